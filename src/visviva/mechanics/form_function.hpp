#pragma once

#include "visviva/math/types.hpp"

namespace visviva {

class QuadraticForms;

/// The two parts of an invariant e = f(g(x)) with quadratic forms g, for those who reduce the coordinates x to fewer
/// unknowns before they multiply: De* = f*(g₀, g₁) Dg(x_mid), with a secant f* that is symmetric in g₀ and g₁.
/// Results are written to the first rows and columns of what the caller gives.
class FormFunction {
 public:
  virtual ~FormFunction() = default;

  [[nodiscard]] virtual const QuadraticForms& forms() const = 0;
  /// f(g)
  virtual void value_of(const LocalVector& g, LocalVector& e) const = 0;
  /// F = f*(g₀, g₁)
  virtual void secant_of(const LocalVector& g0, const LocalVector& g1, LocalMatrix& F) const = 0;
  /// S += f*ᵀC Df(g₁) + ∂(f*ᵀw)/∂g₁: how f*ᵀw changes with g₁ if w changes by C Df(g₁). An empty C is zero.
  virtual void add_secant_tangent(const LocalVector& g0, const LocalVector& g1,
                                  const LocalVector& w, const LocalMatrix& C,
                                  LocalMatrix& S) const = 0;
  /// B = ∂(f*γ)/∂g₁ for a constant γ.
  virtual void rate_tangent(const LocalVector& g0, const LocalVector& g1, const LocalVector& rate,
                            LocalMatrix& B) const = 0;
};

}  // namespace visviva
