#pragma once

#include <limits>

#include "visviva/results/json.hpp"
#include "visviva/studies/study_map.hpp"
#include "visviva/studies/study_run.hpp"

namespace visviva::studies {

/// The name by which formulas of a precision refer to each of its runs, and by which claims refer to the whole.
inline constexpr const char* each_run = "run";
inline constexpr const char* precision_name = "precision";

/// A number that is known from elsewhere.
struct KnownNumber {
  Formula value;  ///< of a run
  Formula known;
  double scale = 1.0;  ///< errors are divided by it
};

/// Runs of one model with several schemes and steps, whose errors against known numbers are compared with what they cost.
struct Precision {
  /// One of its runs.
  struct Trial {
    std::string scheme;   ///< of an outside one without its parameters
    std::string setting;  ///< the step, in seconds; or the parameters of an outside one
    std::size_t run = 0;  ///< among those of the study
    double step = std::numeric_limits<double>::quiet_NaN();  ///< of those that have orders
  };

  std::vector<KnownNumber> numbers;
  std::vector<Trial> trials;  ///< by scheme, from coarse to fine
};

/// Adds its runs to those of the study.
[[nodiscard]] Precision read_precision(const modelfile::Node& node, std::vector<StudyRun>& runs);

/// What came out of a trial. Where there is nothing the numbers are NaN.
struct TrialResult {
  const Precision::Trial* trial = nullptr;
  std::string failure;  ///< why there is no error; empty if there is one
  double error = 0.0;   ///< the largest of those of all numbers
  double order = std::numeric_limits<double>::
      quiet_NaN();  ///< against the trial before, of twice the step or another; NaN of the first
  double energy_error = 0.0;  ///< what is unaccounted for, of the scale of energy
  double cpu_seconds = 0.0;   ///< of the steps: without output and without the estimate of errors
  double iterations = 0.0;
};

/// `look` gives what the run of a number has.
[[nodiscard]] std::vector<TrialResult> measure(
    const Precision& precision,
    const std::function<Values(std::size_t run, const Reference&)>& look);

/// Schemes with their trials, in the form of converge.json.
[[nodiscard]] Json to_json(const std::vector<TrialResult>& results);

}  // namespace visviva::studies
