#pragma once

#include "output_cost.hpp"
#include "step_cost.hpp"
#include "thread_gain.hpp"
#include "visviva/results/json.hpp"
#include "work_precision.hpp"

namespace visviva::bench {

/// How a cost grows with the size.
struct Growth {
  std::string work;
  std::string what;               ///< a step of a scheme, or the start
  std::optional<double> overall;  ///< exponents
  std::optional<double> from_a_hundred;
};

/// All that was measured.
struct Findings {
  std::vector<StartCost> starts = {};
  std::vector<StepCost> steps = {};
  std::vector<OutputCost> outputs = {};
  std::vector<WorkPrecision> precision = {};
  std::vector<ThreadGain> threads = {};

  [[nodiscard]] std::vector<Growth> growth() const;
};

/// What it was measured on: processor, compiler, version of the program.
struct Machine {
  std::string processor;
  std::string compiler;
  std::string version;
};
[[nodiscard]] Machine this_machine();

/// Times in seconds, memory in bytes.
[[nodiscard]] Json to_json(const Findings& findings);

}  // namespace visviva::bench
