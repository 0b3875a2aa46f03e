#pragma once

#include <functional>
#include <map>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "visviva/math/dimension.hpp"

namespace visviva {

/// The user asked for something that does not exist or is out of range; the message says what to write.
class UsageError : public std::invalid_argument {
 public:
  explicit UsageError(const std::string& message) : std::invalid_argument(message) {}
};

using ParameterValue = std::variant<double, std::string, std::vector<double>>;

/// What the numbers of a list must be to each other.
struct ListRule {
  std::string text;
  std::function<bool(const std::vector<double>&)> holds;
};

/// What a scheme, a problem or the solver lets the user set.
struct ParameterInfo {
  std::string name;
  ParameterValue default_value;  ///< a list has as many numbers; any if it is empty
  std::string description;
  std::optional<double> min = std::nullopt;
  std::optional<double> max = std::nullopt;
  std::vector<std::string> choices = {};
  Dimension dimension = {};  ///< of a number, or of each number of a list
  bool whole = false;        ///< whether only whole numbers make sense
  bool above_min = false;    ///< whether `min` itself makes no sense
  std::optional<ListRule> rule = std::nullopt;
};

/// A number that has a unit.
[[nodiscard]] ParameterInfo quantity(std::string name, double default_value,
                                     const Dimension& dimension, std::string description,
                                     std::optional<double> min = std::nullopt,
                                     std::optional<double> max = std::nullopt);

/// One that must be greater than zero.
[[nodiscard]] ParameterInfo positive_quantity(std::string name, double default_value,
                                              const Dimension& dimension, std::string description);

/// What is wrong with a value for a parameter, and what to do.
struct Misfit {
  std::string what;
  std::string hint;
};
/// Nothing if the value is of the declared type, in range, and one of the choices if there are any.
[[nodiscard]] std::optional<Misfit> find_misfit(const ParameterInfo& info,
                                                const ParameterValue& value);
/// "it must be from 0 to 1", with the unit; empty if there are no bounds.
[[nodiscard]] std::string range_text(const ParameterInfo& info);

/// A set of declared parameters with their current values.
class Parameters {
 public:
  Parameters() = default;
  explicit Parameters(std::vector<ParameterInfo> declared);

  [[nodiscard]] bool has(std::string_view name) const { return find(name) != nullptr; }
  /// Throws UsageError with the range, the choices or the nearest name. Text that a user wrote for a number is read by
  /// modelfile/setting_reader.hpp.
  void set(std::string_view name, ParameterValue value);

  [[nodiscard]] double number(std::string_view name) const;
  [[nodiscard]] const std::string& choice(std::string_view name) const;
  [[nodiscard]] const std::vector<double>& list(std::string_view name) const;

  /// Null if it is not declared.
  [[nodiscard]] const ParameterInfo* find(std::string_view name) const;
  [[nodiscard]] const std::vector<ParameterInfo>& declared() const { return declared_; }
  [[nodiscard]] const ParameterValue& value(std::string_view name) const;

 private:
  std::vector<ParameterInfo> declared_;
  std::map<std::string, ParameterValue, std::less<>> values_;
};

/// A value as the user would write it.
[[nodiscard]] std::string to_text(const ParameterValue& value);

/// The candidate closest to `word` in spelling, or nothing if none is close.
[[nodiscard]] std::optional<std::string> nearest(std::string_view word,
                                                 const std::vector<std::string>& candidates);

/// " (did you mean 'x'?)", " (there are: a, b, c)" or nothing.
[[nodiscard]] std::string did_you_mean(std::string_view word,
                                       const std::vector<std::string>& candidates);

}  // namespace visviva
