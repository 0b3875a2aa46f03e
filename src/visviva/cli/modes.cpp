// visviva modes: frequencies, damping and shapes of the small motions about a state.
#include "visviva/analysis/modes.hpp"

#include <fmt/format.h>

#include <cmath>

#include "visviva/assemble/frame_turning.hpp"
#include "visviva/cli/interrupt.hpp"
#include "visviva/cli/messages.hpp"
#include "visviva/cli/model_options.hpp"
#include "visviva/cli/report_options.hpp"
#include "visviva/cli/table.hpp"
#include "visviva/cli/verbs.hpp"
#include "visviva/cli/verdict.hpp"
#include "visviva/equilibrium/static_path.hpp"
#include "visviva/job/operating_point.hpp"
#include "visviva/mechanics/error.hpp"
#include "visviva/results/mode_motion.hpp"
#include "visviva/results/modes_report.hpp"

namespace visviva::cli {
namespace {

constexpr int usual_count = 20;

struct ModesVerb {
  ModelOptions model;
  std::string about = "start";
  int count = usual_count;
  std::string rotating;
  std::string axis = "0,0,1";
  std::string through = "0,0,0";
  std::string campbell;
  std::string sweep;
  std::string mac;
  bool no_report = false;
};

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

// What there is to know about a state that is no state of rest.
std::string note_on(const ModeSet& set, const InitialState& state) {
  if (!set.moves) return "";
  return state.v.squaredNorm() > 0.0
             ? "The state moves: these are the small motions about it at this moment.\n"
             : "The state is no equilibrium: these are the small motions about it at this moment; "
               "--about static\nlooks for one.\n";
}

void print(const ModesRecord& record, const InitialState& state) {
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
  fmt::print("{}", note_on(set, state));
}

Json shapes_to_draw(const Prepared& ready, const InitialState& state, const ModeSet& set) {
  constexpr std::size_t most_bytes = 4'000'000;
  std::vector<Eigen::VectorXcd> shapes;
  for (const Mode& mode : set.modes) shapes.push_back(mode.shape);
  return mode_motion(*ready.system, state.q, state.t, ready.source.scene().value_or(model::Scene{}),
                     shapes, most_bytes);
}

const ParameterInfo speed_info{.name = "speed",
                               .default_value = 0.0,
                               .description = "speed of rotation",
                               .dimension = dimensions::angular_velocity};

Eigen::Vector3d read_vector(const Settings& settings, const std::string& text,
                            const Dimension& dimension, const char* option) {
  const auto parts = split_list(text);
  if (parts.size() != 3) throw UsageError(fmt::format("{} takes three numbers: x,y,z", option));
  const ParameterInfo info{
      .name = option, .default_value = 0.0, .description = option, .dimension = dimension};
  Eigen::Vector3d v;
  for (std::size_t k = 0; k < 3; ++k)
    v[static_cast<Eigen::Index>(k)] = read_number(settings, info, {option, parts[k], option});
  return v;
}

// FROM:TO:COUNT
std::vector<double> read_range(const Settings& settings, const std::string& text,
                               const ParameterInfo& info, const char* option) {
  const std::size_t first = text.find(':');
  const std::size_t second = first == std::string::npos ? first : text.find(':', first + 1);
  const auto refuse = [&] {
    throw UsageError(
        fmt::format("{} {} is no range: FROM:TO:COUNT with at least two values", option, text));
  };
  if (second == std::string::npos) refuse();
  const double from = read_number(settings, info, {info.name, text.substr(0, first), option});
  const double to =
      read_number(settings, info, {info.name, text.substr(first + 1, second - first - 1), option});
  const ParameterInfo number{.name = "count", .default_value = 2.0, .description = "count"};
  const double count = read_number(settings, number, {"count", text.substr(second + 1), option});
  constexpr double most = 10000.0;
  if (!(count >= 2.0 && count <= most) || count != std::floor(count) || !(from < to)) refuse();
  std::vector<double> values;
  for (double i = 0.0; i < count; i += 1.0)
    values.push_back(from + (to - from) * i / (count - 1.0));
  return values;
}

std::optional<Rotation> read_rotation(const Prepared& ready, const ModesVerb& options) {
  if (options.rotating.empty() && options.campbell.empty()) return std::nullopt;
  Rotation rotation;
  if (!options.rotating.empty())
    rotation.speed =
        read_number(ready.settings, speed_info, {"speed", options.rotating, "--rotating"});
  rotation.axis = read_vector(ready.settings, options.axis, {}, "--axis");
  if (rotation.axis.isZero(0.0)) throw UsageError("--axis 0,0,0 has no direction");
  rotation.axis.stableNormalize();
  rotation.through = read_vector(ready.settings, options.through, dimensions::length, "--through");
  return rotation;
}

// A system, and a state of it that is linearized about.
struct Place {
  std::shared_ptr<const System> system;
  InitialState state;
  std::unique_ptr<Linearization> linear = nullptr;
};

Place settled(std::shared_ptr<const System> system, InitialState state) {
  Place place{system, std::move(state), std::make_unique<Linearization>(system)};
  place.linear->settle(place.state);
  return place;
}

// At rest in the turning frame.
Place turning_place(const System& system, const InitialState& given, const Rotation& rotation) {
  const auto turning = rotating_system(system, rotation, given.q, given.t);
  const Vector rest = Vector::Zero(given.q.size());
  Place start = settled(turning, make_consistent(turning, given.q, rest, given.t).state);
  if (!start.linear->moves()) return start;
  try {
    return settled(turning, find_equilibrium(turning, given.q, given.t).state);
  } catch (const InvalidModel& error) {
    throw InvalidModel(fmt::format("as seen from a frame that turns with {:.4g} rad/s {}",
                                   rotation.speed, error.message()),
                       error.part(), "turn it more slowly, or " + error.hint());
  }
}

Place place_of(const Prepared& ready, const InitialState& state,
               const std::optional<Rotation>& rotation) {
  return rotation ? turning_place(*ready.system, state, *rotation) : settled(ready.system, state);
}

ModesThere modes_there(const Place& place, int count, std::optional<Eigen::Vector3d> axis) {
  ModesThere there{find_modes(*place.linear, {count}), {}, place.linear->mass()};
  const ModeReader reader(*place.linear, place.state, axis);
  for (const Mode& mode : there.set.modes) there.whirls.push_back(reader.whirl(mode));
  return there;
}

// A diagram takes long.
struct Interrupted {};
void end_if_interrupted() {
  if (interrupt_requested()) throw Interrupted();
}

// Over speeds of the frame.
Campbell sweep_speed(const Prepared& ready, const InitialState& state, const Rotation& rotation,
                     const ModesVerb& options, Progress& progress) {
  const auto speeds = read_range(ready.settings, options.campbell, speed_info, "--campbell");
  const auto at = [&](double speed) {
    end_if_interrupted();
    progress.stage(fmt::format("modes at {:.4g} rad/s", speed));
    Rotation there = rotation;
    there.speed = speed;
    return turning_place(*ready.system, state, there);
  };
  Campbell found = turning_campbell(
      speeds, [&](double speed) { return modes_there(at(speed), options.count, rotation.axis); },
      [&](double speed) { return falling_count(*at(speed).linear); });
  found.parameter = "speed";
  found.unit = "rad/s";
  return found;
}

ParameterInfo number_of_model(const Settings& settings, const std::string& name) {
  const ParameterInfo* found = settings.model.find(name);
  if (found == nullptr || !std::holds_alternative<double>(found->default_value)) {
    std::vector<std::string> numbers;
    for (const ParameterInfo& info : settings.model.declared())
      if (std::holds_alternative<double>(info.default_value)) numbers.push_back(info.name);
    throw UsageError(
        fmt::format("the model has no number '{}' to sweep{}", name, did_you_mean(name, numbers)));
  }
  ParameterInfo info = *found;
  if (const auto* symbol = settings.symbols.find(name)) info.dimension = symbol->quantity.dimension;
  return info;
}

// Over a parameter of the model.
Campbell sweep_parameter(const Prepared& ready, const std::optional<Rotation>& rotation,
                         const ModesVerb& options, Progress& progress) {
  const Assignment given = read_assignment(options.sweep);
  const ParameterInfo info = number_of_model(ready.settings, given.key);
  const auto values = read_range(ready.settings, given.value, info, "--sweep");
  const bool are_speeds = info.dimension == dimensions::angular_velocity && !rotation;
  Campbell found = campbell(
      values,
      [&](double value) {
        end_if_interrupted();
        progress.stage(fmt::format("modes at {} = {:.4g}", given.key, value));
        const Prepared there = to_job(options.model, {}).set(given.key, value).prepare();
        const InitialState state = operating_point(there, options.about, &interrupt_requested());
        std::optional<Eigen::Vector3d> axis;
        if (rotation) axis = rotation->axis;
        return modes_there(place_of(there, state, rotation), options.count, axis);
      },
      are_speeds);
  found.parameter = given.key;
  found.unit = are_speeds ? "rad/s" : si_unit(info.dimension);
  return found;
}

void print(const Campbell& campbell) {
  fmt::print("{} from {:.4g} to {:.4g} {}: {} branches\n", campbell.parameter,
             campbell.values.front(), campbell.values.back(), campbell.unit,
             campbell.branches.size());
  for (const CriticalSpeed& c : campbell.critical_speeds)
    fmt::print("  critical speed {:.8g} {}, branch {}{}\n", c.speed, campbell.unit, c.branch + 1,
               c.whirl == Whirl::none ? "" : fmt::format(", {} whirl", to_string(c.whirl)));
}

ModesRecord read_modes(const Prepared& ready, const Place& place, const ModesVerb& options,
                       const std::optional<Rotation>& rotation) {
  std::optional<Eigen::Vector3d> axis;
  if (rotation) axis = rotation->axis;
  const ModeReader reader(*place.linear, place.state, axis);
  ModesRecord record{ready.source.label,
                     about_text(options.about, place.state),
                     find_modes(*place.linear, {options.count}),
                     reader.parts(),
                     reader.mass(),
                     {},
                     rotation};
  for (const Mode& mode : record.set.modes) record.shares.push_back(reader.read(mode));
  if (!options.mac.empty())
    record.mac = compare_modes(record.set, place.linear->mass(), options.mac);
  return record;
}

void check(const ModesVerb& options) {
  if (options.count < 1) throw UsageError("--count must be at least 1");
  if (!options.campbell.empty() && !options.sweep.empty())
    throw UsageError("--campbell and --sweep do not go together: each is a diagram of its own");
  const bool turns = !options.rotating.empty() || !options.campbell.empty();
  const ModesVerb usual;
  if (!turns && (options.axis != usual.axis || options.through != usual.through))
    throw UsageError(
        "--axis and --through are of a rotation: give its speed with --rotating, or several with "
        "--campbell");
}

int run(const ModesVerb& options) {
  check(options);
  const Telling& telling = options.model.telling;
  const Prepared ready = prepare(to_job(options.model, {}), telling);
  const auto rotation = read_rotation(ready, options);
  OutputFolder folder(options.model.out.empty() ? fmt::format("runs/{}-modes", ready.source.name)
                                                : options.model.out,
                      "modes.json");
  Progress progress(progress_on_stderr(telling));
  progress.stage("state");
  const auto& stop = interrupt_requested();
  const InitialState state = operating_point(ready, options.about, &stop);
  if (stop) return exit_interrupted;
  progress.stage("modes");
  const Place place = place_of(ready, state, rotation);
  ModesRecord record = read_modes(ready, place, options, rotation);
  try {
    if (!options.campbell.empty())
      record.campbell = sweep_speed(ready, state, *rotation, options, progress);
    if (!options.sweep.empty())
      record.campbell = sweep_parameter(ready, rotation, options, progress);
  } catch (const Interrupted&) {
    return exit_interrupted;
  }
  progress.finish();

  write_modes_csv(folder.open("modes.csv"), record);
  write_shapes(folder.reserve("modes.h5"), record, unknown_names(*place.system));
  if (record.campbell)
    write_campbell_csv(folder.open("campbell.csv"), *record.campbell);
  else
    folder.leave_out("campbell.csv");
  const Json json = modes_json(record);
  if (!options.no_report)
    folder.write("report.html",
                 modes_page(ready.source.title(), json,
                            shapes_to_draw(ready, place.state, record.set), command_line()));
  else
    folder.leave_out("report.html");
  folder.write("modes.json", json.text() + "\n");
  folder.commit();
  if (telling.json) print_json(json, folder);
  if (telling.text()) {
    print(record, place.state);
    if (record.campbell) print(*record.campbell);
    print_files(folder);
    std::fflush(stdout);
    const auto there = static_cast<int>(record.set.modes.size());
    if (options.count > there && options.count != usual_count)
      say("note: {} modes were asked for, but there are only {}\n", options.count, there);
  }
  return exit_done;
}

}  // namespace

Verb modes_verb() {
  auto options = std::make_shared<ModesVerb>();
  return {
      "modes", "frequencies, damping and shapes of the small motions about a state",
      joined(
          {{{"MODEL", "a model file, its folder, or problem:NAME of `visviva problems`",
             &options->model.model, true},
            {"--set",
             "KEY=VALUE: a parameter of the model or the scheme, or a setting of the run; may "
             "be repeated",
             &options->model.assignments},
            {"--about", std::string(about_help), &options->about},
            {"--count", "how many modes, the slowest first", &options->count},
            {"--rotating",
             "speed [rad/s]: the modes seen from a frame that turns steadily, and the ground "
             "with it, about the state that is at rest there",
             &options->rotating},
            {"--axis", "of that rotation: x,y,z", &options->axis},
            {"--through", "a point of that axis: x,y,z [m]", &options->through},
            {"--campbell", "FROM:TO:COUNT: modes over speeds of that rotation [rad/s]",
             &options->campbell},
            {"--sweep", "KEY=FROM:TO:COUNT: modes over a parameter of the model", &options->sweep},
            {"--mac", "a folder of modes to compare the shapes with", &options->mac},
            {"--out", "folder of the results; default: a folder in runs/", &options->model.out},
            {"--no-report", "write no report.html", &options->no_report}},
           telling_options(options->model.telling)}),
      "Example:\n  visviva modes problem:cantilever --count 6\n"
      "Writes modes.json, modes.csv, the shapes in modes.h5, and report.html, which shows them in\n"
      "a browser.",
      [options] { return run(*options); }};
}

}  // namespace visviva::cli
