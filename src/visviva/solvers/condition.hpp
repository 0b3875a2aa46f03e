#pragma once

#include "visviva/solvers/newton.hpp"

namespace visviva {

/// ‖T‖₁‖T⁻¹‖₁ of a tangent T = A + b cᵀ, the last estimated from a few divisions by T and Tᵀ [Higham1988]: never more than it
/// is, and seldom less than a third. Infinity if T is singular.
[[nodiscard]] double condition_estimate(const SparseMatrix& A,
                                        const NonlinearProblem::Product* dense = nullptr);

/// The same after rows, then columns have been divided by their largest entries: what the best units would leave of it, about.
[[nodiscard]] double scaled_condition_estimate(const SparseMatrix& A,
                                               const NonlinearProblem::Product* dense = nullptr);

}  // namespace visviva
