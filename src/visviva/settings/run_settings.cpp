#include "visviva/settings/run_settings.hpp"

namespace visviva {
namespace {

std::vector<ParameterInfo> make_step_settings() {
  return {
      {.name = "step",
       .default_value = 0.01,
       .description = "step of the time; with a tolerance the first one",
       .min = 0.0,
       .dimension = dimensions::time,
       .above_min = true},
      {.name = "until",
       .default_value = 1.0,
       .description = "end time",
       .min = 0.0,
       .dimension = dimensions::time,
       .above_min = true},
      {.name = "start",
       .default_value = "given",
       .description = "from the state that the model gives, or from rest in its equilibrium at the "
                      "time 0, drives moving",
       .choices = {"given", "static"}},
      {.name = "tolerance",
       .default_value = 0.0,
       .description = "error of the positions that adaptive steps aim at; 0 takes steps of even "
                      "length",
       .min = 0.0,
       .dimension = dimensions::length},
      {.name = "min_step",
       .default_value = 0.0,
       .description = "smallest adaptive step; 0 sets no limit, but the run fails at 1e-9 of its "
                      "duration",
       .min = 0.0,
       .dimension = dimensions::time},
      {.name = "max_step",
       .default_value = 0.0,
       .description = "largest adaptive step; 0 sets no limit",
       .min = 0.0,
       .dimension = dimensions::time},
      {.name = "at_min_step",
       .default_value = "accept",
       .description = "what becomes of a step of the smallest size whose error is too large",
       .choices = {"accept", "fail"}},
      {.name = "error_estimate",
       .default_value = "on",
       .description =
           "whether the error of the positions is estimated, for half as many steps more; "
           "of adaptive steps only the sum is kept if not",
       .choices = {"on", "off"}},
      {.name = "every",
       .default_value = 1.0,
       .description = "store every N-th step",
       .min = 1.0,
       .max = 1e12,
       .whole = true},
      {.name = "store",
       .default_value = "all",
       .description = "what is stored: energies, sensors and statistics of steps; the motion of "
                      "bodies too; or all, with accelerations, multipliers and reactions",
       .choices = {"all", "motion", "energies"}},
      {.name = "store_every",
       .default_value = 0.0,
       .description = "time between stored steps, which adaptive steps then meet; 0 counts steps",
       .min = 0.0,
       .dimension = dimensions::time},
      {.name = "store_from",
       .default_value = 0.0,
       .description = "time from which steps are stored",
       .min = 0.0,
       .dimension = dimensions::time},
      {.name = "store_until",
       .default_value = 0.0,
       .description = "time until which steps are stored; 0 sets no limit",
       .min = 0.0,
       .dimension = dimensions::time},
      {.name = "states_csv",
       .default_value = "off",
       .description = "whether all coordinates are written as text too, to states.csv",
       .choices = {"on", "off"}},
      {.name = "checkpoint",
       .default_value = 1000.0,
       .description = "steps between checkpoints, from which a run can be resumed; 0 for none",
       .min = 0.0,
       .max = 1e12,
       .whole = true},
      {.name = "largest_move",
       .default_value = 1e-3,
       .description = "how far the start may be moved onto the joints, relative to its size",
       .min = 0.0,
       .above_min = true},
  };
}

std::vector<ParameterInfo> make_solver_settings() {
  return {
      {.name = "newton",
       .default_value = "increment",
       .description = "stop at the round-off of the increment, or at a norm of the residual",
       .choices = {"increment", "residual"}},
      {.name = "newton_tolerance",
       .default_value = 0.0,
       .description = "of Newton's method; 0 takes 1e-14 (increment) or 1e-8 (residual); of an "
                      "increment never more than 1e-7 of the first one of a step",
       .min = 0.0},
      {.name = "max_iterations",
       .default_value = 25.0,
       .description = "of Newton's method in one step",
       .min = 1.0,
       .max = 1e6,
       .whole = true},
      {.name = "linear_solver",
       .default_value = "automatic",
       .description = "dense up to 20 unknowns, above that fronts or KLU, whichever has less work, "
                      "or one of them always",
       .choices = {"automatic", "dense", "fronts", "klu", "sparse-lu"}},
      {.name = "condition",
       .default_value = "off",
       .description = "whether the condition of Newton's matrix is estimated in every step, which "
                      "costs two factorizations more",
       .choices = {"on", "off"}},
      {.name = "threads",
       .default_value = 0.0,
       .description = "that steps of schemes on frames are worked on with, where models have more "
                      "than 128 elements or joints; with more than one, results and the estimate "
                      "of the error have others; 0: as many as there are processors",
       .min = 0.0,
       .max = 1024.0,
       .whole = true},
      {.name = "halvings",
       .default_value = 8.0,
       .description =
           "a step that Newton's method cannot solve is halved so many times over; 0 fails at once",
       .min = 0.0,
       .max = 40.0,
       .whole = true},
      {.name = "law_tolerance",
       .default_value = 1e-6,
       .description = "a step may miss a claimed energy law by this fraction of the energy scale",
       .min = 0.0},
      {.name = "blow_up",
       .default_value = 10.0,
       .description = "energy from nowhere beyond this multiple of what the motion can have ends "
                      "the run; with "
                      "0 none does",
       .min = 0.0},
  };
}

}  // namespace

const std::vector<ParameterInfo>& step_settings() {
  static const std::vector<ParameterInfo> all = make_step_settings();
  return all;
}

const std::vector<ParameterInfo>& run_settings() {
  static const std::vector<ParameterInfo> all = [] {
    std::vector<ParameterInfo> list = step_settings();
    for (auto& info : make_solver_settings()) list.push_back(std::move(info));
    return list;
  }();
  return all;
}

}  // namespace visviva
