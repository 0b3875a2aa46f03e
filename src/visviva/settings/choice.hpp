#pragma once

#include <algorithm>
#include <utility>

#include "visviva/settings/parameters.hpp"

namespace visviva {

/// A parameter that is one of a few named values of an enumeration; the first is the default unless another is preferred.
template <typename Value>
class Choice {
 public:
  Choice(std::string name, std::string description,
         std::vector<std::pair<std::string, Value>> values)
      : name_(std::move(name)), description_(std::move(description)), values_(std::move(values)) {}

  [[nodiscard]] ParameterInfo parameter() const { return parameter(values_.front().second); }
  [[nodiscard]] ParameterInfo parameter(Value preferred) const {
    ParameterInfo info{name_, std::string(), description_};
    for (const auto& [name, value] : values_) {
      info.choices.push_back(name);
      if (value == preferred) info.default_value = name;
    }
    return info;
  }
  /// Its value among the parameters.
  [[nodiscard]] Value of(const Parameters& parameters) const {
    const std::string& wanted = parameters.choice(name_);
    return std::find_if(values_.begin(), values_.end(),
                        [&](const auto& entry) { return entry.first == wanted; })
        ->second;
  }

 private:
  std::string name_;
  std::string description_;
  std::vector<std::pair<std::string, Value>> values_;
};

}  // namespace visviva
