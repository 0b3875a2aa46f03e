#pragma once

#include <atomic>
#include <cstddef>
#include <functional>

namespace visviva {

/// How many threads can work at a time for this process.
[[nodiscard]] int processor_count();

/// Does task(0) … task(count − 1), so many at a time and begun in this order; the calling thread takes part. No task is begun
/// once `stop` is set. A task that throws sets it, and the exception of the first that threw is thrown here when all that were
/// begun have ended.
void in_parallel(std::size_t count, int at_a_time, std::atomic<bool>& stop,
                 const std::function<void(std::size_t)>& task);

}  // namespace visviva
