#pragma once

#include <limits>

#include "visviva/results/stored_results.hpp"

namespace visviva {

/// Which of the stored times are exported.
struct ExportRange {
  std::size_t every = 1;
  double from = -std::numeric_limits<double>::infinity();
  double until = std::numeric_limits<double>::infinity();

  /// Their numbers. Throws UsageError if there are none.
  [[nodiscard]] std::vector<std::size_t> rows(const StoredResults& results) const;
};

}  // namespace visviva
