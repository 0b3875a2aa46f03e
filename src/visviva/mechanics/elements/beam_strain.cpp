#include "visviva/mechanics/elements/beam_strain.hpp"

namespace visviva {
namespace {

using Eigen::Matrix3d;
using Eigen::Vector3d;

// The seven forms by name.
struct Named {
  explicit Named(const Eigen::Matrix<double, 7, 1>& forms)
      : g(forms.head<3>()), s(forms.segment<3>(3)), c(forms[6]), u(s.dot(g)) {}
  Vector3d g;
  Vector3d s;
  double c;
  double u;  ///< s·g
};

}  // namespace

BeamStrain::Expansion BeamStrain::expand(const Forms& forms) const {
  const Named f(forms);
  const auto [A, B] = beam_coefficients(measure_, f.c);
  const Vector3d s_u = f.s * f.u;
  Expansion e;
  e.value << A.value * f.g + B.value * s_u, (A.value / l_) * f.s;
  e.value -= reference_;
  e.gradient.setZero();
  auto D_gamma = e.gradient.topRows<3>();
  D_gamma.leftCols<3>() = B.value * f.s * f.s.transpose();
  D_gamma.leftCols<3>().diagonal().array() += A.value;
  D_gamma.middleCols<3>(3) = B.value * f.s * f.g.transpose();
  D_gamma.middleCols<3>(3).diagonal().array() += B.value * f.u;
  D_gamma.col(6) = A.slope * f.g + B.slope * s_u;
  e.gradient.block<3, 3>(3, 3).diagonal().setConstant(A.value / l_);
  e.gradient.block<3, 1>(3, 6) = (A.slope / l_) * f.s;
  return e;
}

// Of n·Γ + m·κ = A (n·g + m·s/l) + B (n·s)(s·g).
BeamStrain::Curvature BeamStrain::curvature(const Forms& forms, const Values& w) const {
  const Named f(forms);
  const auto [A, B] = beam_coefficients(measure_, f.c);
  const Vector3d n = w.head<3>();
  const Vector3d m = w.tail<3>() / l_;
  const double n_s = n.dot(f.s);
  const Vector3d by_s = n * f.u + n_s * f.g;  // of (n·s)(s·g)
  Curvature H;
  H.block<3, 3>(0, 0).setZero();
  H.block<3, 3>(0, 3) = B.value * f.s * n.transpose();
  H.block<3, 3>(0, 3).diagonal().array() += B.value * n_s;
  H.block<3, 1>(0, 6) = A.slope * n + (B.slope * n_s) * f.s;
  H.block<3, 3>(3, 0) = H.block<3, 3>(0, 3).transpose();
  H.block<3, 3>(3, 3) = B.value * (n * f.g.transpose() + f.g * n.transpose());
  H.block<3, 1>(3, 6) = A.slope * m + B.slope * by_s;
  H.block<1, 6>(6, 0) = H.block<6, 1>(0, 6).transpose();
  H(6, 6) = A.bend * (n.dot(f.g) + m.dot(f.s)) + B.bend * n_s * f.u;
  return H;
}

// With bars for means of the end values and A*, B* the divided differences by c,
//     Δ(A g) = Ā Δg + A* ḡ Δc,      Δ(A s) = Ā Δs + A* s̄ Δc,
//     Δ(B s u) = B̄ (s̄ Δu + ū Δs) + B* mean(s u) Δc,      Δu = ḡ·Δs + s̄·Δg.
BeamStrain::Gradient BeamStrain::secant_gradient(const Forms& start, const Forms& end) const {
  const Named f0(start);
  const Named f1(end);
  const auto [A, B] = beam_coefficients(measure_, f0.c, f1.c);
  const Vector3d g = 0.5 * (f0.g + f1.g);
  const Vector3d s = 0.5 * (f0.s + f1.s);
  const double u = 0.5 * (f0.u + f1.u);
  const Vector3d s_u = 0.5 * (f0.s * f0.u + f1.s * f1.u);
  Gradient D = Gradient::Zero();
  auto D_gamma = D.topRows<3>();
  D_gamma.leftCols<3>() = B.mean * s * s.transpose();
  D_gamma.leftCols<3>().diagonal().array() += A.mean;
  D_gamma.middleCols<3>(3) = B.mean * s * g.transpose();
  D_gamma.middleCols<3>(3).diagonal().array() += B.mean * u;
  D_gamma.col(6) = A.secant * g + B.secant * s_u;
  D.block<3, 3>(3, 3).diagonal().setConstant(A.mean / l_);
  D.block<3, 1>(3, 6) = (A.secant / l_) * s;
  return D;
}

// The rows of f*ᵀw for w = (n, m l):
//     Ā n + B̄ (s̄·n) s̄,      Ā m + B̄ ((s̄·n) ḡ + ū n),      A* (n·ḡ + m·s̄) + B* mean((n·s) u).
BeamStrain::SecantCurvature BeamStrain::secant_curvature(const Forms& start, const Forms& end,
                                                         const Values& w) const {
  const Named f0(start);
  const Named f1(end);
  const BeamCoefficientsOver step = beam_coefficients(measure_, f0.c, f1.c);
  const CoefficientOver& A = step.A;
  const CoefficientOver& B = step.B;
  const Vector3d n = w.head<3>();
  const Vector3d m = w.tail<3>() / l_;
  const Vector3d g = 0.5 * (f0.g + f1.g);
  const Vector3d s = 0.5 * (f0.s + f1.s);
  const double u = 0.5 * (f0.u + f1.u);
  const double n_s = n.dot(s);
  const Vector3d by_s = n_s * g + u * n;
  const double a = n.dot(g) + m.dot(s);
  const double b = 0.5 * (n.dot(f0.s) * f0.u + n.dot(f1.s) * f1.u);

  const auto derivative = [&](const Named& f, double A_c, double B_c, double A_cc, double B_cc) {
    const double n_sf = n.dot(f.s);
    Curvature H;
    H.block<3, 3>(0, 0).setZero();
    H.block<3, 3>(0, 3) = (0.5 * B.mean) * s * n.transpose();
    H.block<3, 3>(0, 3).diagonal().array() += 0.5 * B.mean * n_s;
    H.block<3, 1>(0, 6) = (0.5 * A_c) * n + (0.5 * B_c * n_s) * s;
    H.block<3, 3>(3, 0) = (0.5 * B.mean) * n * f.s.transpose();
    H.block<3, 3>(3, 0).diagonal().array() += 0.5 * B.mean * n_s;
    H.block<3, 3>(3, 3) = (0.5 * B.mean) * (g * n.transpose() + n * f.g.transpose());
    H.block<3, 1>(3, 6) = (0.5 * A_c) * m + (0.5 * B_c) * by_s;
    H.block<1, 3>(6, 0) = 0.5 * (A.secant * n + (B.secant * n_sf) * f.s).transpose();
    H.block<1, 3>(6, 3) = 0.5 * (A.secant * m + B.secant * (n * f.u + n_sf * f.g)).transpose();
    H(6, 6) = A_cc * a + B_cc * b;
    return H;
  };
  return {derivative(f0, A.slope_start, B.slope_start, A.secant_by_start, B.secant_by_start),
          derivative(f1, A.slope_end, B.slope_end, A.secant_by_end, B.secant_by_end)};
}

BoundForms beam_forms(const FrameForms& a, const FrameForms& b, double length) {
  const VectorForm slope = (1.0 / length) * (b.point - a.point);
  std::vector<ScalarForm> rows;
  for (std::size_t k = 0; k < 3; ++k) rows.push_back(dot(0.5 * (a.axis[k] + b.axis[k]), slope));
  for (std::size_t i = 0; i < 3; ++i) {
    const std::size_t j = (i + 1) % 3;
    const std::size_t l = (i + 2) % 3;
    rows.push_back(0.5 * (dot(a.axis[l], b.axis[j]) - dot(a.axis[j], b.axis[l])));
  }
  rows.push_back(ScalarForm(1.0) + dot(a.axis[0], b.axis[0]) + dot(a.axis[1], b.axis[1]) +
                 dot(a.axis[2], b.axis[2]));
  return bind_forms(rows);
}

}  // namespace visviva
