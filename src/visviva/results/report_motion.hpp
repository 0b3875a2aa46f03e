#pragma once

#include "visviva/model/scene.hpp"
#include "visviva/results/json.hpp"
#include "visviva/results/stored_results.hpp"

namespace visviva {

/// The motion of a report as JSON, in so many bytes: as many frames as fit, evenly among the rows, with the first and the last.
struct ReportMotion {
  std::size_t stride = 1;
  Json motion = nullptr;  ///< nothing if results have none, or two frames do not fit
};
[[nodiscard]] ReportMotion report_motion(const StoredResults& results, const model::Scene& scene,
                                         std::size_t bytes);

}  // namespace visviva
