#pragma once

#include <stdexcept>

#include "visviva/schemes/scheme.hpp"

namespace visviva::bench {

/// The iterations of all these steps. Throws std::runtime_error if one fails.
inline long take_steps(Stepper& stepper, double h, long steps) {
  long iterations = 0;
  for (long i = 0; i < steps; ++i) {
    const StepReport report = stepper.advance(h);
    if (!report.ok) throw std::runtime_error(report.what);
    iterations += report.iterations;
  }
  return iterations;
}

}  // namespace visviva::bench
