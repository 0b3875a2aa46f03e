#pragma once

#include "visviva/cli/verbs.hpp"
#include "visviva/equilibrium/loaded_system.hpp"
#include "visviva/job/job.hpp"

namespace visviva::cli {

/// What the user gives to every verb that lets loads grow.
struct LoadingOptions {
  std::vector<std::string> loads;
  std::string time = "0";
};

/// --load and --time.
[[nodiscard]] std::vector<Option> loading_options(LoadingOptions& options);
/// Throws UsageError.
[[nodiscard]] Loading read_loading(const Prepared& ready, const LoadingOptions& options);
/// Notes which loads are zero at their time: models often begin without them.
void tell_resting_loads(const Prepared& ready, const Loading& loading);

}  // namespace visviva::cli
