#pragma once

#include "visviva/math/types.hpp"

namespace visviva {

/// What a solve with Newton's method may know from those before it.
struct NewtonExperience {
  /// Relative size of what the guess has been improved by: as if the first increment had been so large.
  double improvement = 0.0;
  // What the solve brings up to date; 0 if it is not known:
  /// Relative size of increments that were nothing but round-off.
  double round_off = 0.0;
  /// What a solution lacks after an increment with a new tangent, over the square of that increment.
  double curvature = 0.0;
  /// How far these may be believed: entirely after a solve that has measured round-off, less after each one that has not.
  double trust = 0.0;
  /// Increments of the last solves that began with a new tangent, in the mean.
  double increments = 0.0;
  /// How many solves more are to begin with a new tangent, whatever they are told, and how many before this one have not.
  double new_tangents = 0.0;
  double last_tangents = 0.0;
  /// What the tangent of the last solve is good for. A residual test has a new one for each increment.
  enum class LastTangent {
    none,
    first,  ///< equations of the same kind: for the first increment, after which a new one is that of nearly the solution
    all     ///< the equations are those of the last solve, changed a little: as long as it does
  };
  LastTangent last_tangent = LastTangent::none;

  /// A solve has succeeded, from the tangent of the last one or from its own on.
  void learn_of_begin(bool with_last_tangent, int iterations, int tangents);
  /// The tangent of the last solve was worth nothing: it is tried again some solves later.
  void put_off_last_tangent();
};

/// Errors of evaluation are random: one sample may be some times smaller than another.
inline constexpr double safety_of_round_off = 10.0;

/// How fast the increments of one solve fall, when they have fallen far enough, and what that says of the next solve.
class Contraction {
 public:
  /// Below this relative increment Newton is surely in its quadratic phase, and an increment that no longer
  /// falls is round-off.
  static constexpr double round_off_zone = 1e-9;

  Contraction(double tolerance, Eigen::Index unknowns, const NewtonExperience& experience);

  /// An increment of this relative size has been applied; it was made with a new tangent or with that of the last one.
  void add(double size, bool new_tangent);
  /// What is left is about the next increment; in the zone one that no longer falls with a new tangent is round-off.
  [[nodiscard]] bool is_finished() const;
  /// With a new tangent the last increment was hardly smaller than the one before.
  [[nodiscard]] bool stalls() const { return stalled_ && exact_; }
  /// Of the tangent at hand.
  [[nodiscard]] bool needs_at_most(int increments) const;
  /// What the next solve may know.
  void tell(NewtonExperience& experience) const;

 private:
  [[nodiscard]] bool after_first_is_noise() const;
  [[nodiscard]] bool shows_noise() const;
  [[nodiscard]] bool is_seen_noise() const;
  [[nodiscard]] bool is_more_than_curvature() const;
  [[nodiscard]] bool is_surprising() const;
  [[nodiscard]] double round_off_sample() const;

  double tolerance_;
  double largest_known_;
  NewtonExperience experience_;
  struct Begin {
    bool with_new_tangent = true;
    double size = 0.0;
  };
  Begin begin_;
  int count_ = 0;
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

}  // namespace visviva
