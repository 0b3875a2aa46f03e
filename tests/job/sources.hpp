#pragma once

#include <string>

#include "visviva/job/settings.hpp"

namespace visviva::test {

/// A model file in memory: a point mass on a rod, with these lines in its block `simulation`.
[[nodiscard]] inline ModelSource pendulum_file(const std::string& simulation,
                                               const std::string& parameters = "length: 1 m") {
  const std::string text = "visviva: 1\nparameters: {" + parameters +
                           "}\ngravity: [0, -9.81, 0]\n"
                           "points: {bob: {mass: 1 kg, position: [-1 m, 0, 0]}}\n"
                           "joints: {rod: {type: distance, between: [ground, bob]}}\n"
                           "simulation: {" +
                           simulation + "}\n";
  return {.label = "pendulum.yaml",
          .name = "pendulum",
          .file = modelfile::read_model_text(text, "pendulum.yaml")};
}

/// The message of the exception that `action` ends with, or nothing.
template <typename Action>
[[nodiscard]] std::string message_of(const Action& action) {
  try {
    action();
  } catch (const std::exception& error) {
    return error.what();
  }
  return "";
}

}  // namespace visviva::test
