#pragma once

#include <span>

#include "findings.hpp"

namespace visviva::bench {

/// What is printed, and stands on the page.
struct Table {
  std::string title;
  std::vector<std::string> head = {};
  std::vector<std::vector<std::string>> rows = {};
  std::vector<std::string> notes = {};

  [[nodiscard]] std::string text() const;
};

[[nodiscard]] Table step_table(std::span<const StepCost> costs);
[[nodiscard]] Table start_table(std::span<const StartCost> costs);
[[nodiscard]] Table growth_table(std::span<const Growth> growth);
[[nodiscard]] Table output_table(std::span<const OutputCost> costs);
[[nodiscard]] Table thread_table(std::span<const ThreadGain> gains);
[[nodiscard]] Table precision_table(const WorkPrecision& precision);
/// The times to the targets of all works.
[[nodiscard]] Table target_table(std::span<const WorkPrecision> all);

/// All of them.
[[nodiscard]] std::vector<Table> tables_of(const Findings& findings);

}  // namespace visviva::bench
