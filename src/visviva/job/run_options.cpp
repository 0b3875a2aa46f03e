#include "visviva/job/run_options.hpp"

#include <fmt/format.h>

#include <cmath>

#include "visviva/analysis/parallel.hpp"

namespace visviva {
namespace {

LinearSolverChoice linear_solver(const std::string& name) {
  if (name == "dense") return LinearSolverChoice::dense;
  if (name == "fronts") return LinearSolverChoice::fronts;
  if (name == "klu") return LinearSolverChoice::klu;
  return name == "sparse-lu" ? LinearSolverChoice::sparse_lu : LinearSolverChoice::automatic;
}

class Checker {
 public:
  explicit Checker(const Settings& settings) : s_(settings), diagnostics_(settings.diagnostics) {}

  void check() {
    const bool adaptive = s_.run.number("tolerance") > 0.0;
    if (s_.run.number("store_every") > 0.0) check_store_every(adaptive);
    check_window();
    if (adaptive)
      check_adaptive();
    else
      check_fixed();
    if (diagnostics_.has_errors()) throw modelfile::ModelFileError(std::move(diagnostics_));
  }

 private:
  void error(std::string_view name, std::string what, std::string hint) {
    const auto node = s_.source(name).node;
    diagnostics_.error("E603", node.place(), node.path(), std::move(what), std::move(hint));
  }

  void check_adaptive() {
    const double min = s_.run.number("min_step");
    const double max = s_.run.number("max_step");
    if (max > 0.0 && min > max)
      error(
          s_.source("min_step").origin < s_.source("max_step").origin ? "max_step" : "min_step",
          fmt::format("the smallest step of {} s is larger than the largest one of {} s", min, max),
          "exchange them, or leave one out");
    if (min == 0.0 && s_.source("at_min_step").origin != Origin::standard)
      error("at_min_step", "there is no smallest step at which this would matter",
            "give a min_step, or leave it out");
  }

  // Nothing is stored between steps: it would be an interpolation, for which no energy law holds.
  void check_store_every(bool adaptive) {
    if (s_.source("every").origin != Origin::standard && s_.run.number("every") > 1.0)
      error("store_every", "'every' and 'store_every' both tell which steps are stored",
            "give one of them");
    const double count = s_.run.number("store_every") / s_.run.number("step");
    if (!adaptive && (count < 0.5 || std::abs(count - std::round(count)) > 1e-9 * count))
      error("store_every",
            fmt::format("{} s are not a whole number of steps of {} s",
                        s_.run.number("store_every"), s_.run.number("step")),
            "choose one of them so that steps meet these times");
  }

  void check_window() {
    const double from = s_.run.number("store_from");
    const double until = s_.run.number("store_until");
    if (from > s_.run.number("until") || (until > 0.0 && from > until))
      error("store_from", fmt::format("nothing of the run is stored: it begins at {} s", from),
            "give an earlier time, or a later end");
  }

  void check_fixed() {
    // Where steps were asked to be of even length over the head of who gave a limit, the limit may be forgotten.
    for (const auto* name : {"min_step", "max_step", "at_min_step"})
      if (s_.source(name).origin != Origin::standard &&
          s_.source(name).origin >= s_.source("tolerance").origin)
        error(name, "this limits adaptive steps, but no tolerance asks for them",
              "give a tolerance, such as 0.1 mm, or leave it out");
    constexpr double most = 1e12;
    const double count = s_.run.number("until") / s_.run.number("step");
    if (count > most)
      error(s_.source("step").origin < s_.source("until").origin ? "until" : "step",
            fmt::format("this would be {:.1e} steps, at most {:.0e} are taken", count, most),
            "give a longer step or an earlier end");
  }

  const Settings& s_;
  modelfile::Diagnostics diagnostics_;
};

std::optional<AdaptiveStep> adaptive_step(const Parameters& run) {
  if (run.number("tolerance") == 0.0) return std::nullopt;
  AdaptiveStep rule;
  rule.tolerance = run.number("tolerance");
  rule.min_step = run.number("min_step");
  if (run.number("max_step") > 0.0) rule.max_step = run.number("max_step");
  rule.fail_at_min_step = run.choice("at_min_step") == "fail";
  return rule;
}

}  // namespace

RunOptions to_run_options(const Settings& settings) {
  Checker(settings).check();
  const Parameters& run = settings.run;
  RunOptions options;
  options.step = run.number("step");
  options.until = run.number("until");
  options.meet_every = run.number("store_every");
  options.adaptive = adaptive_step(run);
  options.newton.mode =
      run.choice("newton") == "residual" ? NewtonMode::residual : NewtonMode::increment;
  options.newton.tolerance = run.number("newton_tolerance");
  options.newton.max_iterations = static_cast<int>(run.number("max_iterations"));
  options.newton.linear_solver = linear_solver(run.choice("linear_solver"));
  const int threads = static_cast<int>(run.number("threads"));
  options.newton.threads = threads > 0 ? threads : processor_count();
  options.max_halvings = static_cast<int>(run.number("halvings"));
  // A step that may be halved is: shorter ones are more exact, too. Those that end at a residual are to be iterated as in papers.
  options.newton.lengthens =
      options.max_halvings == 0 && options.newton.mode == NewtonMode::increment;
  options.newton.keeps_tangents = !options.adaptive;
  options.watch_condition = run.choice("condition") == "on";
  options.law_tolerance = run.number("law_tolerance");
  options.blow_up = run.number("blow_up");
  options.checkpoint_every = static_cast<long>(run.number("checkpoint"));
  options.estimate_error = run.choice("error_estimate") == "on";
  return options;
}

}  // namespace visviva
