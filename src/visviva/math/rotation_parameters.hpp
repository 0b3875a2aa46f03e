#pragma once

namespace visviva {

/// Vectors p = f(φ) a that describe the rotation by φ about a; all agree with φ a for small angles
/// ([BauchauBottasso1999], table 1).
enum class RotationParameters {
  rodrigues,      ///< 2 tan(φ/2)
  vector,         ///< φ
  linear,         ///< sin φ, up to 90 degrees
  reduced_euler,  ///< 2 sin(φ/2)
  conformal       ///< 4 tan(φ/4)
};

/// Functions of s = |p|², with their derivatives by s:
///
///     θ = ε p                                       the Rodrigues vector of the rotation
///     H⁻¹ = (1 − g s) 1 + (c + g) p pᵀ − ½ p̃        the inverse of the tangent operator, dp = H⁻¹ dψ
///
/// that is ε = 2 tan(φ/2)/|p|, g = (1 − 1/ε)/s, c = (d|p|/dφ − 1)/s. Not a number where p describes no rotation.
template <class Real>
struct ParameterFunctionsOf {
  Real epsilon;
  Real epsilon_s;
  Real g;
  Real g_s;
  Real c;
  Real c_s;
};
using ParameterFunctions = ParameterFunctionsOf<double>;

[[nodiscard]] ParameterFunctions parameter_functions(RotationParameters kind, double s);

}  // namespace visviva
