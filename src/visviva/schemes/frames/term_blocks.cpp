#include "visviva/schemes/frames/term_blocks.hpp"

#include <algorithm>

namespace visviva {

TermBlocks::TermBlocks(const std::vector<std::vector<int>>& unknowns, int count, std::size_t size) {
  constexpr std::size_t nobody = static_cast<std::size_t>(-1);
  std::vector<std::size_t> owner(static_cast<std::size_t>(count), nobody);  // block of each unknown
  std::vector<std::size_t> between;
  for (std::size_t i = 0; i < unknowns.size(); ++i) {
    const std::size_t block = i / size;
    const bool is_free = std::all_of(unknowns[i].begin(), unknowns[i].end(), [&](int u) {
      const std::size_t at = owner[static_cast<std::size_t>(u)];
      return at == nobody || at == block;
    });
    if (is_free) {
      for (const int u : unknowns[i]) owner[static_cast<std::size_t>(u)] = block;
      order_.push_back(i);
    } else {
      between.push_back(i);
    }
    if ((i + 1) % size == 0 || i + 1 == unknowns.size()) ends_.push_back(order_.size());
  }
  order_.insert(order_.end(), between.begin(), between.end());
}

}  // namespace visviva
