#include "visviva/results/linear_signals.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "visviva/results/sensors.hpp"
#include "visviva/settings/parameters.hpp"

namespace visviva {
namespace {

// Which of the names the user means: one, or all that are components of it.
std::vector<std::size_t> meant(const std::string& wanted, const std::vector<std::string>& names,
                               const std::string& what) {
  const auto same = std::find(names.begin(), names.end(), wanted);
  if (same != names.end()) return {static_cast<std::size_t>(same - names.begin())};
  std::vector<std::size_t> found;
  std::vector<std::string> known = names;
  for (std::size_t i = 0; i < names.size(); ++i) {
    if (names[i].starts_with(wanted + ".")) found.push_back(i);
    for (auto dot = names[i].find('.'); dot != std::string::npos;
         dot = names[i].find('.', dot + 1)) {
      const std::string whole = names[i].substr(0, dot);
      if (std::find(known.begin(), known.end(), whole) == known.end()) known.push_back(whole);
    }
  }
  if (found.empty())
    throw UsageError(
        fmt::format("{} '{}' is not in the model{}", what, wanted, did_you_mean(wanted, known)));
  return found;
}

std::vector<std::size_t> all_meant(const std::vector<std::string>& wanted,
                                   const std::vector<std::string>& names, const std::string& what) {
  std::vector<std::size_t> list;
  for (const auto& name : wanted)
    for (const std::size_t i : meant(name, names, what))
      if (std::find(list.begin(), list.end(), i) == list.end()) list.push_back(i);
  return list;
}

// Sensors of a system at any state.
class StateReader {
 public:
  explicit StateReader(std::shared_ptr<const System> system)
      : system_(std::move(system)), sharing_(system_), equations_(*system_), reader_(*system_) {}

  [[nodiscard]] std::vector<Signal> signals() const {
    std::vector<Signal> list;
    for (std::size_t k = 1; k < reader_.columns().size(); ++k)  // the first is the time
      list.push_back({reader_.columns()[k].bare_name(), reader_.columns()[k].unit});
    return list;
  }
  [[nodiscard]] Vector read(const SensorState& state, const Vector& lambda) {
    return reader_.read(state, {sharing_.share(equations_, state.q, lambda)}).readings;
  }
  // Without reactions.
  [[nodiscard]] Vector read_unbound(const SensorState& state) const {
    return reader_.read(state, {{Vector::Zero(system_->constraint_count())}}).readings;
  }

 private:
  std::shared_ptr<const System> system_;
  ReactionSharing sharing_;
  RigidFrameEquations equations_;
  SensorReader reader_;
};

// Those that a state has: what a scheme itself exerted in a step is none.
std::vector<std::size_t> known_readings(const Vector& readings) {
  std::vector<std::size_t> known;
  for (Eigen::Index i = 0; i < readings.size(); ++i)
    if (std::isfinite(readings[i])) known.push_back(static_cast<std::size_t>(i));
  return known;
}

}  // namespace

std::vector<Input> choose_inputs(const Inputs& all, const std::vector<std::string>& names) {
  if (all.list.empty())
    throw UsageError(
        "the model has no loads and no drives: add a load, of zero if need be, where it is to be "
        "pushed");
  std::vector<Input> chosen;
  if (names.empty()) {
    std::copy_if(all.list.begin(), all.list.end(), std::back_inserter(chosen),
                 [](const Input& input) { return !input.component; });
    return chosen;
  }
  std::vector<std::string> known;
  for (const Input& input : all.list) known.push_back(input.name);
  for (const std::size_t i : all_meant(names, known, "input")) chosen.push_back(all.list[i]);
  return chosen;
}

Readings sensor_readings(const std::shared_ptr<const System>& system, const InitialState& state,
                         const Inputs& all, const std::vector<std::string>& names) {
  if (system->sensors().empty())
    throw UsageError("the model has no sensors: add one for what is to be known of it");
  const auto reader = std::make_shared<StateReader>(system);
  const auto units = std::make_shared<StateReader>(all.loads);
  const std::vector<Signal> columns = reader->signals();
  std::vector<std::size_t> which =
      known_readings(reader->read({state.q, state.v, state.a, state.t}, state.lambda));
  if (!names.empty()) {
    std::vector<std::string> known;
    for (const std::size_t i : which) known.push_back(columns[i].name);
    std::vector<std::size_t> chosen;
    for (const std::size_t i : all_meant(names, known, "output")) chosen.push_back(which[i]);
    which = chosen;
  }
  Readings readings;
  for (const std::size_t i : which) readings.signals.push_back(columns[i]);
  readings.read = [reader, which](const SensorState& at, const Vector& lambda) {
    return Vector(reader->read(at, lambda)(which));
  };
  readings.direct = [units, which](const SensorState& at, const Input& input) {
    const Vector with = units->read_unbound({at.q, at.v, at.a, double(input.number)});
    return Vector((with - units->read_unbound({at.q, at.v, at.a, -1.0}))(which));
  };
  return readings;
}

}  // namespace visviva
