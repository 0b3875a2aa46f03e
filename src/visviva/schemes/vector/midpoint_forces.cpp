#include "visviva/schemes/vector/midpoint_forces.hpp"

namespace visviva {

MidpointForces::MidpointForces(const System& system, const std::vector<int>& rotors)
    : system_(system),
      velocities_(system, rotors),
      forces_(system, system.constraints()),
      B_start_(system.constraints().pattern()) {
  for (Vector* x : {&v0_, &dq_, &q_end_, &rate_, &v_end_, &force_})
    x->setZero(system.coordinate_count());
}

void MidpointForces::begin(VectorIn q, VectorIn v, double t, double h) {
  v0_ = v;
  h_ = h;
  forces_.begin(q, t, h);
  velocities_.begin(q, v);
  velocities_.rate(q, v, rate_);
}

const SparseMatrix& MidpointForces::start_jacobian() {
  system_.constraints().jacobian(forces_.z_start(), B_start_);
  return B_start_;
}

void MidpointForces::move(VectorIn dq) {
  dq_ = dq;
  q_end_ = forces_.z_start() + dq;
  forces_.move(q_end_, dq_);
  rate_ = dq / h_;
  velocities_.path(dq, v_end_);
  v_end_ = (2.0 / h_) * v_end_ - v0_;
}

void MidpointForces::residual(VectorIn lambda, VectorOut r) {
  const double m = system_.mass_scale();
  forces_.force(lambda, force_);
  r = (h_ * h_ / m) * force_;
  velocities_.add_force(dq_, v_end_, h_ / m, r);
}

SparseMatrix& MidpointForces::tangent(VectorIn lambda) {
  SparseMatrix& K = forces_.tangent(lambda);
  velocities_.add_force_by_path(dq_, 2.0 / (h_ * h_), K);
  velocities_.add_force_by_increment(v_end_, 1.0 / h_, K);
  return K;
}

}  // namespace visviva
