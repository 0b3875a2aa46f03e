#pragma once

#include <condition_variable>
#include <cstddef>
#include <deque>
#include <exception>
#include <functional>
#include <mutex>

namespace visviva {

/// Does one piece of work after the other while its caller goes on, on threads that all of these share: two, or one where there
/// are no more than two processors.
class Beside {
 public:
  /// So many pieces may wait to be done, with that being done. Without threads the caller does it all, at once.
  explicit Beside(bool has_threads, std::size_t most = 1)
      : has_threads_(has_threads), most_(most) {}
  /// Waits; what work has thrown is lost.
  ~Beside();
  Beside(const Beside&) = delete;
  Beside& operator=(const Beside&) = delete;

  /// Waits while there are too many. Throws what earlier work has thrown.
  void begin(std::function<void()> work);
  /// Until nothing is left to do. Throws what work has thrown; what came after that is not done.
  void wait();
  /// The time of the processor that work took on those threads until now.
  [[nodiscard]] double cpu_seconds() const {
    const std::lock_guard lock(mutex_);
    return cpu_seconds_;
  }

 private:
  class Threads;
  void await_at_most(std::size_t count, std::unique_lock<std::mutex>& lock);
  /// From a time of the thread on, until the one that it returns.
  double do_first(double before);

  bool has_threads_;
  std::size_t most_;
  mutable std::mutex mutex_;
  std::condition_variable done_;
  std::deque<std::function<void()>> work_;  ///< the first is being done, or will be next
  std::exception_ptr thrown_;
  double cpu_seconds_ = 0.0;
};

}  // namespace visviva
