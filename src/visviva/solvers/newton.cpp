#include "visviva/solvers/newton.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <limits>

#include "visviva/math/sparse.hpp"

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

// The largest increment that may be round-off: of a solution with fewer digits nothing could be said.
constexpr double largest_round_off = 1e-4;

// Errors of evaluation are random: one sample may be some times smaller than another.
constexpr double safety = 10.0;

// What the next increment may be, as a part of the tolerance. An iteration with one tangent errs always to the same side:
// what it leaves must be far below round-off, or it adds up over the steps.
constexpr double negligible = 1e-6;

// A tangent is used again if it is expected to need at most so many more increments: each costs a residual and a
// solution, about a quarter of what it costs to make and factorize a new tangent.
constexpr int worthwhile_increments = 7;

// What is known from earlier solves is believed less and less, so that it is measured again now and then. A sample of round-off that
// is smaller by chance says little; one that is larger than so many unknowns let expect, near a singular tangent, says nothing of the
// next solve.
constexpr double fading = 0.9;
constexpr double least_of_known = 0.5;
double largest_known_round_off(Eigen::Index unknowns) {
  return 1e-15 * static_cast<double>(std::max<Eigen::Index>(100, unknowns));
}

// With one tangent increments fall faster than that, or are round-off.
constexpr double unexplained = 0.03;

// After an increment with a new tangent the solution lacks what the curvature makes of its square. Where that is so small a part of
// round-off, by what is known of both, one more increment would only exchange one round-off for another.
constexpr double unseen = 1e-5;
constexpr double largest_single = 1e-10;

// Where solves need so many increments, in the mean, the first may be made with the tangent of the last solve: the new one is then that of
// nearly the solution. Whether that is worth it is found by trying, now and then again.
constexpr double many_increments = 3.5;
constexpr double part_of_mean = 0.25;
constexpr double solves_to_trial = 16.0;

// How fast the increments of one solve fall, and what that says of the next one.
class Contraction {
 public:
  Contraction(double tolerance, Eigen::Index unknowns, const NewtonExperience& experience)
      : tolerance_(tolerance),
        largest_known_(largest_known_round_off(unknowns)),
        experience_(experience) {}

  // An increment of this relative size has been applied; it was made with a new tangent or with that of the last one.
  void add(double size, bool new_tangent) {
    const double fall = size_ > 0.0 ? size / size_ : 0.0;
    ++count_;
    if (count_ == 1) begin_ = {new_tangent, size};
    if (new_tangent) ++new_tangents_;
    // The first new tangent has nothing to do with what one of another solve has left.
    const bool begins = count_ == 2 && new_tangent && !begin_.with_new_tangent;
    measured_ = size_ > 0.0 && !begins;
    stalled_ = measured_ && fall >= 0.5 && (new_tangent || size <= tolerance_);
    if (after_first_ > 0.0 && after_second_ == 0.0) after_second_ = size;
    if (measured_ && exact_ && after_first_ == 0.0) {
      first_ = size_;
      after_first_ = size;
    }
    exact_ = new_tangent;
    if (measured_) {
      rate_ = new_tangent ? fall * fall : fall;
    } else {
      rate_ = size;  // curvatures of order one: the tangent changes as much as x does
      // Of small motions, too, many digits are wanted.
      target_ = std::min(tolerance_, 1e-7 * std::max({size, begin_.size, experience_.improvement}));
    }
    size_ = size;
  }

  // What is left is about the next increment; in the zone one that no longer falls with a new tangent is round-off.
  [[nodiscard]] bool is_finished() const {
    if (exact_ && size_ <= target_) return true;
    if (exact_ && size_ <= largest_single && experience_.curvature > 0.0 &&
        experience_.curvature * size_ * size_ <= unseen * experience_.trust * experience_.round_off)
      return true;
    if (!measured_ || size_ > round_off_zone) return false;
    const double left = rate_ * size_;
    if (size_ <= 3.0 * experience_.round_off && left <= 0.05 * experience_.round_off) return true;
    if (is_seen_noise()) return true;
    if (is_surprising()) return false;
    if (size_ <= tolerance_) return stalled_ || size_ <= 0.03 * target_ || left <= 1e-4 * target_;
    return stalled_ || left <= negligible * target_;
  }
  // What the next solve may know.
  void tell(NewtonExperience& experience) const {
    tell_of_begin(experience);
    const double sample = round_off_sample();
    if (sample > 0.0 && sample <= largest_known_) {
      experience.round_off = std::max(sample, least_of_known * experience.round_off);
      experience.trust = 1.0;
    } else {
      experience.trust *= fading;
    }
    if (after_first_ == 0.0) return;
    const double most = std::max(after_first_, experience.round_off) / (first_ * first_);
    if (!after_first_is_noise())
      experience.curvature = std::clamp(0.5 * experience.curvature, most, safety * most);
    else if (experience.curvature == 0.0 || experience.curvature > most)
      experience.curvature = most;
  }
  // With a new tangent the last increment was hardly smaller than the one before.
  [[nodiscard]] bool stalls() const { return stalled_ && exact_; }
  [[nodiscard]] bool needs_at_most(int increments) const {
    return size_ * std::pow(rate_, increments) <= negligible * target_;
  }

 private:
  void tell_of_begin(NewtonExperience& experience) const {
    double& mean = experience.increments;
    if (begin_.with_new_tangent) {
      mean += part_of_mean * (count_ - mean);
      const bool tries = mean >= many_increments && new_tangents_ == 1;
      experience.new_tangents = std::max(experience.new_tangents - 1.0, tries ? 0.0 : 1.0);
    } else if (count_ > mean + 0.5 || new_tangents_ > 1) {
      experience.new_tangents = solves_to_trial;
    } else {
      experience.new_tangents -= 1.0;
      if (experience.new_tangents <= -solves_to_trial) experience.new_tangents = 1.0;
    }
  }
  // The increment after the first with a new tangent is what that has left, by the square of it, or round-off. Where there is a next
  // one that tells which.
  [[nodiscard]] bool after_first_is_noise() const {
    if (after_second_ > 0.0) return shows_noise();
    if (experience_.round_off > 0.0) return after_first_ <= safety * experience_.round_off;
    return after_first_ <= tolerance_ && experience_.curvature > 0.0 && is_more_than_curvature();
  }
  [[nodiscard]] bool shows_noise() const { return after_second_ > unexplained * after_first_; }
  // Two of the size of round-off that do not fall, where curvature is known and would let them.
  [[nodiscard]] bool is_seen_noise() const {
    return shows_noise() && experience_.curvature > 0.0 &&
           std::max(after_first_, size_) <= safety * experience_.round_off;
  }
  [[nodiscard]] bool is_more_than_curvature() const {
    return after_first_ > safety * experience_.curvature * first_ * first_;
  }
  // Neither known round-off nor known curvature is so large: one of them has grown.
  [[nodiscard]] bool is_surprising() const {
    return after_first_ > 0.0 && after_second_ == 0.0 && experience_.round_off > 0.0 &&
           after_first_ > safety * experience_.round_off && is_more_than_curvature();
  }
  // What falls no more is round-off. What may be something else can only show that round-off is less than what was known.
  [[nodiscard]] double round_off_sample() const {
    if (stalled_) return size_;
    if (after_first_ == 0.0 || !after_first_is_noise()) return 0.0;
    if (after_second_ > 0.0) return after_second_;
    return experience_.round_off > 0.0 ? std::min(after_first_, experience_.round_off)
                                       : after_first_;
  }

  double tolerance_;
  double largest_known_;
  NewtonExperience experience_;
  struct Begin {
    bool with_new_tangent = true;
    double size = 0.0;
  };
  Begin begin_;
  int count_ = 0;
  int new_tangents_ = 0;
  double target_ = 0.0;
  double size_ = 0.0;
  double rate_ = 1.0;         // expected of the next increment with the same tangent
  double first_ = 0.0;        // increment with a new tangent
  double after_first_ = 0.0;  // the one after it
  double after_second_ = 0.0;
  bool exact_ = true;      // the tangent was new
  bool measured_ = false;  // the rate is no guess
  bool stalled_ = false;
};

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
  return increment <= safety * round_off_.increment && r_.norm() <= safety * round_off_.residual;
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
  double last_norm = std::numeric_limits<double>::infinity();
  const auto fail = [&](Outcome outcome) {
    report.outcome = outcome;
    report.worst_row = worst_row(r_);
    if (report.with_last_tangent) experience.new_tangents = solves_to_trial;
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
      if (keeps_tolerance_ || falls || size > round_off_zone ||
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
  const bool at_round_off = report.last_increment < round_off_zone;
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
