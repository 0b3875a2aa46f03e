#pragma once

#include <string>

#include "visviva/results/output_folder.hpp"
#include "visviva/results/summary.hpp"

namespace visviva::cli {

/// A run's outcome in a few lines: energy, ledger, constraints, momentum, cost.
[[nodiscard]] std::string verdict(const RunIdentity& identity, const System& system,
                                  const RunResult& result);

/// A failure as one line: what, where, when, and what to try.
[[nodiscard]] std::string failure_line(const Failure& failure);

/// The exit code of a verb that ran once and ended so.
[[nodiscard]] int exit_code(RunStatus status);

/// Tells where the files are.
void print_files(const OutputFolder& folder);

/// Prints what is in the main file for machines, and where the files are.
void print_json(Json results, const OutputFolder& folder);

}  // namespace visviva::cli
