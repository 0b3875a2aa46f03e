#include "visviva/simulate/step_controller.hpp"

#include <algorithm>
#include <cmath>

namespace visviva {
namespace {

// Of errors of second order this part of the allowed one is aimed at, of others that with the same step, so that few steps are
// rejected.
constexpr double aim = 0.8;
// Over the order that is expected. With errors of half of it, of it and of one and a half times it the roots of the closed
// loop are 0.87 and −0.17, 0.78 and −0.38, 0.72 and −0.62.
constexpr double integral = 0.6;
constexpr double proportional = 0.3;
constexpr double most_growth = 2.0;
constexpr double most_shrinkage = 0.2;
constexpr double least_shrinkage = 0.9;
// An error that happens to vanish says little about the next one.
constexpr double smallest_error = 0.05;

}  // namespace

std::string_view to_string(StepLimit limit) {
  switch (limit) {
    case StepLimit::error:
      return "error";
    case StepLimit::growth:
      return "growth";
    case StepLimit::newton:
      return "newton";
    case StepLimit::min_step:
      return "min_step";
    case StepLimit::max_step:
      return "max_step";
    case StepLimit::end:
      break;
  }
  return "end";
}

StepController::StepController(const AdaptiveStep& rule, double first_step, double span, int order)
    : first_(first_step),
      min_(rule.min_step > 0.0 ? rule.min_step : 1e-9 * span),
      max_(std::max(rule.max_step, min_)),
      order_(order),
      aim_(std::pow(aim, 0.5 * order)),
      wanted_(first_step) {}

double StepController::propose(double left) {
  h_ = wanted_;
  limit_ = wanted_limit_;
  if (h_ > max_) {
    h_ = max_;
    limit_ = StepLimit::max_step;
  }
  if (h_ < min_) {
    h_ = min_;
    limit_ = StepLimit::min_step;
  }
  if (left <= h_ * (1.0 + 1e-12)) {
    h_ = left;
    limit_ = StepLimit::end;
  } else if (left < 2.0 * h_ && left >= 2.0 * min_) {
    h_ = 0.5 * left;
    limit_ = StepLimit::end;
  }
  return h_;
}

bool StepController::accept(double error) {
  const bool kept = error <= 1.0 || at_minimum();
  const double x = std::isfinite(error) ? std::max(error, smallest_error) / aim_ : 1e6;
  if (!kept) {
    ++rejections_;
    last_error_ = 1.0;
    wanted_ = h_ * std::clamp(std::pow(x, -1.0 / order_), most_shrinkage, least_shrinkage);
    wanted_limit_ = StepLimit::error;
    return false;
  }
  const double most = rejections_ > 0 ? 1.0 : most_growth;
  const double factor =
      std::pow(x, -integral / order_) * std::pow(last_error_, proportional / order_);
  wanted_limit_ = factor > most ? StepLimit::growth : StepLimit::error;
  // A step that was cut short for the time it had to meet is no reason for another short one.
  const double next = h_ * std::clamp(factor, most_shrinkage, most);
  wanted_ = limit_ == StepLimit::end && rejections_ == 0 ? std::max(wanted_, next) : next;
  last_error_ = x;
  rejections_ = 0;
  return true;
}

void StepController::halve() {
  wanted_ = std::min(wanted_, 0.5 * h_);
  wanted_limit_ = StepLimit::newton;
}

void StepController::begin_anew() {
  last_error_ = 1.0;
  if (wanted_ <= first_) return;
  wanted_ = first_;
  wanted_limit_ = StepLimit::growth;
}

void StepController::reject_unsolved() {
  ++rejections_;
  last_error_ = 1.0;
  wanted_ = 0.5 * h_;
  wanted_limit_ = StepLimit::newton;
}

}  // namespace visviva
