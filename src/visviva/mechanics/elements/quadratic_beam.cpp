#include "visviva/mechanics/elements/quadratic_beam.hpp"

#include <fmt/format.h>

#include <cmath>
#include <numbers>

#include "visviva/mechanics/assembly.hpp"
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

// (Γ, κ) at ξ, less a reference.
std::vector<ScalarForm> strains_at(double xi, const ThreeNodes& n, double length,
                                   const Vector6& reference) {
  const double to_s = 2.0 / length;
  const VectorForm x_s = to_s * parabola_slope(xi, n[0].point, n[1].point, n[2].point);
  std::array<VectorForm, 3> d;
  std::array<VectorForm, 3> d_s;
  for (std::size_t k = 0; k < 3; ++k) {
    d[k] = parabola(xi, n[0].axis[k], n[1].axis[k], n[2].axis[k]);
    d_s[k] = to_s * parabola_slope(xi, n[0].axis[k], n[1].axis[k], n[2].axis[k]);
  }
  std::vector<ScalarForm> rows;
  for (std::size_t k = 0; k < 3; ++k) rows.push_back(dot(d[k], x_s));
  for (std::size_t i = 0; i < 3; ++i) {
    const std::size_t j = (i + 1) % 3;
    const std::size_t k = (i + 2) % 3;
    rows.push_back(0.5 * (dot(d_s[j], d[k]) - dot(d_s[k], d[j])));
  }
  for (int i = 0; i < 6; ++i) rows[static_cast<std::size_t>(i)] += ScalarForm(-reference[i]);
  return rows;
}

Vector6 strain_of(double xi, const std::array<Pose, 3>& poses, double length) {
  ThreeNodes nodes;
  for (std::size_t i = 0; i < 3; ++i)
    nodes[i] = frame_on_ground(poses[i].position - poses[1].position, poses[i].axes);
  Vector6 e;
  const auto rows = strains_at(xi, nodes, length, Vector6::Zero());
  for (int i = 0; i < 6; ++i) e[i] = rows[static_cast<std::size_t>(i)].constant();
  return e;
}

void check_nodes(const std::array<Pose, 3>& nodes, double length) {
  if (!std::isfinite(length) || length <= 0.0)
    throw InvalidModel(
        fmt::format("the length of a beam element is {}: it must be greater than zero", length));
  for (const Pose& node : nodes) {
    const Eigen::Matrix3d defect = node.axes.transpose() * node.axes - Eigen::Matrix3d::Identity();
    if (!(defect.norm() < 1e-9) || node.axes.determinant() < 0.0)
      throw InvalidModel("the axes of a node of a beam must be orthonormal and right-handed");
    if ((nodes[1].axes.transpose() * node.axes).trace() < 1.0 + 1e-9)  // 1 + 2 cos φ
      throw InvalidModel(
          "an end of a beam element is turned by 90° or more against its middle: use more "
          "elements");
  }
}

}  // namespace

QuadraticBeamElement::QuadraticBeamElement(const BeamSection& section,
                                           const std::array<Pose, 3>& nodes, double length)
    : length_(length), damping_(section.damping) {
  check_section(section);
  check_nodes(nodes, length);
  for (std::size_t i = 0; i < 2; ++i) reference_[i] = strain_of(gauss_points[i], nodes, length);
  energy_ =
      std::make_shared<QuadraticEnergy>(0.5 * length * section.stiffness, LocalVector::Zero(6));
}

ElementTerms QuadraticBeamElement::terms(const std::string& name,
                                         const std::vector<FrameForms>& nodes) const {
  ElementTerms terms;
  for (std::size_t i = 0; i < 2; ++i) {
    BoundForms bound = bind_forms(
        strains_at(gauss_points[i], {nodes[0], nodes[1], nodes[2]}, length_, reference_[i]));
    const auto strain = std::make_shared<QuadraticForms>(std::move(bound.forms));
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
