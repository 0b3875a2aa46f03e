#include "visviva/math/on_demand.hpp"

#include <gtest/gtest.h>

#include <atomic>
#include <thread>
#include <vector>

namespace visviva {
namespace {

TEST(OnDemand, IsMadeOnceForAllCopies) {
  int made = 0;
  const OnDemand<int> value([&] { return ++made; });
  const OnDemand<int> copy = value;
  EXPECT_EQ(made, 0);
  EXPECT_EQ(copy.get(), 1);
  EXPECT_EQ(&value.get(), &copy.get());
  EXPECT_EQ(made, 1);
}

TEST(OnDemand, ForgetsWhatItWasMadeOf) {
  const auto source = std::make_shared<int>(7);
  const OnDemand<int> value([source] { return *source; });
  EXPECT_EQ(source.use_count(), 2);
  EXPECT_EQ(value.get(), 7);
  EXPECT_EQ(source.use_count(), 1);
}

TEST(OnDemand, IsMadeOnceByManyThreads) {
  std::atomic<int> made = 0;
  const OnDemand<std::vector<int>> value([&] {
    ++made;
    return std::vector<int>(1000, 3);
  });
  std::vector<std::thread> threads;
  for (int i = 0; i < 8; ++i)
    threads.emplace_back([&] { EXPECT_EQ(value.get(), std::vector<int>(1000, 3)); });
  for (std::thread& thread : threads) thread.join();
  EXPECT_EQ(made, 1);
}

}  // namespace
}  // namespace visviva
