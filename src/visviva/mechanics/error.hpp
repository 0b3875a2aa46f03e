#pragma once

#include <stdexcept>
#include <string>

namespace visviva {

/// The input does not describe a model that can be simulated; the message says what, where and what to do.
class InvalidModel : public std::invalid_argument {
 public:
  explicit InvalidModel(const std::string& message, std::string part = {})
      : std::invalid_argument(message), part_(std::move(part)) {}

  /// The part of the model that it is about; empty if it is about none alone.
  [[nodiscard]] const std::string& part() const { return part_; }

 private:
  std::string part_;
};

}  // namespace visviva
