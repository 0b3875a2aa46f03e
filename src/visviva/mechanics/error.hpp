#pragma once

#include <stdexcept>
#include <string>

namespace visviva {

/// The input does not describe a model that can be simulated; the message says what, where and what to do.
class InvalidModel : public std::invalid_argument {
 public:
  explicit InvalidModel(const std::string& message) : std::invalid_argument(message) {}
};

}  // namespace visviva
