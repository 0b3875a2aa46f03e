#include "visviva/schemes/vector/secant_forces.hpp"

namespace visviva {

SecantForces::SecantForces(const System& system, const Constraints& constraints)
    : system_(system),
      constraints_(constraints),
      target_change_(Vector::Zero(constraints.rows())),
      K_(system.mass()),
      B_secant_(constraints.pattern()),
      B_end_(constraints.pattern()) {
  for (Vector* x : {&z0_, &z_end_, &dz_, &z_mid_, &v_mid_, &constraint_force_})
    x->setZero(system.coordinate_count());
}

void SecantForces::begin(VectorIn z, double t, double h) {
  z0_ = z;
  t_ = t;
  h_ = h;
}

void SecantForces::move(VectorIn z_end, VectorIn dz) {
  z_end_ = z_end;
  dz_ = dz;
  z_mid_ = z0_ + 0.5 * dz_;
  v_mid_ = dz_ / h_;
  constraints_.secant_jacobian(z0_, z_end_, B_secant_);
}

void SecantForces::force(VectorIn lambda, VectorOut f) const {
  f.setZero();
  system_.potentials().add_secant(z0_, z_end_, 1.0, f);
  system_.loads().add_force(load_point(), LoadSort::all, -1.0, f);
  add_transposed_product(B_secant_, 1.0, lambda, f);
}

SparseMatrix& SecantForces::tangent(VectorIn lambda) {
  set_zero(K_);
  system_.potentials().add_secant_tangent(z0_, z_end_, 0.0, K_, 1.0, K_);
  system_.loads().add_tangent(load_point(), LoadSort::all, -0.5, -1.0 / h_, K_);
  constraints_.add_secant_curvature(z0_, z_end_, lambda, 0.0, K_, 1.0, K_);
  constraints_.jacobian(z_end_, B_end_);
  return K_;
}

StepWork SecantForces::work(VectorIn lambda) {
  const auto& loads = system_.loads();
  constraints_.target_change(t_, t_ + h_, target_change_);
  StepWork w;
  w[Account::external_work] = loads.work(load_point(), LoadSort::external, dz_);
  w[Account::physical_dissipation] = -loads.work(load_point(), LoadSort::damping, dz_);
  w[Account::drive_work] = -lambda.dot(target_change_);
  constraint_force_.setZero();
  add_transposed_product(B_secant_, 1.0, lambda, constraint_force_);
  w[Account::constraint_work] = -constraint_force_.dot(dz_) - w[Account::drive_work];
  return w;
}

}  // namespace visviva
