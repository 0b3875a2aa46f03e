#include "visviva/cli/verdict.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "visviva/cli/progress_text.hpp"
#include "visviva/cli/verbs.hpp"

namespace visviva::cli {
namespace {

std::string energy_lines(const RunResult& r) {
  const double drift = std::max(r.max_energy - r.initial_energy, r.initial_energy - r.min_energy);
  const double relative = r.energy_scale > 0.0 ? drift / r.energy_scale : 0.0;
  return fmt::format(
      "  energy       {:.6g} J at the start, changed by {:.3g} J; "
      "farthest away {:.2e} J = {:.1e} of the scale {:.4g} J\n",
      r.initial_energy, r.final_energy - r.initial_energy, drift, relative, r.energy_scale);
}

std::string claim_text(const RunResult& r) {
  if (r.keeps_energy_law()) return "the scheme claims an energy law here";
  if (r.energy_law_claimed) return "the scheme gains energy and claims no energy law here";
  return "the scheme claims no energy law here";
}

std::string ledger_lines(const RunResult& r) {
  constexpr std::size_t per_line = 3;
  std::string text = "  ledger       ";
  for (std::size_t i = 0; i < accounts.size(); ++i) {
    if (i > 0) text += i % per_line == 0 ? ",\n               " : ", ";
    text += fmt::format("{} {:.4g} J", accounts[i].label, r.ledger[accounts[i].account]);
  }
  return text +
         fmt::format(";\n               unaccounted {:.2e} J, at most {:.2e} J in a step ({})\n",
                     r.ledger.unaccounted, r.ledger.max_step_unaccounted, claim_text(r));
}

std::string gain_line(const RunResult& r) {
  if (!r.energy_law_claimed || r.gained_steps == 0) return "";
  return fmt::format("  gain         {} of {} steps gained energy from the scheme itself\n",
                     r.gained_steps, r.steps);
}

std::string remedy_line(const RunResult& r) {
  if (r.guarded_steps + r.preserving_steps == 0) return "";
  return fmt::format(
      "  guard        {} steps would have gained energy: {} guarded, {} without filter\n",
      r.guarded_steps + r.preserving_steps, r.guarded_steps, r.preserving_steps);
}

std::string momentum_line(const System& system, const RunResult& r) {
  const auto entry = [](bool conserved, double drift, std::string_view unit) {
    return conserved ? fmt::format("drift {:.2e} {}", drift, unit)
                     : std::string("not conserved by this model");
  };
  return fmt::format("  momentum     linear: {}; angular: {}\n",
                     entry(system.translation_invariant(), r.linear_momentum_drift, "N s"),
                     entry(system.rotation_invariant(), r.angular_momentum_drift, "N m s"));
}

std::string size_text(const RunResult& r) {
  const StepStatistics& s = r.step_statistics;
  const std::string size = r.adaptive ? fmt::format("{:.3g} to {:.3g}", s.smallest, s.largest)
                                      : fmt::format("{}", r.step);
  const std::string rejected =
      r.rejected > 0 ? fmt::format(" ({} {})", r.rejected, r.adaptive ? "rejected" : "halved") : "";
  return fmt::format("{} steps of {} s to t = {:.6g} s{}", r.steps, size, r.end, rejected);
}

std::string limit_text(StepLimit limit) {
  switch (limit) {
    case StepLimit::error:
      return "error";
    case StepLimit::growth:
      return "bounded growth";
    case StepLimit::newton:
      return "Newton's method";
    case StepLimit::min_step:
      return "the smallest step";
    case StepLimit::max_step:
      return "the largest step";
    case StepLimit::end:
      break;
  }
  return "the end";
}

std::string adaptive_lines(const RunResult& r) {
  const StepStatistics& s = r.step_statistics;
  std::vector<std::string> limits;
  for (int i = 0; i < step_limit_count; ++i) {
    const auto limit = static_cast<StepLimit>(i);
    if (s.limited_by(limit) > 0)
      limits.push_back(fmt::format("{} {}", limit_text(limit), s.limited_by(limit)));
  }
  return fmt::format(
      "  steps        rejected {} for their error, {} by Newton's method; limited by {}{}\n",
      s.rejected_by_error, s.rejected_by_newton, fmt::join(limits, ", "),
      s.trial_steps > 0 ? fmt::format("; {} in trials before", s.trial_steps) : "");
}

std::string accuracy_line(const RunResult& r) {
  if (!r.accuracy) return "";
  const Accuracy& a = *r.accuracy;
  const std::string unit = a.in_metres ? " m" : "";
  return fmt::format(
      "  accuracy     error of the positions about {:.1e}{} at the end ({}), {:.1e}{} at most "
      "({}, t = {:.4g} s){}\n",
      a.end.way, unit, a.end.point, a.largest.way, unit, a.largest.point, a.largest.time,
      r.adaptive ? fmt::format("; tolerance {:.3g}{}", r.adaptive->tolerance, unit) : "");
}

}  // namespace

std::string verdict(const RunIdentity& identity, const System& system, const RunResult& r) {
  const auto steps = static_cast<double>(std::max(r.steps, 1L));
  std::string text = fmt::format("{}: {} with {}, {}\n", to_string(r.status), identity.model,
                                 identity.scheme, size_text(r));
  if (r.adaptive) text += adaptive_lines(r);
  text += accuracy_line(r);
  text += energy_lines(r) + ledger_lines(r) + gain_line(r) + remedy_line(r);
  if (system.constraint_count() > 0)
    text += fmt::format("  constraints  max |Φ| = {:.2e}, max |dΦ/dt| = {:.2e}\n", r.position_error,
                        r.velocity_error);
  if (!system.particles().empty() || !system.frames().empty()) text += momentum_line(system, r);
  text += fmt::format(
      "  cost         {:.1f} µs and {:.2f} Newton iterations per {} (at most {}), {} in all\n",
      1e6 * r.cpu_seconds_per_step(),
      static_cast<double>(r.iterations) / (steps + static_cast<double>(r.rejected)),
      r.rejected > 0 ? "attempted step" : "step", r.max_iterations, duration_text(r.wall_seconds));
  return text;
}

std::string failure_line(const Failure& f) {
  return fmt::format("the run failed at t = {:.6g} s (step {}): {}; where: {}; try: {}", f.time,
                     f.step, f.what, f.where, f.hint);
}

int exit_code(RunStatus status) {
  switch (status) {
    case RunStatus::completed:
      return exit_done;
    case RunStatus::interrupted:
      return exit_interrupted;
    case RunStatus::failed:
      break;
  }
  return exit_run_failed;
}

void print_files(const OutputFolder& folder) {
  fmt::print("  files        {}: {}\n", folder.path().string(), fmt::join(folder.names(), ", "));
}

void print_json(Json results, const OutputFolder& folder) {
  results["folder"] = folder.path().string();
  fmt::print("{}\n", results.text());
}

}  // namespace visviva::cli
