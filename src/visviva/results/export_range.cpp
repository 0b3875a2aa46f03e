#include "visviva/results/export_range.hpp"

#include <fmt/format.h>

#include "visviva/settings/parameters.hpp"

namespace visviva {

std::vector<std::size_t> ExportRange::rows(const StoredResults& results) const {
  const auto times = results.read(results.tables().front(), 0, results.rows());
  std::vector<std::size_t> chosen;
  std::size_t seen = 0;
  for (std::size_t row = 0; row < times.size(); ++row)
    if (times[row] >= from && times[row] <= until && seen++ % every == 0) chosen.push_back(row);
  if (chosen.empty() && !times.empty())
    throw UsageError(fmt::format(
        "no stored time is between --from and --until: {} has those from {:.6g} s to {:.6g} s",
        results.path().string(), times.front(), times.back()));
  return chosen;
}

}  // namespace visviva
