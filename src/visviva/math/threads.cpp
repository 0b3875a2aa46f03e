#include "visviva/math/threads.hpp"

namespace visviva {

void call_on_threads(int threads, int tasks, TaskCall call, const void* work) {
#pragma omp parallel for num_threads(threads) schedule(static)
  for (int task = 0; task < tasks; ++task) call(work, task);
}

}  // namespace visviva
