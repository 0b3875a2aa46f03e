#pragma once

#include <vector>

#include "visviva/mechanics/system.hpp"

namespace visviva {

/// Rows of the constraints' Jacobian at q that depend on rows before them, by a rank-revealing factorization.
[[nodiscard]] std::vector<int> dependent_constraints(const System& system, VectorIn q);

/// A system whose constraints are independent at its assembled position; those that others imply are no longer enforced.
struct Assembly {
  std::shared_ptr<const System> system;
  Vector q;
};

/// Moves q onto the constraints and leaves out those that others imply. Throws InvalidModel if they contradict each other,
/// or if they depend on each other at this position only.
[[nodiscard]] Assembly assemble(std::shared_ptr<const System> system, const Vector& q, double t);

}  // namespace visviva
