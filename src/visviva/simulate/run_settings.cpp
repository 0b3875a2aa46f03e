#include "visviva/simulate/run_settings.hpp"

#include <fmt/format.h>

#include <cmath>

namespace visviva {
namespace {

int whole_number(const Parameters& settings, std::string_view name) {
  const double x = settings.number(name);
  if (x != std::floor(x)) throw UsageError(fmt::format("{} = {} is not a whole number", name, x));
  return static_cast<int>(x);
}

LinearSolverChoice linear_solver(const std::string& name) {
  if (name == "dense") return LinearSolverChoice::dense;
  if (name == "klu") return LinearSolverChoice::klu;
  return name == "sparse-lu" ? LinearSolverChoice::sparse_lu : LinearSolverChoice::automatic;
}

std::optional<AdaptiveStep> adaptive_step(const Parameters& settings) {
  AdaptiveStep rule;
  rule.tolerance = settings.number("position_tolerance");
  rule.min_step = settings.number("min_step");
  if (settings.number("max_step") > 0.0) rule.max_step = settings.number("max_step");
  rule.fail_at_min_step = settings.choice("at_min_step") == "fail";
  if (rule.tolerance > 0.0 && rule.min_step > rule.max_step)
    throw UsageError(fmt::format("the smallest step {} is larger than the largest one, {}",
                                 rule.min_step, rule.max_step));
  return rule.tolerance > 0.0 ? std::optional(rule) : std::nullopt;
}

}  // namespace

Parameters run_settings() {
  const RunOptions usual;
  return Parameters({
      {"newton",
       std::string("increment"),
       "stop at the round-off of the increment, or at a norm of the residual",
       {},
       {},
       {"increment", "residual"}},
      {"tolerance", 0.0, "of Newton; 0 takes 1e-14 (increment) or 1e-8 (residual)", 0.0},
      {"max_iterations", static_cast<double>(usual.newton.max_iterations), "of Newton in one step",
       1.0, 1e6},
      {"linear_solver",
       std::string("automatic"),
       "dense up to 60 unknowns, KLU above, or one of them always",
       {},
       {},
       {"automatic", "dense", "klu", "sparse-lu"}},
      {"halvings", static_cast<double>(usual.max_halvings),
       "a step Newton cannot solve is halved so many times over; 0 keeps the step fixed", 0.0,
       40.0},
      {"law_tolerance", usual.law_tolerance,
       "a step may miss a claimed energy law by this fraction of the energy scale", 0.0},
      {"position_tolerance", 0.0,
       "error of the positions at the end that adaptive steps aim at [m]; 0 keeps the step fixed",
       0.0},
      {"min_step", 0.0,
       "smallest adaptive step [s]; 0 sets no limit, but the run fails at 1e-9 of its duration",
       0.0},
      {"max_step", 0.0, "largest adaptive step [s]; 0 sets no limit", 0.0},
      {"at_min_step",
       std::string("accept"),
       "what becomes of a step of the smallest size whose error is too large",
       {},
       {},
       {"accept", "fail"}},
      {"blow_up", usual.blow_up,
       "energy from nowhere beyond this multiple of what the motion can have ends the run", 0.0},
  });
}

RunOptions to_run_options(const Parameters& settings) {
  RunOptions options;
  options.newton.mode =
      settings.choice("newton") == "residual" ? NewtonMode::residual : NewtonMode::increment;
  options.newton.tolerance = settings.number("tolerance");
  options.newton.max_iterations = whole_number(settings, "max_iterations");
  options.newton.linear_solver = linear_solver(settings.choice("linear_solver"));
  options.max_halvings = whole_number(settings, "halvings");
  options.law_tolerance = settings.number("law_tolerance");
  options.blow_up = settings.number("blow_up");
  options.adaptive = adaptive_step(settings);
  return options;
}

}  // namespace visviva
