// visviva reproduce: what papers claim, run again and judged.
#include <fmt/format.h>

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
  std::vector<std::string> names;
  bool list = false;
  std::string out = "runs/reproduce";
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
    text += fmt::format("{}{:.6g}{}{}", i == 0 ? "" : "; ", result.checks[i].measured,
                        result.claim->checks[i].unit.empty() ? "" : " ",
                        result.claim->checks[i].unit);
  return text;
}

void print(const std::vector<StudyResult>& results) {
  for (const auto& result : results) {
    fmt::print("{}: {}\n", result.study->id, result.study->title);
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

// Why a claim is not what its study expects.
void say_surprises(const std::vector<StudyResult>& results) {
  for (const auto& result : results)
    for (const auto& claim : result.claims) {
      if (is_as_expected(claim.verdict)) continue;
      std::string why = claim.reason;
      if (why.empty())
        for (std::size_t i = 0; i < claim.checks.size(); ++i)
          if (!claim.checks[i].holds)
            why += fmt::format("{}{} is {:.7g}, should be {}", why.empty() ? "" : "; ",
                               claim.claim->checks[i].name, claim.checks[i].measured,
                               claim.checks[i].wanted(claim.claim->checks[i]));
      say("visviva: {}/{}: {}: {}\n", result.study->id, claim.claim->id,
          to_string(claim.verdict), why);
    }
}

int exit_code(const std::vector<StudyResult>& results) {
  for (const auto& result : results)
    for (const auto& claim : result.claims)
      if (!is_as_expected(claim.verdict)) return exit_run_failed;
  return exit_done;
}

int run(const ReproduceVerb& options) {
  if (options.list) {
    print_list(find_studies(options.names.empty() ? std::vector<std::string>{"all"}
                                                  : options.names));
    return exit_done;
  }
  if (options.names.empty())
    throw UsageError("give a study, a paper, quick or all; see visviva reproduce --list");
  const std::vector<Study> studies = find_studies(options.names);
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
  folder.write("report.html", reproduction_page(results, store, command_line()));
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

}  // namespace

Verb reproduce_verb() {
  auto options = std::make_shared<ReproduceVerb>();
  return {"reproduce",
          "run what papers claim, and judge it",
          joined({{{"STUDY", "studies, papers, quick or all; or files of studies", &options->names},
                   {"--list", "list the studies", &options->list},
                   {"--out", "folder of the results; runs that are there are not run again",
                    &options->out},
                   {"--jobs", "runs at a time; 0: as many as there are processors", &options->jobs}},
                  telling_options(options->telling)}),
          "Example:\n  visviva reproduce LensCardona2007 --out papers\n"
          "Writes claims.csv, reproduce.json and report.html, which shows the figures in a browser.",
          [options] { return run(*options); }};
}

}  // namespace visviva::cli
