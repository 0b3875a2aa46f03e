#pragma once

#include <optional>

#include "visviva/schemes/frames/frame_forces.hpp"
#include "visviva/schemes/frames/mass_centre.hpp"
#include "visviva/schemes/frames/spin_limit.hpp"
#include "visviva/schemes/newton_stepper.hpp"

namespace visviva {

/// The stepper of FrameScheme, which preserves energy. Others start from another velocity (motion_.kick() between
/// begin_motion() and guess()) and have other stresses in the step.
class FrameStepper : public NewtonStepper {
 public:
  FrameStepper(const std::shared_ptr<const System>& system, const InitialState& initial,
               const NewtonOptions& newton, FrameVariant variant, RotationParameters parameters);

  [[nodiscard]] NamedValues algorithmic_values() const override;
  void begin_composition() override;

 protected:
  void begin_step() override;
  void accept() override;
  void set_states(VectorIn x) override;
  void set_end(VectorIn x) override;
  void residual(VectorIn x, VectorOut r) override;
  [[nodiscard]] const SparseMatrix& tangent(VectorIn x) override;
  [[nodiscard]] const Vector& q_end() const override { return motion_.end(); }
  [[nodiscard]] SpinError spin_error() const override { return spin_error_; }
  [[nodiscard]] std::string row_name(int row) const override { return system_.equation_name(row); }

  /// The start of the step, seen from a frame of reference that moves with the velocity `drift`.
  void begin_motion(const Eigen::Vector3d& drift);
  /// A first guess, which continues the motion.
  void guess();
  /// To change the secant stresses that forces_ has from the last move.
  virtual void change_stresses() {}
  /// How much stiffness of the start these have more.
  [[nodiscard]] virtual double added_stiffness() const { return 0.0; }
  /// Of a step to these positions and velocities.
  void check_spin(VectorIn z_dot_end);

  FrameSystem system_;
  FrameMotion motion_;
  FrameForces forces_;
  int n_;
  int m_;
  double scale_;
  Vector lambda_;
  Vector multiplier_;
  Vector V_end_;
  Vector f_;

 private:
  MassCentre centre_;
  Eigen::Vector3d drift_ = Eigen::Vector3d::Zero();
  bool drift_is_given_ = false;  // for all parts of a step
  std::optional<SpinLimit> spin_limit_;
  SpinError spin_error_;
};

}  // namespace visviva
