#include "visviva/math/beside.hpp"

#include <algorithm>
#include <system_error>
#include <thread>
#include <utility>
#include <vector>

#include "visviva/math/clocks.hpp"

namespace visviva {

// Those with work wait for a thread in a row, and after each piece at its end again.
class Beside::Threads {
 public:
  Threads() {
    const unsigned count = std::clamp(std::thread::hardware_concurrency(), 2U, 3U) - 1;
    try {
      for (unsigned i = 0; i < count; ++i) threads_.emplace_back([this] { work_until_stopped(); });
    } catch (const std::system_error&) {
      // The system gives no more threads: fewer do the same, or none.
    }
  }
  ~Threads() {
    {
      const std::lock_guard lock(mutex_);
      stops_ = true;
    }
    changed_.notify_all();
    for (std::thread& thread : threads_) thread.join();
  }
  Threads(const Threads&) = delete;
  Threads& operator=(const Threads&) = delete;

  static Threads& shared() {
    static Threads threads;
    return threads;
  }

  [[nodiscard]] bool exist() const { return !threads_.empty(); }
  void add(Beside& waiting) {
    {
      const std::lock_guard lock(mutex_);
      waiting_.push_back(&waiting);
    }
    changed_.notify_one();
  }

 private:
  void work_until_stopped() {
    std::unique_lock lock(mutex_);
    double done = cpu_seconds_of_thread();
    for (;;) {
      changed_.wait(lock, [this] { return !waiting_.empty() || stops_; });
      if (waiting_.empty()) return;
      Beside* const first = waiting_.front();
      waiting_.pop_front();
      lock.unlock();
      done = first->do_first(done);
      lock.lock();
    }
  }

  std::mutex mutex_;
  std::condition_variable changed_;
  std::deque<Beside*> waiting_;
  bool stops_ = false;
  std::vector<std::thread> threads_;
};

Beside::~Beside() {
  std::unique_lock lock(mutex_);
  done_.wait(lock, [this] { return work_.empty(); });
}

void Beside::begin(std::function<void()> work) {
  has_threads_ = has_threads_ && Threads::shared().exist();
  if (!has_threads_) return work();
  std::unique_lock lock(mutex_);
  await_at_most(most_ - 1, lock);
  work_.push_back(std::move(work));
  if (work_.size() == 1) Threads::shared().add(*this);
}

void Beside::wait() {
  std::unique_lock lock(mutex_);
  await_at_most(0, lock);
}

void Beside::await_at_most(std::size_t count, std::unique_lock<std::mutex>& lock) {
  done_.wait(lock, [&] { return work_.size() <= count; });
  if (thrown_) std::rethrow_exception(std::exchange(thrown_, nullptr));
}

// When nothing is left and the lock is free, this may be gone. The clock of the thread stands still while it waits; to ask it takes a
// microsecond.
double Beside::do_first(double before) {
  std::unique_lock lock(mutex_);
  const std::function<void()>& work = work_.front();  // stays where it is as others are added
  lock.unlock();
  std::exception_ptr thrown;
  try {
    work();
  } catch (...) {
    thrown = std::current_exception();
  }
  const double after = cpu_seconds_of_thread();
  lock.lock();
  cpu_seconds_ += after - before;
  if (thrown) {
    thrown_ = thrown;
    work_.clear();
  } else {
    work_.pop_front();
  }
  if (!work_.empty()) Threads::shared().add(*this);
  done_.notify_all();
  return after;
}

}  // namespace visviva
