#pragma once

#include "visviva/mechanics/forms.hpp"

namespace visviva {

/// e = f(g(x)) with k forms g that are at most quadratic and m smooth functions f that have an exact secant of their own,
/// f*(g₀, g₁)(g₁ − g₀) = f(g₁) − f(g₀): then e* = f* Dg(x_mid) is an exact secant of e.
template <int m, int k>
class FunctionOfForms : public Invariant {
 public:
  [[nodiscard]] int inputs() const final { return forms_.inputs(); }
  [[nodiscard]] int outputs() const final { return m; }
  void evaluate(const LocalVector& x, LocalVector& e, LocalMatrix& De) const final;
  void add_curvature(const LocalVector& x, const LocalVector& w, LocalMatrix& H) const final;
  void secant(const LocalVector& x0, const LocalVector& x1, LocalMatrix& De) const final;
  void add_secant_curvature(const LocalVector& x0, const LocalVector& x1, const LocalVector& w,
                            LocalMatrix& H0, LocalMatrix& H1) const final;

 protected:
  using Values = Eigen::Matrix<double, m, 1>;
  using Forms = Eigen::Matrix<double, k, 1>;
  using Gradient = Eigen::Matrix<double, m, k>;
  using Curvature = Eigen::Matrix<double, k, k>;

  /// f and Df.
  struct Expansion {
    Values value;
    Gradient gradient;
  };
  /// ∂(f*ᵀw)/∂g₀ and ∂(f*ᵀw)/∂g₁.
  struct SecantCurvature {
    Curvature by_start;
    Curvature by_end;
  };

  explicit FunctionOfForms(QuadraticForms forms) : forms_(std::move(forms)) {}

  [[nodiscard]] virtual Expansion expand(const Forms& g) const = 0;
  /// Σ wᵢ D²fᵢ.
  [[nodiscard]] virtual Curvature curvature(const Forms& g, const Values& w) const = 0;
  /// f*(g₀, g₁).
  [[nodiscard]] virtual Gradient secant_gradient(const Forms& g0, const Forms& g1) const = 0;
  [[nodiscard]] virtual SecantCurvature secant_curvature(const Forms& g0, const Forms& g1,
                                                         const Values& w) const = 0;

 private:
  struct Inner {
    Inner(const QuadraticForms& forms, const LocalVector& x) : g(k), Dg(k, forms.inputs()) {
      forms.evaluate(x, g, Dg);
    }
    LocalVector g;
    LocalMatrix Dg;
  };

  QuadraticForms forms_;
};

/// e = |r|, with r·r the one form.
class Length final : public FunctionOfForms<1, 1> {
 public:
  explicit Length(QuadraticForms squared_length) : FunctionOfForms(std::move(squared_length)) {}
  /// The secant is (r₀ + r₁)/(l₀ + l₁), parallel to the midpoint Jacobian.
  [[nodiscard]] bool midpoint_is_secant() const override { return true; }

 private:
  [[nodiscard]] Expansion expand(const Forms& g) const override;
  [[nodiscard]] Curvature curvature(const Forms& g, const Values& w) const override;
  [[nodiscard]] Gradient secant_gradient(const Forms& g0, const Forms& g1) const override;
  [[nodiscard]] SecantCurvature secant_curvature(const Forms& g0, const Forms& g1,
                                                 const Values& w) const override;
};

/// e = atan2(s, c) − φ, taken into (−π, π], with the three forms c, s, φ. On e = 0 the coordinate φ counts turns, as
/// long as a step turns by less than half a turn.
class AngleMismatch final : public FunctionOfForms<1, 3> {
 public:
  explicit AngleMismatch(QuadraticForms cosine_sine_angle)
      : FunctionOfForms(std::move(cosine_sine_angle)) {}
  [[nodiscard]] bool midpoint_is_secant() const override { return false; }

 private:
  [[nodiscard]] Expansion expand(const Forms& g) const override;
  [[nodiscard]] Curvature curvature(const Forms& g, const Values& w) const override;
  [[nodiscard]] Gradient secant_gradient(const Forms& g0, const Forms& g1) const override;
  [[nodiscard]] SecantCurvature secant_curvature(const Forms& g0, const Forms& g1,
                                                 const Values& w) const override;
};

template <int m, int k>
void FunctionOfForms<m, k>::evaluate(const LocalVector& x, LocalVector& e, LocalMatrix& De) const {
  const Inner in(forms_, x);
  const Expansion f = expand(in.g);
  e = f.value;
  De.noalias() = f.gradient * in.Dg.template topRows<k>();
}

template <int m, int k>
void FunctionOfForms<m, k>::add_curvature(const LocalVector& x, const LocalVector& w,
                                          LocalMatrix& H) const {
  const Inner in(forms_, x);
  const auto Dg = in.Dg.template topRows<k>();
  H.noalias() += Dg.transpose() * (curvature(in.g, w) * Dg).eval();
  forms_.add_curvature(x, expand(in.g).gradient.transpose() * w, H);
}

template <int m, int k>
void FunctionOfForms<m, k>::secant(const LocalVector& x0, const LocalVector& x1,
                                   LocalMatrix& De) const {
  const Inner mid(forms_, 0.5 * (x0 + x1));
  De.noalias() =
      secant_gradient(Inner(forms_, x0).g, Inner(forms_, x1).g) * mid.Dg.template topRows<k>();
}

template <int m, int k>
void FunctionOfForms<m, k>::add_secant_curvature(const LocalVector& x0, const LocalVector& x1,
                                                 const LocalVector& w, LocalMatrix& H0,
                                                 LocalMatrix& H1) const {
  const Inner start(forms_, x0);
  const Inner end(forms_, x1);
  const LocalVector x_mid = 0.5 * (x0 + x1);
  const Inner mid(forms_, x_mid);
  const SecantCurvature D = secant_curvature(start.g, end.g, w);
  const auto Dg = mid.Dg.template topRows<k>();
  H0.noalias() += Dg.transpose() * (D.by_start * start.Dg.template topRows<k>()).eval();
  H1.noalias() += Dg.transpose() * (D.by_end * end.Dg.template topRows<k>()).eval();
  const LocalVector half = 0.5 * (secant_gradient(start.g, end.g).transpose() * w);
  forms_.add_curvature(x_mid, half, H0);
  forms_.add_curvature(x_mid, half, H1);
}

}  // namespace visviva
