#pragma once

#include <limits>
#include <string_view>

namespace visviva {

/// Steps that follow the error they make (docs/theory/adaptive.md).
struct AdaptiveStep {
  /// The error of the positions that is aimed at, at any time of the run, see MaterialPoints.
  double tolerance = 1e-3;
  /// What the errors of all steps may add up to; 0 for the tolerance.
  double allowance = 0.0;
  /// Only the last step may be shorter. With 0, the run fails at a thousand-millionth of its duration.
  double min_step = 0.0;
  double max_step = std::numeric_limits<double>::infinity();
  /// Whether a step of min_step with too large an error ends the run; otherwise it is taken and counted.
  bool fail_at_min_step = false;

  [[nodiscard]] bool keeps_inaccurate_steps() const { return min_step > 0.0 && !fail_at_min_step; }
};

/// What kept a step from being larger.
enum class StepLimit { error, growth, newton, min_step, max_step, end };
inline constexpr int step_limit_count = 6;
[[nodiscard]] std::string_view to_string(StepLimit limit);

/// Chooses the sizes of steps from their errors: a proportional-integral controller for errors that follow about a power
/// `order` of h, with bounds on the change of the step and no growth after a rejection.
class StepController {
 public:
  StepController(const AdaptiveStep& rule, double first_step, double span, int order = 2);

  /// Size of the next attempt, never beyond the time that is left; the end is reached in one step or in two equal ones.
  [[nodiscard]] double propose(double left);

  /// Whether the step of the size proposed last is to be kept. Its error is given in units of the allowed one; a step
  /// that cannot be made smaller is kept in any case.
  [[nodiscard]] bool accept(double error);
  /// The step was kept, but the next one is to be at most half as large, as Newton's method is at its limit.
  void halve();
  /// What comes has nothing to do with what was: the next step is no larger than the first.
  void begin_anew();
  /// The step of the size proposed last could not be solved.
  void reject_unsolved();

  /// What limited the size proposed last.
  [[nodiscard]] StepLimit limit() const { return limit_; }
  /// Whether the size proposed last cannot be reduced.
  [[nodiscard]] bool at_minimum() const { return h_ <= min_ * (1.0 + 1e-12); }
  /// Of attempts since the last step that was kept.
  [[nodiscard]] int rejections() const { return rejections_; }
  template <typename Archive>
  void archive(Archive& a) {
    a(wanted_, wanted_limit_, h_, limit_, last_error_, rejections_);
  }

 private:
  double first_;
  double min_;
  double max_;
  double order_;
  double aim_;  // the part of the allowed error that steps aim at
  double wanted_;
  StepLimit wanted_limit_ = StepLimit::growth;
  double h_ = 0.0;
  StepLimit limit_ = StepLimit::growth;
  double last_error_ = 1.0;
  int rejections_ = 0;
};

}  // namespace visviva
