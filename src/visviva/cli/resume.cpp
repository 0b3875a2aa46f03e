// visviva resume: a run goes on where it was stopped.
#include <fmt/format.h>

#include "visviva/cli/model_options.hpp"
#include "visviva/cli/run_model.hpp"
#include "visviva/cli/verbs.hpp"
#include "visviva/job/stored_job.hpp"

namespace visviva::cli {
namespace {

struct ResumeVerb {
  std::string results;
  std::string until;
  bool no_report = false;
  Telling telling;
};

void refuse_what_is_over(const StoredResults& results, const Prepared& ready) {
  const auto times = results.read(results.tables().front(), results.rows() - 1, 1);
  const bool complete = results.attribute("status") == "completed" && !results.is_unfinished() &&
                        std::filesystem::exists(results.folder() / "summary.json");
  if (complete && times.front() >= ready.options.until)
    throw UsageError(
        fmt::format("the run in {} is complete until t = {:.6g} s: give a later end (--until)",
                    results.folder().string(), times.front()));
  if (ready.record_options().states_csv)
    throw UsageError(
        "a run with states_csv=on cannot be resumed: its states.csv is not kept in results.h5");
}

// The run before it would be taken for one that was stopped before it had results.
void refuse_what_has_not_begun(const std::filesystem::path& folder) {
  const auto unfinished = folder / OutputFolder::unfinished_name;
  if (OutputFolder::is_claimed(folder)) return;  // it goes on, which is told later
  if (!std::filesystem::exists(unfinished) || std::filesystem::exists(unfinished / "results.h5") ||
      !std::filesystem::exists(folder / "results.h5"))
    return;
  throw FileError(fmt::format(
      "the run in {} was stopped before it had results, which come after a second: start it "
      "again, or remove {} to go on with the earlier one",
      folder.string(), unfinished.string()));
}

// Without a checkpoint, as of a run that was stopped early or whose scheme has none, all of it is computed anew.
int resume(const ResumeVerb& options) {
  refuse_what_has_not_begun(options.results);
  std::optional<StoredResults> before(options.results);
  const Prepared ready = prepare(stored_job(*before, options.until), options.telling);
  if (before->rows() > 0) refuse_what_is_over(*before, ready);
  const RunOutput output{before->folder(), options.telling, options.no_report, true,
                         before->text("model/given")};
  const auto checkpoint = before->checkpoint();
  if (checkpoint) return run_model(ready, output, Earlier{*before, *checkpoint});
  before.reset();
  return run_model(ready, output);
}

}  // namespace

Verb resume_verb() {
  auto options = std::make_shared<ResumeVerb>();
  return {"resume", "go on with a run that was stopped, or to a later end",
          joined({{{"RESULTS", "the folder of a run, or its results.h5", &options->results, true},
                   {"--until", "end time [s]; default: that of the run", &options->until},
                   {"--no-report", "write no report.html", &options->no_report}},
                  telling_options(options->telling)}),
          "Example:\n  visviva run problem:double-pendulum --until 10\n"
          "  visviva resume runs/double-pendulum-visviva --until 20\n"
          "The results are those of a run that was never stopped, to the last bit.",
          [options] { return resume(*options); }};
}

}  // namespace visviva::cli
