#include "visviva/analysis/parallel.hpp"

#include <gtest/gtest.h>

#include <stdexcept>
#include <string>
#include <thread>
#include <vector>

namespace visviva::test {
namespace {

TEST(Parallel, DoesEachTaskOnce) {
  for (const int at_a_time : {1, 3, 100}) {
    std::atomic<bool> stop = false;
    std::vector<int> done(20, 0);
    in_parallel(done.size(), at_a_time, stop, [&](std::size_t i) { ++done[i]; });
    EXPECT_EQ(done, std::vector<int>(20, 1)) << at_a_time;
    EXPECT_FALSE(stop);
  }
}

TEST(Parallel, OneAtATimeIsDoneInOrderByTheCaller) {
  std::atomic<bool> stop = false;
  std::vector<std::size_t> order;
  in_parallel(4, 1, stop, [&, caller = std::this_thread::get_id()](std::size_t i) {
    EXPECT_EQ(std::this_thread::get_id(), caller);
    order.push_back(i);
  });
  EXPECT_EQ(order, (std::vector<std::size_t>{0, 1, 2, 3}));
}

// Each of three tasks ends only when all have begun.
TEST(Parallel, TasksGoOnAtTheSameTime) {
  std::atomic<bool> stop = false;
  std::atomic<int> begun = 0;
  in_parallel(3, 3, stop, [&](std::size_t) {
    ++begun;
    while (begun < 3) std::this_thread::yield();
  });
  EXPECT_EQ(begun, 3);
}

TEST(Parallel, NothingIsBegunAfterAStop) {
  std::atomic<bool> stop = false;
  int begun = 0;
  in_parallel(5, 1, stop, [&](std::size_t i) {
    ++begun;
    if (i == 1) stop = true;
  });
  EXPECT_EQ(begun, 2);
}

TEST(Parallel, AnExceptionEndsTheOthersAndReachesTheCaller) {
  std::atomic<bool> stop = false;
  std::atomic<int> ended = 0;
  const auto task = [&](std::size_t i) {
    if (i == 2) throw std::runtime_error("the second");
    while (!stop) std::this_thread::yield();
    ++ended;
  };
  try {
    in_parallel(50, 3, stop, task);
    FAIL() << "nothing was thrown";
  } catch (const std::runtime_error& error) {
    EXPECT_STREQ(error.what(), "the second");
  }
  EXPECT_EQ(ended, 2) << "the two that had begun, and no other";
}

TEST(Parallel, OfSeveralExceptionsTheFirstTasksIsThrown) {
  std::atomic<bool> stop = false;
  std::atomic<int> begun = 0;
  const auto task = [&](std::size_t i) {
    ++begun;
    while (begun < 3) std::this_thread::yield();
    if (i > 0) throw std::runtime_error(std::to_string(i));
  };
  try {
    in_parallel(3, 3, stop, task);
    FAIL() << "nothing was thrown";
  } catch (const std::runtime_error& error) {
    EXPECT_STREQ(error.what(), "1");
  }
}

}  // namespace
}  // namespace visviva::test
