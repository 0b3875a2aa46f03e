#pragma once

#include <vector>

#include "visviva/math/types.hpp"

namespace visviva {

/// Operations that the elimination of so many pivots from a dense matrix takes.
[[nodiscard]] double front_work(int size, int pivots);

/// In which groups and in which order the unknowns of a sparse matrix are eliminated, from its pattern alone.
///
/// Unknowns that stand in the same equations form a group, as the six of a body do. Those without a diagonal entry are multipliers of
/// constraints: they are eliminated with the first of their bodies that has freedom left for them, or with those that complete
/// it. The order of the others is one of little fill.
struct EliminationTree {
  struct Node {
    std::vector<int> unknowns;
    std::vector<int>
        border;  ///< later unknowns that are coupled to these, then or by what was eliminated before
    [[nodiscard]] int size() const { return static_cast<int>(unknowns.size() + border.size()); }
    /// Operations of its elimination.
    [[nodiscard]] double work() const;

    int parent = -1;  ///< the node that eliminates the first of the border; −1: there is no border
  };
  std::vector<Node> nodes;  ///< each before its parent, and those below it right before it

  explicit EliminationTree(const SparseMatrix& pattern);
  /// Whether threads may gain something.
  [[nodiscard]] bool is_long() const { return nodes.size() >= 300; }
};

}  // namespace visviva
