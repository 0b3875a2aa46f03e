#pragma once

#include <optional>
#include <vector>

#include "visviva/solvers/elimination_tree.hpp"

namespace visviva {

/// Which row and which column are eliminated with each other, front by front.
struct PivotSequence {
  struct Front {
    std::vector<int> rows;     ///< unknowns: pivots first, then the rest
    std::vector<int> columns;  ///< in the same way
    int pivots = 0;
  };
  std::vector<Front> fronts;
};

/// An entry of a matrix, by its place among the values.
struct MatrixEntry {
  int row;
  int column;
  int slot;
};

/// The entries that each node adds to its front: those of its unknowns that no earlier node has.
[[nodiscard]] std::vector<std::vector<MatrixEntry>> entries_by_node(const EliminationTree& tree,
                                                                    const SparseMatrix& A);

/// Pivots for a matrix by its values, with scaled rows; what finds none in its own front is tried again in the parent's. None
/// if the matrix is singular.
[[nodiscard]] std::optional<PivotSequence> find_pivots(
    const EliminationTree& tree, const std::vector<std::vector<MatrixEntry>>& entries, int size,
    const Vector& values);

}  // namespace visviva
