#include "visviva/schemes/frames/frame_motion.hpp"

namespace visviva {
namespace {

Eigen::Index row(std::size_t frame) { return 6 * static_cast<Eigen::Index>(frame); }

}  // namespace

FrameMotion::FrameMotion(const FrameSystem& system, FrameVariant variant,
                         RotationParameters parameters)
    : system_(system) {
  steps_.reserve(system.system().frames().size());
  for (const Frame& frame : system.system().frames())
    steps_.emplace_back(variant, parameters, frame);
  for (FrameOperators* P : {&Q_, &T_, &L_}) {
    if (P != &L_ || variant == FrameVariant::three) P->frames.resize(steps_.size());
    P->points_rotate = false;
    P->points_turn = variant == FrameVariant::three;
    P->turns_scale = true;
  }
  T_.points_turn = false;
  T_.turns_scale = false;
  for (Vector* z : {&z_start_, &z_end_}) z->setZero(system.system().coordinate_count());
  for (Vector* V : {&V_start_, &V_mean_, &momentum_}) V->setZero(system.unknowns());
}

void FrameMotion::begin(VectorIn z, VectorIn z_dot, const Eigen::Vector3d& drift, double h,
                        double elapsed) {
  const FrameReduction& reduction = system_.reduction();
  h_ = h;
  z_start_ = z;
  system_.reduction().for_each_frame([&](std::size_t i) {
    const int first = reduction.frames()[i];
    steps_[i].begin(z.segment<12>(first), z_dot.segment<12>(first), drift, h, elapsed);
    V_start_.segment<6>(row(i)) = steps_[i].start_velocity();
  });
  for (const int c : reduction.free_coordinates()) V_start_[reduction.place(c).index] = z_dot[c];
}

void FrameMotion::kick(VectorIn Y) {
  V_start_ += Y;
  for (std::size_t i = 0; i < steps_.size(); ++i) steps_[i].kick(Y.segment<6>(row(i)));
}

void FrameMotion::predict(VectorOut y) const {
  y = h_ * V_start_;
  for (std::size_t i = 0; i < steps_.size(); ++i) y.segment<6>(row(i)) = steps_[i].prediction();
}

void FrameMotion::move(VectorIn y) {
  const FrameReduction& reduction = system_.reduction();
  system_.reduction().for_each_frame([&](std::size_t i) {
    steps_[i].move(y.segment<6>(row(i)));
    steps_[i].set_Q(Q_.frames[i]);
    if (Q_.points_turn) steps_[i].set_L(L_.frames[i]);
    V_mean_.segment<6>(row(i)) = steps_[i].mean_velocity();
    z_end_.segment<12>(reduction.frames()[i]) = steps_[i].end();
  });
  for (const int c : reduction.free_coordinates()) {
    const int k = reduction.place(c).index;
    z_end_[c] = z_start_[c] + y[k];
    V_mean_[k] = y[k] / h_;
  }
}

void FrameMotion::differentiate() {
  system_.reduction().for_each_frame([&](std::size_t i) {
    steps_[i].differentiate();
    steps_[i].set_T(T_.frames[i]);
  });
}

void FrameMotion::end_rate(VectorIn V, VectorOut z_dot) const {
  const FrameReduction& reduction = system_.reduction();
  system_.reduction().for_each_frame([&](std::size_t i) {
    z_dot.segment<12>(reduction.frames()[i]) = steps_[i].end_rate(V.segment<6>(row(i)));
  });
  for (const int c : reduction.free_coordinates()) z_dot[c] = V[reduction.place(c).index];
}

void FrameMotion::momentum(VectorIn V, VectorOut p) const {
  p.setZero();
  system_.add_free_momentum(1.0, V, p);
  for (std::size_t i = 0; i < steps_.size(); ++i)
    p.segment<6>(row(i)) = steps_[i].momentum(V.segment<6>(row(i)));
}

double FrameMotion::mass_product(VectorIn V, VectorIn W) const {
  momentum(W, momentum_);
  return V.dot(momentum_);
}

void FrameMotion::add_inertia_force(VectorIn V_end, double scale, VectorOut r) const {
  momentum_ = V_end - V_start_;
  system_.add_free_momentum(scale / h_, momentum_, r);
  system_.reduction().for_each_frame([&](std::size_t i) {
    r.segment<6>(row(i)) += scale * steps_[i].inertia_force(V_end.segment<6>(row(i)));
  });
}

void FrameMotion::add_tangent(VectorIn V_end, double rate, VectorIn f, double scale,
                              SparseMatrix& K) const {
  system_.add_free_mass(scale * rate / (h_ * h_), K);
  system_.reduction().for_each_frame([&](std::size_t i) {
    const FrameStep& step = steps_[i];
    const Vector12 force = f.segment<12>(system_.reduction().frames()[i]);
    system_.add_block(static_cast<int>(i), step.tangent(rate, V_end.segment<6>(row(i)), force),
                      scale, K);
  });
}

void FrameMotion::add_inertia_by_velocity(double scale, SparseMatrix& K) const {
  system_.add_free_mass(scale / h_, K);
  for (std::size_t i = 0; i < steps_.size(); ++i)
    system_.add_block(static_cast<int>(i), steps_[i].inertia_by_velocity(), scale, K);
}

void FrameMotion::add_inertia_by_velocity(const FrameMotion& other, double scale,
                                          SparseMatrix& K) const {
  system_.add_free_mass(scale / (h_ * h_), K);
  for (std::size_t i = 0; i < steps_.size(); ++i)
    system_.add_block(static_cast<int>(i),
                      other.steps_[i].by_mean_velocity(steps_[i].inertia_by_velocity()), scale, K);
}

}  // namespace visviva
