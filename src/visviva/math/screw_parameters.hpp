#pragma once

#include <array>

#include "visviva/math/rotation_parameters.hpp"

namespace visviva {

/// The screw (v, θ) of a rigid motion x₁ − x₀ = v + θ × ½(x₀ + x₁) as a function of its parameters W = (w, p),
///
///     θ = ε(s) p,      v = ε(s) w + b(s) (p·w) p,      s = |p|²,
///
/// where x₁ = R x₀ + H w with R and H of the rotation parameters p. These are its two functions between s₁ and s₂: what
/// is needed to write differences of screws as matrices times differences of their parameters.
struct ScrewSecant {
  /// A function f(s) at s₁ and s₂.
  struct Function {
    double mean;                  ///< ½(f₁ + f₂)
    std::array<double, 2> slope;  ///< f′(s₁), f′(s₂)
    double secant;                ///< f* = (f₂ − f₁)/(s₂ − s₁), f′ if they are equal
    std::array<double, 2> secant_s;  ///< ∂f*/∂s₁, ∂f*/∂s₂
  };
  Function epsilon;
  Function b;
};

/// Not a number where p describes no rotation.
[[nodiscard]] ScrewSecant screw_secant(RotationParameters kind, double s1, double s2);

}  // namespace visviva
