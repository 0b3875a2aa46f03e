#pragma once

#include "visviva/solvers/newton.hpp"

namespace visviva::test {

/// Largest relative deviation of a tangent from differences of the residual; each unknown is moved by the same relative
/// size, which the problem itself defines.
[[nodiscard]] double tangent_error(NonlinearProblem& problem, const Vector& x, double move = 1e-4);

}  // namespace visviva::test
