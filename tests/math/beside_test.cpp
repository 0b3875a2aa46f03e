#include "visviva/math/beside.hpp"

#include <gtest/gtest.h>

#include <atomic>
#include <numeric>
#include <stdexcept>
#include <thread>
#include <vector>

#include "visviva/math/clocks.hpp"

namespace visviva {
namespace {

using Order = std::vector<int>;

Order counted_to(int count) {
  Order order(static_cast<std::size_t>(count));
  std::iota(order.begin(), order.end(), 0);
  return order;
}

TEST(Beside, DoesOnePieceAfterTheOther) {
  for (const bool has_threads : {false, true}) {
    Order done;
    Beside beside(has_threads, 3);
    for (int i = 0; i < 1000; ++i) beside.begin([&done, i] { done.push_back(i); });
    beside.wait();
    EXPECT_EQ(done, counted_to(1000));
  }
}

TEST(Beside, ManyDoTheirWorkInTheirOwnOrder) {
  constexpr int pieces = 200;
  std::vector<Order> done(7);
  std::deque<Beside> all;
  for (std::size_t k = 0; k < done.size(); ++k) all.emplace_back(true, 1 + k % 3);
  for (int i = 0; i < pieces; ++i)
    for (std::size_t k = 0; k < done.size(); ++k)
      all[k].begin([&order = done[k], i] { order.push_back(i); });
  all.clear();  // waits for what is left
  for (const Order& order : done) EXPECT_EQ(order, counted_to(pieces));
}

TEST(Beside, TheCallerGoesOnUntilTooMuchWaits) {
  std::atomic<bool> may_go_on = false;
  std::atomic<int> done = 0;
  Beside beside(true, 2);
  const auto piece = [&] {
    while (!may_go_on) std::this_thread::yield();
    ++done;
  };
  beside.begin(piece);
  beside.begin(piece);
  EXPECT_EQ(done, 0) << "and yet this is reached";
  may_go_on = true;
  beside.begin(piece);
  EXPECT_GE(done, 1) << "two of three may wait";
  beside.wait();
  EXPECT_EQ(done, 3);
}

TEST(Beside, ThrowsInTheCallerWhatWorkHasThrown) {
  for (const bool has_threads : {false, true}) {
    int later = 0;
    Beside beside(has_threads, 4);
    const auto fail_and_go_on = [&] {
      beside.begin([] { throw std::runtime_error("no room"); });
      beside.begin([&] { ++later; });
      beside.wait();
    };
    EXPECT_THROW(fail_and_go_on(), std::runtime_error);
    EXPECT_LE(later, 1);
    beside.begin([&] { later = 100; });
    beside.wait();
    EXPECT_EQ(later, 100) << "after that it works as before";
  }
}

TEST(Beside, TellsTheTimeOfTheProcessorForItsThreads) {
  const auto work_for = [](double seconds) {
    const double end = cpu_seconds_of_thread() + seconds;
    while (cpu_seconds_of_thread() < end) continue;
  };
  Beside with(true);
  Beside without(false);
  for (Beside* beside : {&with, &without}) {
    beside->begin([&] { work_for(0.01); });
    beside->wait();
  }
  EXPECT_GE(with.cpu_seconds(), 0.01);
  EXPECT_EQ(without.cpu_seconds(), 0.0) << "that is the caller's own";
}

}  // namespace
}  // namespace visviva
