#pragma once

#include "visviva/simulate/consistent_state.hpp"
#include "visviva/simulate/material_points.hpp"

namespace visviva {

/// Errors of positions: the largest way of a point, see MaterialPoints.
struct StepError {
  /// Of the step alone: such errors add up from step to step.
  double local = 0.0;
  /// With what the constraints take away again, and vibrations the step cannot follow.
  double momentary = 0.0;
};

/// Estimates the error of a step of any scheme from the states at its ends (docs/theory/adaptive.md). Positions and
/// velocities that belong to each other obey
///
///     q₁ − q₀ = h (v₀ + v₁)/2 − h² (a₁ − a₀)/12 + O(h⁵),      v₁ − v₀ = h (a₀ + a₁)/2 − h³ä/12 + O(h⁴)
///
/// with the accelerations of the equations of motion. The defects d of this are mapped onto what a step of that size can
/// follow,
///
///     [ M + h/2 C + h²/4 K   Bᵀ ] [ δ ]   [ M d ]
///     [ B                    0  ] [ μ ] = [ B d or 0 ]
///
/// (a MassConstraintSystem). Errors of schemes of order 4 and 6 are as small as the terms that are left out: for these the first
/// defect alone, with velocities on the constraints, is a measure of the error, and of order 6 what the map takes from it; h in the map
/// is that of the largest part then.
class ErrorEstimate {
 public:
  /// Of a scheme whose positions are of this order.
  ErrorEstimate(std::shared_ptr<const System> system, const InitialState& initial, int order = 2);

  /// The power of h that its errors per time follow, if the scheme is of this order.
  [[nodiscard]] static int order_for(int order) { return order < 4 ? 2 : order < 6 ? 4 : 6; }

  /// Error of a step of size h from the state kept last to where the stepper is now; false if it cannot be known, as
  /// where the equations of motion are singular.
  [[nodiscard]] bool evaluate(const Stepper& stepper, double h, StepError& error);
  /// The step is kept: the next one starts where it ended.
  void accept();
  template <typename Archive>
  void archive(Archive& a) {
    a(q_start_, v_start_, a_start_, v_raw_start_, h_1_, h_2_, a_1_, a_2_, d_q_1_, d_v_1_, sum_q_,
      sum_v_, sum_t_, steps_, sum_speed_, sum_acceleration_);
  }

 private:
  [[nodiscard]] bool factorize(double t, double h);
  void find_defects(double h);
  void find_high_order_defect(double h);
  // Maps a defect: the part along the constraints' gradients is kept, or not.
  void map(Vector& d, bool keep_normal);
  // What the map takes from a defect.
  void take_mapped(Vector& d, bool keep_normal);
  [[nodiscard]] double way_of_loss(double h, const StepWork& work);
  [[nodiscard]] double smoothed_size(const Vector& d, const Vector& before);
  [[nodiscard]] double size(const Vector& x) const { return points_.largest_way(x).way; }

  std::shared_ptr<const System> system_;
  int order_;    // of the errors per time
  double part_;  // of a step, the largest that it is made of
  MaterialPoints points_;
  AccelerationSolver accelerations_;
  SparseMatrix K_;
  SparseMatrix C_;
  SparseMatrix B_;
  SparseMatrix W_;
  MassConstraintSystem equations_;
  Vector work_;
  Vector mapped_;

  // The start of the step.
  Vector q_start_;
  Vector v_start_;
  Vector a_start_;
  Vector v_raw_start_;

  // Sizes of the two steps before, accelerations at their starts, and the defects of the first of them.
  double h_1_ = 0.0;
  double h_2_ = 0.0;
  Vector a_1_;
  Vector a_2_;
  Vector d_q_1_;
  Vector d_v_1_;

  // The step, and whether its error is known.
  bool known_ = false;
  double h_ = 0.0;
  Vector q_;
  Vector v_;
  Vector v_raw_;
  Vector a_;
  Vector lambda_;
  Vector d_raw_;
  Vector d_q_;
  Vector d_v_;
  double size_q_ = 0.0;
  double size_v_ = 0.0;
  double speed_ = 0.0;
  double acceleration_ = 0.0;

  // ∫(δ/h³)²dt of positions and velocities, ∫|v|²dt and ∫|a|²dt: for typical sizes.
  double sum_q_ = 0.0;
  double sum_v_ = 0.0;
  double sum_t_ = 0.0;
  long steps_ = 0;
  double sum_speed_ = 0.0;
  double sum_acceleration_ = 0.0;
};

}  // namespace visviva
