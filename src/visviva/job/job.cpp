#include "visviva/job/job.hpp"

#include <fmt/format.h>

#include "visviva/equilibrium/static_path.hpp"
#include "visviva/mechanics/error.hpp"

namespace visviva {
namespace {

ConsistentState consistent_start(const ModelSource& source, const Problem& problem,
                                 const Parameters& settings, std::vector<std::string>& warnings) {
  const double largest_move = settings.number("largest_move");
  try {
    ConsistentState given =
        make_consistent(problem.system, problem.q0, problem.v0, 0.0, {largest_move});
    if (settings.choice("start") == "given") return given;
    const Equilibrium found = find_equilibrium(problem.system, given.state.q);
    warnings = stability_warnings(found.stability);
    given.state = in_step_with_drives(problem.system, found.state);
    return given;
  } catch (const InvalidModel& error) {
    if (source.file) throw source.file->error("E511", error);
    throw;
  }
}

// An analytic problem says itself which step and end time are sensible.
void suggest_times(const Problem& problem, Settings& settings) {
  for (const auto& [name, value] : {std::pair("step", problem.step), {"until", problem.until}})
    if (settings.source(name).origin == Origin::standard) settings.run.set(name, value);
}

void check_adaptive(const Prepared& p) {
  for (const auto& choice : p.settings.schemes)
    if (p.options.adaptive && !can_adapt(*choice.scheme, p.system, p.start.state))
      throw UsageError(
          fmt::format("{} cannot take a step back, so it cannot have adaptive steps (a tolerance)",
                      choice.info->name));
}

}  // namespace

RunIdentity Prepared::identity(const SchemeChoice& choice) const {
  std::vector<std::string> warnings = choice.scheme->warnings(*system);
  warnings.insert(warnings.end(), start_warnings.begin(), start_warnings.end());
  return {source.label,        settings.model,      choice.info->name,
          choice.parameters,   settings.run,        std::move(warnings),
          start.position_move, start.velocity_move, redundant()};
}

RecordOptions Prepared::record_options() const {
  const Parameters& run = settings.run;
  RecordOptions record;
  record.every = static_cast<long>(run.number("every"));
  record.period = run.number("store_every");
  record.states_csv = run.choice("states_csv") == "on";
  record.from = run.number("store_from");
  if (run.number("store_until") > 0.0) record.until = run.number("store_until");
  if (run.choice("store") != "all")
    record.store = run.choice("store") == "motion" ? Store::motion : Store::energies;
  record.beside = has_work_beside(*system, options.newton);
  return record;
}

RunOptions Prepared::options_for(const SchemeChoice& choice) const {
  const Traits traits = choice.info->traits(choice.parameters);
  RunOptions own = options;
  own.order = std::max(system->constraint_count() > 0 ? traits.order_constrained : traits.order, 1);
  return own;
}

Run Prepared::run() const {
  Run run;
  SensorRecorder recorder(system, record_options());
  run.result = simulate(system, *scheme().scheme, start.state, options_for(scheme()), &recorder,
                        nullptr, &run.stepper);
  run.sensors = recorder.finish();
  return run;
}

Job& Job::scheme(std::string label) {
  request_.schemes.push_back(std::move(label));
  return *this;
}
Job& Job::set(Given given) {
  request_.assignments.push_back(std::move(given));
  return *this;
}
Job& Job::option(std::string setting, ParameterValue value, std::string from) {
  request_.options.push_back({std::move(setting), std::move(value), std::move(from)});
  return *this;
}

Job Job::of_text(std::string label, std::string text) {
  Job job(std::move(label));
  job.text_ = std::move(text);
  return job;
}

ModelSource Job::source() const {
  if (model_) return {.label = model_->name, .name = model_->name, .model = model_};
  std::map<std::string, std::string> overrides;
  for (const auto& given : request_.assignments) overrides[given.key] = to_text(given.value);
  return text_ ? open_model_text(name_, *text_, overrides) : open_model(name_, overrides);
}

Prepared Job::prepare(const std::function<void(std::string_view)>& tell) const {
  const auto begin = [&](std::string_view stage) {
    if (tell) tell(stage);
  };
  Prepared p;
  begin("reading the model");
  p.source = source();
  p.settings = gather_settings(p.source, request_);
  begin("building the model, looking for redundant constraints");
  Problem problem = make_problem(p.source, p.settings.model);
  if (p.source.problem != nullptr) suggest_times(problem, p.settings);
  p.options = to_run_options(p.settings);
  begin("finding a start that meets the joints");
  p.start = consistent_start(p.source, problem, p.settings.run, p.start_warnings);
  p.system = std::move(problem.system);
  check_adaptive(p);
  return p;
}

}  // namespace visviva
