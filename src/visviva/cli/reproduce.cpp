// visviva reproduce and benchmark: what papers claim, and problems with known answers, run and judged.
#include <fmt/format.h>

#include <cmath>
#include <filesystem>
#include <mutex>

#include "visviva/analysis/parallel.hpp"
#include "visviva/cli/interrupt.hpp"
#include "visviva/cli/messages.hpp"
#include "visviva/cli/model_options.hpp"
#include "visviva/cli/report_options.hpp"
#include "visviva/cli/table.hpp"
#include "visviva/cli/verbs.hpp"
#include "visviva/cli/verdict.hpp"
#include "visviva/studies/catalogue.hpp"
#include "visviva/studies/study_report.hpp"

namespace visviva::cli {
namespace {

using namespace visviva::studies;

struct ReproduceVerb {
  Collection collection;
  std::vector<std::string> names;
  bool list = false;
  std::string out;
  int jobs = 0;
  Telling telling;
};

void print_list(const std::vector<Study>& studies) {
  Table table({"study", "title", "claims", "runs", "quick"});
  std::size_t claims = 0;
  for (const auto& study : studies) {
    table.add({study.id, study.title, fmt::format("{}", study.claims.size()),
               fmt::format("{}", study.runs.size()), study.is_quick ? "yes" : ""});
    claims += study.claims.size();
  }
  fmt::print("{}{} studies with {} claims\n", table.text(), studies.size(), claims);
}

// Each command once, however many studies need it.
std::vector<StudyRun> commands_of(const std::vector<Study>& studies) {
  std::map<std::string, bool> known;
  std::vector<StudyRun> commands;
  for (const auto& study : studies)
    for (const auto& run : study.runs)
      if (known.emplace(run.text(), true).second) commands.push_back(run);
  return commands;
}

RunEnds carry_out(const std::vector<StudyRun>& commands, const RunStore& store,
                  const ReproduceVerb& options, std::atomic<bool>& stop) {
  Progress progress(progress_on_stderr(options.telling));
  std::vector<RunProgress*> watches;
  for (std::size_t i = 0; i < commands.size(); ++i) watches.push_back(&progress.add_run(0.0, 1.0));
  RunEnds ends;
  std::mutex mutex;
  in_parallel(commands.size(), StudyOptions{.schemes = "", .jobs = options.jobs}.at_a_time(), stop,
              [&](std::size_t i) {
                const auto end = store.carry_out(commands[i], stop);
                watches[i]->end();
                if (!end) return;
                const std::lock_guard lock(mutex);
                ends.emplace(commands[i].text(), *end);
              });
  return ends;
}

std::string measured(const ClaimResult& result) {
  std::string text;
  for (std::size_t i = 0; i < result.checks.size(); ++i)
    text +=
        fmt::format("{}{:.6g}{}{}", i == 0 ? "" : "; ", result.checks[i].measured,
                    result.claim->checks[i].unit.empty() ? "" : " ", result.claim->checks[i].unit);
  return text;
}

std::string small_number(double x) { return std::isnan(x) ? "" : fmt::format("{:.2e}", x); }

// The whole is in reproduce.json.
std::string shortened(const std::string& text) {
  constexpr std::size_t most = 60;
  return text.size() <= most ? text : text.substr(0, most) + "…";
}

void print_trials(const std::vector<TrialResult>& trials) {
  Table table({"scheme", "dt [s]", "error", "order", "energy", "CPU [s]", "iterations"});
  std::string last;
  for (const auto& r : trials) {
    std::vector<std::string> row = {r.trial->scheme == last ? "" : r.trial->scheme,
                                    r.trial->setting};
    last = r.trial->scheme;
    if (r.failure.empty())
      row.insert(row.end(),
                 {small_number(r.error), std::isnan(r.order) ? "" : fmt::format("{:.2f}", r.order),
                  small_number(r.energy_error), fmt::format("{:.4g}", r.cpu_seconds),
                  fmt::format("{:.0f}", r.iterations)});
    else
      row.push_back(shortened(r.failure));
    table.add(std::move(row));
  }
  if (!trials.empty()) fmt::print("{}\n", table.text());
}

void print(const std::vector<StudyResult>& results) {
  for (const auto& result : results) {
    fmt::print("{}: {}\n", result.study->id, result.study->title);
    print_trials(result.trials);
    Table table({"item", "claim", "paper", "measured", "verdict"});
    for (const auto& claim : result.claims)
      table.add({claim.claim->item, claim.claim->text, claim.claim->paper, measured(claim),
                 std::string(to_string(claim.verdict))});
    fmt::print("{}\n", table.text());
  }
}

void print_counts(const std::vector<StudyResult>& results) {
  std::string text;
  int all = 0;
  for (const auto& [verdict, count] : count_verdicts(results)) {
    text += fmt::format("{}{} {}", text.empty() ? "" : ", ", count, to_string(verdict));
    all += count;
  }
  fmt::print("{} claims: {}\n", all, text);
}

// Why a claim is not what its study expects, or a curve is missing.
void say_surprises(const std::vector<StudyResult>& results) {
  for (const auto& result : results) {
    for (const auto& figure : result.figures)
      for (const auto& curve : figure.curves)
        if (!curve.reason.empty())
          say("visviva: {}/{}: no curve '{}': {}\n", result.study->id, figure.figure->id,
              curve.name, curve.reason);
    for (const auto& claim : result.claims) {
      if (is_as_expected(claim.verdict)) continue;
      std::string why = claim.reason;
      if (why.empty())
        for (std::size_t i = 0; i < claim.checks.size(); ++i)
          if (!claim.checks[i].holds)
            why += fmt::format("{}{} is {:.7g}, should be {}", why.empty() ? "" : "; ",
                               claim.claim->checks[i].name, claim.checks[i].measured,
                               claim.checks[i].wanted(claim.claim->checks[i]));
      say("visviva: {}/{}: {}: {}\n", result.study->id, claim.claim->id, to_string(claim.verdict),
          why);
    }
  }
}

int exit_code(const std::vector<StudyResult>& results) {
  for (const auto& result : results) {
    for (const auto& figure : result.figures)
      for (const auto& curve : figure.curves)
        if (!curve.reason.empty()) return exit_run_failed;
    for (const auto& claim : result.claims)
      if (!is_as_expected(claim.verdict)) return exit_run_failed;
  }
  return exit_done;
}

std::string page_title(Collection collection) {
  return collection == Collection::benchmarks ? "Benchmarks with known answers"
                                              : "Claims of the papers, run again";
}

int run(const ReproduceVerb& options) {
  if (options.list) {
    print_list(find_studies(options.collection, options.names.empty()
                                                    ? std::vector<std::string>{"all"}
                                                    : options.names));
    return exit_done;
  }
  if (options.names.empty())
    throw UsageError("give a study, quick or all; --list tells which there are");
  const std::vector<Study> studies = find_studies(options.collection, options.names);
  auto& stop = interrupt_requested();
  OutputFolder folder(options.out, "reproduce.json");
  const RunStore store(folder.path() / "runs", std::filesystem::read_symlink("/proc/self/exe"));
  const RunEnds ends = carry_out(commands_of(studies), store, options, stop);
  if (stop) {
    say("visviva: interrupted; the same command goes on from here\n");
    return exit_interrupted;
  }
  std::vector<StudyResult> results;
  for (const auto& study : studies) results.push_back(judge(study, store, ends));
  const Json json = reproduction_json(results, store);
  write_claims_csv(folder.open("claims.csv"), results);
  folder.write("report.html",
               reproduction_page(page_title(options.collection), results, store, command_line()));
  folder.write("reproduce.json", json.text() + "\n");
  folder.commit();
  if (options.telling.json) print_json(json, folder);
  if (options.telling.text()) {
    print(results);
    print_counts(results);
    print_files(folder);
  }
  std::fflush(stdout);
  say_surprises(results);
  return exit_code(results);
}

Verb make_verb(const std::string& name, const std::string& summary, Collection collection,
               const std::string& footer) {
  auto options = std::make_shared<ReproduceVerb>();
  options->collection = collection;
  options->out = "runs/" + name;
  return {
      name, summary,
      joined({{{"STUDY", "studies, quick or all; or files of studies", &options->names},
               {"--list", "list the studies", &options->list},
               {"--out", "folder of the results; runs that are there are not run again",
                &options->out},
               {"--jobs", "runs at a time; 0: as many as there are processors", &options->jobs}},
              telling_options(options->telling)}),
      footer +
          "\nWrites claims.csv, reproduce.json and report.html, which shows the figures in a "
          "browser.",
      [options] { return run(*options); }};
}

}  // namespace

Verb reproduce_verb() {
  return make_verb("reproduce", "run what papers claim, and judge it", Collection::papers,
                   "Example:\n  visviva reproduce LensCardona2007 --out papers");
}

Verb benchmark_verb() {
  return make_verb("benchmark", "errors and costs of schemes on problems with known answers",
                   Collection::benchmarks, "Example:\n  visviva benchmark double-pendulum");
}

}  // namespace visviva::cli
