#include "visviva/simulate/run_result.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace visviva {
namespace {

std::string length_text(const RunResult& r, double way) {
  return fmt::format("{:.2g}{}", way, r.accuracy->in_metres ? " m" : "");
}

void add_missed_tolerance(const RunResult& r, std::vector<std::string>& list) {
  const StepStatistics& s = r.step_statistics;
  if (s.above_tolerance > 0)
    list.push_back(fmt::format(
        "{} of the smallest size has a larger error than the tolerance allows",
        s.above_tolerance == 1 ? "1 step" : fmt::format("each of {} steps", s.above_tolerance)));
  if (!r.accuracy || !(r.accuracy->largest.way > 2.0 * r.adaptive->tolerance)) return;
  list.push_back(fmt::format(
      "the tolerance is missed: at t = {:.4g} s the position of {} is off by about {}, {:.2g} "
      "times "
      "the tolerance; take a smaller one",
      r.accuracy->largest.time, r.accuracy->largest.point, length_text(r, r.accuracy->largest.way),
      r.accuracy->largest.way / r.adaptive->tolerance));
}

std::vector<std::string> accuracy_warnings(const RunResult& r) {
  std::vector<std::string> list;
  if (!r.accuracy_unknown.empty())
    list.push_back(fmt::format(
        "the error of the positions is not known: a run with steps of twice the size fails ({})",
        r.accuracy_unknown));
  if (r.adaptive) {
    add_missed_tolerance(r, list);
    return list;
  }
  constexpr double large_share = 0.05;
  if (!r.accuracy || !(r.accuracy->largest.way > large_share * r.accuracy->farthest_way))
    return list;
  list.push_back(fmt::format(
      "at t = {:.4g} s the position of {} is off by about {}, {:.2g} % of the farthest way of a "
      "point: take smaller steps, or ask for a tolerance (--tolerance)",
      r.accuracy->largest.time, r.accuracy->largest.point, length_text(r, r.accuracy->largest.way),
      100.0 * r.accuracy->largest.way / r.accuracy->farthest_way));
  return list;
}

}  // namespace

StepLimit StepStatistics::main_limit() const {
  return static_cast<StepLimit>(std::max_element(limited.begin(), limited.end()) - limited.begin());
}

double LargestSpinError::good_step() const { return step / std::sqrt(4.0 * x); }

std::vector<std::string> run_warnings(const RunResult& result) {
  std::vector<std::string> list;
  constexpr double large_turn = 0.3;
  if (result.turn.angle > large_turn)
    list.push_back(
        fmt::format("'{}' turns by {:.2g} rad in the step to t = {:.4g} s: where nothing drives "
                    "it, {:.2g} % of its "
                    "angle may be missing (a twelfth of the square)",
                    result.turn.body, result.turn.angle, result.turn.time,
                    100.0 * result.turn.angle * result.turn.angle / 12.0));
  if (result.spin.x > LargestSpinError::warned && result.spin.x < 1.0)
    list.push_back(
        fmt::format("the steps are long for the spin of '{}' about its axis, which nothing holds "
                    "(x = {:.2g} at t "
                    "= {:.4g} s, the limit is 1): take steps of {:.2g} s",
                    result.spin.body, result.spin.x, result.spin.time, result.spin.good_step()));
  const double lost = result.ledger[Account::numerical_dissipation];
  if (result.energy_law_claimed && lost > 0.01 * result.energy_scale)
    list.push_back(
        fmt::format("the scheme took {:.3g} J, {:.2g} % of the scale of the energies: right if "
                    "that was vibration "
                    "nobody wants to see, else take smaller steps",
                    lost, 100.0 * lost / result.energy_scale));
  for (auto& warning : accuracy_warnings(result)) list.push_back(std::move(warning));
  return list;
}

std::string_view to_string(RunStatus status) {
  switch (status) {
    case RunStatus::completed:
      return "completed";
    case RunStatus::failed:
      return "failed";
    case RunStatus::interrupted:
      break;
  }
  return "interrupted";
}

}  // namespace visviva
