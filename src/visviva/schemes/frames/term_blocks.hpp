#pragma once

#include <vector>

#include "visviva/math/threads.hpp"

namespace visviva {

/// In which order the forces of terms are added up, such that several threads can do it and the sums do not depend on how
/// many there are: blocks of terms of which no two have an unknown in common, and then the others one by one.
class TermBlocks {
 public:
  TermBlocks() = default;
  /// Of terms on these unknowns, each below `count`; so many are a block.
  TermBlocks(const std::vector<std::vector<int>>& unknowns, int count,
             std::size_t size = elements_of_task);

  /// work(term), once for each.
  template <class Work>
  void for_each(int threads, const Work& work) const {
    on_threads(threads, static_cast<int>(ends_.size()) - 1, [&](int block) {
      const auto b = static_cast<std::size_t>(block);
      for (std::size_t k = ends_[b]; k < ends_[b + 1]; ++k) work(order_[k]);
    });
    for (std::size_t k = ends_.back(); k < order_.size(); ++k) work(order_[k]);
  }

 private:
  std::vector<std::size_t> order_;    ///< terms, those between blocks last
  std::vector<std::size_t> ends_{0};  ///< of the blocks in it
};

}  // namespace visviva
