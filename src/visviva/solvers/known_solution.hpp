#pragma once

#include "visviva/solvers/linear_solver.hpp"

namespace visviva {

/// Whether the factorized matrix is regular to working precision: of one that is singular up to round-off, a solver
/// does not find a given solution again.
[[nodiscard]] bool gives_back_known_solution(LinearSolver& factorized, const SparseMatrix& A);

}  // namespace visviva
