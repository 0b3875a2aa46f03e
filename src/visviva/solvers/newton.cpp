#include "visviva/solvers/newton.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <limits>

namespace visviva {
namespace {

using Outcome = NewtonReport::Outcome;

// Below this relative increment Newton is surely in its quadratic phase, and an increment that no longer
// falls is round-off.
constexpr double round_off_zone = 1e-9;

double default_tolerance(const NewtonOptions& options) {
  if (options.tolerance > 0.0) return options.tolerance;
  return options.mode == NewtonMode::residual ? 1e-8 : 1e-14;
}

int worst_row(const Vector& r) {
  for (int i = 0; i < r.size(); ++i)
    if (!std::isfinite(r[i])) return i;
  Eigen::Index row = 0;
  r.cwiseAbs().maxCoeff(&row);
  return static_cast<int>(row);
}

// The increment dx_k has been applied. What is left is about the next increment, which a quadratically
// converging iteration makes smaller by the square of the last contraction.
bool is_converged(double size, double previous, double tolerance) {
  if (size <= tolerance) return true;
  if (size > round_off_zone || previous <= 0.0) return false;
  const double contraction = size / previous;
  return contraction >= 0.5 || contraction * contraction * size <= 0.1 * tolerance;
}

}  // namespace

Newton::Newton(const SparseMatrix& pattern, const NewtonOptions& options)
    : options_(options),
      linear_(make_linear_solver(options.linear_solver, static_cast<int>(pattern.rows()))),
      r_(pattern.rows()),
      dx_(pattern.rows()) {
  options_.tolerance = default_tolerance(options);
  linear_->analyze(pattern);
}

NewtonReport Newton::solve(NonlinearProblem& problem, Vector& x) {
  NewtonReport report;
  double previous = 0.0;
  const auto fail = [&](Outcome outcome) {
    report.outcome = outcome;
    report.worst_row = worst_row(r_);
    return report;
  };
  while (report.iterations < options_.max_iterations) {
    problem.residual(x, r_);
    const double norm = r_.norm();
    if (report.iterations < NewtonReport::history_length)
      report.residuals[static_cast<std::size_t>(report.iterations)] = norm;
    ++report.iterations;
    if (!std::isfinite(norm)) return fail(Outcome::not_finite);
    if (options_.mode == NewtonMode::residual && norm < options_.tolerance) {
      report.outcome = Outcome::converged;
      return report;
    }
    if (options_.inspect) options_.inspect(problem, x);
    if (!linear_->factorize(problem.tangent(x))) return fail(Outcome::singular);
    dx_ = -r_;
    linear_->solve(dx_);
    x += dx_;
    const double size = problem.relative_size(x, dx_);
    report.last_increment = size;
    if (!std::isfinite(size)) return fail(Outcome::not_finite);
    if (options_.mode == NewtonMode::increment &&
        is_converged(size, previous, options_.tolerance)) {
      report.outcome = Outcome::converged;
      return report;
    }
    previous = size;
  }
  const bool at_round_off = report.last_increment < round_off_zone;
  return fail(at_round_off ? Outcome::stagnated : Outcome::diverged);
}

std::string describe(const NewtonReport& report, const NonlinearProblem& problem) {
  const int shown = std::min(report.iterations, 6);
  std::string history;
  for (int i = 0; i < shown; ++i)
    history +=
        fmt::format("{}{:.1e}", i > 0 ? ", " : "", report.residuals[static_cast<std::size_t>(i)]);
  if (report.iterations > shown) history += ", …";
  const std::string where = problem.row_name(report.worst_row);
  switch (report.outcome) {
    case Outcome::not_finite:
      return fmt::format("not a number in {} (residuals {})", where, history);
    case Outcome::singular:
      return fmt::format("the tangent is singular; largest residual in {} (residuals {})", where,
                         history);
    case Outcome::stagnated:
      return fmt::format(
          "the residual stays above the tolerance at round-off, largest in {} "
          "(residuals {})",
          where, history);
    default:
      return fmt::format(
          "Newton did not converge in {} iterations; largest residual in {} "
          "(residuals {})",
          report.iterations, where, history);
  }
}

std::string hint(const NewtonReport& report) {
  switch (report.outcome) {
    case Outcome::singular:
      return "check for redundant or contradictory constraints and for massless coordinates that "
             "nothing holds";
    case Outcome::stagnated:
      return "raise tolerance, or use newton=increment, which stops at round-off";
    default:
      return "reduce the step (--dt), or choose a scheme with numerical dissipation";
  }
}

}  // namespace visviva
