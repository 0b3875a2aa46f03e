#include "visviva/cli/run_model.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "visviva/cli/interrupt.hpp"
#include "visviva/cli/messages.hpp"
#include "visviva/cli/model_summary.hpp"
#include "visviva/cli/observers.hpp"
#include "visviva/cli/report_options.hpp"
#include "visviva/cli/verbs.hpp"
#include "visviva/cli/verdict.hpp"
#include "visviva/results/report.hpp"
#include "visviva/results/run_recorder.hpp"
#include "visviva/results/summary.hpp"

namespace visviva::cli {
namespace {

void tell_redundant(const std::vector<std::string>& names) {
  if (names.empty()) return;
  constexpr std::size_t most = 6;
  const std::vector<std::string> first(
      names.begin(), names.begin() + static_cast<std::ptrdiff_t>(std::min(most, names.size())));
  say("note: {} constraint{} from the others and {} not enforced: {}{}; how the joints share "
      "these reactions is not unique\n",
      names.size(), names.size() == 1 ? " follows" : "s follow", names.size() == 1 ? "is" : "are",
      fmt::join(first, ", "), names.size() > most ? ", …" : "");
}

void tell_start(const RunIdentity& identity, const ConsistentState& start) {
  for (const auto& warning : identity.warnings) say("warning: {}\n", warning);
  tell_redundant(identity.redundant);
  const std::string moves = start_moves_text(start);
  if (!moves.empty()) say("note: the start was moved to meet the joints: {}\n", moves);
}

// Warnings of the model file are in no summary.
void tell_model(const ModelSource& source, const Telling& telling) {
  if (!source.file || telling.quiet) return;
  say(source.file->diagnostics.text());
  if (telling.text()) fmt::print("{}\n", model_summary(*source.file));
}

// What a run was, and what its folder says of it.
struct Recorded {
  RunResult result;
  Json summary;
};

Recorded run_and_record(const Prepared& ready, const RunOutput& output, const RunIdentity& identity,
                        const RunOptions& options, OutputFolder& folder, RunRecorder& recorder) {
  Progress progress(progress_on_stderr(output.telling));
  Both observer(recorder, progress.add_run(ready.start.state.t, ready.options.until));
  std::unique_ptr<Stepper> stepper;
  const RunResult result = simulate(ready.system, *ready.scheme().scheme, ready.start.state,
                                    options, &observer, &interrupt_requested(), &stepper);
  progress.finish();
  recorder.finish(result.status);
  Json summary = summary_json({identity, ready.system, result, *stepper});
  if (!output.no_report) {
    const StoredResults results(folder.path());
    folder.write("report.html",
                 report_page(ready.source.title(),
                             {{results, identity.scheme, summary, ready.source.scene()}}));
  }
  folder.write("summary.json", summary.text() + "\n");
  constexpr double long_run =
      1.0;  // results that are sooner computed again need not survive a power cut
  folder.commit(result.wall_seconds < long_run ? OutputFolder::Worth::little
                                               : OutputFolder::Worth::waiting_for_the_disk);
  return {result, std::move(summary)};
}

// Of a run that cannot go on, as on a full disk, what it has stored is kept as that of a killed one. In its first second it has
// stored nothing, and nothing of it is left; what a resumed one goes on from stays.
[[noreturn]] void leave_unfinished(const FileError& error, bool resumes, OutputFolder& folder,
                                   RunRecorder& recorder) {
  if (recorder.save_rows() == 0)
    throw FileError(
        fmt::format("{}; nothing was stored until then: mend that and {}", error.what(),
                    resumes ? "resume again, the results are as before" : "start the run again"));
  folder.keep_reserved();
  throw FileError(fmt::format("{}; what was stored until then is kept: `visviva resume {}` goes on",
                              error.what(), folder.path().string()));
}

}  // namespace

int run_model(const Prepared& ready, const RunOutput& output,
              const std::optional<Earlier>& earlier) {
  const auto& system = ready.system;
  const RunIdentity identity = ready.identity(ready.scheme());
  OutputFolder folder(output.folder, "summary.json", output.resumes);
  tell_model(ready.source, output.telling);
  if (output.telling.text()) tell_start(identity, ready.start);

  RunOrigin origin = origin_of(ready, identity);
  if (output.resumes) origin.model_text = output.given_model;
  RunRecorder recorder(folder, system, ready.record_options(), std::move(origin));
  RunOptions options = ready.options_for(ready.scheme());
  if (earlier) {
    recorder.go_on_from(earlier->results, earlier->checkpoint);
    options.resume_from = earlier->checkpoint.run;
  }
  const auto [result, summary] = [&] {
    try {
      return run_and_record(ready, output, identity, options, folder, recorder);
    } catch (const FileError& error) {
      leave_unfinished(error, output.resumes, folder, recorder);
    }
  }();

  if (output.telling.json) print_json(summary, folder);
  if (output.telling.text()) {
    fmt::print("{}", verdict(identity, *system, result));
    print_files(folder);
    std::fflush(stdout);
    for (const auto& warning : run_warnings(result)) say("warning: {}\n", warning);
  }
  if (result.failure) {
    std::fflush(stdout);
    say("visviva: {}\n", failure_line(*result.failure));
  }
  return exit_code(result.status);
}

}  // namespace visviva::cli
