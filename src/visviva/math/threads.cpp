#include "visviva/math/threads.hpp"

#include <atomic>
#include <chrono>
#include <memory>
#include <mutex>
#include <system_error>
#include <thread>
#include <vector>

namespace visviva {
namespace {

// Threads that wait for tasks. Those of a caller are divided into as many ranges as there are threads. Each begins with its own, so
// that it meets the same data every time, and goes on with what others have not begun: nobody waits for a thread that the system has
// no processor for. Not those of OpenMP, which do.
class Team {
 public:
  Team() = default;
  ~Team() {
    stops_ = true;
    announce();
    for (std::thread& helper : helpers_) helper.join();
  }
  Team(const Team&) = delete;
  Team& operator=(const Team&) = delete;

  // False if another caller has the team.
  bool work_on(int threads, int tasks, TaskCall call, const void* work) {
    const std::unique_lock lock(owner_, std::try_to_lock);
    if (!lock) return false;
    call_ = call;
    work_ = work;
    divide(threads, tasks);
    open_ = true;
    announce();
    take_tasks(0);
    open_ = false;
    while (inside_ > 0) std::this_thread::yield();
    return true;
  }

 private:
  struct alignas(64) Range {
    std::atomic<int> next = 0;
    int end = 0;
  };

  void divide(int threads, int tasks) {
    const auto count = static_cast<std::size_t>(threads);
    if (ranges_.size() != count) ranges_ = std::vector<Range>(count);
    for (std::size_t k = 0; k < count; ++k) {
      const long first = static_cast<long>(k) * tasks / threads;
      ranges_[k].next = static_cast<int>(first);
      ranges_[k].end = static_cast<int>((static_cast<long>(k) + 1) * tasks / threads);
    }
    try {
      while (helpers_.size() + 1 < count && !has_no_more_)
        helpers_.emplace_back([this, me = helpers_.size() + 1] { help(me); });
    } catch (const std::system_error&) {
      has_no_more_ = true;  // the system has: fewer do the same
    }
  }

  void announce() {
    ++calls_;
    calls_.notify_all();
  }

  void take_tasks(std::size_t me) {
    for (std::size_t k = 0; k < ranges_.size(); ++k) {
      Range& range = ranges_[(me + k) % ranges_.size()];
      for (int task = range.next++; task < range.end; task = range.next++) call_(work_, task);
    }
  }

  // Who is inside when a call ends is waited for; who comes later finds it closed.
  void help(std::size_t me) {
    unsigned seen = 0;
    while (!stops_) {
      ++inside_;
      if (open_ && me < ranges_.size()) take_tasks(me);
      --inside_;
      seen = await_call(seen);
    }
  }

  // The next call of an iteration comes within microseconds, or there is none for long.
  unsigned await_call(unsigned seen) {
    constexpr std::chrono::microseconds patience(50);
    const auto begin = std::chrono::steady_clock::now();
    while (calls_ == seen)
      if (std::chrono::steady_clock::now() - begin > patience) calls_.wait(seen);
    return calls_;
  }

  std::mutex owner_;
  std::vector<Range> ranges_;
  TaskCall call_ = nullptr;
  const void* work_ = nullptr;
  std::atomic<bool> open_ = false;
  std::atomic<bool> stops_ = false;
  std::atomic<int> inside_ = 0;
  std::atomic<unsigned> calls_ = 0;
  std::vector<std::thread> helpers_;
  bool has_no_more_ = false;
};

}  // namespace

void call_on_threads(int threads, int tasks, TaskCall call, const void* work) {
  static Team team;
  if (team.work_on(threads, tasks, call, work)) return;
  for (int task = 0; task < tasks; ++task) call(work, task);
}

}  // namespace visviva
