#pragma once

#include <map>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace visviva {

/// The user asked for something that does not exist or is out of range; the message says what to write.
class UsageError : public std::invalid_argument {
 public:
  explicit UsageError(const std::string& message) : std::invalid_argument(message) {}
};

using ParameterValue = std::variant<double, std::string, std::vector<double>>;

/// What a scheme, a problem or the solver lets the user set.
struct ParameterInfo {
  std::string name;
  ParameterValue default_value;
  std::string description;
  std::optional<double> min = std::nullopt;
  std::optional<double> max = std::nullopt;
  std::vector<std::string> choices = {};
};

/// A set of declared parameters with their current values.
class Parameters {
 public:
  Parameters() = default;
  explicit Parameters(std::vector<ParameterInfo> declared);

  [[nodiscard]] bool has(std::string_view name) const { return find(name) != nullptr; }
  /// Reads `text` as the declared type: a number, one of the choices, or a list "[1,1,0]".
  /// Throws UsageError with the range, the choices or the nearest name.
  void set(std::string_view name, std::string_view text);

  [[nodiscard]] double number(std::string_view name) const;
  [[nodiscard]] const std::string& choice(std::string_view name) const;
  [[nodiscard]] const std::vector<double>& list(std::string_view name) const;

  [[nodiscard]] const std::vector<ParameterInfo>& declared() const { return declared_; }
  [[nodiscard]] const ParameterValue& value(std::string_view name) const;

 private:
  [[nodiscard]] const ParameterInfo* find(std::string_view name) const;

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

/// Reads a finite number; throws UsageError naming `what`.
[[nodiscard]] double parse_number(std::string_view what, std::string_view text);

}  // namespace visviva
