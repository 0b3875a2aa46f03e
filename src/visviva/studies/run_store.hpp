#pragma once

#include <atomic>
#include <filesystem>
#include <functional>
#include <map>
#include <optional>

#include "visviva/studies/outcome.hpp"
#include "visviva/studies/study.hpp"

namespace visviva::studies {

/// Runs of studies, each a process of its own with a folder of results. The folder is named by what the run is made of: the
/// program, the command and the model. What is there already is not run again.
class RunStore {
 public:
  /// `folder` has those of the runs in it, `program` is the one that runs them.
  RunStore(std::filesystem::path folder, std::filesystem::path program);

  /// How a command ended.
  struct End {
    int exit_code = 0;
    double seconds = 0.0;
    std::string message;  ///< the first line it said, if it failed
    bool was_there = false;
  };

  [[nodiscard]] std::filesystem::path folder_of(const StudyRun& run) const;
  /// Nothing if it has not been run to an end.
  [[nodiscard]] std::optional<End> stored_end(const StudyRun& run) const;
  /// Runs a command, unless its results are there. `stop` ends it early; nothing is stored then.
  [[nodiscard]] std::optional<End> carry_out(const StudyRun& run,
                                             const std::atomic<bool>& stop) const;

 private:
  std::filesystem::path folder_;
  std::filesystem::path program_;
  std::uint64_t program_sum_;
};

}  // namespace visviva::studies
