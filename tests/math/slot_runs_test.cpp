#include "visviva/math/slot_runs.hpp"

#include <gtest/gtest.h>

#include <numeric>

namespace visviva {
namespace {

// Runs of one, of less than six, of six and of more, backwards, and one place twice.
const std::vector<int> slots = {40, 0,  1,  2,  10, 11, 12, 13, 14, 15, 20, 21, 22,
                                23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 7,  6,  40};

SlotRuns runs() {
  SlotRuns all;
  for (const int slot : slots) all.push(slot);
  return all;
}

TEST(SlotRuns, AddEachEntryWhereItBelongs) {
  std::vector<double> entries(slots.size());
  std::iota(entries.begin(), entries.end(), 1.0);
  std::vector<double> values(41, 0.5);
  std::vector<double> expected = values;
  for (std::size_t k = 0; k < slots.size(); ++k)
    expected[static_cast<std::size_t>(slots[k])] += 2.0 * entries[k];
  runs().add(entries.data(), 2.0, values.data());
  EXPECT_EQ(values, expected);
}

TEST(SlotRuns, ExtractWhatStandsThere) {
  std::vector<double> values(41);
  std::iota(values.begin(), values.end(), 0.0);
  std::vector<double> entries(slots.size());
  runs().extract(values.data(), entries.data());
  EXPECT_EQ(entries, std::vector<double>(slots.begin(), slots.end()));
}

}  // namespace
}  // namespace visviva
