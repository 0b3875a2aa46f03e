#pragma once

#include "visviva/cli/progress.hpp"
#include "visviva/job/job.hpp"

namespace visviva::cli {

/// Where the results of a run go.
struct RunOutput {
  std::filesystem::path folder;
  Telling telling;
  bool no_report = false;
  bool resumes = false;          ///< what is unfinished there stays until there is more
  std::string given_model = {};  ///< the model file as it was, of a run that is resumed
};

/// Earlier results that a run goes on from.
struct Earlier {
  const StoredResults& results;
  const StoredCheckpoint& checkpoint;
};

/// Runs the first scheme, writes the results and tells about them; returns the exit code.
[[nodiscard]] int run_model(const Prepared& ready, const RunOutput& output,
                            const std::optional<Earlier>& earlier = std::nullopt);

}  // namespace visviva::cli
