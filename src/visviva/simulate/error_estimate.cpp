#include "visviva/simulate/error_estimate.hpp"

#include <algorithm>
#include <cmath>

#include "visviva/schemes/composed/composition.hpp"

namespace visviva {
namespace {

double cube(double x) { return x * x * x; }

double power(double x, int n) { return n == 0 ? 1.0 : power(x, n - 1) * x; }

}  // namespace

ErrorEstimate::ErrorEstimate(std::shared_ptr<const System> system, const InitialState& initial,
                             int order)
    : system_(std::move(system)),
      order_(order_for(order)),
      part_(largest_part(order_)),
      points_(*system_),
      accelerations_(system_),
      K_(system_->mass()),
      C_(system_->mass()),
      B_(system_->constraints().pattern()),
      W_(system_->mass()),
      equations_(W_, B_),
      q_start_(initial.q),
      v_start_(initial.v),
      a_start_(initial.a),
      v_raw_start_(initial.v),
      q_(initial.q),
      v_(initial.v),
      v_raw_(initial.v),
      a_(initial.a),
      lambda_(initial.lambda) {
  for (Vector* x : {&work_, &mapped_, &a_1_, &a_2_, &d_raw_, &d_q_1_, &d_v_1_, &d_q_, &d_v_})
    x->setZero(initial.q.size());
}

bool ErrorEstimate::evaluate(const Stepper& stepper, double h, StepError& error) {
  h_ = h;
  known_ = false;
  q_ = stepper.q();
  v_ = v_raw_ = stepper.v();
  if (!accelerations_.solve_consistently(q_, v_, stepper.time(), a_, lambda_)) return false;
  if (!factorize(stepper.time(), part_ * h)) return false;
  order_ == 2 ? find_defects(h) : find_high_order_defect(h);
  map(d_raw_, true);
  if (order_ > 2) take_mapped(d_raw_, true);
  error.momentary = part_ * part_ * size(d_raw_);
  for (Vector* d : {&d_q_, &d_v_}) {
    map(*d, true);
    map(*d, false);
  }
  if (order_ == 6) take_mapped(d_q_, false);
  size_q_ = smoothed_size(d_q_, d_q_1_);
  size_v_ = smoothed_size(d_v_, d_v_1_);
  speed_ = size(v_);
  acceleration_ = size(a_);
  // Errors of positions and velocities turn into each other: weighed such that both count the same on average.
  const double sum_q = sum_q_ + size_q_ * size_q_ / std::pow(h, 5);
  const double sum_v = sum_v_ + size_v_ * size_v_ / std::pow(h, 5);
  const double v_as_q = sum_v > 0.0 ? size_v_ * std::sqrt(sum_q / sum_v) : 0.0;
  error.local = std::hypot(size_q_, v_as_q) + way_of_loss(h, stepper.work());
  known_ = std::isfinite(error.local + error.momentary);
  return known_;
}

void ErrorEstimate::find_defects(double h) {
  d_q_ = q_ - q_start_ + (h * h / 12.0) * (a_ - a_start_);
  d_raw_ = d_q_ - (0.5 * h) * (v_raw_start_ + v_raw_);
  d_v_ = v_ - v_start_ - (0.5 * h) * (a_start_ + a_);
  // The interpolation of accelerations, of third degree as soon as there are enough of them.
  if (h_1_ > 0.0) {
    work_ = ((a_ - a_start_) / h - (a_start_ - a_1_) / h_1_) / (h + h_1_);
    d_v_ += (cube(h) / 6.0) * work_;
  }
  if (h_2_ > 0.0) {
    work_ -= ((a_start_ - a_1_) / h_1_ - (a_1_ - a_2_) / h_2_) / (h_1_ + h_2_);
    d_v_ += (cube(h) * (h + 2.0 * h_1_) / 12.0 / (h + h_1_ + h_2_)) * work_;
  }
  // With v₁ as it should be.
  d_q_ -= (0.5 * h) * (v_start_ + v_ - d_v_);
}

// A vibration is off by 0.44 and 0.26 of what is made of this.
void ErrorEstimate::find_high_order_defect(double h) {
  v_raw_ = v_;
  d_raw_ = q_ - q_start_ - (0.5 * h) * (v_start_ + v_) + (h * h / 12.0) * (a_ - a_start_);
  d_q_ = (1.0 / 256.0) * d_raw_;
  d_v_.setZero();
}

bool ErrorEstimate::factorize(double t, double h) {
  const double scale = 1.0 / system_->mass_scale();
  const LoadPoint point{q_, v_, t, t, 0.0};
  set_zero(K_);
  set_zero(C_);
  system_->potentials().add_hessian(q_, 1.0, K_);
  system_->constraints().add_curvature(q_, lambda_, 1.0, K_);
  system_->loads().add_tangent(point, LoadSort::all, -1.0, 0.0, K_);
  system_->loads().add_tangent(point, LoadSort::all, 0.0, -1.0, C_);
  system_->constraints().jacobian(q_, B_);
  set_zero(W_);
  add_values(W_, scale, system_->mass());
  add_values(W_, 0.25 * h * h * scale, K_);
  add_values(W_, 0.5 * h * scale, C_);
  return equations_.factorize(1.0, W_, B_);
}

void ErrorEstimate::map(Vector& d, bool keep_normal) {
  equations_.set_zero();
  add_product(system_->mass(), 1.0 / system_->mass_scale(), d, equations_.motion());
  if (keep_normal) add_product(B_, 1.0, d, equations_.multipliers());
  equations_.solve();
  d = equations_.motion();
}

void ErrorEstimate::take_mapped(Vector& d, bool keep_normal) {
  mapped_ = d;
  map(mapped_, keep_normal);
  d -= mapped_;
}

// Speed that the scheme takes is missing until the motion changes. It follows from the energy that the errors of the step
// take from the motion it follows: the decay of vibrations it does not follow does not count.
double ErrorEstimate::way_of_loss(double h, const StepWork& work) {
  work_.setZero();
  system_->potentials().add_gradient(q_, 1.0, work_);
  double energy = work_.dot(d_q_);
  work_.setZero();
  add_product(system_->mass(), 1.0, v_, work_);
  energy += work_.dot(d_v_);
  const double lost = std::min(std::abs(energy), std::abs(work[Account::numerical_dissipation]));
  const double kinetic = system_->kinetic_energy(v_);
  const double change = sum_acceleration_ + h * acceleration_ * acceleration_;
  if (!(kinetic > lost) || !(change > 0.0)) return 0.0;
  const double time = std::sqrt((sum_speed_ + h * speed_ * speed_) / change);
  return time * speed_ * lost / (2.0 * kinetic);
}

void ErrorEstimate::accept() {
  v_raw_start_ = v_raw_;
  q_start_ = q_;
  v_start_ = v_;
  if (!known_) {
    h_1_ = h_2_ = 0.0;
    return;
  }
  a_2_ = a_1_;
  h_2_ = h_1_;
  a_1_ = a_start_;
  h_1_ = h_;
  d_q_1_ = d_q_;
  d_v_1_ = d_v_;
  a_start_ = a_;
  sum_t_ += h_;
  ++steps_;
  // In steps that are very small, as at a jump, there is nothing but round-off.
  if (h_ * static_cast<double>(steps_) > 1e-3 * sum_t_) {
    sum_q_ += size_q_ * size_q_ / std::pow(h_, 5);
    sum_v_ += size_v_ * size_v_ / std::pow(h_, 5);
  }
  sum_speed_ += h_ * speed_ * speed_;
  sum_acceleration_ += h_ * acceleration_ * acceleration_;
}

// Velocities across the constraints, which no scheme of index 3 removes, alternate from step to step, and so do the errors
// they make: the mean with the step before, scaled to the same size, is free of them.
double ErrorEstimate::smoothed_size(const Vector& d, const Vector& before) {
  if (h_1_ <= 0.0) return size(d);
  work_ = 0.5 * d + (0.5 * power(h_ / h_1_, order_ + 1)) * before;
  return size(work_);
}

}  // namespace visviva
