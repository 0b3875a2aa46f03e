// visviva buckling: the loads under which a structure gives way, and how.
#include "visviva/analysis/buckling.hpp"

#include <fmt/format.h>

#include "visviva/assemble/frame_turning.hpp"
#include "visviva/cli/interrupt.hpp"
#include "visviva/cli/loading_options.hpp"
#include "visviva/cli/messages.hpp"
#include "visviva/cli/model_options.hpp"
#include "visviva/cli/report_options.hpp"
#include "visviva/cli/table.hpp"
#include "visviva/cli/verbs.hpp"
#include "visviva/cli/verdict.hpp"
#include "visviva/equilibrium/stability.hpp"
#include "visviva/mechanics/error.hpp"
#include "visviva/results/buckling_report.hpp"
#include "visviva/results/mode_motion.hpp"

namespace visviva::cli {
namespace {

struct BucklingVerb {
  ModelOptions model;
  LoadingOptions loading;
  int count = 3;
  std::string largest = "1e6";
  bool no_report = false;
};

double largest_factor(const Prepared& ready, const std::string& given) {
  const ParameterInfo info{.name = "up-to",
                           .default_value = 0.0,
                           .description = "largest factor",
                           .min = 0.0,
                           .above_min = true};
  return read_number(ready.settings, info, {"up-to", given, "--up-to"});
}

void print_buckling(const BucklingRecord& record) {
  const std::string what =
      record.grown.empty() ? "all loads" : fmt::format("{}", fmt::join(record.grown, ", "));
  fmt::print("{}: buckling under {} at t = {} s, multiplied by the factor\n", record.model, what,
             record.time);
  Table table({"load", "factor", "kind", "moves most"});
  for (std::size_t i = 0; i < record.moves.size(); ++i) {
    const BucklingLoad& load = record.found.loads[i];
    table.add({fmt::format("{}", i + 1), fmt::format("{:.7g}", load.factor),
               std::string(to_string(load.kind)), record.moves[i]});
  }
  fmt::print("{}", table.text());
  if (!record.found.ended.empty()) fmt::print("The search ended: {}.\n", record.found.ended);
}

Json shapes_of_loads(const Prepared& ready, const BucklingRecord& record) {
  constexpr std::size_t most_bytes = 4'000'000;
  std::vector<Eigen::VectorXcd> shapes;
  for (const BucklingLoad& load : record.found.loads) shapes.emplace_back(load.shape);
  return mode_motion(*ready.system, record.found.place.q, record.time,
                     ready.source.scene().value_or(model::Scene{}), shapes, most_bytes);
}

int run(const BucklingVerb& options) {
  if (options.count < 1) throw UsageError("--count must be at least 1");
  const Telling& telling = options.model.telling;
  const Prepared ready = prepare(to_job(options.model, {}), telling);
  const Loading loading = read_loading(ready, options.loading);
  const auto loaded = loaded_system(*ready.system, loading);
  if (telling.text()) tell_resting_loads(ready, loading);
  OutputFolder folder(options.model.out.empty() ? fmt::format("runs/{}-buckling", ready.source.name)
                                                : options.model.out,
                      "buckling.json");
  Progress progress(progress_on_stderr(telling));
  progress.stage("buckling");
  const auto& stop = interrupt_requested();
  BucklingRecord record{
      ready.source.label,
      loading.loads,
      loading.time,
      find_buckling(loaded, ready.start.state.q,
                    {options.count, largest_factor(ready, options.largest)}, &stop),
      {}};
  progress.finish();
  if (stop) return exit_interrupted;
  const StaticEquations equations(loaded, record.found.place.q);
  for (const BucklingLoad& load : record.found.loads)
    record.moves.push_back(direction_name(equations, load.shape));

  write_buckling_csv(folder.open("buckling.csv"), record);
  write_buckling_shapes(folder.reserve("buckling.h5"), record, unknown_names(*loaded));
  const Json json = buckling_json(record);
  if (!options.no_report)
    folder.write("report.html", buckling_page(ready.source.title(), json,
                                              shapes_of_loads(ready, record), command_line()));
  else
    folder.leave_out("report.html");
  folder.write("buckling.json", json.text() + "\n");
  folder.commit();
  if (telling.json) print_json(json, folder);
  if (telling.text()) {
    print_buckling(record);
    print_files(folder);
  }
  if (!record.found.loads.empty()) return exit_done;
  say("visviva: no load was found under which it buckles: {}\n", record.found.ended);
  return exit_run_failed;
}

}  // namespace

Verb buckling_verb() {
  auto options = std::make_shared<BucklingVerb>();
  return {
      "buckling", "loads under which a structure gives way, and how",
      joined({{{"MODEL", "a model file, its folder, or problem:NAME of `visviva problems`",
                &options->model.model, true},
               {"--set",
                "KEY=VALUE: a parameter of the model or the scheme, or a setting of the run; may "
                "be repeated",
                &options->model.assignments},
               {"--count", "how many loads, the smallest first", &options->count},
               {"--up-to", "largest factor that is looked for", &options->largest},
               {"--out", "folder of the results; default: a folder in runs/", &options->model.out},
               {"--no-report", "write no report.html", &options->no_report}},
              loading_options(options->loading),
              telling_options(options->model.telling)}),
      "Example:\n  visviva buckling problem:lee-frame --count 1\n"
      "The structure is followed along its path of equilibria, so that what it does before it\n"
      "buckles is taken into account. Writes buckling.json, buckling.csv, the shapes in\n"
      "buckling.h5, and report.html, which shows them in a browser.",
      [options] { return run(*options); }};
}

}  // namespace visviva::cli
