#include "visviva/schemes/frames/frame_stepper.hpp"

namespace visviva {

FrameStepper::FrameStepper(const std::shared_ptr<const System>& system, const InitialState& initial,
                           const NewtonOptions& newton, FrameVariant variant,
                           RotationParameters parameters)
    : NewtonStepper(*system, initial),
      system_(system, newton.threads),
      motion_(system_, variant, parameters),
      forces_(system_, pole_pairs(system_, variant, parameters, initial.q)),
      n_(system_.unknowns()),
      m_(system_.rows()),
      scale_(system->mass_scale()),
      lambda_(initial.lambda.tail(m_)),
      multiplier_(Vector::Zero(m_)),
      V_end_(Vector::Zero(n_)),
      f_(Vector::Zero(initial.q.size())),
      centre_(*system) {
  if (variant == FrameVariant::centre) spin_limit_.emplace(system_, initial.q);
  declare_tangent(system_.pattern());
  finish(newton);
  remember(lambda_);
  if (spin_limit_) remember(spin_limit_->memory());
}

NamedValues FrameStepper::algorithmic_values() const {
  return m_ > 0 ? NamedValues{{"lambda_joints", lambda_}} : NamedValues{};
}

// Seen from a frame of reference that moves with the start of each of them, parts would not be symmetric.
void FrameStepper::begin_composition() {
  drift_ = centre_.velocity(q_, v_);
  drift_is_given_ = true;
}

void FrameStepper::begin_step() {
  if (!drift_is_given_) drift_ = centre_.velocity(q_, v_);
  begin_motion(drift_);
  guess();
}

void FrameStepper::begin_motion(const Eigen::Vector3d& drift) {
  forces_.begin(q_, clock_.now(), h_);
  motion_.begin(q_, v_, drift, h_, h_);
}

void FrameStepper::guess() {
  motion_.predict(x_.head(n_));
  x_.tail(m_) = carried_.tail(m_) = (h_ * h_ / scale_) * lambda_;
}

void FrameStepper::accept() {
  work_ = forces_.work(multiplier_, motion_);
  motion_.end_rate(V_end_, f_);
  check_spin(f_);
  v_ = f_;
  f_ = motion_.end();
  centre_.follow(drift_, h_, q_, f_);
  q_ = f_;
  lambda_ = multiplier_;
}

void FrameStepper::check_spin(VectorIn z_dot_end) {
  if (spin_limit_) spin_error_ = spin_limit_->of_step(q_, v_, motion_.end(), z_dot_end, h_);
}

void FrameStepper::set_states(VectorIn x) {
  FrameStepper::set_end(x);
  forces_.set_stresses(motion_);
  change_stresses();
}

void FrameStepper::set_end(VectorIn x) {
  multiplier_ = (scale_ / (h_ * h_)) * x.tail(m_);
  motion_.move(x.head(n_));
  V_end_ = 2.0 * motion_.mean_velocity() - motion_.start_velocity();
  forces_.move(motion_);
}

void FrameStepper::residual(VectorIn x, VectorOut r) {
  set_states(x);
  forces_.internal_force(multiplier_, f_);
  forces_.subtract_loads(f_);
  const double s = h_ * h_ / scale_;
  r.setZero();
  motion_.add_inertia_force(V_end_, s, r.head(n_));
  system_.reduction().add_reduced(motion_.Q(), s, f_, r.head(n_));
  forces_.add_pair_forces(multiplier_, s, r.head(n_));
  forces_.joint_errors(clock_.now() + h_, r.tail(m_));
}

// f_ is that of the last residual.
const SparseMatrix& FrameStepper::tangent(VectorIn) {
  const double s = h_ * h_ / scale_;
  SparseMatrix& K = blocks_.whole();
  motion_.differentiate();
  set_zero(K);
  forces_.add_strain_tangent(motion_, s, added_stiffness(), K);
  forces_.add_joint_tangent(multiplier_, motion_, s, K);
  forces_.subtract_load_tangent(motion_, s, K);
  motion_.add_tangent(V_end_, 2.0, f_, s, K);
  return K;
}

}  // namespace visviva
