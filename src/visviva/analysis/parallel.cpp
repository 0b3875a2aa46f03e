#include "visviva/analysis/parallel.hpp"

#include <sched.h>

#include <algorithm>
#include <exception>
#include <system_error>
#include <thread>
#include <vector>

namespace visviva {

int processor_count() {
  cpu_set_t allowed;
  const int count = sched_getaffinity(0, sizeof allowed, &allowed) == 0
                        ? CPU_COUNT(&allowed)
                        : static_cast<int>(std::thread::hardware_concurrency());
  return std::max(count, 1);
}

void in_parallel(std::size_t count, int at_a_time, std::atomic<bool>& stop,
                 const std::function<void(std::size_t)>& task) {
  std::vector<std::exception_ptr> thrown(count);
  std::atomic<std::size_t> next = 0;
  const auto work = [&] {
    while (!stop) {
      const std::size_t i = next++;
      if (i >= count) return;
      try {
        task(i);
      } catch (...) {
        thrown[i] = std::current_exception();
        stop = true;
      }
    }
  };
  const auto most = std::min(count, static_cast<std::size_t>(std::max(at_a_time, 1)));
  {
    std::vector<std::jthread> helpers;
    try {
      while (helpers.size() + 1 < most) helpers.emplace_back(work);
    } catch (const std::system_error&) {
      // The system gives no more threads: fewer do the same.
    }
    work();
  }
  for (const auto& exception : thrown)
    if (exception) std::rethrow_exception(exception);
}

}  // namespace visviva
