#include "visviva/math/rotation_parameters.hpp"

#include <cmath>

namespace visviva {
namespace {

// 1/ε = k = (φ/2) cot(φ/2) with s = φ².
ParameterFunctions rotation_vector(double s) {
  double k;
  double k_s;
  double g;
  double g_s;
  if (s < 0.05) {
    constexpr double a1 = 1.0 / 12;
    constexpr double a2 = 1.0 / 720;
    constexpr double a3 = 1.0 / 30240;
    constexpr double a4 = 1.0 / 1209600;
    constexpr double a5 = 1.0 / 47900160;
    g = a1 + s * (a2 + s * (a3 + s * (a4 + s * a5)));
    g_s = a2 + s * (2 * a3 + s * (3 * a4 + s * 4 * a5));
    k = 1.0 - s * g;
    k_s = -g - s * g_s;
  } else {
    const double half = 0.5 * std::sqrt(s);
    const double sine = std::sin(half);
    k = half * std::cos(half) / sine;
    k_s = 0.25 * (std::cos(half) / (2.0 * half * sine) - 0.5 / (sine * sine));
    g = (1.0 - k) / s;
    g_s = (-k_s - g) / s;
  }
  return {1.0 / k, -k_s / (k * k), g, g_s, 0.0, 0.0};
}

}  // namespace

ParameterFunctions parameter_functions(RotationParameters kind, double s) {
  switch (kind) {
    case RotationParameters::vector:
      return rotation_vector(s);
    case RotationParameters::linear: {
      const double w = std::sqrt(1.0 - s);
      const double u = 1.0 / (1.0 + w);
      return {2.0 * u, u * u / w, 0.5 * u, 0.25 * u * u / w, -u, -0.5 * u * u / w};
    }
    case RotationParameters::reduced_euler: {
      const double w = std::sqrt(1.0 - 0.25 * s);
      const double g = 0.25 / (1.0 + w);
      const double g_s = 0.5 * g * g / w;
      return {1.0 / w, 0.125 / (w * w * w), g, g_s, -g, -g_s};
    }
    case RotationParameters::conformal: {
      const double epsilon = 1.0 / (1.0 - s / 16.0);
      return {s < 16.0 ? epsilon : NAN, epsilon * epsilon / 16.0, 1.0 / 16.0, 0.0, 1.0 / 16.0, 0.0};
    }
    case RotationParameters::rodrigues:
      break;
  }
  return {1.0, 0.0, 0.0, 0.0, 0.25, 0.0};
}

}  // namespace visviva
