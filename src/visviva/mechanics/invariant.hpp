#pragma once

#include "visviva/math/types.hpp"

namespace visviva {

class FormFunction;

/// A smooth map e(x) of a few coordinates x, the building block of strains and constraints.
///
/// Besides its Jacobian De it states an exact *secant* De*(x₀, x₁):
///
///     De*(x₀, x₁)·(x₁ − x₀) = e(x₁) − e(x₀),      De*(x, x) = De(x),      De*(x₁, x₀) = De*(x₀, x₁),
///
/// so that a force De*ᵀs does exactly the work s·(e₁ − e₀). For at most quadratic e the secant is the
/// Jacobian at the midpoint, which is what the defaults provide: such an e states evaluate() and add_curvature() only.
class Invariant {
 public:
  virtual ~Invariant() = default;

  /// Number of coordinates it reads and of values it returns.
  [[nodiscard]] int inputs() const { return inputs_; }
  [[nodiscard]] int outputs() const { return outputs_; }

  /// Sets e and De (outputs × inputs); the caller has given both their size.
  virtual void evaluate(const LocalVector& x, LocalVector& e, LocalMatrix& De) const = 0;

  /// Adds Σᵢ wᵢ D²eᵢ(x) to H.
  virtual void add_curvature(const LocalVector& x, const LocalVector& w, LocalMatrix& H) const = 0;

  /// Sets De*(x₀, x₁).
  virtual void secant(const LocalVector& x0, const LocalVector& x1, LocalMatrix& De) const;

  /// Adds ∂(De*ᵀw)/∂x₁ to H1 and, if wanted, ∂(De*ᵀw)/∂x₀ to H0.
  virtual void add_secant_curvature(const LocalVector& x0, const LocalVector& x1,
                                    const LocalVector& w, LocalMatrix* H0, LocalMatrix& H1) const;

  /// Sets D = ∂(De(x)v)/∂x, whose rows are vᵀD²eᵢ(x): how the rates of e change with the coordinates.
  virtual void rate_gradient(const LocalVector& x, const LocalVector& v, LocalMatrix& D) const;

  /// e as a function of quadratic forms, if it is given in this way.
  [[nodiscard]] virtual const FormFunction* form_function() const { return nullptr; }

  /// Sets e alone.
  void value(const LocalVector& x, LocalVector& e) const;
  /// Whether e is known to be linear: given as forms without products of coordinates.
  [[nodiscard]] bool is_linear() const;

 protected:
  Invariant(int inputs, int outputs) : inputs_(inputs), outputs_(outputs) {}

 private:
  int inputs_;
  int outputs_;
};

}  // namespace visviva
