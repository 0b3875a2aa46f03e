// visviva modes: frequencies, damping and shapes of the small motions about a state.
#include "visviva/analysis/modes.hpp"

#include <fmt/format.h>

#include "visviva/assemble/frame_turning.hpp"
#include "visviva/cli/interrupt.hpp"
#include "visviva/cli/model_options.hpp"
#include "visviva/cli/report_options.hpp"
#include "visviva/cli/table.hpp"
#include "visviva/cli/verbs.hpp"
#include "visviva/cli/verdict.hpp"
#include "visviva/job/operating_point.hpp"
#include "visviva/mechanics/error.hpp"
#include "visviva/results/mode_motion.hpp"
#include "visviva/results/modes_report.hpp"

namespace visviva::cli {
namespace {

struct ModesVerb {
  ModelOptions model;
  std::string about = "start";
  int count = 20;
  bool no_report = false;
};

std::vector<std::string> names_of_unknowns(const System& system, int count) {
  std::vector<std::string> names;
  for (int i = 0; i < count; ++i) names.push_back(unknown_name(system, i));
  return names;
}

std::string percent(double share) { return fmt::format("{:.1f} %", 100.0 * share); }

// The part with the largest share, and that share.
std::string largest(const std::vector<std::string>& parts, const std::vector<double>& shares) {
  const auto most = std::max_element(shares.begin(), shares.end());
  if (most == shares.end() || *most <= 0.0) return "";
  return fmt::format("{} {}", parts[static_cast<std::size_t>(most - shares.begin())],
                     percent(*most));
}

std::string frequency_cell(const Mode& mode) {
  return mode.eigenvalue.imag() == 0.0 ? "" : fmt::format("{:.7g}", mode.frequency());
}

std::string damping_cell(const Mode& mode) {
  return mode.rigid ? "" : fmt::format("{:.3f} %", 100.0 * mode.damping_ratio() + 0.0);
}

void print(const ModesRecord& record) {
  const ModeSet& set = record.set;
  fmt::print("{} about {}: {} of {} freedoms\n", record.model, record.about,
             set.complete ? "all modes" : fmt::format("{} modes", set.modes.size()), set.freedoms);
  bool whirls = false;
  for (const ModeShares& shares : record.shares) whirls = whirls || shares.whirl != Whirl::none;
  std::vector<std::string> header = {"mode",    "kind",       "frequency [Hz]",
                                     "damping", "moves most", "strained most"};
  if (whirls) header.insert(header.begin() + 4, "whirl");
  Table table(header);
  for (std::size_t i = 0; i < set.modes.size(); ++i) {
    const Mode& mode = set.modes[i];
    const ModeShares& shares = record.shares[i];
    std::vector<std::string> row = {fmt::format("{}", i + 1),
                                    std::string(to_string(mode.kind())),
                                    frequency_cell(mode),
                                    damping_cell(mode),
                                    largest(record.parts, shares.kinetic),
                                    largest(record.parts, shares.strain)};
    if (whirls) row.insert(row.begin() + 4, std::string(to_string(shares.whirl)));
    table.add(std::move(row));
  }
  fmt::print("{}", table.text());
  if (set.moves)
    fmt::print("The state moves: these are the small motions about it at this moment.\n");
}

Json shapes_to_draw(const Prepared& ready, const InitialState& state, const ModeSet& set) {
  constexpr std::size_t most_bytes = 4'000'000;
  std::vector<Eigen::VectorXcd> shapes;
  for (const Mode& mode : set.modes) shapes.push_back(mode.shape);
  return mode_motion(*ready.system, state.q, state.t, ready.source.scene().value_or(model::Scene{}),
                     shapes, most_bytes);
}

int run(const ModesVerb& options) {
  if (options.count < 1) throw UsageError("--count must be at least 1");
  const Telling& telling = options.model.telling;
  const Prepared ready = prepare(to_job(options.model, {}), telling);
  OutputFolder folder(options.model.out.empty() ? fmt::format("runs/{}-modes", ready.source.name)
                                                : options.model.out,
                      "modes.json");
  Progress progress(progress_on_stderr(telling));
  progress.stage("state");
  const auto& stop = interrupt_requested();
  const InitialState state = operating_point(ready, options.about, &stop);
  if (stop) return exit_interrupted;
  progress.stage("modes");
  Linearization linear(ready.system);
  linear.settle(state);
  ModesRecord record{ready.source.label,
                     options.about == "start" ? "start" : fmt::format("t = {} s", state.t),
                     find_modes(linear, {options.count}),
                     {},
                     0.0,
                     {}};
  const ModeReader reader(linear, state);
  record.parts = reader.parts();
  record.mass = reader.mass();
  for (const Mode& mode : record.set.modes) record.shares.push_back(reader.read(mode));
  progress.finish();

  write_modes_csv(folder.open("modes.csv"), record);
  write_shapes(folder.reserve("modes.h5"), record,
               names_of_unknowns(*ready.system, linear.unknowns()));
  const Json json = modes_json(record);
  if (!options.no_report)
    folder.write("report.html",
                 modes_page(ready.source.title(), json, shapes_to_draw(ready, state, record.set),
                            command_line()));
  folder.write("modes.json", json.text() + "\n");
  folder.commit();
  if (telling.json) print_json(json, folder);
  if (telling.text()) {
    print(record);
    print_files(folder);
  }
  return exit_done;
}

}  // namespace

Verb modes_verb() {
  auto options = std::make_shared<ModesVerb>();
  return {
      "modes", "frequencies, damping and shapes of the small motions about a state",
      joined({{{"MODEL", "a model file, its folder, or problem:NAME of `visviva problems`",
                &options->model.model, true},
               {"--set",
                "KEY=VALUE: a parameter of the model or the scheme, or a setting of the run; may "
                "be repeated",
                &options->model.assignments},
               {"--about", "start, or a time: the state of a run at that time", &options->about},
               {"--count", "how many modes, the slowest first", &options->count},
               {"--out", "folder of the results; default: a folder in runs/", &options->model.out},
               {"--no-report", "write no report.html", &options->no_report}},
              telling_options(options->model.telling)}),
      "Example:\n  visviva modes problem:cantilever --count 6\n"
      "Writes modes.json, modes.csv, the shapes in modes.h5, and report.html, which shows them in\n"
      "a browser.",
      [options] { return run(*options); }};
}

}  // namespace visviva::cli
