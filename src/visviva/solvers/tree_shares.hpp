#pragma once

#include <vector>

#include "visviva/solvers/elimination_tree.hpp"

namespace visviva {

/// Which thread works on which nodes of an elimination tree: whole branches, whose nodes stand next to each other. What is
/// above them, the trunk, is left for one of them when all have finished; or comes first on the way back.
struct TreeShares {
  struct Branch {
    int begin;
    int end;
  };
  std::vector<std::vector<Branch>> of_threads;  ///< empty if they are not worth it
  std::vector<int> trunk;                       ///< nodes in their order

  TreeShares(const EliminationTree& tree, int threads);
};

}  // namespace visviva
