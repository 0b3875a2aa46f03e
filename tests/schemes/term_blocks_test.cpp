// Blocks of terms: threads may add up forces of different blocks at the same time only if these have no unknown in common.
#include "visviva/schemes/frames/term_blocks.hpp"

#include <gtest/gtest.h>

namespace visviva::test {
namespace {

struct Terms {
  std::vector<std::vector<int>> unknowns;
  int count = 0;

  [[nodiscard]] TermBlocks blocks() const { return {unknowns, count}; }
};

Terms chain(int links) {
  Terms terms{{}, links + 1};
  for (int i = 0; i < links; ++i) terms.unknowns.push_back({i, i + 1});
  return terms;
}

// Spokes from a hub, which all terms share.
Terms wheel(int spokes) {
  Terms terms{{}, spokes + 1};
  for (int i = 0; i < spokes; ++i) terms.unknowns.push_back({spokes, i});
  return terms;
}

TEST(TermBlocks, HaveEachTermOnce) {
  for (const int n : {0, 1, elements_of_task, elements_of_task + 1, 1000})
    for (const Terms& terms : {chain(n), wheel(n)}) {
      std::vector<int> seen(static_cast<std::size_t>(n), 0);
      terms.blocks().for_each(1, [&](std::size_t i) { ++seen[i]; });
      EXPECT_EQ(seen, std::vector<int>(static_cast<std::size_t>(n), 1)) << n;
    }
}

// Were two threads at one unknown at a time, its list would miss a term or have it elsewhere.
TEST(TermBlocks, SumsDoNotDependOnThreads) {
  for (const Terms& terms : {chain(5000), wheel(5000)}) {
    const TermBlocks blocks = terms.blocks();
    std::vector<std::vector<std::size_t>> usual;
    for (const int threads : {1, 2, 4}) {
      std::vector<std::vector<std::size_t>> order(static_cast<std::size_t>(terms.count));
      for (auto& list : order) list.reserve(5000);
      blocks.for_each(threads, [&](std::size_t i) {
        for (const int u : terms.unknowns[i]) order[static_cast<std::size_t>(u)].push_back(i);
      });
      if (threads == 1) usual = order;
      EXPECT_EQ(order, usual) << threads;
    }
  }
}

}  // namespace
}  // namespace visviva::test
