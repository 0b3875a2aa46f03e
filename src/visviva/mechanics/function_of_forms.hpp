#pragma once

#include "visviva/mechanics/forms.hpp"

namespace visviva {

/// e = f(g(x)) with g at most quadratic and f a smooth function that has an exact secant of its own,
/// f*·(g₁ − g₀) = f(g₁) − f(g₀): then e* = f* Dg(x_mid) is an exact secant of e.
class FunctionOfForms : public Invariant {
 public:
  [[nodiscard]] int inputs() const final { return forms_.inputs(); }
  [[nodiscard]] int outputs() const final { return 1; }
  void evaluate(const LocalVector& x, LocalVector& e, LocalMatrix& De) const final;
  void add_curvature(const LocalVector& x, const LocalVector& w, LocalMatrix& H) const final;
  void secant(const LocalVector& x0, const LocalVector& x1, LocalMatrix& De) const final;
  void add_secant_curvature(const LocalVector& x0, const LocalVector& x1, const LocalVector& w,
                            LocalMatrix& H0, LocalMatrix& H1) const final;

 protected:
  explicit FunctionOfForms(QuadraticForms forms) : forms_(std::move(forms)) {}

  /// f with its gradient and Hessian.
  struct Expansion {
    double value = 0.0;
    LocalVector gradient;
    LocalMatrix hessian;
  };
  /// f* with its derivatives by g₀ and g₁.
  struct Secant {
    LocalVector gradient;
    LocalMatrix by_start;
    LocalMatrix by_end;
  };
  [[nodiscard]] virtual Expansion expand(const LocalVector& g) const = 0;
  [[nodiscard]] virtual Secant expand(const LocalVector& g0, const LocalVector& g1) const = 0;

 private:
  struct Inner;
  [[nodiscard]] Inner inner(const LocalVector& x) const;

  QuadraticForms forms_;
};

/// e = |r|, with r·r the one form.
class Length final : public FunctionOfForms {
 public:
  explicit Length(QuadraticForms squared_length) : FunctionOfForms(std::move(squared_length)) {}
  /// The secant is (r₀ + r₁)/(l₀ + l₁), parallel to the midpoint Jacobian.
  [[nodiscard]] bool midpoint_is_secant() const override { return true; }

 private:
  [[nodiscard]] Expansion expand(const LocalVector& g) const override;
  [[nodiscard]] Secant expand(const LocalVector& g0, const LocalVector& g1) const override;
};

/// e = atan2(s, c) − φ, taken into (−π, π], with the three forms c, s, φ. On e = 0 the coordinate φ counts turns, as
/// long as a step turns by less than half a turn.
class AngleMismatch final : public FunctionOfForms {
 public:
  explicit AngleMismatch(QuadraticForms cosine_sine_angle)
      : FunctionOfForms(std::move(cosine_sine_angle)) {}
  [[nodiscard]] bool midpoint_is_secant() const override { return false; }

 private:
  [[nodiscard]] Expansion expand(const LocalVector& g) const override;
  [[nodiscard]] Secant expand(const LocalVector& g0, const LocalVector& g1) const override;
};

}  // namespace visviva
