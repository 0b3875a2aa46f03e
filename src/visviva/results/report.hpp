#pragma once

#include <optional>

#include "visviva/model/scene.hpp"
#include "visviva/results/json.hpp"
#include "visviva/results/stored_results.hpp"

namespace visviva {

/// What a report shows besides the results themselves.
struct ReportSource {
  const StoredResults& results;
  Json summary;  ///< summary.json
  std::string title;
  std::optional<model::Scene> scene;  ///< nothing of an analytic problem, or if it is not known
};

inline constexpr std::size_t usual_report_size = 5'000'000;

/// report.html: one file that needs nothing else, of at most so many bytes. Curves and motion are thinned for that. Throws
/// UsageError if the page does not fit even without them.
[[nodiscard]] std::string report_page(const ReportSource& source,
                                      std::size_t most_bytes = usual_report_size);

/// The script of the page; made of viewer/ and part of the program.
[[nodiscard]] std::string_view report_script();

}  // namespace visviva
