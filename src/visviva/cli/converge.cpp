// visviva converge: errors and observed orders of schemes against a reference solution.
#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "visviva/analysis/parallel.hpp"
#include "visviva/cli/interrupt.hpp"
#include "visviva/cli/model_options.hpp"
#include "visviva/cli/report_options.hpp"
#include "visviva/cli/table.hpp"
#include "visviva/cli/verbs.hpp"
#include "visviva/cli/verdict.hpp"
#include "visviva/results/convergence_report.hpp"

namespace visviva::cli {
namespace {

struct ConvergeVerb {
  ModelOptions model;
  StudyOptions study;
  std::string steps;
  std::string reference;
  bool no_report = false;
};

double read_time(const Prepared& ready, const std::string& text, const char* option) {
  const ParameterInfo& step = *ready.settings.run.find("step");
  return read_number(ready.settings, step, {step.name, text, option});
}

std::vector<double> read_steps(const Prepared& ready, const std::string& text) {
  const double h = ready.options.step;
  if (text.empty()) return {h, h / 2.0, h / 4.0, h / 8.0};
  std::vector<double> steps;
  for (const auto& part : split_list(text)) steps.push_back(read_time(ready, part, "--dt"));
  return steps;
}

void check_steps(const std::vector<double>& steps, double until) {
  constexpr double most = 1e12;
  for (const double h : steps) {
    const double count = until / h;
    if (count > most)
      throw UsageError(
          fmt::format("--dt {} would be {:.1e} steps, at most {:.0e} are taken", h, count, most));
    if (std::abs(count - std::round(count)) > 1e-6)
      throw UsageError(fmt::format(
          "--dt {} does not divide --until {}: a shorter last step would spoil the orders", h,
          until));
  }
}

std::string cell(const ConvergenceRow& row, const std::string& name) {
  if (row.run.status != RunStatus::completed) return std::string(to_string(row.run.status));
  const auto* e = row.find(name);
  if (e == nullptr) return "-";
  const std::string mark = e->resolved() ? "" : "*";
  return std::isfinite(e->order) ? fmt::format("{:.2e}{} ({:.2f})", e->error, mark, e->order)
                                 : fmt::format("{:.2e}{}", e->error, mark);
}

void print(const ConvergenceRecord& record) {
  std::vector<std::string> names;
  for (const auto& row : record.rows)
    if (row.errors.size() > names.size()) {
      names.clear();
      for (const auto& e : row.errors) names.push_back(e.name);
    }
  std::vector<std::string> header = {"dt [s]"};
  header.insert(header.end(), names.begin(), names.end());
  if (names.empty()) header.emplace_back("status");
  Table table(header);
  for (const auto& row : record.rows) {
    std::vector<std::string> cells = {fmt::format("{:.6g}", row.step)};
    for (const auto& name : names) cells.push_back(cell(row, name));
    if (names.empty()) cells.emplace_back(to_string(row.run.status));
    table.add(std::move(cells));
  }
  fmt::print("\n{}\n{}", record.label, table.text());
}

void print(const ConvergenceStudy& study) {
  const ReferenceSolution& r = study.reference;
  fmt::print("{} at t = {} s: relative errors (observed order)\n", study.model, study.until);
  fmt::print(
      "reference: extrapolation of order 16 in {} steps; its own error is about {:.0e} (q), {:.0e} "
      "(v), {:.0e} (a), {:.0e} (lambda)\n",
      r.steps, r.q.own_error, r.v.own_error, r.a.own_error, r.lambda.own_error);
  bool unresolved = false;
  for (const auto& record : study.records) {
    print(record);
    for (const auto& row : record.rows)
      for (const auto& e : row.errors) unresolved = unresolved || !e.resolved();
  }
  if (unresolved) fmt::print("\n* within ten times the reference's own error\n");
}

int common_exit_code(const ConvergenceStudy& study) {
  for (const auto& record : study.records)
    for (const auto& row : record.rows)
      if (row.run.status == RunStatus::failed) return exit_run_failed;
  return exit_done;
}

// Steps of even length that are never halved, unless the user asks for it.
Prepared prepare_evenly(const ConvergeVerb& options) {
  const std::vector<Given> assumed = {{"halvings", 0.0, "converge"},
                                      {"tolerance", 0.0, "converge"}};
  Prepared ready = prepare(to_job(options.model, split_list(options.study.schemes), assumed),
                           options.model.telling);
  if (ready.options.adaptive)
    throw UsageError("orders are measured with fixed steps: leave the tolerance out");
  return ready;
}

// One run of a study.
struct PlannedRun {
  const SchemeChoice& choice;
  double step;
  RunProgress* watch = nullptr;
  std::optional<ConvergenceRun> run = std::nullopt;
};

// The rows of each scheme, as far as there was time for them.
std::vector<ConvergenceRecord> records_of(const Prepared& ready,
                                          const std::vector<PlannedRun>& plan,
                                          const ReferenceSolution& reference) {
  std::vector<ConvergenceRecord> records;
  for (const auto& choice : ready.settings.schemes) {
    std::vector<ConvergenceRun> runs;
    for (const auto& planned : plan)
      if (&planned.choice == &choice && planned.run) runs.push_back(*planned.run);
    if (!runs.empty()) records.push_back({choice.label, convergence_rows(runs, reference)});
  }
  return records;
}

// Nothing if there was no time for the reference, which goes on beside the runs. What takes longest is begun first.
std::optional<ConvergenceStudy> run_all(const Prepared& ready, const ConvergeVerb& options,
                                        const std::vector<double>& steps,
                                        std::optional<double> reference_step,
                                        std::atomic<bool>& stop) {
  const double start = ready.start.state.t;
  const double until = ready.options.until;
  Progress progress(progress_on_stderr(options.model.telling));
  RunProgress& reference_watch =
      progress.add_run(0.0, 1.0, until / *std::min_element(steps.begin(), steps.end()));
  std::vector<PlannedRun> plan;
  for (const auto& choice : ready.settings.schemes)
    for (const double h : steps)
      plan.push_back({choice, h, &progress.add_run(start, until, until / h)});
  std::vector<PlannedRun*> order;
  for (auto& planned : plan) order.push_back(&planned);
  std::stable_sort(order.begin(), order.end(),
                   [](const auto* a, const auto* b) { return a->step < b->step; });

  std::optional<ReferenceSolution> reference;
  in_parallel(1 + order.size(), options.study.at_a_time(), stop, [&](std::size_t i) {
    if (i == 0) {
      reference = reference_solution(ready.system, ready.start.state, until, reference_step, &stop,
                                     [&](double done) { reference_watch.reach(done); });
      reference_watch.end();
      return;
    }
    PlannedRun& planned = *order[i - 1];
    planned.run = converge(ready.system, *planned.choice.scheme, ready.start.state, ready.options,
                           planned.step, planned.watch, &stop);
    planned.watch->end();
  });
  if (!reference) return std::nullopt;
  return ConvergenceStudy{ready.source.label, until, *reference,
                          records_of(ready, plan, *reference)};
}

int run(const ConvergeVerb& options) {
  const Telling& telling = options.model.telling;
  Prepared ready = prepare_evenly(options);
  options.study.share_processors(ready);
  const auto steps = read_steps(ready, options.steps);
  check_steps(steps, ready.options.until);
  std::optional<double> reference_step;
  if (!options.reference.empty())
    reference_step = read_time(ready, options.reference, "--reference");

  auto& stop = interrupt_requested();
  OutputFolder folder(options.model.out.empty() ? fmt::format("runs/{}-converge", ready.source.name)
                                                : options.model.out,
                      "converge.json");
  const auto study = run_all(ready, options, steps, reference_step, stop);
  if (!study) return exit_interrupted;
  write_convergence_csv(folder.open("converge.csv"), *study);
  if (!options.no_report)
    folder.write("report.html", convergence_page(ready.source.title(), *study, command_line()));
  const Json json = convergence_json(*study);
  folder.write("converge.json", json.text() + "\n");
  folder.commit();
  if (telling.json) print_json(json, folder);
  if (telling.text()) {
    print(*study);
    print_files(folder);
  }
  return stop ? exit_interrupted : common_exit_code(*study);
}

}  // namespace

Verb converge_verb() {
  auto options = std::make_shared<ConvergeVerb>();
  return {
      "converge", "errors and observed orders of several schemes",
      joined({model_options(options->model),
              study_options(options->study),
              {{"--dt", "steps with commas [s]; default: the model's and three halvings",
                &options->steps},
               {"--reference",
                "step of the reference solution [s]; default: steps follow from the local error",
                &options->reference},
               {"--no-report", "write no report.html", &options->no_report}}}),
      "Example:\n  visviva converge problem:double-pendulum --schemes midpoint,hht \\\n"
      "      --dt 0.02,0.01,0.005 --until 1 --set rate_1=1 --set rate_2=2\n"
      "The reference is independent of all schemes: the equations of motion with the multipliers\n"
      "eliminated, integrated by an extrapolation method; its own error is estimated and printed.\n"
      "A tolerance of the model is left aside, and steps are not halved, unless asked with\n"
      "--set halvings=N.\n"
      "Runs go on at the same time on all processors; the results are the same with any number\n"
      "of --jobs. Writes converge.csv, converge.json and report.html, which shows all of it in a "
      "browser.",
      [options] { return run(*options); }};
}

}  // namespace visviva::cli
