#pragma once

#include <memory>
#include <string>
#include <vector>

#include "visviva/cli/verbs.hpp"
#include "visviva/job/model_source.hpp"
#include "visviva/results/summary.hpp"
#include "visviva/schemes/scheme.hpp"
#include "visviva/simulate/consistent_state.hpp"
#include "visviva/simulate/simulate.hpp"
#include "visviva/textbook/problem.hpp"

namespace visviva::cli {

/// A scheme of the catalogue with parameters of its own; `label` is what the user wrote.
struct SchemeChoice {
  std::string label;
  const SchemeInfo* info = nullptr;
  Parameters parameters;
};

/// Reads NAME or NAME:KEY=VALUE:KEY=VALUE.
[[nodiscard]] SchemeChoice choose_scheme(const std::string& text);
/// Reads a list with commas; commas inside brackets belong to a value.
[[nodiscard]] std::vector<SchemeChoice> choose_schemes(const std::string& text);
[[nodiscard]] std::vector<std::string> split_list(const std::string& text);

/// Reads a number greater than zero; `what` is the option's name.
[[nodiscard]] double positive_number(const std::string& what, const std::string& text);

/// Reads N of `--every N`.
[[nodiscard]] long storing_rule(const std::string& every);

/// The options of every verb that runs a model.
struct ModelOptions {
  std::string model;
  std::vector<std::string> assignments;
  std::string until;
  std::string tolerance;
  std::string min_dt;
  std::string max_dt;
  std::string out;
  bool fixed_step = false;
  bool quiet = false;
};
[[nodiscard]] std::vector<Option> model_options(ModelOptions& options);

/// A model made ready to run: its problem, a consistent start, and the run's options.
struct Setup {
  ModelSource source;
  Parameters model_parameters;
  Parameters settings;
  Problem problem;
  ConsistentState start;
  RunOptions run;
};

/// Hands each assignment to the schemes, the model or the solver, whichever has that parameter.
[[nodiscard]] Setup make_setup(ModelSource source, const ModelOptions& options,
                               std::vector<SchemeChoice>& schemes);

/// What the summary tells about a run of this scheme.
[[nodiscard]] RunIdentity identify(const Setup& setup, const SchemeChoice& choice,
                                   const Scheme& scheme);

/// Throws UsageError if adaptive steps are asked of a scheme that cannot have them.
void check_adaptive(const Setup& setup, const SchemeChoice& choice, const Scheme& scheme);

/// Throws UsageError if the run would never end.
void check_step_count(double step, double until);

}  // namespace visviva::cli
