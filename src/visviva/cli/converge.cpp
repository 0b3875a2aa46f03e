// visviva converge: errors and observed orders of schemes against a reference solution.
#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <deque>

#include "visviva/analysis/parallel.hpp"
#include "visviva/cli/interrupt.hpp"
#include "visviva/cli/model_options.hpp"
#include "visviva/cli/observers.hpp"
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

  [[nodiscard]] bool compares_with_itself() const { return reference == "self"; }
};

double read_step(const Prepared& ready, const std::string& text, const char* option) {
  const ParameterInfo& step = *ready.settings.run.find("step");
  return read_number(ready.settings, step, {step.name, text, option});
}

std::vector<double> read_steps(const Prepared& ready, const std::string& text) {
  const double h = ready.options.step;
  if (text.empty()) return {h, h / 2.0, h / 4.0, h / 8.0};
  std::vector<double> steps;
  for (const auto& part : split_list(text)) steps.push_back(read_step(ready, part, "--dt"));
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

// What runs of a scheme are compared by: the state, the motion of bodies, what beams bear, what joints bear.
std::vector<std::vector<std::string>> names_by_table(const ConvergenceRecord& record) {
  const auto longer = [](const auto& a, const auto& b) {
    return a.errors.size() < b.errors.size();
  };
  const auto row = std::max_element(record.rows.begin(), record.rows.end(), longer);
  std::vector<std::vector<std::string>> tables(1);
  for (const auto& e : row->errors) {
    if (e.name == "position" || e.name == "section_force" || e.name == "reaction_force")
      tables.emplace_back();
    tables.back().push_back(e.name);
  }
  return tables;
}

void print(const ConvergenceRecord& record) {
  fmt::print("\n{}\n", record.label);
  for (const auto& names : names_by_table(record)) {
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
    fmt::print("{}", table.text());
  }
}

void print(const char* what, const ReferenceSolution& r) {
  fmt::print(
      "{} in {} steps; its own error is about {:.0e} (q), {:.0e} (v), {:.0e} (a), {:.0e} "
      "(lambda)\n",
      what, r.steps, r.q.own_error, r.v.own_error, r.a.own_error, r.lambda.own_error);
}

void print(const ConvergenceStudy& study) {
  fmt::print("{} at t = {} s: relative errors (observed order)\n", study.model, study.until);
  if (study.reference) print("reference: extrapolation of order 16", *study.reference);
  bool unresolved = false;
  for (const auto& record : study.records) {
    print(record);
    if (record.reference)
      print("reference: the scheme itself", *record.reference);
    else if (!study.reference)
      fmt::print("no reference: a run with smaller steps did not end\n");
    for (const auto& row : record.rows)
      for (const auto& e : row.errors) unresolved = unresolved || !e.resolved();
  }
  if (unresolved) fmt::print("\n* within ten times the reference's own error\n");
}

int common_exit_code(const ConvergenceStudy& study) {
  for (const auto& record : study.records) {
    if (!study.reference && !record.reference) return exit_run_failed;
    for (const auto& row : record.rows)
      if (row.run.status == RunStatus::failed) return exit_run_failed;
  }
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
  std::shared_ptr<SizeWatch> sizes = nullptr;  // of a run that is to be a reference
  std::optional<ConvergenceRun> run = std::nullopt;
};

class Convergence {
 public:
  Convergence(const Prepared& ready, const ConvergeVerb& options, const std::vector<double>& steps,
              std::optional<double> reference_step, std::atomic<bool>& stop)
      : ready_(ready),
        options_(options),
        reference_step_(reference_step),
        stop_(stop),
        progress_(progress_on_stderr(options.model.telling)),
        smallest_(*std::min_element(steps.begin(), steps.end())) {
    for (const auto& choice : ready.settings.schemes) {
      for (const double h : steps) plan(choice, h, false);
      if (!options.compares_with_itself()) continue;
      plan(choice, smallest_ / 4.0, true);
      plan(choice, smallest_ / 8.0, true);
    }
  }

  // Nothing if there was no time for the reference, which goes on beside the runs. What takes longest is begun first.
  std::optional<ConvergenceStudy> run() {
    std::vector<PlannedRun*> order;
    for (auto& planned : plan_) order.push_back(&planned);
    std::stable_sort(order.begin(), order.end(),
                     [](const auto* a, const auto* b) { return a->step < b->step; });
    ConvergenceStudy study{ready_.source.label, ready_.options.until, std::nullopt, {}};
    std::vector<std::function<void()>> tasks;
    if (!options_.compares_with_itself())
      tasks.emplace_back([&, &watch = progress_.add_run(0.0, 1.0, weight(smallest_))] {
        study.reference = reference(watch);
      });
    for (PlannedRun* planned : order) tasks.emplace_back([this, planned] { carry_out(*planned); });
    in_parallel(tasks.size(), options_.study.at_a_time(), stop_,
                [&](std::size_t i) { tasks[i](); });
    if (!options_.compares_with_itself() && !study.reference) return std::nullopt;
    for (const auto& choice : ready_.settings.schemes) add_record(choice, study);
    return study;
  }

 private:
  [[nodiscard]] double weight(double step) const { return ready_.options.until / step; }

  void plan(const SchemeChoice& choice, double step, bool is_reference) {
    PlannedRun planned{
        choice, step, &progress_.add_run(ready_.start.state.t, ready_.options.until, weight(step))};
    if (is_reference) planned.sizes = std::make_shared<SizeWatch>(ready_.system);
    plan_.push_back(std::move(planned));
  }

  std::optional<ReferenceSolution> reference(RunProgress& watch) {
    auto found =
        reference_solution(ready_.system, ready_.start.state, ready_.options.until, reference_step_,
                           &stop_, [&](double done) { watch.reach(done); });
    watch.end();
    return found;
  }

  void carry_out(PlannedRun& planned) {
    const auto run = [&](Observer& observer) {
      return converge(ready_.system, *planned.choice.scheme, ready_.start.state, ready_.options,
                      planned.step, &observer, &stop_);
    };
    if (planned.sizes != nullptr) {
      Both both(*planned.watch, *planned.sizes);
      planned.run = run(both);
    } else {
      planned.run = run(*planned.watch);
    }
    planned.watch->end();
  }

  // The rows of a scheme, as far as there was time for them.
  void add_record(const SchemeChoice& choice, ConvergenceStudy& study) const {
    std::vector<ConvergenceRun> runs;
    std::vector<const PlannedRun*> references;
    for (const auto& planned : plan_) {
      if (&planned.choice != &choice || !planned.run) continue;
      if (planned.sizes != nullptr)
        references.push_back(&planned);
      else
        runs.push_back(*planned.run);
    }
    if (runs.empty()) return;
    ConvergenceRecord record{choice.label, {}};
    if (references.size() == 2)
      record.reference =
          own_reference(*references[0]->run, *references[1]->run, references[1]->sizes->sizes());
    const auto& reference = study.reference ? study.reference : record.reference;
    if (reference)
      record.rows = convergence_rows(runs, *reference);
    else
      for (const auto& run : runs) record.rows.push_back({run.step, run.run, {}});
    study.records.push_back(std::move(record));
  }

  const Prepared& ready_;
  const ConvergeVerb& options_;
  std::optional<double> reference_step_;
  std::atomic<bool>& stop_;
  Progress progress_;
  double smallest_;
  std::deque<PlannedRun> plan_;
};

int run(const ConvergeVerb& options) {
  const Telling& telling = options.model.telling;
  Prepared ready = prepare_evenly(options);
  options.study.share_processors(ready);
  const auto steps = read_steps(ready, options.steps);
  check_steps(steps, ready.options.until);
  std::optional<double> reference_step;
  if (!options.reference.empty() && !options.compares_with_itself())
    reference_step = read_step(ready, options.reference, "--reference");

  auto& stop = interrupt_requested();
  OutputFolder folder(options.model.out.empty() ? fmt::format("runs/{}-converge", ready.source.name)
                                                : options.model.out,
                      "converge.json");
  const auto study = Convergence(ready, options, steps, reference_step, stop).run();
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
                "self: each scheme with an eighth of the smallest step; or the step of an "
                "independent solution [s]; default: its steps follow from the local error",
                &options->reference},
               {"--no-report", "write no report.html", &options->no_report}}}),
      "Example:\n  visviva converge problem:double-pendulum --schemes midpoint,hht \\\n"
      "      --dt 0.02,0.01,0.005 --until 1 --set rate_1=1 --set rate_2=2\n"
      "The reference is independent of all schemes: the equations of motion with the multipliers\n"
      "eliminated, integrated by an extrapolation method; its own error is estimated and printed.\n"
      "Stiff beams are not to be followed so exactly: --reference self compares each scheme with\n"
      "itself, and tells the error of that by another run with a quarter of the smallest step.\n"
      "A tolerance of the model is left aside, and steps are not halved, unless asked with\n"
      "--set halvings=N.\n"
      "Runs go on at the same time on all processors; the results are the same with any number\n"
      "of --jobs. Writes converge.csv, converge.json and report.html, which shows all of it in a "
      "browser.",
      [options] { return run(*options); }};
}

}  // namespace visviva::cli
