// visviva run: one model, one scheme, all results in one folder.
#include <fmt/format.h>

#include "visviva/cli/model_options.hpp"
#include "visviva/cli/run_model.hpp"
#include "visviva/cli/verbs.hpp"

namespace visviva::cli {
namespace {

struct RunVerb {
  ModelOptions model;
  std::string scheme;
  bool no_report = false;
};

int run(const RunVerb& options) {
  std::vector<std::string> labels;
  if (!options.scheme.empty()) labels.push_back(options.scheme);
  const Prepared ready = prepare(to_job(options.model, labels), options.model.telling);
  const std::string own = fmt::format("runs/{}-{}", ready.source.name, ready.scheme().info->name);
  return run_model(ready, {options.model.out.empty() ? own : options.model.out,
                           options.model.telling, options.no_report});
}

}  // namespace

Verb run_verb() {
  auto options = std::make_shared<RunVerb>();
  return {
      "run", "simulate a model with one scheme",
      joined({model_options(options->model),
              step_options(options->model),
              {{"--scheme", "one of `visviva schemes`; default: the model's, or visviva",
                &options->scheme},
               {"--store", "all, motion or energies: what is stored; default: the model's, or all",
                &options->model.store},
               {"--no-report", "write no report.html", &options->no_report}}}),
      "Example:\n  visviva run models/pendulum\n  visviva run problem:double-pendulum --scheme "
      "midpoint --dt 10ms --until 100\n"
      "Writes summary.json, results.h5, energy.csv, sensors.csv where the model has sensors, and "
      "report.html, which shows all of it in a browser.",
      [options] { return run(*options); }};
}

}  // namespace visviva::cli
