#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace visviva {

/// Powers of length, mass and time. Angles are numbers.
struct Dimension {
  int length = 0;
  int mass = 0;
  int time = 0;

  bool operator==(const Dimension&) const = default;
  [[nodiscard]] bool is_number() const { return *this == Dimension{}; }
};

[[nodiscard]] Dimension operator*(const Dimension& a, const Dimension& b);
[[nodiscard]] Dimension operator/(const Dimension& a, const Dimension& b);
/// The dimension to the power of `exponent`, which is whole or half; nothing if the result has
/// broken or absurdly large powers.
[[nodiscard]] std::optional<Dimension> power(const Dimension& dimension, double exponent);

/// The dimensions that models are made of.
namespace dimensions {
inline constexpr Dimension number{};
inline constexpr Dimension length{1, 0, 0};
inline constexpr Dimension area{2, 0, 0};
inline constexpr Dimension area_moment{4, 0, 0};
inline constexpr Dimension curvature{-1, 0, 0};
inline constexpr Dimension mass{0, 1, 0};
inline constexpr Dimension mass_per_length{-1, 1, 0};
inline constexpr Dimension density{-3, 1, 0};
inline constexpr Dimension inertia{2, 1, 0};
inline constexpr Dimension inertia_per_length{1, 1, 0};
inline constexpr Dimension time{0, 0, 1};
inline constexpr Dimension velocity{1, 0, -1};
inline constexpr Dimension acceleration{1, 0, -2};
inline constexpr Dimension angular_velocity{0, 0, -1};
inline constexpr Dimension angular_acceleration{0, 0, -2};
inline constexpr Dimension force{1, 1, -2};
inline constexpr Dimension moment{2, 1, -2};
inline constexpr Dimension stress{-1, 1, -2};
inline constexpr Dimension stiffness{0, 1, -2};
inline constexpr Dimension bending_stiffness{3, 1, -2};
inline constexpr Dimension damping{0, 1, -1};
inline constexpr Dimension rotational_damping{2, 1, -1};
inline constexpr Dimension momentum{1, 1, -1};
inline constexpr Dimension power{2, 1, -3};
}  // namespace dimensions

/// A value in SI units.
struct Quantity {
  double value = 0.0;
  Dimension dimension = {};
};

[[nodiscard]] Quantity operator*(const Quantity& a, const Quantity& b);
[[nodiscard]] Quantity operator/(const Quantity& a, const Quantity& b);
/// The sum; nothing if the dimensions differ.
[[nodiscard]] std::optional<Quantity> sum(const Quantity& a, const Quantity& b);
[[nodiscard]] std::optional<Quantity> power(const Quantity& quantity, double exponent);

/// "a length [m]", "a stiffness [N/m]", and "[kg m^2 s^-3]" for what has no name.
[[nodiscard]] std::string to_text(const Dimension& dimension);
/// The unit alone: "m", "N/m", "kg m^2 s^-3"; empty for numbers.
[[nodiscard]] std::string si_unit(const Dimension& dimension);

/// One of the named units, "mm" or "rpm"; nothing if there is none of that name.
[[nodiscard]] std::optional<Quantity> find_unit(std::string_view name);
[[nodiscard]] const std::vector<std::string>& unit_names();

}  // namespace visviva
