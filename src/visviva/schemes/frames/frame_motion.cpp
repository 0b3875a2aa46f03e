#include "visviva/schemes/frames/frame_motion.hpp"

#include <algorithm>

namespace visviva {
namespace {

Eigen::Index row(std::size_t frame) { return 6 * static_cast<Eigen::Index>(frame); }

auto own(VectorIn V) {
  return [&V](std::size_t frame) { return Vector6::Map(V.data() + row(frame)); };
}

}  // namespace

template <class Lane, class Of>
void FrameMotion::Group::scatter(const Lane& all, const Of& of) const {
  using Single = Eigen::Matrix<double, Lane::RowsAtCompileTime, Lane::ColsAtCompileTime>;
  std::array<Single, Lanes::count> each;
  std::array<double*, Lanes::count> to{};
  for (std::size_t k = 0; k < to.size(); ++k) to[k] = each[k].data();
  Lanes::scatter(all.data(), static_cast<int>(all.size()), to);
  for (std::size_t k = 0; k < used; ++k) of(frames[k], each[k]);
}

FrameMotion::FrameMotion(const FrameSystem& system, FrameVariant variant,
                         RotationParameters parameters)
    : system_(system) {
  const auto& frames = system.system().frames();
  for (std::size_t i = 0; i < frames.size(); i += Lanes::count) {
    std::array<std::size_t, Lanes::count> own{};
    std::array<const Frame*, Lanes::count> masses{};
    for (std::size_t k = 0; k < own.size(); ++k) {
      own[k] = std::min(i + k, frames.size() - 1);
      masses[k] = &frames[own[k]];
    }
    groups_.push_back(
        {{variant, parameters, mass_of(masses)}, own, std::min(Lanes::count, frames.size() - i)});
  }
  for (FrameOperators* P : {&Q_, &T_, &L_}) {
    if (P != &L_ || variant == FrameVariant::three) P->frames.resize(frames.size());
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
  const auto coordinates = [&](const double* all) {
    return [&reduction, all](std::size_t i) { return Vector12::Map(all + reduction.frames()[i]); };
  };
  for_each_group([&](Group& group) {
    group.step.begin(group.gather(coordinates(z.data())), group.gather(coordinates(z_dot.data())),
                     lanes_of([&](std::size_t) { return drift; }), h, elapsed);
    group.scatter(group.step.start_velocity(),
                  [&](std::size_t i, const Vector6& V) { V_start_.segment<6>(row(i)) = V; });
  });
  for (const int c : reduction.free_coordinates()) V_start_[reduction.place(c).index] = z_dot[c];
}

void FrameMotion::kick(VectorIn Y) {
  V_start_ += Y;
  for (Group& group : groups_) group.step.kick(group.gather(own(Y)));
}

void FrameMotion::predict(VectorOut y) const {
  y = h_ * V_start_;
  for (const Group& group : groups_)
    group.scatter(group.step.prediction(), [&](std::size_t i, const Vector6& prediction) {
      y.segment<6>(row(i)) = prediction;
    });
}

void FrameMotion::move(VectorIn y) {
  const FrameReduction& reduction = system_.reduction();
  for_each_group([&](Group& group) {
    FrameStepOf<Lanes>& step = group.step;
    step.move(group.gather(own(y)));
    group.scatter(step.mean_directors(), [&](std::size_t i, const Eigen::Matrix3d& directors) {
      Q_.frames[i].directors = directors;
    });
    group.scatter(Eigen::Matrix<Lanes, 1, 1>(step.turn_scale()),
                  [&](std::size_t i, const Eigen::Matrix<double, 1, 1>& scale) {
                    Q_.frames[i].turn.diagonal().setConstant(scale[0]);
                  });
    if (Q_.points_turn) {
      group.scatter(step.pole_arm(), [&](std::size_t i, const Eigen::Matrix3d& arm) {
        Q_.frames[i].point_turn = arm.transpose();
      });
      group.scatter(step.screw_arm(), [&](std::size_t i, const Eigen::Matrix3d& arm) {
        L_.frames[i].directors = Q_.frames[i].directors;
        L_.frames[i].point_turn = arm;
      });
    }
    group.scatter(step.mean_velocity(),
                  [&](std::size_t i, const Vector6& V) { V_mean_.segment<6>(row(i)) = V; });
    group.scatter(step.end(), [&](std::size_t i, const Vector12& z) {
      z_end_.segment<12>(reduction.frames()[i]) = z;
    });
  });
  for (const int c : reduction.free_coordinates()) {
    const int k = reduction.place(c).index;
    z_end_[c] = z_start_[c] + y[k];
    V_mean_[k] = y[k] / h_;
  }
}

void FrameMotion::differentiate() {
  for_each_group([&](Group& group) {
    group.step.differentiate();
    group.scatter(group.step.rotation_tangent(), [&](std::size_t i, const Eigen::Matrix3d& turn) {
      T_.frames[i].turn = turn;
      T_.frames[i].directors =
          Eigen::Matrix3d::Map(z_end_.data() + system_.reduction().frames()[i] + 3);
    });
  });
}

Matrix6 FrameMotion::mean_velocity_tangent(std::size_t frame) const {
  return lane_of(groups_[frame / Lanes::count].step.mean_velocity_tangent(), frame % Lanes::count);
}

Matrix6 FrameMotion::screw_force_tangent(std::size_t frame, const Vector12& f) const {
  const auto force = lanes_of([&](std::size_t) { return f; });
  return lane_of(groups_[frame / Lanes::count].step.screw_force_tangent(force),
                 frame % Lanes::count);
}

void FrameMotion::end_rate(VectorIn V, VectorOut z_dot) const {
  const FrameReduction& reduction = system_.reduction();
  for_each_group([&](const Group& group) {
    group.scatter(group.step.end_rate(group.gather(own(V))),
                  [&](std::size_t i, const Vector12& rate) {
                    z_dot.segment<12>(reduction.frames()[i]) = rate;
                  });
  });
  for (const int c : reduction.free_coordinates()) z_dot[c] = V[reduction.place(c).index];
}

void FrameMotion::momentum(VectorIn V, VectorOut p) const {
  p.setZero();
  system_.add_free_momentum(1.0, V, p);
  for (const Group& group : groups_)
    group.scatter(group.step.momentum(group.gather(own(V))),
                  [&](std::size_t i, const Vector6& momentum) { p.segment<6>(row(i)) = momentum; });
}

double FrameMotion::mass_product(VectorIn V, VectorIn W) const {
  momentum(W, momentum_);
  return V.dot(momentum_);
}

void FrameMotion::add_inertia_force(VectorIn V_end, double scale, VectorOut r) const {
  momentum_ = V_end - V_start_;
  system_.add_free_momentum(scale / h_, momentum_, r);
  for_each_group([&](const Group& group) {
    group.scatter(
        group.step.inertia_force(group.gather(own(V_end))),
        [&](std::size_t i, const Vector6& force) { r.segment<6>(row(i)) += scale * force; });
  });
}

void FrameMotion::add_tangent(VectorIn V_end, double rate, VectorIn f, double scale,
                              SparseMatrix& K) const {
  system_.add_free_mass(scale * rate / (h_ * h_), K);
  for_each_group([&](const Group& group) {
    const auto force = group.gather(
        [&](std::size_t i) { return Vector12::Map(f.data() + system_.reduction().frames()[i]); });
    add_blocks(group, group.step.tangent(rate, group.gather(own(V_end)), force), scale, K);
  });
}

void FrameMotion::add_inertia_by_velocity(double scale, SparseMatrix& K) const {
  system_.add_free_mass(scale / h_, K);
  for (const Group& group : groups_) add_blocks(group, group.step.inertia_by_velocity(), scale, K);
}

void FrameMotion::add_inertia_by_velocity(const FrameMotion& other, double scale,
                                          SparseMatrix& K) const {
  system_.add_free_mass(scale / (h_ * h_), K);
  for (std::size_t g = 0; g < groups_.size(); ++g)
    add_blocks(groups_[g],
               other.groups_[g].step.by_mean_velocity(groups_[g].step.inertia_by_velocity()), scale,
               K);
}

void FrameMotion::add_blocks(const Group& group, const Eigen::Matrix<Lanes, 6, 6>& blocks,
                             double scale, SparseMatrix& K) const {
  group.scatter(blocks, [&](std::size_t i, const Matrix6& block) {
    system_.add_block(static_cast<int>(i), block, scale, K);
  });
}

}  // namespace visviva
