#pragma once

#include <array>
#include <vector>

#include "visviva/schemes/frames/frame_system.hpp"

namespace visviva {

/// How all frames and the other coordinates of a system move over one step, for increments y of all unknowns.
///
/// Velocities V are a FrameStep's for frames, and ż for the other coordinates, whose mean is Δz/h.
class FrameMotion {
 public:
  FrameMotion(const FrameSystem& system, FrameVariant variant, RotationParameters parameters);

  /// The start of a step, see FrameStep.
  void begin(VectorIn z, VectorIn z_dot, const Eigen::Vector3d& drift, double h, double elapsed);
  /// Adds Y to the velocities at the start, for the step only.
  void kick(VectorIn Y);
  /// Increments that continue the motion at the start.
  void predict(VectorOut y) const;
  void move(VectorIn y);
  void differentiate();

  [[nodiscard]] double h() const { return h_; }
  [[nodiscard]] const Vector& start() const { return z_start_; }
  [[nodiscard]] const Vector& end() const { return z_end_; }
  [[nodiscard]] auto change() const { return z_end_ - z_start_; }
  [[nodiscard]] const FrameOperators& Q() const { return Q_; }
  [[nodiscard]] const FrameOperators& T() const { return T_; }
  /// Of scheme 3, see FrameStep.
  [[nodiscard]] const FrameOperators& L() const { return L_; }
  /// Of frame i.
  [[nodiscard]] Matrix6 mean_velocity_tangent(std::size_t frame) const;
  [[nodiscard]] Matrix6 screw_force_tangent(std::size_t frame, const Vector12& f) const;

  [[nodiscard]] const Vector& start_velocity() const { return V_start_; }
  [[nodiscard]] const Vector& mean_velocity() const { return V_mean_; }
  /// ż at the end for the velocities V there.
  void end_rate(VectorIn V, VectorOut z_dot) const;

  /// p = M V;  VᵀMW
  void momentum(VectorIn V, VectorOut p) const;
  [[nodiscard]] double mass_product(VectorIn V, VectorIn W) const;

  /// r += scale·g(y, V_f), the change of momentum over h.
  void add_inertia_force(VectorIn V_end, double scale, VectorOut r) const;
  /// K += scale·[∂g/∂y at constant V_f + ∂g/∂V_f·rate·∂V_m/∂y + ∂(Qᵀf)/∂y at constant f].
  void add_tangent(VectorIn V_end, double rate, VectorIn f, double scale, SparseMatrix& K) const;
  /// K += scale·∂g/∂V_f;  K += scale·∂g/∂V_f·∂V_m/∂y of another motion from the same start.
  void add_inertia_by_velocity(double scale, SparseMatrix& K) const;
  void add_inertia_by_velocity(const FrameMotion& other, double scale, SparseMatrix& K) const;

 private:
  /// Frames that are worked on side by side; the last is repeated where there are not enough.
  struct Group {
    FrameStepOf<Lanes> step;
    std::array<std::size_t, Lanes::count> frames;
    std::size_t used;
    template <class Of>
    [[nodiscard]] auto gather(const Of& of) const {
      return lanes_of([&](std::size_t k) { return of(frames[k]); });
    }
    /// of(frame) = what its lane has
    template <class Lane, class Of>
    void scatter(const Lane& all, const Of& of) const;
  };
  template <class Work>
  void for_each_group(const Work& work) {
    for_each_on_threads(system_.threads(), static_cast<int>(groups_.size()),
                        [&](int i) { work(groups_[static_cast<std::size_t>(i)]); });
  }
  template <class Work>
  void for_each_group(const Work& work) const {
    for_each_on_threads(system_.threads(), static_cast<int>(groups_.size()),
                        [&](int i) { work(groups_[static_cast<std::size_t>(i)]); });
  }

  /// The diagonal block of each frame in K += scale·block.
  void add_blocks(const Group& group, const Eigen::Matrix<Lanes, 6, 6>& blocks, double scale,
                  SparseMatrix& K) const;

  const FrameSystem& system_;
  std::vector<Group> groups_;
  double h_ = 0.0;
  Vector z_start_;
  Vector z_end_;
  Vector V_start_;
  Vector V_mean_;
  FrameOperators Q_;
  FrameOperators T_;
  FrameOperators L_;
  mutable Vector momentum_;
};

}  // namespace visviva
