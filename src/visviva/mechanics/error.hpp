#pragma once

#include <stdexcept>
#include <string>

namespace visviva {

/// The input does not describe a model that can be simulated; what() says what, where and what to do.
class InvalidModel : public std::invalid_argument {
 public:
  explicit InvalidModel(const std::string& message, std::string part = {},
                        const std::string& hint = {})
      : std::invalid_argument(hint.empty() ? message : message + "; " + hint),
        message_(message),
        part_(std::move(part)),
        hint_(hint) {}

  /// Without the hint.
  [[nodiscard]] const std::string& message() const { return message_; }
  /// The part of the model that it is about; empty if it is about none alone.
  [[nodiscard]] const std::string& part() const { return part_; }
  /// What to do; may be empty.
  [[nodiscard]] const std::string& hint() const { return hint_; }

 private:
  std::string message_;
  std::string part_;
  std::string hint_;
};

}  // namespace visviva
