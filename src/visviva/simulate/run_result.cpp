#include "visviva/simulate/run_result.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "visviva/solvers/condition.hpp"

namespace visviva {
namespace {

std::string largest_error_text(const Accuracy& a) {
  return fmt::format("at t = {:.4g} s the position of {} is off by about {:.2g}{}", a.largest.time,
                     a.largest.point, a.largest.way, a.in_metres ? " m" : "");
}

void add_missed_tolerance(const RunResult& r, std::vector<std::string>& list) {
  const StepStatistics& s = r.step_statistics;
  if (s.above_tolerance > 0)
    list.push_back(fmt::format(
        "{} of the smallest size has a larger error than the tolerance allows",
        s.above_tolerance == 1 ? "1 step" : fmt::format("each of {} steps", s.above_tolerance)));
  if (!r.accuracy || !(r.accuracy->largest.way > 2.0 * r.adaptive->tolerance)) return;
  list.push_back(fmt::format(
      "the tolerance is missed: {}, {:.2g} times the tolerance; take a smaller one",
      largest_error_text(*r.accuracy), r.accuracy->largest.way / r.adaptive->tolerance));
}

void add_input_warnings(const RunResult& r, std::vector<std::string>& list) {
  constexpr double much = 0.05;
  if (r.missed.share > MissedInput::much)
    list.push_back(fmt::format(
        "'{}' changes faster than the steps: they miss {:.2g} % of it, most of it in the step to t "
        "= {:.4g} s, so the error of the positions is not known; take steps of a tenth of the time "
        "in which it changes",
        r.missed.name, 100.0 * std::min(r.missed.share, 1.0), r.missed.time));
  if (r.jump)
    list.push_back(fmt::format(
        "the {} of '{}' jumps by {:.3g} at t = {:.6g} s: what it drives is thrown within one step, "
        "with forces that grow as steps shrink; let it change smoothly",
        r.jump->of_speed ? "speed" : "motion", r.jump->name, r.jump->by, r.jump->time));
  const double work = r.ledger[Account::drive_work];
  const double by_reactions = r.drive_work_by_reactions.value_or(work);
  const double scale = std::max({r.energy_budget, std::abs(work), std::abs(by_reactions)});
  if (std::abs(work - by_reactions) > much * scale)
    list.push_back(fmt::format(
        "drives did {:.3g} J of work by the ledger, but {:.3g} J by their reactions times their "
        "rates: "
        "one step is too long for what they do, or they start with a jerk; take smaller steps",
        work, by_reactions));
}

void add_motion_warnings(const RunResult& r, std::vector<std::string>& list) {
  if (r.bend.angle > LargestBend::far)
    list.push_back(
        fmt::format("two nodes of '{}' beside each other are turned by {:.2g} rad at {}, which is "
                    "far for one element: take more of them",
                    r.bend.element, r.bend.angle,
                    r.bend.of_loads ? fmt::format("the load factor {:.4g}", r.bend.time)
                                    : fmt::format("t = {:.4g} s", r.bend.time)));
  constexpr double often = 0.1;
  if (static_cast<double>(r.preserving_steps) > often * static_cast<double>(r.steps))
    list.push_back(fmt::format(
        "in {} of {} steps the scheme left out its filter, which would have gained energy: "
        "vibrations that the steps do not follow are not damped there, and velocities, section "
        "forces and reactions may alternate from step to step; take smaller steps",
        r.preserving_steps, r.steps));
  constexpr double near = 0.01;
  if (r.passage && r.passage->nearness < near)
    list.push_back(fmt::format(
        "at t = {:.4g} s the mechanism is near a position where '{}' follows from the other joints "
        "({:.1e} of its usual hold): how it goes on is decided by small errors; the reactions "
        "there "
        "are {:.2g} times their mean",
        r.passage->time, r.passage->joint, r.passage->nearness, r.passage->reactions));
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
  // At rest both are round-off.
  constexpr double round_off = 1e-13;
  if (r.last_step_start.size() > 0 &&
      r.accuracy->largest.way <= round_off * r.last_step_start.lpNorm<Eigen::Infinity>())
    return list;
  list.push_back(fmt::format(
      "{}, {:.2g} % of the farthest way of a point: take smaller steps, or ask for a tolerance "
      "(--tolerance)",
      largest_error_text(*r.accuracy), 100.0 * r.accuracy->largest.way / r.accuracy->farthest_way));
  return list;
}

}  // namespace

void NewtonMatrix::see(NonlinearProblem& problem, const Vector& x, bool with_condition) {
  const SparseMatrix& pattern = problem.pattern();
  if (pattern.rows() >= size) {
    size = pattern.rows();
    entries = pattern.nonZeros();
  }
  if (!with_condition) return;
  const SparseMatrix& A = problem.tangent(x);
  const NonlinearProblem::Product* dense = problem.dense_tangent();
  condition = std::max(condition, condition_estimate(A, dense));
  scaled_condition = std::max(scaled_condition, scaled_condition_estimate(A, dense));
}

StepLimit StepStatistics::main_limit() const {
  return static_cast<StepLimit>(std::max_element(limited.begin(), limited.end()) - limited.begin());
}

double LargestSpinError::good_step() const { return step / std::sqrt(4.0 * x); }

std::vector<std::string> run_warnings(const RunResult& result) {
  std::vector<std::string> list;
  constexpr double large_turn = 0.3;
  if (result.turn.angle > large_turn && result.order < 4)
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
  constexpr double round_off = 1e-12;
  if (result.energy_law_claimed &&
      lost > std::max(0.01 * result.energy_budget, round_off * result.energy_scale))
    list.push_back(fmt::format(
        "the scheme took {:.3g} J, {:.2g} % of what was in the motion: right if that was "
        "vibration nobody wants to see, else take smaller steps",
        lost, 100.0 * lost / result.energy_budget));
  if (result.energy_law_claimed && result.gained_steps > 0)
    list.push_back(fmt::format(
        "the scheme itself gave energy in {} of {} steps, so it claims no energy law here: what it "
        "takes has a sign where the potential is convex and no κ is clamped; smaller steps gain "
        "less, and visviva nothing",
        result.gained_steps, result.steps));
  add_input_warnings(result, list);
  add_motion_warnings(result, list);
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
