// visviva converge: errors and observed orders of schemes against a reference solution.
#include <fmt/format.h>

#include <cmath>

#include "visviva/cli/interrupt.hpp"
#include "visviva/cli/selection.hpp"
#include "visviva/cli/table.hpp"
#include "visviva/cli/verbs.hpp"
#include "visviva/cli/verdict.hpp"
#include "visviva/results/convergence_report.hpp"

namespace visviva::cli {
namespace {

struct ConvergeVerb {
  ModelOptions model;
  std::string schemes;
  std::string dt;
  std::string reference;
};

std::vector<double> read_steps(const std::string& text, const Setup& setup) {
  if (text.empty()) {
    const double h = setup.problem.step;
    return {h, h / 2.0, h / 4.0, h / 8.0};
  }
  std::vector<double> steps;
  for (const auto& part : split_list(text)) steps.push_back(positive_number("--dt", part));
  return steps;
}

void check_steps(const std::vector<double>& steps, double until) {
  for (const double h : steps) {
    check_step_count(h, until);
    const double count = until / h;
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

int exit_code(const ConvergenceStudy& study) {
  int code = exit_done;
  for (const auto& record : study.records)
    for (const auto& row : record.rows) {
      if (row.run.status == RunStatus::interrupted) return exit_interrupted;
      if (row.run.status == RunStatus::failed) code = exit_run_failed;
    }
  return code;
}

int run(const ConvergeVerb& options) {
  auto schemes = choose_schemes(options.schemes);
  ModelOptions model = options.model;
  model.assignments.insert(model.assignments.begin(), "halvings=0");
  const Setup setup = make_setup(open_model(model.model, model.assignments), model, schemes);
  if (setup.run.adaptive)
    throw UsageError("orders are measured with fixed steps: leave --tolerance out");
  const auto steps = read_steps(options.dt, setup);
  check_steps(steps, setup.run.until);
  std::optional<double> reference_step;
  if (!options.reference.empty())
    reference_step = positive_number("--reference", options.reference);

  OutputFolder folder(
      model.out.empty() ? fmt::format("runs/{}-converge", setup.source.name) : model.out,
      "converge.json");
  const auto& stop = interrupt_requested();
  const auto& system = setup.problem.system;
  const auto reference =
      reference_solution(system, setup.start.state, setup.run.until, reference_step, &stop);
  if (!reference) return exit_interrupted;
  ConvergenceStudy study{setup.source.label, setup.run.until, *reference, {}};
  for (const auto& choice : schemes) {
    if (stop) return exit_interrupted;
    const auto scheme = choice.info->make(choice.parameters);
    study.records.push_back({choice.label, converge(system, *scheme, setup.start.state, setup.run,
                                                    steps, *reference, &stop)});
  }
  write_convergence_csv(folder.open("converge.csv"), study);
  folder.write("converge.svg", to_svg(convergence_figure(study)));
  folder.write("converge.json", convergence_json(study));
  folder.commit();
  if (!model.quiet) {
    print(study);
    print_files(folder);
  }
  return exit_code(study);
}

}  // namespace

Verb converge_verb() {
  auto options = std::make_shared<ConvergeVerb>();
  Verb verb{
      "converge", "errors and observed orders of several schemes", model_options(options->model),
      "Example:\n  visviva converge problem:double-pendulum --schemes midpoint,hht \\\n"
      "      --dt 0.02,0.01,0.005 --until 1 --set rate_1=1 --set rate_2=2\n"
      "The reference is independent of all schemes: the equations of motion with the multipliers\n"
      "eliminated, integrated by an extrapolation method; its own error is estimated and printed.\n"
      "Steps are never halved here, unless asked with --set halvings=N.\n"
      "Writes converge.csv, converge.json and converge.svg.",
      [options] { return run(*options); }};
  verb.options.insert(
      verb.options.end(),
      {{"--schemes", "schemes with commas: NAME[:KEY=VALUE…],…", &options->schemes, true},
       {"--dt", "steps with commas, in seconds; default: the model's and three halvings",
        &options->dt},
       {"--reference", "step of the reference solution; default: steps follow from the local error",
        &options->reference}});
  return verb;
}

}  // namespace visviva::cli
