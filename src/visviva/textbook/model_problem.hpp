#pragma once

#include "visviva/model/model.hpp"
#include "visviva/textbook/problem.hpp"

namespace visviva {

/// A model made into a problem: built, and freed of redundant constraints. Its start is the model's, as given.
[[nodiscard]] Problem to_problem(const model::Model& model, double step, double until);

/// The problem with its velocities brought onto the constraints, in the way an impulse of joints and drives does it: where
/// motion is prescribed that starts at once.
[[nodiscard]] Problem with_impulse(Problem problem);

/// A parameter that is a vector of space. Throws UsageError if it has not three components.
[[nodiscard]] model::Vector3d vector_parameter(const Parameters& p, const std::string& name);

/// A parameter that counts something. Throws UsageError if it is not a whole number.
[[nodiscard]] int whole_parameter(const Parameters& p, const std::string& name);

}  // namespace visviva
