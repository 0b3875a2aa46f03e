#include "visviva/cli/run_model.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <fstream>

#include "visviva/cli/interrupt.hpp"
#include "visviva/cli/messages.hpp"
#include "visviva/cli/model_summary.hpp"
#include "visviva/cli/observers.hpp"
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

// As it was typed, but for quotes: words with blanks get some.
std::string command_line() {
  std::ifstream file("/proc/self/cmdline", std::ios::binary);
  std::string text;
  for (std::string word; std::getline(file, word, '\0');) {
    const bool plain = !word.empty() && word.find_first_of(" \t\n'\"") == std::string::npos;
    text += (text.empty() ? "" : " ") + (plain ? word : fmt::format("'{}'", word));
  }
  return text;
}

RunOrigin origin_of(const Prepared& ready, const RunIdentity& identity, const RunOutput& output) {
  RunOrigin origin{identity, command_line()};
  if (!ready.source.file) return origin;
  origin.model_text = output.resumes ? output.given_model : ready.source.file->text;
  origin.resolved_model = ready.source.file->resolved;
  return origin;
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
                 report_page({results, summary, ready.source.title(), ready.source.scene()}));
  }
  folder.write("summary.json", summary.text() + "\n");
  constexpr double long_run =
      1.0;  // results that are sooner computed again need not survive a power cut
  folder.commit(result.wall_seconds < long_run ? OutputFolder::Worth::little
                                               : OutputFolder::Worth::waiting_for_the_disk);
  return {result, std::move(summary)};
}

// Of a run that cannot go on, as on a full disk, what it has stored is kept as that of a killed one.
[[noreturn]] void leave_unfinished(const FileError& error, OutputFolder& folder,
                                   RunRecorder& recorder) {
  if (recorder.save_rows() == 0) throw error;
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

  RunRecorder recorder(folder, system, ready.record_options(), origin_of(ready, identity, output));
  RunOptions options = ready.options_for(ready.scheme());
  if (earlier) {
    recorder.go_on_from(earlier->results, earlier->checkpoint);
    options.resume_from = earlier->checkpoint.run;
  }
  const auto [result, summary] = [&] {
    try {
      return run_and_record(ready, output, identity, options, folder, recorder);
    } catch (const FileError& error) {
      leave_unfinished(error, folder, recorder);
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
