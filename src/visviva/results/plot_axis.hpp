#pragma once

#include <optional>
#include <string>
#include <vector>

namespace visviva {

/// What an axis of a plot shows. Limits that are not given follow from the data.
struct Axis {
  std::string label;
  bool log = false;
  std::optional<double> min = std::nullopt;
  std::optional<double> max = std::nullopt;
};

struct Tick {
  double value = 0.0;
  std::string label = {};  ///< empty for a minor tick
};

/// An axis with its limits and ticks settled.
class Scale {
 public:
  /// `low` and `high` are the limits of the data that can be shown; low > high means there are none.
  Scale(const Axis& axis, double low, double high);

  /// Whether a value has a place on the axis.
  [[nodiscard]] bool shows(double value) const;
  /// 0 at the lower end, 1 at the upper end; beyond them for values outside.
  [[nodiscard]] double position(double value) const;
  [[nodiscard]] const std::vector<Tick>& ticks() const { return ticks_; }
  /// A power of ten the labels leave out, as "×10⁻⁹"; empty if none.
  [[nodiscard]] const std::string& factor() const { return factor_; }
  [[nodiscard]] double min() const { return min_; }
  [[nodiscard]] double max() const { return max_; }

 private:
  void set_linear(const Axis& axis, double low, double high);
  void set_log(const Axis& axis, double low, double high);

  bool log_;
  double min_ = 0.0;
  double max_ = 1.0;
  std::vector<Tick> ticks_;
  std::string factor_;
};

}  // namespace visviva
