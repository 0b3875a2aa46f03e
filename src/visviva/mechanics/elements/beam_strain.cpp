#include "visviva/mechanics/elements/beam_strain.hpp"

namespace visviva {

template class FunctionOfForms<6, 7>;
namespace {

using Eigen::Matrix3d;
using Eigen::Vector3d;

// The seven forms by name.
struct Named {
  template <int size>
  explicit Named(const Eigen::Matrix<double, size, 1>& forms)
      : g(forms.template head<3>()), s(forms.template segment<3>(3)), c(forms[6]), u(s.dot(g)) {}
  /// Γ
  [[nodiscard]] Vector3d gamma(double A, double B) const { return A * g + (B * u) * s; }
  Vector3d g;
  Vector3d s;
  double c;
  double u;  ///< s·g
};

// (Γ, κ) by (g, s, c), with A' and B' the derivatives or divided differences by c, and su that of B s u:
//     A + B s sᵀ,   B (s gᵀ + u),   A' g + B' su;      0,   A/l,   A' s/l.
struct GradientParts {
  double A, A_c, B, B_c;
  Vector3d g, s;
  double u;
  Vector3d su;

  [[nodiscard]] Eigen::Matrix<double, 3, 7> of_gamma() const {
    Eigen::Matrix<double, 3, 7> D;
    for (int j = 0; j < 3; ++j) {
      D.col(j) = (B * s[j]) * s;
      D.col(3 + j) = (B * g[j]) * s;
      D(j, j) += A;
      D(j, 3 + j) += B * u;
    }
    D.col(6) = A_c * g + B_c * su;
    return D;
  }
  /// The transpose, with a row of zeros.
  [[nodiscard]] Eigen::Matrix<double, 8, 3> of_gamma_transposed() const {
    Eigen::Matrix<double, 8, 1> by_s;
    by_s << B * s, B * g, 0.0, 0.0;
    Eigen::Matrix<double, 8, 3> D;
    for (int i = 0; i < 3; ++i) {
      D.col(i) = s[i] * by_s;
      D(i, i) += A;
      D(3 + i, i) += B * u;
      D(6, i) = A_c * g[i] + B_c * su[i];
    }
    return D;
  }
  [[nodiscard]] Eigen::Matrix<double, 6, 7> assembled(double l) const {
    Eigen::Matrix<double, 6, 7> D;
    D.topRows<3>() = of_gamma();
    D.bottomRows<3>().setZero();
    for (int j = 0; j < 3; ++j) D(3 + j, 3 + j) = A / l;
    D.col(6).tail<3>() = (A_c / l) * s;
    return D;
  }
};

using Gradient = Eigen::Matrix<double, 6, 7>;

// At one place.
struct Place {
  Place(CurvatureMeasure measure, const Eigen::Matrix<double, 7, 1>& forms)
      : f(forms), k(beam_coefficients(measure, f.c)) {}

  [[nodiscard]] Vector3d gamma() const { return f.gamma(k.A.value, k.B.value); }
  [[nodiscard]] Vector3d kappa(double l) const { return (k.A.value / l) * f.s; }
  [[nodiscard]] Gradient gradient(double l) const {
    return GradientParts{k.A.value, k.A.slope, k.B.value, k.B.slope, f.g, f.s, f.u, f.s * f.u}
        .assembled(l);
  }

  Named f;
  BeamCoefficientsAt k;
};

// Over a step. With bars for means of the end values and A*, B* the divided differences by c,
//     Δ(A g) = Ā Δg + A* ḡ Δc,      Δ(A s) = Ā Δs + A* s̄ Δc,
//     Δ(B s u) = B̄ (s̄ Δu + ū Δs) + B* mean(s u) Δc,      Δu = ḡ·Δs + s̄·Δg.
struct Step {
  Step(CurvatureMeasure measure, const Eigen::Matrix<double, 7, 1>& start,
       const Eigen::Matrix<double, 7, 1>& end)
      : f0(start),
        f1(end),
        k(beam_coefficients(measure, f0.c, f1.c)),
        g(0.5 * (f0.g + f1.g)),
        s(0.5 * (f0.s + f1.s)),
        u(0.5 * (f0.u + f1.u)) {}

  [[nodiscard]] Vector3d gamma_start() const { return f0.gamma(k.A.start, k.B.start); }
  [[nodiscard]] Vector3d gamma_end() const { return f1.gamma(k.A.end, k.B.end); }
  [[nodiscard]] Vector3d mean_su() const { return 0.5 * (f0.s * f0.u + f1.s * f1.u); }

  [[nodiscard]] GradientParts at_end() const {
    return {k.A.end, k.A.slope_end, k.B.end, k.B.slope_end, f1.g, f1.s, f1.u, f1.s * f1.u};
  }
  [[nodiscard]] GradientParts secant() const {
    return {k.A.mean(), k.A.secant, k.B.mean(), k.B.secant, g, s, u, mean_su()};
  }
  [[nodiscard]] FormMatrix curvature(const Vector6& w, double l) const;
  [[nodiscard]] Gradient rate_curvature(const Eigen::Matrix<double, 7, 1>& rate, double l) const;

  Named f0, f1;
  BeamCoefficientsOver k;
  Vector3d g, s;
  double u;
};

// Of f*ᵀw, whose rows are those of secant_product().
FormMatrix Step::curvature(const Vector6& w, double l) const {
  const auto& [A, B] = k;
  const Vector3d n = w.head<3>();
  const Vector3d m = w.tail<3>() / l;
  const double n_s = n.dot(s);
  const double n_s1 = n.dot(f1.s);
  const double b = 0.5 * (n.dot(f0.s) * f0.u + n_s1 * f1.u);
  const double half_B = 0.5 * B.mean();
  FormMatrix H = FormMatrix::Zero();
  H.block<3, 3>(0, 3) = half_B * s * n.transpose();
  H.block<3, 3>(0, 3).diagonal().array() += half_B * n_s;
  H.block<3, 1>(0, 6) = (0.5 * A.slope_end) * n + (0.5 * B.slope_end * n_s) * s;
  H.block<3, 3>(3, 0) = half_B * n * f1.s.transpose();
  H.block<3, 3>(3, 0).diagonal().array() += half_B * n_s;
  H.block<3, 3>(3, 3) = half_B * (g * n.transpose() + n * f1.g.transpose());
  H.block<3, 1>(3, 6) = (0.5 * A.slope_end) * m + (0.5 * B.slope_end) * (n_s * g + u * n);
  H.block<1, 3>(6, 0) = 0.5 * (A.secant * n + (B.secant * n_s1) * f1.s).transpose();
  H.block<1, 3>(6, 3) = 0.5 * (A.secant * m + B.secant * (n * f1.u + n_s1 * f1.g)).transpose();
  H(6, 6) = A.secant_by_end * (n.dot(g) + m.dot(s)) + B.secant_by_end * b;
  return H;
}

// Of f*γ with γ = (γ_g, γ_s, γ_c):
//     Ā γ_g + B̄ (s̄ (s̄·γ_g + ḡ·γ_s) + ū γ_s) + (A* ḡ + B* mean(s u)) γ_c,      (Ā γ_s + A* s̄ γ_c)/l.
Gradient Step::rate_curvature(const Eigen::Matrix<double, 7, 1>& rate, double l) const {
  const auto& [A, B] = k;
  const Vector3d by_g = rate.head<3>();
  const Vector3d by_s = rate.segment<3>(3);
  const double by_c = rate[6];
  const double sum = s.dot(by_g) + g.dot(by_s);
  const double B_c = B.secant * by_c;
  const double half_B = 0.5 * B.mean();
  Gradient D = Gradient::Zero();
  auto D_gamma = D.topRows<3>();
  D_gamma.leftCols<3>() = half_B * (s * by_s.transpose() + by_s * f1.s.transpose()) +
                          (0.5 * B_c) * f1.s * f1.s.transpose();
  D_gamma.leftCols<3>().diagonal().array() += 0.5 * A.secant * by_c;
  D_gamma.middleCols<3>(3) = half_B * (s * by_g.transpose() + by_s * f1.g.transpose()) +
                             (0.5 * B_c) * f1.s * f1.g.transpose();
  D_gamma.middleCols<3>(3).diagonal().array() += 0.5 * (B.mean() * sum + B_c * f1.u);
  D_gamma.col(6) = (0.5 * A.slope_end) * by_g + (0.5 * B.slope_end) * (sum * s + u * by_s) +
                   by_c * (A.secant_by_end * g + B.secant_by_end * mean_su());
  D.block<3, 3>(3, 3).diagonal().setConstant(0.5 * A.secant * by_c / l);
  D.block<3, 1>(3, 6) = (0.5 * A.slope_end * by_s + A.secant_by_end * by_c * s) / l;
  return D;
}

}  // namespace

// Δ√h = Δh/(√h₀ + √h₁) of h = ΓᵀHΓ, Δh = (Γ₀ + Γ₁)ᵀH ΔΓ.
BeamStrain::LengthSecant BeamStrain::length_secant(const Vector3d& gamma0,
                                                   const Vector3d& gamma1) const {
  const Vector3d h0 = bent_.H * gamma0;
  const Vector3d h1 = bent_.H * gamma1;
  const double l1 = std::sqrt(gamma1.dot(h1));
  const double sum = std::sqrt(gamma0.dot(h0)) + l1;
  const Vector3d p = (h0 + h1) / sum;
  return {p, (bent_.H - p * (h1 / l1).transpose()) / sum};
}

void BeamStrain::bend(Gradient& D, const Vector3d& p) const {
  const Eigen::Matrix<double, 1, 7> longer = (p - bent_.along).transpose() * D.topRows<3>();
  D.topRows<3>() += bent_.along * longer;
}

BeamStrain::Values BeamStrain::value_at(const Forms& forms) const {
  const Place at(measure_, forms);
  const Vector3d gamma = at.gamma();
  Values e;
  e << gamma, at.kappa(l_);
  if (is_bent_) e.head<3>() += longer_by(length_of(gamma), gamma) * bent_.along;
  return e - reference_;
}

// Leaves Ā, A*, B̄, B* and p.
FormVector BeamStrain::value_over(const FormVector& g0, const FormVector& g1,
                                  FormVector& known) const {
  const Named f0(g0);
  const Named f1(g1);
  const auto [A, B] = beam_coefficients_between(measure_, f0.c, f1.c);
  const Vector3d gamma1 = f1.gamma(A.end, B.end);
  known.head<4>() << A.mean(), A.secant, B.mean(), B.secant;
  Vector3d stretch = gamma1;
  if (is_bent_) {
    const Vector3d gamma0 = f0.gamma(A.start, B.start);
    const double length1 = length_of(gamma1);
    known.segment<3>(4) = bent_.H * (gamma0 + gamma1) * (1.0 / (length_of(gamma0) + length1));
    stretch += longer_by(length1, gamma1) * bent_.along;
  }
  FormVector e;
  e.head<3>() = stretch - reference_.head<3>();
  e.segment<3>(3) = (A.end / l_) * f1.s - reference_.tail<3>();
  e.tail<2>().setZero();
  return e;
}

// For w = (n, m l)
//     Ā n + B̄ (s̄·n) s̄,      Ā m + B̄ ((s̄·n) ḡ + ū n),      A* (n·ḡ + m·s̄) + B* mean((n·s) u).
FormVector BeamStrain::secant_force(const FormVector& g0, const FormVector& g1,
                                    const FormVector& known, const FormVector& w) const {
  const Named f0(g0);
  const Named f1(g1);
  Vector3d n = w.head<3>();
  if (is_bent_) n += along(n) * (known.segment<3>(4) - bent_.along);  // the strain along a has p
  const Vector3d m = (1.0 / l_) * w.segment<3>(3);
  const Vector3d g = 0.5 * (f0.g + f1.g);
  const Vector3d s = 0.5 * (f0.s + f1.s);
  const double A = known[0];
  const double B = known[2];
  const double B_n_s = B * n.dot(s);
  FormVector sum;
  sum.head<3>() = A * n + B_n_s * s;
  sum.segment<3>(3) = A * m + B_n_s * g + (0.5 * B * (f0.u + f1.u)) * n;
  sum[6] = known[1] * (n.dot(g) + m.dot(s)) +
           (0.5 * known[3]) * (n.dot(f0.s) * f0.u + n.dot(f1.s) * f1.u);
  sum[7] = 0.0;
  return sum;
}

// For γ = (γ_g, γ_s, γ_c), with all of f* as in GradientParts.
BeamStrain::Values BeamStrain::rate_product(const Forms& start, const Forms& end,
                                            const FormVector& known, const Forms& rate) const {
  const Named f0(start);
  const Named f1(end);
  const Vector3d by_s = rate.segment<3>(3);
  const Vector3d g = 0.5 * (f0.g + f1.g);
  const Vector3d s = 0.5 * (f0.s + f1.s);
  const double A = known[0];
  const double A_c = known[1] * rate[6];
  const double B = known[2];
  const double half_B_c = 0.5 * known[3] * rate[6];
  Values sum;
  sum.head<3>() = A * rate.head<3>() + (B * (s.dot(rate.head<3>()) + g.dot(by_s))) * s +
                  (0.5 * B * (f0.u + f1.u)) * by_s + A_c * g + (half_B_c * f0.u) * f0.s +
                  (half_B_c * f1.u) * f1.s;
  sum.tail<3>() = (A / l_) * by_s + (A_c / l_) * s;
  if (is_bent_)
    sum.head<3>() += (known.segment<3>(4) - bent_.along).dot(sum.head<3>()) * bent_.along;
  return sum;
}

BeamStrain::Gradient BeamStrain::gradient_at(const Forms& forms) const {
  const Place at(measure_, forms);
  Gradient D = at.gradient(l_);
  if (is_bent_) {
    const Vector3d gamma = at.gamma();
    bend(D, bent_.H * gamma / length_of(gamma));
  }
  return D;
}

BeamStrain::Gradient BeamStrain::secant_gradient(const Forms& start, const Forms& end) const {
  const Step step(measure_, start, end);
  Gradient D = step.secant().assembled(l_);
  if (is_bent_) {
    const Vector3d gamma0 = step.gamma_start();
    const Vector3d gamma1 = step.gamma_end();
    bend(D, bent_.H * (gamma0 + gamma1) / (length_of(gamma0) + length_of(gamma1)));
  }
  return D;
}

BeamStrain::Curvature BeamStrain::secant_curvature(const Forms& start, const Forms& end,
                                                   const Values& w) const {
  return tangent(start, end, w, Eigen::Matrix<double, 6, 6>::Zero()).topLeftCorner<7, 7>();
}

FormMatrix BeamStrain::secant_tangent(const FormVector& g0, const FormVector& g1,
                                      const FormVector& w, const LocalMatrix& C) const {
  using Stiffness = Eigen::Matrix<double, 6, 6>;
  return tangent(first(g0), first(g1), w.head<6>(),
                 C.size() == 0 ? Stiffness::Zero().eval() : Stiffness::Map(C.data()).eval());
}

// With the length of the bend the strains are P = 1 + a (p − a)ᵀ times (Γ, κ), and P changes with Γ at the end: that is
// another stiffness of (Γ, κ). Rows of their derivatives that are of κ are hardly anything.
FormMatrix BeamStrain::tangent(const Forms& start, const Forms& end, const Values& w,
                               Eigen::Matrix<double, 6, 6> C) const {
  const Step step(measure_, start, end);
  Values straight = w;
  if (is_bent_) {
    const Vector3d gamma1 = step.gamma_end();
    const LengthSecant length = length_secant(step.gamma_start(), gamma1);
    const Vector3d longer = length.p - bent_.along;
    const Vector3d longer_end = bent_.H * gamma1 / length_of(gamma1) - bent_.along;
    const Values by_length = C.leftCols<3>().lazyProduct(bent_.along);
    for (int j = 0; j < 3; ++j) C.col(j) += by_length * longer_end[j];
    for (int j = 0; j < 6; ++j) C.col(j).head<3>() += longer * along(C.col(j).head<3>());
    C.topLeftCorner<3, 3>() += along(w.head<3>()) * length.by_end;
    straight.head<3>() += along(w.head<3>()) * longer;
  }
  const GradientParts by_end = step.at_end();
  const Eigen::Matrix<double, 3, 7> gamma_end = by_end.of_gamma();
  Eigen::Matrix<double, 6, 7> change = C.leftCols<3>().lazyProduct(gamma_end);
  change.middleCols<3>(3) += (by_end.A / l_) * C.rightCols<3>();
  change.col(6) += C.rightCols<3>().lazyProduct((by_end.A_c / l_) * by_end.s);

  const GradientParts by = step.secant();
  const Vector3d kappa_c = (by.A_c / l_) * by.s;
  FormMatrix S = step.curvature(straight, l_);
  S.leftCols<7>() += by.of_gamma_transposed().lazyProduct(change.topRows<3>());
  for (int j = 0; j < 7; ++j) {
    const Vector3d by_kappa = change.col(j).tail<3>();
    S.col(j).segment<3>(3) += (by.A / l_) * by_kappa;
    S(6, j) += kappa_c.dot(by_kappa);
  }
  return S;
}

// Of u + a (p − a)·u with u = f*γ.
BeamStrain::Gradient BeamStrain::secant_rate_curvature(const Forms& start, const Forms& end,
                                                       const Forms& rate) const {
  const Step step(measure_, start, end);
  Gradient D = step.rate_curvature(rate, l_);
  if (!is_bent_) return D;
  const LengthSecant length = length_secant(step.gamma_start(), step.gamma_end());
  const Vector3d u = step.secant().of_gamma() * rate;
  bend(D, length.p);
  D.topRows<3>() += bent_.along * ((u.transpose() * length.by_end) * step.at_end().of_gamma());
  return D;
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
