#include "visviva/mechanics/elements/quadratic_beam.hpp"

#include <fmt/format.h>

#include <cmath>
#include <numbers>

#include "visviva/mechanics/assembly.hpp"
#include "visviva/mechanics/elements/beam_strain.hpp"
#include "visviva/mechanics/elements/viscous_load.hpp"
#include "visviva/mechanics/error.hpp"

namespace visviva {
namespace {

using ThreeNodes = std::array<FrameForms, 3>;

// Gauss points on −1 … 1.
constexpr std::array<double, 2> gauss_points{-std::numbers::inv_sqrt3, std::numbers::inv_sqrt3};

// A parabola through the values at −1, 0, 1, and its derivative. Only differences of the values enter beside the middle one.
VectorForm parabola(double xi, const VectorForm& a, const VectorForm& m, const VectorForm& b) {
  return m + (0.5 * xi * (xi - 1.0)) * (a - m) + (0.5 * xi * (xi + 1.0)) * (b - m);
}
VectorForm parabola_slope(double xi, const VectorForm& a, const VectorForm& m,
                          const VectorForm& b) {
  return (xi - 0.5) * (a - m) + (xi + 0.5) * (b - m);
}

constexpr int form_count = 7;
using StrainForms = Eigen::Matrix<double, form_count, 1>;

// The forms (x′·x′, d₂·x′, d₃·x′, k, n) at ξ, with kᵢ = ½(dⱼ′·dₖ − dₖ′·dⱼ) and n = ⅓ Σ dᵢ·dᵢ.
std::vector<ScalarForm> forms_at(double xi, const ThreeNodes& nodes, double length) {
  const double to_s = 2.0 / length;
  const auto& [a, m, b] = nodes;
  const VectorForm x_s = to_s * parabola_slope(xi, a.point, m.point, b.point);
  std::array<VectorForm, 3> d;
  std::array<VectorForm, 3> d_s;
  for (std::size_t k = 0; k < 3; ++k) {
    d[k] = parabola(xi, a.axis[k], m.axis[k], b.axis[k]);
    d_s[k] = to_s * parabola_slope(xi, a.axis[k], m.axis[k], b.axis[k]);
  }
  std::vector<ScalarForm> rows{dot(x_s, x_s), dot(d[1], x_s), dot(d[2], x_s)};
  for (std::size_t i = 0; i < 3; ++i) {
    const std::size_t j = (i + 1) % 3;
    const std::size_t k = (i + 2) % 3;
    rows.push_back(0.5 * (dot(d_s[j], d[k]) - dot(d_s[k], d[j])));
  }
  rows.push_back((1.0 / 3.0) * (dot(d[0], d[0]) + dot(d[1], d[1]) + dot(d[2], d[2])));
  return rows;
}

// (Γ, κ) of the forms (h, Γ₂, Γ₃, k, n): Γ₁ = √(h − Γ₂² − Γ₃²) and κ = k/n, less a reference.
class QuadraticBeamStrain final : public FunctionOfForms<6, form_count> {
 public:
  QuadraticBeamStrain(QuadraticForms forms, Vector6 reference)
      : FunctionOfForms(std::move(forms)), reference_(std::move(reference)) {}

  [[nodiscard]] static Vector6 strain_of(const StrainForms& g) {
    Vector6 e;
    e << stretch(g), g[1], g[2], g.segment<3>(3) / g[6];
    return e;
  }

 private:
  [[nodiscard]] Values value_at(const Forms& g) const override { return strain_of(g) - reference_; }
  [[nodiscard]] Gradient gradient_at(const Forms& g) const override {
    return secant_gradient(g, g);
  }
  // ΔΓ₁ = ΔΓ₁²/(Γ₁ at the start + at the end) and Δ(k/n) = mean(1/n) Δk − mean(k) Δn/(n₀n₁).
  [[nodiscard]] Gradient secant_gradient(const Forms& g0, const Forms& g1) const override {
    Gradient D = Gradient::Zero();
    D.row(0).head<3>() = squared(g0, g1).transpose() / (stretch(g0) + stretch(g1));
    D(1, 1) = 1.0;
    D(2, 2) = 1.0;
    const double by_k = 0.5 * (1.0 / g0[6] + 1.0 / g1[6]);
    for (int i = 3; i < 6; ++i) {
      D(i, i) = by_k;
      D(i, 6) = -0.5 * (g0[i] + g1[i]) / (g0[6] * g1[6]);
    }
    return D;
  }
  [[nodiscard]] Curvature secant_curvature(const Forms& g0, const Forms& g1,
                                           const Values& w) const override {
    Curvature H = Curvature::Zero();
    H.topLeftCorner<3, 3>() = w[0] * stretch_curvature(g0, g1);
    const double r0 = 1.0 / g0[6];
    const double r1 = 1.0 / g1[6];
    for (int i = 3; i < 6; ++i) {
      H(i, 6) = -0.5 * w[i] * r1 * r1;
      H(6, i) = -0.5 * w[i] * r0 * r1;
      H(6, 6) += 0.5 * w[i] * (g0[i] + g1[i]) * r0 * r1 * r1;
    }
    return H;
  }
  [[nodiscard]] Gradient secant_rate_curvature(const Forms& g0, const Forms& g1,
                                               const Forms& rate) const override {
    Gradient D = Gradient::Zero();
    D.row(0).head<3>() = rate.head<3>().transpose() * stretch_curvature(g0, g1);
    const double r0 = 1.0 / g0[6];
    const double r1 = 1.0 / g1[6];
    for (int i = 3; i < 6; ++i) {
      D(i, i) = -0.5 * rate[6] * r0 * r1;
      D(i, 6) = 0.5 * r1 * r1 * (rate[6] * (g0[i] + g1[i]) * r0 - rate[i]);
    }
    return D;
  }

  [[nodiscard]] static double stretch(const Forms& g) {
    return std::sqrt(g[0] - g[1] * g[1] - g[2] * g[2]);
  }
  // The secant of Γ₁² by the first three forms.
  [[nodiscard]] static Eigen::Vector3d squared(const Forms& g0, const Forms& g1) {
    return {1.0, -(g0[1] + g1[1]), -(g0[2] + g1[2])};
  }
  // Of the secant of Γ₁ by the end.
  [[nodiscard]] static Eigen::Matrix3d stretch_curvature(const Forms& g0, const Forms& g1) {
    const double end = stretch(g1);
    const double sum = stretch(g0) + end;
    Eigen::Matrix3d H = squared(g0, g1) * (-0.5 / (end * sum * sum)) * squared(g1, g1).transpose();
    H(1, 1) -= 1.0 / sum;
    H(2, 2) -= 1.0 / sum;
    return H;
  }

  Vector6 reference_;
};

Vector6 strain_at(double xi, const std::array<Pose, 3>& poses, double length) {
  ThreeNodes nodes;
  for (std::size_t i = 0; i < 3; ++i)
    nodes[i] = frame_on_ground(poses[i].position - poses[1].position, poses[i].axes);
  StrainForms forms;
  const auto rows = forms_at(xi, nodes, length);
  for (int i = 0; i < form_count; ++i) forms[i] = rows[static_cast<std::size_t>(i)].at(Vector());
  return QuadraticBeamStrain::strain_of(forms);
}

void check_angles(const std::array<Pose, 3>& nodes) {
  for (const Pose& node : nodes)
    if ((nodes[1].axes.transpose() * node.axes).trace() < 1.0 + 1e-9)  // 1 + 2 cos φ
      throw InvalidModel(
          "an end of a beam element is turned by 90° or more against its middle: use more "
          "elements");
}

}  // namespace

QuadraticBeamElement::QuadraticBeamElement(const BeamSection& section,
                                           const std::array<Pose, 3>& nodes, double length)
    : length_(length), damping_(section.damping) {
  check_section(section);
  check_beam_nodes(nodes, length);
  check_angles(nodes);
  for (std::size_t i = 0; i < 2; ++i) reference_[i] = strain_at(gauss_points[i], nodes, length);
  energy_ =
      std::make_shared<QuadraticEnergy>(0.5 * length * section.stiffness, LocalVector::Zero(6));
}

ElementTerms QuadraticBeamElement::terms(const std::string& name,
                                         const std::vector<FrameForms>& nodes) const {
  ElementTerms terms;
  for (std::size_t i = 0; i < 2; ++i) {
    BoundForms bound =
        bind_forms(forms_at(gauss_points[i], {nodes[0], nodes[1], nodes[2]}, length_));
    const auto strain =
        std::make_shared<QuadraticBeamStrain>(std::move(bound.forms), reference_[i]);
    terms.potentials.push_back({name, bound.coordinates, strain, energy_});
    if (!damping_.isZero(0.0))
      terms.loads.push_back({name, std::move(bound.coordinates),
                             std::make_shared<ViscousLoad>(strain, 0.5 * length_ * damping_)});
  }
  return terms;
}

BeamState quadratic_beam_state(const PotentialTerm& term, double length, VectorIn q) {
  LocalVector e(6);
  LocalVector s(6);
  term.strain->value(gather(q, term.coordinates), e);
  term.energy->stress(e, s);
  return {e, s / (0.5 * length)};
}

}  // namespace visviva
