#include "visviva/schemes/midpoint_forces.hpp"

namespace visviva {

MidpointForces::MidpointForces(const System& system, const std::vector<int>& rotors)
    : system_(system),
      velocities_(system, rotors),
      target_change_(Vector::Zero(system.constraint_count())),
      K_(system.mass()),
      B_secant_(system.constraints().pattern()),
      B_end_(B_secant_) {
  for (Vector* x : {&q0_, &v0_, &dq_, &q_end_, &q_mid_, &rate_, &v_end_, &force_})
    x->setZero(system.coordinate_count());
}

void MidpointForces::begin(VectorIn q, VectorIn v, double t, double h) {
  q0_ = q;
  v0_ = v;
  t_ = t;
  h_ = h;
  velocities_.begin(q, v);
  velocities_.rate(q, v, rate_);
}

const SparseMatrix& MidpointForces::start_jacobian() {
  system_.constraints().jacobian(q0_, B_end_);
  return B_end_;
}

void MidpointForces::move(VectorIn dq) {
  dq_ = dq;
  q_end_ = q0_ + dq;
  q_mid_ = q0_ + 0.5 * dq;
  rate_ = dq / h_;
  velocities_.path(dq, v_end_);
  v_end_ = (2.0 / h_) * v_end_ - v0_;
  system_.constraints().secant_jacobian(q0_, q_end_, B_secant_);
}

void MidpointForces::residual(VectorIn lambda, VectorOut r) {
  const double m = system_.mass_scale();
  force_.setZero();
  system_.potentials().add_secant(q0_, q_end_, 1.0, force_);
  system_.loads().add_force(load_point(), LoadSort::all, -1.0, force_);
  add_transposed_product(B_secant_, 1.0, lambda, force_);
  r = (h_ * h_ / m) * force_;
  velocities_.add_force(dq_, v_end_, h_ / m, r);
}

SparseMatrix& MidpointForces::tangent(VectorIn lambda) {
  const auto& constraints = system_.constraints();
  set_zero(K_);
  add_values(K_, 2.0 / (h_ * h_), velocities_.force_by_path(dq_));
  velocities_.add_force_by_increment(v_end_, 1.0 / h_, K_);
  system_.potentials().add_secant_tangent(q0_, q_end_, 0.0, K_, 1.0, K_);
  system_.loads().add_tangent(load_point(), LoadSort::all, -0.5, -1.0 / h_, K_);
  constraints.add_secant_curvature(q0_, q_end_, lambda, 0.0, K_, 1.0, K_);
  constraints.jacobian(q_end_, B_end_);
  return K_;
}

StepWork MidpointForces::work(VectorIn lambda) {
  const auto& loads = system_.loads();
  force_.setZero();
  add_transposed_product(B_secant_, 1.0, lambda, force_);
  system_.constraints().target_change(t_, t_ + h_, target_change_);
  StepWork w;
  w.external = loads.work(load_point(), LoadSort::external, dq_);
  w.physical_dissipation = -loads.work(load_point(), LoadSort::damping, dq_);
  w.drive = -lambda.dot(target_change_);
  w.constraint = -force_.dot(dq_) - w.drive;
  return w;
}

}  // namespace visviva
