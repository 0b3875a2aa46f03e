#include "visviva/solvers/newton.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <limits>

#include "visviva/math/sparse.hpp"

namespace visviva {
namespace {

using Outcome = NewtonReport::Outcome;

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

// The largest increment that may be round-off: of a solution with fewer digits nothing could be said.
constexpr double largest_round_off = 1e-4;

// A tangent is used again if it is expected to need at most so many more increments: each costs a residual and a
// solution, about a quarter of what it costs to make and factorize a new tangent.
constexpr int worthwhile_increments = 7;

}  // namespace

Newton::Newton(const SparseMatrix& pattern, const NewtonOptions& options)
    : options_(options),
      keeps_tolerance_(options.tolerance > 0.0),
      linear_(make_linear_solver(options.linear_solver, static_cast<int>(pattern.rows()),
                                 options.threads)),
      r_(pattern.rows()),
      dx_(pattern.rows()),
      last_x_(pattern.rows()),
      shake_(pattern.rows()),
      shaken_x_(pattern.rows()),
      shaken_r_(pattern.rows()),
      turned_column_(pattern.rows()) {
  options_.tolerance = default_tolerance(options);
  linear_->analyze(pattern);
}

bool Newton::set_increment(NonlinearProblem& problem, VectorIn x, bool new_tangent) {
  if (new_tangent) {
    tangent_ = &problem.tangent(x);
    if (!linear_->factorize(*tangent_)) return false;
  }
  const auto* dense = problem.dense_tangent();
  if (dense != nullptr && (new_tangent || dense != dense_)) {
    turned_column_ = dense->column;
    linear_->solve(turned_column_);
  }
  dense_ = dense;
  dx_ = -r_;
  return divide_by_tangent(dx_);
}

// (A + b cᵀ)⁻¹ = A⁻¹ − (A⁻¹b)(cᵀA⁻¹)/(1 + cᵀA⁻¹b)
bool Newton::divide_by_tangent(Vector& y) {
  linear_->solve(y);
  if (dense_ == nullptr) return true;
  const double product = dense_->row.dot(turned_column_);
  if (std::abs(1.0 + product) <= 1e-12 * (1.0 + std::abs(product))) return false;
  y -= (dense_->row.dot(y) / (1.0 + product)) * turned_column_;
  return true;
}

// The residual errs by ε, which is not known. But where x is shaken by its last digits, r(x + d) − r(x) − (∂r/∂x)d is the
// difference of two of these errors, and the tangent turns it into what increments they make. Near a singular tangent
// that can be far more than a digit: then no increment is smaller, however exactly the equations are solved. One shake may
// miss the direction in which the tangent is singular; the next iterate is shaken otherwise.
bool Newton::is_round_off(NonlinearProblem& problem, VectorIn x, double increment) {
  constexpr double digits = 4.0 * std::numeric_limits<double>::epsilon();
  const double phase = 1.0 + 1.3 * round_off_.samples++;
  for (Eigen::Index i = 0; i < x.size(); ++i)
    shake_[i] = 1e-8 * std::sin(phase + 2.7 * static_cast<double>(i));  // no multiples of digits
  shaken_x_ = x + (digits / problem.relative_size(x, shake_)) * shake_;
  shake_ = shaken_x_ - x;
  problem.residual(shaken_x_, shaken_r_);
  shaken_r_ -= r_;
  shaken_x_ = shaken_r_;
  if (!divide_by_tangent(shaken_x_)) return false;
  shaken_x_ -= shake_;
  add_product(*tangent_, -1.0, shake_, shaken_r_);
  if (dense_ != nullptr) shaken_r_ -= dense_->row.dot(shake_) * dense_->column;
  round_off_.increment = std::max(round_off_.increment, problem.relative_size(x, shaken_x_));
  round_off_.residual = std::max(round_off_.residual, shaken_r_.norm());
  return increment <= safety_of_round_off * round_off_.increment &&
         r_.norm() <= safety_of_round_off * round_off_.residual;
}

bool Newton::divide_by_last_tangent(MatrixOut y) {
  if (tangent_ != nullptr) linear_->solve(y);
  return tangent_ != nullptr;
}

NewtonReport Newton::solve(NonlinearProblem& problem, Vector& x, NewtonExperience& experience) {
  NewtonReport report;
  Contraction contraction(options_.tolerance, x.size(), experience);
  using LastTangent = NewtonExperience::LastTangent;
  const bool has_tangent = tangent_ != nullptr && options_.mode != NewtonMode::residual;
  const LastTangent last = has_tangent ? experience.last_tangent : LastTangent::none;
  bool new_tangent =
      last == LastTangent::none || (last == LastTangent::first && experience.new_tangents > 0.0);
  report.with_last_tangent = !new_tangent && last == LastTangent::first;
  if (new_tangent) tangent_ = nullptr;
  dense_ = nullptr;
  round_off_ = {};
  int tangents = 0;
  double last_norm = std::numeric_limits<double>::infinity();
  const auto fail = [&](Outcome outcome) {
    report.outcome = outcome;
    report.worst_row = worst_row(r_);
    if (report.with_last_tangent) experience.put_off_last_tangent();
    return report;
  };
  while (report.iterations < options_.max_iterations) {
    problem.begin_iterate(report.iterations);
    problem.residual(x, r_);
    const double norm = problem.residual_norm(r_);
    if (report.iterations < NewtonReport::history_length)
      report.residuals[static_cast<std::size_t>(report.iterations)] = norm;
    ++report.iterations;
    if (!std::isfinite(norm)) return fail(Outcome::not_finite);
    const bool may_end = report.iterations > 1 || norm == 0.0;
    if (options_.mode == NewtonMode::residual && may_end && norm < options_.tolerance) {
      report.outcome = Outcome::converged;
      return report;
    }
    if (options_.inspect) options_.inspect(problem, x, report.iterations - 1);
    const auto* dense = dense_;
    if (new_tangent) ++tangents;
    // A tangent that is singular far from where the iteration began says nothing about the equations.
    if (!set_increment(problem, x, new_tangent))
      return fail(norm > report.residuals[0] ? Outcome::diverged : Outcome::singular);
    if (dense_ != dense)
      contraction = Contraction(options_.tolerance, x.size(), experience);  // of other equations
    last_x_ = x;
    x += dx_;
    const double size = problem.relative_size(x, dx_);
    report.last_increment = size;
    if (!std::isfinite(size)) return fail(Outcome::not_finite);
    if (options_.mode == NewtonMode::residual) {
      const bool falls = norm < 0.5 * last_norm;
      last_norm = norm;
      if (keeps_tolerance_ || falls || size > Contraction::round_off_zone ||
          !is_round_off(problem, last_x_, size))
        continue;
      x = last_x_;  // of which no less is left
      report.outcome = Outcome::converged;
      return report;
    }
    contraction.add(size, new_tangent);
    if (contraction.is_finished()) {
      report.outcome = Outcome::converged;
      contraction.tell(experience);
      experience.learn_of_begin(report.with_last_tangent, report.iterations, tangents);
      return report;
    }
    if (contraction.stalls() && size <= largest_round_off && is_round_off(problem, last_x_, size)) {
      x = last_x_;  // whose residual is known
      report.outcome = Outcome::converged;
      return report;
    }
    const int left = options_.max_iterations - report.iterations;
    const bool has_begun = report.with_last_tangent && report.iterations == 1;
    new_tangent = has_begun || !contraction.needs_at_most(std::min(worthwhile_increments, left));
  }
  const bool at_round_off = report.last_increment < Contraction::round_off_zone;
  return fail(at_round_off ? Outcome::stagnated : Outcome::diverged);
}

std::string describe(const NewtonReport& report, const NonlinearProblem& problem) {
  const int shown = std::min(report.iterations, 6);
  std::string history;
  // Iterations of attempts before are counted, but their residuals are not known: nothing follows where they are zero.
  for (int i = 0; i < shown && report.residuals[static_cast<std::size_t>(i)] != 0.0; ++i)
    history +=
        fmt::format("{}{:.1e}", i > 0 ? ", " : "", report.residuals[static_cast<std::size_t>(i)]);
  if (report.iterations > shown) history += ", …";
  if (history.empty()) history += "unknown";
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
      return "check for redundant or contradictory constraints, for massless coordinates that "
             "nothing holds, and for stiffnesses or masses 1e15 times as large as others, which "
             "leave no digits to those";
    case Outcome::stagnated:
      return "raise newton_tolerance, or use newton=increment, which stops at round-off";
    default:
      return "reduce the step (--dt)";
  }
}

}  // namespace visviva
