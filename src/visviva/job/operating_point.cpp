#include "visviva/job/operating_point.hpp"

#include <fmt/format.h>

#include "visviva/equilibrium/static_path.hpp"
#include "visviva/mechanics/error.hpp"

namespace visviva {
namespace {

const std::string at_rest = "static";

InitialState state_at(const Prepared& ready, double time, const std::atomic<bool>* stop) {
  RunOptions options = ready.options_for(ready.scheme());
  options.until = time;
  options.step = std::min(options.step, time);
  options.estimate_error = false;
  std::unique_ptr<Stepper> stepper;
  const RunResult result = simulate(ready.system, *ready.scheme().scheme, ready.start.state,
                                    options, nullptr, stop, &stepper);
  if (result.failure)
    throw InvalidModel(
        fmt::format("the run does not reach t = {} s: {}", time, result.failure->what),
        result.failure->where, result.failure->hint);
  // A scheme's own velocities may be off the joints by as much as they decay.
  constexpr double any_move = 1e3;
  return make_consistent(ready.system, stepper->q(), stepper->shown_velocity(), time, {any_move})
      .state;
}

}  // namespace

double read_time(const Prepared& ready, const std::string& text, const std::string& option) {
  const ParameterInfo time{.name = "time",
                           .default_value = 0.0,
                           .description = "time",
                           .min = 0.0,
                           .dimension = dimensions::time};
  return read_number(ready.settings, time, {"time", text, option});
}

InitialState operating_point(const Prepared& ready, const std::string& about,
                             const std::atomic<bool>* stop) {
  if (about == "start") return ready.start.state;
  const std::string word = about.substr(0, about.find(':'));
  if (word == at_rest) {
    const double time =
        about == at_rest ? 0.0 : read_time(ready, about.substr(word.size() + 1), "--about");
    return find_equilibrium(ready.system, ready.start.state.q, time).state;
  }
  if (const auto meant = nearest(word, {"start", at_rest}))
    throw UsageError(fmt::format("--about cannot be '{}' (did you mean '{}'?)", about, *meant));
  const double t = read_time(ready, about, "--about");
  return t > 0.0 ? state_at(ready, t, stop) : ready.start.state;
}

std::string about_text(const std::string& about, const InitialState& state) {
  if (about == "start" || about == at_rest) return about;
  return fmt::format("{}t = {} s", about.starts_with(at_rest) ? "static, loads at " : "", state.t);
}

}  // namespace visviva
