#pragma once

#include <algorithm>

namespace visviva {

/// One call of work(task) through a plain function.
using TaskCall = void (*)(const void* work, int task);
void call_on_threads(int threads, int tasks, TaskCall call, const void* work);

/// work(0), …, work(tasks − 1), on up to `threads` threads. Each must write what no other reads or writes, and not throw.
template <class Work>
void on_threads(int threads, int tasks, const Work& work) {
  if (threads > 1 && tasks > 1)
    call_on_threads(
        threads, tasks, [](const void* w, int task) { (*static_cast<const Work*>(w))(task); },
        &work);
  else
    for (int task = 0; task < tasks; ++task) work(task);
}

/// So many elements are worth a task.
inline constexpr int elements_of_task = 128;

/// work(i) for i = 0, …, count − 1, in the same way.
template <class Work>
void for_each_on_threads(int threads, int count, const Work& work) {
  const int tasks = (count + elements_of_task - 1) / elements_of_task;
  on_threads(threads, tasks, [&](int task) {
    const int end = std::min(count, (task + 1) * elements_of_task);
    for (int i = task * elements_of_task; i < end; ++i) work(i);
  });
}

}  // namespace visviva
