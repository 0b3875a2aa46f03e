#pragma once

#include "visviva/cli/progress.hpp"
#include "visviva/cli/verbs.hpp"
#include "visviva/job/job.hpp"

namespace visviva::cli {

/// What the user gives to every verb that runs a model, as it is written.
struct ModelOptions {
  std::string model;
  std::vector<std::string> assignments;
  std::string step;
  std::string until;
  std::string start;
  std::string tolerance;
  std::string min_step;
  std::string max_step;
  std::string every;
  std::string store;
  std::string out;
  bool fixed_step = false;
  Telling telling;
};

/// What the user gives to verbs that run a model several times.
struct StudyOptions {
  std::string schemes;
  int jobs = 0;

  /// How many runs go on at a time. Throws UsageError.
  [[nodiscard]] int at_a_time() const;
  /// Runs that share the processors have one each.
  void share_processors(Prepared& ready) const;
};

/// The options that each of these verbs has.
[[nodiscard]] std::vector<Option> model_options(ModelOptions& options);
/// How long steps are and which are stored, of verbs that do not choose steps themselves.
[[nodiscard]] std::vector<Option> step_options(ModelOptions& options);

/// --schemes and --jobs.
[[nodiscard]] std::vector<Option> study_options(StudyOptions& options);
/// --quiet and --json, of those that may take long.
[[nodiscard]] std::vector<Option> telling_options(Telling& telling);

/// Makes a model ready and tells the stages of that.
[[nodiscard]] Prepared prepare(const Job& job, const Telling& telling);

/// The job they describe, with the schemes of these labels. What a verb assumes goes before the model, but not before what the
/// user says.
[[nodiscard]] Job to_job(const ModelOptions& options, const std::vector<std::string>& schemes,
                         const std::vector<Given>& assumed = {});

/// KEY=VALUE of --set, each put into the job.
void assign(const std::vector<std::string>& assignments, Job& job);

}  // namespace visviva::cli
