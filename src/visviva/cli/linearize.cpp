// visviva linearize: A, B, C, D of small motions about a state, poles and frequency responses.
#include <fmt/format.h>

#include <cmath>

#include "visviva/analysis/spectrum.hpp"
#include "visviva/cli/interrupt.hpp"
#include "visviva/cli/model_options.hpp"
#include "visviva/cli/report_options.hpp"
#include "visviva/cli/table.hpp"
#include "visviva/cli/verbs.hpp"
#include "visviva/cli/verdict.hpp"
#include "visviva/job/operating_point.hpp"
#include "visviva/model/inputs.hpp"
#include "visviva/results/linear_report.hpp"
#include "visviva/results/linear_signals.hpp"

namespace visviva::cli {
namespace {

struct LinearizeVerb {
  ModelOptions model;
  std::string scheme;
  std::string about = "start";
  std::string inputs;
  std::string outputs;
  std::string frequencies;
  bool no_report = false;
};

std::vector<std::string> names_in(const std::string& text) {
  return text.empty() ? std::vector<std::string>() : split_list(text);
}

// FROM:TO:COUNT, of which the first two may have units.
std::vector<double> read_frequencies(const Prepared& ready, const std::string& text) {
  if (text.empty()) return {};
  const auto first = text.find(':');
  const auto second = text.find(':', first + 1);
  if (first == std::string::npos || second == std::string::npos)
    throw UsageError(fmt::format("--frequencies '{}' is not FROM:TO:COUNT, as 0.1:100:201", text));
  const auto read = [&](const char* name, const Dimension& dimension, const std::string& part) {
    const ParameterInfo info = positive_quantity(name, 1.0, dimension, "frequency");
    return read_number(ready.settings, info, {name, part, "--frequencies"});
  };
  const double from = read("from", dimensions::angular_velocity, text.substr(0, first));
  const double to =
      read("to", dimensions::angular_velocity, text.substr(first + 1, second - first - 1));
  const double count = read("count", {}, text.substr(second + 1));
  constexpr double most = 100000.0;
  if (!(from < to)) throw UsageError("--frequencies must rise: FROM:TO:COUNT");
  if (count < 2.0 || count > most || count != std::floor(count))
    throw UsageError(fmt::format("--frequencies takes a whole number from 2 to {} of them", most));
  return log_spaced(from, to, static_cast<int>(count));
}

Inputs inputs_of(const Prepared& ready) {
  const ModelSource& source = ready.source;
  if (source.file) return model::inputs(source.file->model);
  if (source.model) return model::inputs(*source.model);
  return {{}, ready.system};
}

std::string list_of(const std::vector<Signal>& signals) {
  constexpr std::size_t most = 12;
  std::vector<std::string> words;
  for (const auto& [name, unit] : signals) {
    if (words.size() == most) {
      words.push_back(fmt::format("… {} in all", signals.size()));
      break;
    }
    words.push_back(fmt::format("{} [{}]", name, unit.empty() ? "-" : unit));
  }
  return fmt::format("{}", fmt::join(words, ", "));
}

void print(const LinearStudy& study) {
  const LinearModel& m = study.model;
  fmt::print("{}: small motions about {}\n", study.label, study.about);
  if (m.moves) fmt::print("the state moves: the matrices are those of this moment\n");
  fmt::print("states   {}\ninputs   {}\noutputs  {}\n\n", list_of(m.states), list_of(m.inputs),
             list_of(m.outputs));
  Table table({"pole [1/s]", "frequency [Hz]", "damping ratio"});
  constexpr std::size_t most = 20;
  std::size_t shown = 0;
  for (const auto& pole : study.poles) {
    if (pole.imag() < 0.0) continue;
    if (++shown > most) break;
    const std::string sign = pole.imag() > 0.0 ? fmt::format(" ± {:.6g}i", pole.imag()) : "";
    table.add({fmt::format("{:.6g}{}", pole.real(), sign),
               fmt::format("{:.6g}", pole_frequency(pole)),
               fmt::format("{:.4g}", pole_damping(pole))});
  }
  fmt::print("{}", table.text());
  if (shown > most) fmt::print("… all {} in poles.csv\n", study.poles.size());
}

int run(const LinearizeVerb& options) {
  const Telling& telling = options.model.telling;
  std::vector<std::string> schemes;
  if (!options.scheme.empty()) schemes.push_back(options.scheme);
  const Prepared ready = prepare(to_job(options.model, schemes), telling);
  const std::vector<double> frequencies = read_frequencies(ready, options.frequencies);
  const Inputs all = inputs_of(ready);
  const std::vector<Input> inputs = choose_inputs(all, names_in(options.inputs));

  auto& stop = interrupt_requested();
  OutputFolder folder(options.model.out.empty()
                          ? fmt::format("runs/{}-linearize", ready.source.name)
                          : options.model.out,
                      "linearization.json");
  Progress progress(progress_on_stderr(telling));
  progress.stage("the state");
  const InitialState state = operating_point(ready, options.about, &stop);
  if (stop) return exit_interrupted;
  progress.stage("the linear model");
  const Readings readings = sensor_readings(ready.system, state, all, names_in(options.outputs));
  const LinearStudy study =
      linear_study(ready.source.label, about_text(options.about, state),
                   linear_model(ready.system, state, all, inputs, readings), frequencies);
  progress.finish();
  if (stop) return exit_interrupted;

  write_poles_csv(folder.open("poles.csv"), study);
  write_response_csv(folder.open("response.csv"), study);
  folder.write("linearization.npz", linear_npz(study));
  if (!options.no_report)
    folder.write("report.html", linear_page(ready.source.title(), study, command_line()));
  const Json json = linear_json(study);
  folder.write("linearization.json", json.text() + "\n");
  folder.commit();
  if (telling.json) print_json(json, folder);
  if (telling.text()) {
    print(study);
    print_files(folder);
  }
  return exit_done;
}

}  // namespace

Verb linearize_verb() {
  auto options = std::make_shared<LinearizeVerb>();
  return {
      "linearize", "state space of small motions: A, B, C, D, poles, frequency responses",
      joined({model_options(options->model),
              {{"--inputs",
                "loads and drives with commas; NAME.x is a component of a load; default: all",
                &options->inputs},
               {"--outputs", "sensors with commas; NAME.x is a component; default: all",
                &options->outputs},
               {"--about", std::string(about_help), &options->about},
               {"--frequencies", "FROM:TO:COUNT [Hz]; default: as the poles ask for",
                &options->frequencies},
               {"--scheme", "of the run to --about TIME; default: the model's", &options->scheme},
               {"--no-report", "write no report.html", &options->no_report}}}),
      "Example:\n  visviva linearize model.yaml --inputs motor,push.y --outputs tip,hinge.force "
      "\\\n"
      "      --about 0.5 --frequencies 0.1:100:201\n"
      "Inputs: a load NAME is its size along the direction it has [N, N m; of beams per m],\n"
      "NAME.x one of its components; a drive NAME is what it prescribes [m, rad]. A load of\n"
      "size zero is an input, too. Outputs: what sensors read, NAME or NAME.x. For small changes\n"
      "of inputs u, outputs z and states x\n"
      "  dx/dt = A x + B u,    z = C x + D u + D_rate du/dt + D_acceleration d2u/dt2,\n"
      "the last two only if drives need them. Where drives are inputs, states are what the\n"
      "drives do not move by themselves. If the state moves, the matrices are of that moment.\n"
      "Writes linearization.json, linearization.npz for numpy.load, poles.csv, response.csv and\n"
      "report.html, which shows it in a browser.",
      [options] { return run(*options); }};
}

}  // namespace visviva::cli
