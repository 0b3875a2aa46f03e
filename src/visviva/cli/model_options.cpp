#include "visviva/cli/model_options.hpp"

#include "visviva/analysis/parallel.hpp"

namespace visviva::cli {

std::vector<Option> model_options(ModelOptions& options) {
  return joined(
      {{{"MODEL", "a model file, its folder, or problem:NAME of `visviva problems`", &options.model,
         true},
        {"--set",
         "KEY=VALUE: a parameter of the model or the scheme, or a setting of the run; may be "
         "repeated",
         &options.assignments},
        {"--until", "end time [s]; default: the model's", &options.until},
        {"--start", "given, or static: from rest in the equilibrium; default: the model's",
         &options.start},
        {"--out", "folder of the results; default: a folder in runs/", &options.out},
        {"--fixed-step",
         "steps of even length that are never halved; the same as --set tolerance=0 --set "
         "halvings=0",
         &options.fixed_step}},
       telling_options(options.telling)});
}

std::vector<Option> step_options(ModelOptions& options) {
  return {{"--dt", "step [s], with a tolerance the first one; default: the model's", &options.step},
          {"--every", "store every N-th step; default: the model's, or 1", &options.every},
          {"--tolerance",
           "adaptive steps that aim at this error of the positions at the end [m]; 0: steps of "
           "even length",
           &options.tolerance},
          {"--min-dt", "smallest adaptive step [s]", &options.min_step},
          {"--max-dt", "largest adaptive step [s]", &options.max_step}};
}

std::vector<Option> study_options(StudyOptions& options) {
  return {{"--schemes", "schemes with commas: NAME[:KEY=VALUE…],…", &options.schemes, true},
          {"--jobs", "runs at a time; 0: as many as there are processors", &options.jobs}};
}

std::vector<Option> telling_options(Telling& telling) {
  return {{"--quiet", "print nothing but errors", &telling.quiet},
          {"--json", "print the results as JSON, and progress as lines of JSON to stderr",
           &telling.json}};
}

int StudyOptions::at_a_time() const {
  if (jobs < 0) throw UsageError("--jobs must be at least 1, or 0 for all processors");
  return jobs > 0 ? jobs : processor_count();
}

void StudyOptions::share_processors(Prepared& ready) const {
  if (at_a_time() > 1) ready.options.newton.threads = 1;
}

Prepared prepare(const Job& job, const Telling& telling) {
  Progress progress(progress_on_stderr(telling));
  return job.prepare([&](std::string_view stage) { progress.stage(stage); });
}

void assign(const std::vector<std::string>& assignments, Job& job) {
  for (const auto& text : assignments) {
    const Assignment a = read_assignment(text);
    job.set(a.key, a.value);
  }
}

Job to_job(const ModelOptions& options, const std::vector<std::string>& schemes,
           const std::vector<Given>& assumed) {
  Job job(options.model);
  for (const auto& given : assumed) job.set(given);
  for (const auto& label : schemes) job.scheme(label);
  assign(options.assignments, job);
  const auto give = [&](const char* setting, const std::string& text, const char* option) {
    if (!text.empty()) job.option(setting, text, option);
  };
  give("step", options.step, "--dt");
  give("until", options.until, "--until");
  give("start", options.start, "--start");
  give("tolerance", options.tolerance, "--tolerance");
  give("min_step", options.min_step, "--min-dt");
  give("max_step", options.max_step, "--max-dt");
  give("every", options.every, "--every");
  give("store", options.store, "--store");
  if (options.fixed_step)
    job.option("tolerance", 0.0, "--fixed-step").option("halvings", 0.0, "--fixed-step");
  return job;
}

}  // namespace visviva::cli
