#include "visviva/simulate/error_estimate.hpp"

#include <algorithm>
#include <cmath>

namespace visviva {
namespace {

// Mass that moves when everything is moved along x; without points, the trace of M.
double total_mass(const System& system) {
  Vector x = Vector::Zero(system.coordinate_count());
  for (const Frame& frame : system.frames()) x[frame.first] = 1.0;
  for (const Particle& particle : system.particles()) x[particle.coordinates.front()] = 1.0;
  const double mass = quadratic_form(system.mass(), x);
  return mass > 0.0 ? mass : system.mass().diagonal().sum();
}

double cube(double x) { return x * x * x; }

}  // namespace

ErrorEstimate::ErrorEstimate(std::shared_ptr<const System> system, const InitialState& initial)
    : system_(std::move(system)),
      total_mass_(total_mass(*system_)),
      accelerations_(system_),
      K_(system_->mass()),
      C_(system_->mass()),
      B_(system_->constraints().pattern()),
      Bv_(B_),
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
  for (Vector* x : {&work_, &a_1_, &a_2_, &d_raw_, &d_q_1_, &d_v_1_, &d_q_, &d_v_, &e_q_, &e_v_,
                    &e_q_end_, &e_v_end_})
    x->setZero(initial.q.size());
}

bool ErrorEstimate::evaluate(const Stepper& stepper, double h, StepError& error) {
  h_ = h;
  known_ = false;
  q_ = stepper.q();
  v_ = v_raw_ = stepper.v();
  if (!accelerations_.solve_consistently(q_, v_, stepper.time(), a_, lambda_)) return false;
  if (!factorize(stepper.time(), h)) return false;
  find_defects(h);
  map(d_raw_, true);
  error.momentary = size(d_raw_);
  for (Vector* d : {&d_q_, &d_v_}) {
    map(*d, true);
    map(*d, false);
  }
  size_q_ = smoothed_size(d_q_, d_q_1_);
  size_v_ = smoothed_size(d_v_, d_v_1_);
  speed_ = size(v_);
  speed_error_ = net_speed_error_ + speed_error(h, stepper.work());
  carry_on(h);
  // Errors of positions and velocities turn into each other: weighed such that both count the same on average.
  const double sum_q = sum_q_ + size_q_ * size_q_ / std::pow(h, 5);
  const double sum_v = sum_v_ + size_v_ * size_v_ / std::pow(h, 5);
  const double v_as_q = sum_v > 0.0 ? size_v_ * std::sqrt(sum_q / sum_v) : 0.0;
  error.local = std::hypot(size_q_, v_as_q);
  error.speed = std::max(std::abs(speed_error_) - largest_speed_error_, 0.0);
  known_ = std::isfinite(error.local + error.momentary + speed_error_);
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

// From the energy that the errors of the step add to the motion it follows, but no more than what is not kept by the
// scheme's own law: its dissipation, and work whose integral it can miss. The decay of vibrations the step does not follow
// does not count.
double ErrorEstimate::speed_error(double h, const StepWork& w) {
  work_.setZero();
  system_->potentials().add_gradient(q_, 1.0, work_);
  double energy = work_.dot(d_q_);
  work_.setZero();
  add_product(system_->mass(), 1.0, v_, work_);
  energy += work_.dot(d_v_);
  const double most = std::abs(w[Account::numerical_dissipation]) +
                      std::abs(w[Account::external_work]) + std::abs(w[Account::drive_work]) +
                      std::abs(w[Account::physical_dissipation]);
  const double typical_speed = std::sqrt((sum_speed_ + h * speed_ * speed_) / (sum_t_ + h));
  return typical_speed > 0.0 ? std::clamp(energy, -most, most) / (total_mass_ * typical_speed)
                             : 0.0;
}

// The linearized equations of motion M ė_v + C e_v + K e_q + Bᵀμ = 0, ė_q = e_v, B e_v + (∂(Bv)/∂q) e_q = 0 by the
// trapezoidal rule, with the matrices of the end.
void ErrorEstimate::carry_on(double h) {
  const double scale = 1.0 / system_->mass_scale();
  equations_.set_zero();
  add_product(system_->mass(), scale, e_v_, equations_.motion());
  add_product(C_, -0.5 * h * scale, e_v_, equations_.motion());
  work_ = e_q_ + (0.25 * h) * e_v_;
  add_product(K_, -h * scale, work_, equations_.motion());
  system_->constraints().jacobian_derivative(q_, v_, Bv_);
  work_ = e_q_ + h * e_v_;
  add_product(Bv_, -1.0, work_, equations_.multipliers());
  equations_.solve();
  e_v_end_ = equations_.motion();
  e_q_end_ = e_q_ + (0.5 * h) * (e_v_ + e_v_end_) + d_q_;
  e_v_end_ += d_v_;
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
  e_q_ = e_q_end_;
  largest_global_ = std::max(largest_global_, global());
  e_v_ = e_v_end_;
  sum_q_ += size_q_ * size_q_ / std::pow(h_, 5);
  sum_v_ += size_v_ * size_v_ / std::pow(h_, 5);
  sum_speed_ += h_ * speed_ * speed_;
  sum_t_ += h_;
  drift_ += h_ * largest_speed_error_ + size_q_;
  net_speed_error_ = speed_error_;
  largest_speed_error_ = std::max(largest_speed_error_, std::abs(speed_error_));
}

double ErrorEstimate::lasting_share() const {
  return drift_ > 0.0 ? std::min(largest_global_ / drift_, 1.0) : 1.0;
}

// Velocities across the constraints, which no scheme of index 3 removes, alternate from step to step, and so do the errors
// they make: the mean with the step before, scaled to the same size, is free of them.
double ErrorEstimate::smoothed_size(const Vector& d, const Vector& before) {
  if (h_1_ <= 0.0) return size(d);
  work_ = 0.5 * d + (0.5 * cube(h_ / h_1_)) * before;
  return size(work_);
}

double ErrorEstimate::size(const Vector& x) const {
  return std::sqrt(std::max(quadratic_form(system_->mass(), x), 0.0) / total_mass_);
}

}  // namespace visviva
