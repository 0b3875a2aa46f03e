#pragma once

#include <string>

#include "visviva/io/summary.hpp"

namespace visviva::cli {

/// A run's outcome in a few lines: energy, ledger, constraints, momentum, cost.
[[nodiscard]] std::string verdict(const RunIdentity& identity, const System& system,
                                  const RunResult& result, double output_seconds);

/// A failure as one line: what, where, when, and what to try.
[[nodiscard]] std::string failure_line(const Failure& failure);

}  // namespace visviva::cli
