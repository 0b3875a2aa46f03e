#include "visviva/mechanics/elements/beam_function.hpp"

namespace visviva {
namespace {

template <class Real>
using Vector3Of = Eigen::Matrix<Real, 3, 1>;
template <class Real, int size>
using VectorOf = Eigen::Matrix<Real, size, 1>;
template <class Real>
using GradientOf = Eigen::Matrix<Real, 6, 7>;

// The seven forms by name.
template <class Real>
struct Named {
  template <int size>
  explicit Named(const VectorOf<Real, size>& forms)
      : g(forms.template head<3>()), s(forms.template segment<3>(3)), c(forms[6]), u(s.dot(g)) {}
  /// Γ
  [[nodiscard]] Vector3Of<Real> gamma(const Real& A, const Real& B) const {
    return A * g + (B * u) * s;
  }
  Vector3Of<Real> g;
  Vector3Of<Real> s;
  Real c;
  Real u;  ///< s·g
};

// (Γ, κ) by (g, s, c), with A' and B' the derivatives or divided differences by c, and su that of B s u:
//     A + B s sᵀ,   B (s gᵀ + u),   A' g + B' su;      0,   A/l,   A' s/l.
template <class Real>
struct GradientParts {
  Real A, A_c, B, B_c;
  Vector3Of<Real> g, s;
  Real u;
  Vector3Of<Real> su;

  [[nodiscard]] Eigen::Matrix<Real, 3, 7> of_gamma() const {
    Eigen::Matrix<Real, 3, 7> D;
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
  [[nodiscard]] Eigen::Matrix<Real, 8, 3> of_gamma_transposed() const {
    Eigen::Matrix<Real, 8, 1> by_s;
    by_s << B * s, B * g, Real(0.0), Real(0.0);
    Eigen::Matrix<Real, 8, 3> D;
    for (int i = 0; i < 3; ++i) {
      D.col(i) = s[i] * by_s;
      D(i, i) += A;
      D(3 + i, i) += B * u;
      D(6, i) = A_c * g[i] + B_c * su[i];
    }
    return D;
  }
  [[nodiscard]] GradientOf<Real> assembled(const Real& l) const {
    GradientOf<Real> D;
    D.template topRows<3>() = of_gamma();
    D.template bottomRows<3>().setZero();
    for (int j = 0; j < 3; ++j) D(3 + j, 3 + j) = A / l;
    D.col(6).template tail<3>() = (A_c / l) * s;
    return D;
  }
};

// At one place.
template <class Real>
struct Place {
  Place(CurvatureMeasure measure, const VectorOf<Real, 7>& forms)
      : f(forms), k(beam_coefficients(measure, f.c)) {}

  [[nodiscard]] Vector3Of<Real> gamma() const { return f.gamma(k.A.value, k.B.value); }
  [[nodiscard]] Vector3Of<Real> kappa(const Real& l) const { return (k.A.value / l) * f.s; }
  [[nodiscard]] GradientOf<Real> gradient(const Real& l) const {
    return GradientParts<Real>{k.A.value, k.A.slope, k.B.value, k.B.slope, f.g, f.s, f.u, f.s * f.u}
        .assembled(l);
  }

  Named<Real> f;
  BeamCoefficientsAt<Real> k;
};

// Over a step. With bars for means of the end values and A*, B* the divided differences by c,
//     Δ(A g) = Ā Δg + A* ḡ Δc,      Δ(A s) = Ā Δs + A* s̄ Δc,
//     Δ(B s u) = B̄ (s̄ Δu + ū Δs) + B* mean(s u) Δc,      Δu = ḡ·Δs + s̄·Δg.
template <class Real>
struct Step {
  Step(CurvatureMeasure measure, const VectorOf<Real, 7>& start, const VectorOf<Real, 7>& end)
      : f0(start),
        f1(end),
        k(beam_coefficients(measure, f0.c, f1.c)),
        g(0.5 * (f0.g + f1.g)),
        s(0.5 * (f0.s + f1.s)),
        u(0.5 * (f0.u + f1.u)) {}

  [[nodiscard]] Vector3Of<Real> gamma_start() const { return f0.gamma(k.A.start, k.B.start); }
  [[nodiscard]] Vector3Of<Real> gamma_end() const { return f1.gamma(k.A.end, k.B.end); }
  [[nodiscard]] Vector3Of<Real> mean_su() const { return 0.5 * (f0.s * f0.u + f1.s * f1.u); }

  [[nodiscard]] GradientParts<Real> at_end() const {
    return {k.A.end, k.A.slope_end, k.B.end, k.B.slope_end, f1.g, f1.s, f1.u, f1.s * f1.u};
  }
  [[nodiscard]] GradientParts<Real> secant() const {
    return {k.A.mean(), k.A.secant, k.B.mean(), k.B.secant, g, s, u, mean_su()};
  }
  [[nodiscard]] FormMatrixOf<Real> curvature(const VectorOf<Real, 6>& w, const Real& l) const;
  [[nodiscard]] GradientOf<Real> rate_curvature(const VectorOf<Real, 7>& rate, const Real& l) const;

  Named<Real> f0, f1;
  BeamCoefficientsOver<Real> k;
  Vector3Of<Real> g, s;
  Real u;
};

// Of f*ᵀw, whose rows are those of secant_product().
template <class Real>
FormMatrixOf<Real> Step<Real>::curvature(const VectorOf<Real, 6>& w, const Real& l) const {
  const auto& [A, B] = k;
  const Vector3Of<Real> n = w.template head<3>();
  const Vector3Of<Real> m = w.template tail<3>() / l;
  const Real n_s = n.dot(s);
  const Real n_s1 = n.dot(f1.s);
  const Real b = 0.5 * (n.dot(f0.s) * f0.u + n_s1 * f1.u);
  const Real half_B = 0.5 * B.mean();
  FormMatrixOf<Real> H = FormMatrixOf<Real>::Zero();
  H.template block<3, 3>(0, 3) = half_B * s * n.transpose();
  H.template block<3, 3>(0, 3).diagonal().array() += half_B * n_s;
  H.template block<3, 1>(0, 6) = (0.5 * A.slope_end) * n + (0.5 * B.slope_end * n_s) * s;
  H.template block<3, 3>(3, 0) = half_B * n * f1.s.transpose();
  H.template block<3, 3>(3, 0).diagonal().array() += half_B * n_s;
  H.template block<3, 3>(3, 3) = half_B * (g * n.transpose() + n * f1.g.transpose());
  H.template block<3, 1>(3, 6) = (0.5 * A.slope_end) * m + (0.5 * B.slope_end) * (n_s * g + u * n);
  H.template block<1, 3>(6, 0) = 0.5 * (A.secant * n + (B.secant * n_s1) * f1.s).transpose();
  H.template block<1, 3>(6, 3) =
      0.5 * (A.secant * m + B.secant * (n * f1.u + n_s1 * f1.g)).transpose();
  H(6, 6) = A.secant_by_end * (n.dot(g) + m.dot(s)) + B.secant_by_end * b;
  return H;
}

// Of f*γ with γ = (γ_g, γ_s, γ_c):
//     Ā γ_g + B̄ (s̄ (s̄·γ_g + ḡ·γ_s) + ū γ_s) + (A* ḡ + B* mean(s u)) γ_c,      (Ā γ_s + A* s̄ γ_c)/l.
template <class Real>
GradientOf<Real> Step<Real>::rate_curvature(const VectorOf<Real, 7>& rate, const Real& l) const {
  const auto& [A, B] = k;
  const Vector3Of<Real> by_g = rate.template head<3>();
  const Vector3Of<Real> by_s = rate.template segment<3>(3);
  const Real by_c = rate[6];
  const Real sum = s.dot(by_g) + g.dot(by_s);
  const Real B_c = B.secant * by_c;
  const Real half_B = 0.5 * B.mean();
  GradientOf<Real> D = GradientOf<Real>::Zero();
  auto D_gamma = D.template topRows<3>();
  D_gamma.template leftCols<3>() = half_B * (s * by_s.transpose() + by_s * f1.s.transpose()) +
                                   (0.5 * B_c) * f1.s * f1.s.transpose();
  D_gamma.template leftCols<3>().diagonal().array() += 0.5 * A.secant * by_c;
  D_gamma.template middleCols<3>(3) = half_B * (s * by_g.transpose() + by_s * f1.g.transpose()) +
                                      (0.5 * B_c) * f1.s * f1.g.transpose();
  D_gamma.template middleCols<3>(3).diagonal().array() += 0.5 * (B.mean() * sum + B_c * f1.u);
  D_gamma.col(6) = (0.5 * A.slope_end) * by_g + (0.5 * B.slope_end) * (sum * s + u * by_s) +
                   by_c * (A.secant_by_end * g + B.secant_by_end * mean_su());
  D.template block<3, 3>(3, 3).diagonal().setConstant(0.5 * A.secant * by_c / l);
  D.template block<3, 1>(3, 6) = (0.5 * A.slope_end * by_s + A.secant_by_end * by_c * s) / l;
  return D;
}

}  // namespace

// Δ√h = Δh/(√h₀ + √h₁) of h = ΓᵀHΓ, Δh = (Γ₀ + Γ₁)ᵀH ΔΓ.
template <class Real>
auto BeamFunction<Real>::length_secant(const Vector3& gamma0, const Vector3& gamma1) const
    -> LengthSecant {
  const Vector3 h0 = H_ * gamma0;
  const Vector3 h1 = H_ * gamma1;
  const Real l1 = sqrt(gamma1.dot(h1));
  const Real sum = sqrt(gamma0.dot(h0)) + l1;
  const Vector3 p = (h0 + h1) / sum;
  return {p, (H_ - p * (h1 / l1).transpose()) / sum};
}

template <class Real>
void BeamFunction<Real>::bend(Gradient& D, const Vector3& p) const {
  const Eigen::Matrix<Real, 1, 7> longer = (p - along_).transpose() * D.template topRows<3>();
  D.template topRows<3>() += along_ * longer;
}

template <class Real>
auto BeamFunction<Real>::value_at(const Forms& forms) const -> Values {
  const Place<Real> at(measure_, forms);
  const Vector3 gamma = at.gamma();
  Values e;
  e << gamma, at.kappa(l_);
  if (is_bent_) e.template head<3>() += longer_by(length_of(gamma), gamma) * along_;
  return e - reference_;
}

// Leaves Ā, A*, B̄, B* and p.
template <class Real>
auto BeamFunction<Real>::value_over(const FormVector& g0, const FormVector& g1,
                                    FormVector& known) const -> FormVector {
  const Named<Real> f0(g0);
  const Named<Real> f1(g1);
  const auto [A, B] = beam_coefficients_between(measure_, f0.c, f1.c);
  const Vector3 gamma1 = f1.gamma(A.end, B.end);
  known.template head<4>() << A.mean(), A.secant, B.mean(), B.secant;
  Vector3 stretch = gamma1;
  if (is_bent_) {
    const Vector3 gamma0 = f0.gamma(A.start, B.start);
    const Real length1 = length_of(gamma1);
    known.template segment<3>(4) = H_ * (gamma0 + gamma1) * (1.0 / (length_of(gamma0) + length1));
    stretch += longer_by(length1, gamma1) * along_;
  }
  FormVector e;
  e.template head<3>() = stretch - reference_.template head<3>();
  e.template segment<3>(3) = (A.end / l_) * f1.s - reference_.template tail<3>();
  e.template tail<2>().setZero();
  return e;
}

// For w = (n, m l)
//     Ā n + B̄ (s̄·n) s̄,      Ā m + B̄ ((s̄·n) ḡ + ū n),      A* (n·ḡ + m·s̄) + B* mean((n·s) u).
template <class Real>
auto BeamFunction<Real>::secant_force(const FormVector& g0, const FormVector& g1,
                                      const FormVector& known, const FormVector& w) const
    -> FormVector {
  const Named<Real> f0(g0);
  const Named<Real> f1(g1);
  Vector3 n = w.template head<3>();
  if (is_bent_)
    n += along(n) * (known.template segment<3>(4) - along_);  // the strain along a has p
  const Vector3 m = (1.0 / l_) * w.template segment<3>(3);
  const Vector3 g = 0.5 * (f0.g + f1.g);
  const Vector3 s = 0.5 * (f0.s + f1.s);
  const Real A = known[0];
  const Real B = known[2];
  const Real B_n_s = B * n.dot(s);
  FormVector sum;
  sum.template head<3>() = A * n + B_n_s * s;
  sum.template segment<3>(3) = A * m + B_n_s * g + (0.5 * B * (f0.u + f1.u)) * n;
  sum[6] = known[1] * (n.dot(g) + m.dot(s)) +
           (0.5 * known[3]) * (n.dot(f0.s) * f0.u + n.dot(f1.s) * f1.u);
  sum[7] = 0.0;
  return sum;
}

// For γ = (γ_g, γ_s, γ_c), with all of f* as in GradientParts.
template <class Real>
auto BeamFunction<Real>::rate_product(const Forms& start, const Forms& end, const FormVector& known,
                                      const Forms& rate) const -> Values {
  const Named<Real> f0(start);
  const Named<Real> f1(end);
  const Vector3 by_s = rate.template segment<3>(3);
  const Vector3 g = 0.5 * (f0.g + f1.g);
  const Vector3 s = 0.5 * (f0.s + f1.s);
  const Real A = known[0];
  const Real A_c = known[1] * rate[6];
  const Real B = known[2];
  const Real half_B_c = 0.5 * known[3] * rate[6];
  Values sum;
  sum.template head<3>() = A * rate.template head<3>() +
                           (B * (s.dot(rate.template head<3>()) + g.dot(by_s))) * s +
                           (0.5 * B * (f0.u + f1.u)) * by_s + A_c * g + (half_B_c * f0.u) * f0.s +
                           (half_B_c * f1.u) * f1.s;
  sum.template tail<3>() = (A / l_) * by_s + (A_c / l_) * s;
  if (is_bent_)
    sum.template head<3>() +=
        (known.template segment<3>(4) - along_).dot(sum.template head<3>()) * along_;
  return sum;
}

template <class Real>
auto BeamFunction<Real>::gradient_at(const Forms& forms) const -> Gradient {
  const Place<Real> at(measure_, forms);
  Gradient D = at.gradient(l_);
  if (is_bent_) {
    const Vector3 gamma = at.gamma();
    bend(D, H_ * gamma / length_of(gamma));
  }
  return D;
}

template <class Real>
auto BeamFunction<Real>::secant_gradient(const Forms& start, const Forms& end) const -> Gradient {
  const Step<Real> step(measure_, start, end);
  Gradient D = step.secant().assembled(l_);
  if (is_bent_) {
    const Vector3 gamma0 = step.gamma_start();
    const Vector3 gamma1 = step.gamma_end();
    bend(D, H_ * (gamma0 + gamma1) / (length_of(gamma0) + length_of(gamma1)));
  }
  return D;
}

// With the length of the bend the strains are P = 1 + a (p − a)ᵀ times (Γ, κ), and P changes with Γ at the end: that is
// another stiffness of (Γ, κ). Rows of their derivatives that are of κ are hardly anything.
template <class Real>
auto BeamFunction<Real>::tangent(const Forms& start, const Forms& end, const Values& w,
                                 Stiffness C) const -> FormMatrix {
  const Step<Real> step(measure_, start, end);
  Values straight = w;
  if (is_bent_) {
    const Vector3 gamma1 = step.gamma_end();
    const LengthSecant length = length_secant(step.gamma_start(), gamma1);
    const Vector3 longer = length.p - along_;
    const Vector3 longer_end = H_ * gamma1 / length_of(gamma1) - along_;
    const Values by_length = C.template leftCols<3>().lazyProduct(along_);
    for (int j = 0; j < 3; ++j) C.col(j) += by_length * longer_end[j];
    for (int j = 0; j < 6; ++j)
      C.col(j).template head<3>() += longer * along(C.col(j).template head<3>());
    C.template topLeftCorner<3, 3>() += along(w.template head<3>()) * length.by_end;
    straight.template head<3>() += along(w.template head<3>()) * longer;
  }
  const GradientParts<Real> by_end = step.at_end();
  const Eigen::Matrix<Real, 3, 7> gamma_end = by_end.of_gamma();
  Gradient change = C.template leftCols<3>().lazyProduct(gamma_end);
  change.template middleCols<3>(3) += (by_end.A / l_) * C.template rightCols<3>();
  change.col(6) += C.template rightCols<3>().lazyProduct((by_end.A_c / l_) * by_end.s);

  const GradientParts<Real> by = step.secant();
  const Vector3 kappa_c = (by.A_c / l_) * by.s;
  FormMatrix S = step.curvature(straight, l_);
  S.template leftCols<7>() += by.of_gamma_transposed().lazyProduct(change.template topRows<3>());
  for (int j = 0; j < 7; ++j) {
    const Vector3 by_kappa = change.col(j).template tail<3>();
    S.col(j).template segment<3>(3) += (by.A / l_) * by_kappa;
    S(6, j) += kappa_c.dot(by_kappa);
  }
  return S;
}

// Of u + a (p − a)·u with u = f*γ.
template <class Real>
auto BeamFunction<Real>::secant_rate_curvature(const Forms& start, const Forms& end,
                                               const Forms& rate) const -> Gradient {
  const Step<Real> step(measure_, start, end);
  Gradient D = step.rate_curvature(rate, l_);
  if (!is_bent_) return D;
  const LengthSecant length = length_secant(step.gamma_start(), step.gamma_end());
  const Vector3 u = step.secant().of_gamma() * rate;
  bend(D, length.p);
  D.template topRows<3>() += along_ * ((u.transpose() * length.by_end) * step.at_end().of_gamma());
  return D;
}

template class BeamFunction<double>;
template class BeamFunction<Lanes>;

BeamFunction<Lanes> side_by_side(const std::array<const BeamFunction<double>*, Lanes::count>& all) {
  return {all[0]->measure(),
          all[0]->is_bent(),
          Lanes::of([&](std::size_t k) { return all[k]->length(); }),
          lanes_of([&](std::size_t k) -> const auto& { return all[k]->reference(); }),
          lanes_of([&](std::size_t k) -> const auto& { return all[k]->direction(); }),
          lanes_of([&](std::size_t k) -> const auto& { return all[k]->H(); })};
}

}  // namespace visviva
