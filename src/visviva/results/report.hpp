#pragma once

#include <optional>

#include "visviva/model/scene.hpp"
#include "visviva/results/json.hpp"
#include "visviva/results/stored_results.hpp"

namespace visviva {

/// A run that a report shows.
struct ReportRun {
  const StoredResults& results;
  std::string label;                  ///< of several runs: the scheme as it was given
  Json summary;                       ///< summary.json
  std::optional<model::Scene> scene;  ///< nothing of an analytic problem, or if it is not known
};

inline constexpr std::size_t usual_report_size = 5'000'000;
/// What a report of so many runs needs besides the texts of their model.
[[nodiscard]] std::size_t least_report_size(std::size_t runs);

/// report.html: one file that needs nothing else, of at most so many bytes, which runs of one model share. Curves and motion are
/// thinned for that. Throws UsageError if the page does not fit even without them.
[[nodiscard]] std::string report_page(const std::string& title, const std::vector<ReportRun>& runs,
                                      std::size_t most_bytes = usual_report_size);

/// A study and how it was called.
struct StudyData {
  std::string name;  ///< by which the page knows it
  Json data;
  std::string command_line;
};
[[nodiscard]] std::string study_page(const std::string& title, StudyData study);

/// The script of the page; made of viewer/ and part of the program.
[[nodiscard]] std::string_view report_script();

}  // namespace visviva
