#include "visviva/schemes/vector/jump_forces.hpp"

namespace visviva {

JumpForces::JumpForces(const System& system, double jump_weight, double dissipation)
    : system_(system),
      a_(jump_weight),
      alpha_(dissipation),
      a_j_(system.mass()),
      a_1_(a_j_),
      h_j_(a_j_),
      h_1_(a_j_),
      B_g_(system.constraints().pattern()),
      B_h_(B_g_),
      B_j_(B_g_),
      B_end_(B_g_) {
  const int n = system.coordinate_count();
  for (Vector* x : {&q0_, &rate0_, &gradient0_, &dj_, &d1_, &q_j_, &q_end_, &q_g_, &q_h_, &v_g_,
                    &v_h_, &f_g_, &f_h_, &gradient_jump_, &r_a_, &r_h_})
    x->setZero(n);
  for (Vector* x : {&lambda_j_, &lambda_g_, &target_change_}) x->setZero(system.constraint_count());
}

void JumpForces::begin(VectorIn q, VectorIn rate, double t, double h) {
  q0_ = q;
  rate0_ = rate;
  t_ = t;
  h_ = h;
  gradient0_.setZero();
  system_.potentials().add_gradient(q, 1.0, gradient0_);
}

void JumpForces::evaluate(VectorIn dj, VectorIn d1, VectorIn lambda_j, VectorIn lambda_g) {
  dj_ = dj;
  d1_ = d1;
  q_j_ = q0_ + dj;
  q_end_ = q0_ + d1;
  q_h_ = q0_ + 0.5 * dj;
  q_g_ = q0_ + 0.5 * (dj + d1);
  v_g_ = d1 / h_;
  v_h_ = dj / h_;
  lambda_j_ = lambda_j;
  lambda_g_ = lambda_g;

  f_g_.setZero();
  f_h_.setZero();
  gradient_jump_ = -gradient0_;
  system_.potentials().add_secant(q_j_, q_end_, 1.0, f_g_);
  system_.potentials().add_secant(q0_, q_j_, 1.0, f_h_);
  system_.potentials().add_gradient(q_j_, 1.0, gradient_jump_);
  system_.loads().add_force(step_loads(), LoadSort::external, -1.0, f_g_);
  system_.loads().add_force(start_loads(), LoadSort::external, -1.0, f_h_);
  system_.constraints().secant_jacobian(q_j_, q_end_, B_g_);
  system_.constraints().secant_jacobian(q0_, q_j_, B_h_);
  add_transposed_product(B_g_, 1.0, lambda_g_, f_g_);
  add_transposed_product(B_h_, 1.0, lambda_j_, f_h_);

  r_a_ = f_g_;
  r_h_ = (2.0 * a_) * f_h_ + (a_ * alpha_) * gradient_jump_;
  system_.loads().add_force(step_loads(), LoadSort::damping, -1.0, r_a_);
  system_.loads().add_force(step_loads(), LoadSort::damping, -2.0 * a_, r_h_);
  system_.loads().add_force(jump_damping(), LoadSort::damping, -1.0, r_h_);
}

void JumpForces::evaluate_end_jacobians() {
  system_.constraints().jacobian(q_j_, B_j_);
  system_.constraints().jacobian(q_end_, B_end_);
}

void JumpForces::evaluate_tangents() {
  const auto& potentials = system_.potentials();
  const auto& loads = system_.loads();
  const auto& constraints = system_.constraints();
  for (SparseMatrix* m : {&a_j_, &a_1_, &h_j_, &h_1_}) set_zero(*m);
  potentials.add_secant_tangent(q_j_, q_end_, 1.0, a_j_, 1.0, a_1_);
  constraints.add_secant_curvature(q_j_, q_end_, lambda_g_, 1.0, a_j_, 1.0, a_1_);
  loads.add_tangent(step_loads(), LoadSort::all, -0.5, 0.0, a_j_);
  loads.add_tangent(step_loads(), LoadSort::all, -0.5, -1.0 / h_, a_1_);
  potentials.add_secant_tangent(q0_, q_j_, 0.0, h_j_, 2.0 * a_, h_j_);
  constraints.add_secant_curvature(q0_, q_j_, lambda_j_, 0.0, h_j_, 2.0 * a_, h_j_);
  loads.add_tangent(start_loads(), LoadSort::external, -a_, 0.0, h_j_);
  potentials.add_hessian(q_j_, a_ * alpha_, h_j_);
  loads.add_tangent(step_loads(), LoadSort::damping, -a_, 0.0, h_j_);
  loads.add_tangent(step_loads(), LoadSort::damping, -a_, -2.0 * a_ / h_, h_1_);
  loads.add_tangent(jump_damping(), LoadSort::damping, -0.5, -1.0 / h_, h_j_);
}

StepWork JumpForces::work() {
  const auto& loads = system_.loads();
  StepWork w;
  f_g_.setZero();
  f_h_.setZero();
  add_transposed_product(B_g_, 1.0, lambda_g_, f_g_);
  add_transposed_product(B_h_, 1.0, lambda_j_, f_h_);
  system_.constraints().target_change(t_, t_ + h_, target_change_);
  w[Account::drive_work] = -lambda_g_.dot(target_change_);
  w[Account::constraint_work] = -f_g_.dot(d1_ - dj_) - f_h_.dot(dj_) - w[Account::drive_work];
  w[Account::external_work] = loads.work(step_loads(), LoadSort::external, d1_) -
                              loads.work(step_loads(), LoadSort::external, dj_) +
                              loads.work(start_loads(), LoadSort::external, dj_);
  w[Account::physical_dissipation] =
      -loads.work(step_loads(), LoadSort::damping, d1_) -
      loads.work(jump_damping(), LoadSort::damping, dj_) / (2.0 * a_);
  return w;
}

}  // namespace visviva
