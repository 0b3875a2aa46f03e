#pragma once

namespace visviva::modelfile {

/// A function of time at one instant: its value and its first and second derivative.
/// At kinks and jumps the derivatives are those of one side; of min, max and abs of the side that is to come.
/// Where they cannot be told from those of what goes in, as of a root of zero, they are not numbers.
struct Jet {
  double value, rate, acceleration;
  bool still;  ///< it stays what it is for a while: not only its derivatives are zero now
  /// It goes to zero at least like tⁿ, as known of powers and products: √t⁶ has no acceleration, √t⁴ has.
  double order;
};

/// A constant.
[[nodiscard]] inline Jet resting(double value) { return {value, 0.0, 0.0, true, 0.0}; }

[[nodiscard]] Jet operator+(const Jet& a, const Jet& b);
[[nodiscard]] Jet operator-(const Jet& a, const Jet& b);
[[nodiscard]] Jet operator-(const Jet& a);
[[nodiscard]] Jet operator*(const Jet& a, const Jet& b);
[[nodiscard]] Jet operator/(const Jet& a, const Jet& b);
[[nodiscard]] Jet pow(const Jet& base, const Jet& exponent);

[[nodiscard]] Jet sin(const Jet& x);
[[nodiscard]] Jet cos(const Jet& x);
[[nodiscard]] Jet tan(const Jet& x);
[[nodiscard]] Jet asin(const Jet& x);
[[nodiscard]] Jet acos(const Jet& x);
[[nodiscard]] Jet atan(const Jet& x);
[[nodiscard]] Jet atan2(const Jet& y, const Jet& x);
[[nodiscard]] Jet exp(const Jet& x);
[[nodiscard]] Jet log(const Jet& x);
[[nodiscard]] Jet sqrt(const Jet& x);
[[nodiscard]] Jet abs(const Jet& x);
[[nodiscard]] Jet min(const Jet& a, const Jet& b);
[[nodiscard]] Jet max(const Jet& a, const Jet& b);
[[nodiscard]] Jet floor(const Jet& x);
[[nodiscard]] Jet sign(const Jet& x);
/// 0 for x < 0, 1 else.
[[nodiscard]] Jet step(const Jet& x);
/// 6x⁵ − 15x⁴ + 10x³ from 0 to 1, 0 before and 1 after.
[[nodiscard]] Jet smoothstep(const Jet& x);

}  // namespace visviva::modelfile
