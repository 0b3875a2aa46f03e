#include "visviva/assemble/rigid_frame_equations.hpp"

#include "visviva/assemble/frame_turning.hpp"
#include "visviva/mechanics/joint_constraints.hpp"

namespace visviva {
namespace {

using Eigen::Matrix3d;

}  // namespace

RigidFrameEquations::RigidFrameEquations(const System& system)
    : system_(system),
      scale_(system.mass_scale()),
      joints_(joint_constraints(system)),
      mass_(system.bare_mass()),
      B_(joints_.pattern()),
      E_(turning_pattern(system)),
      mass_E_(mass_, E_),
      reduced_mass_(E_, mass_E_.matrix(), SparseProduct::Left::transposed),
      reduced_B_(B_, E_),
      equations_(reduced_mass_.matrix(), reduced_B_.matrix()),
      inverse_axes_(system.frames().size()) {
  for (Vector* x : {&motion_, &change_, &force_}) x->setZero(system.coordinate_count());
  multipliers_.setZero(system.constraint_count());
}

bool RigidFrameEquations::settle(VectorIn q) {
  if (settled_ && place_ == q) return true;
  place_ = q;
  settled_ = factorize(q);
  return settled_;
}

bool RigidFrameEquations::factorize(VectorIn q) {
  if (!settle_axes(q)) return false;
  set_turning(system_, q, E_);
  mass_E_.set(mass_, E_);
  reduced_mass_.set(E_, mass_E_.matrix());
  joints_.jacobian(q, B_);
  reduced_B_.set(B_, E_);
  return equations_.factorize(1.0 / scale_, reduced_mass_.matrix(), reduced_B_.matrix());
}

bool RigidFrameEquations::settle_axes(VectorIn q) {
  bool independent = true;
  for (std::size_t i = 0; i < inverse_axes_.size(); ++i) {
    inverse_axes_[i] = of_directors(q, system_.frames()[i].first).inverse();
    independent = independent && inverse_axes_[i].allFinite();
  }
  return independent;
}

void RigidFrameEquations::set_zero() {
  motion_.setZero();
  multipliers_.setZero();
}

void RigidFrameEquations::solve() {
  set_reduced_side();
  equations_.solve();
  set_change();
  force_ = motion_;
  add_product(mass_, -1.0, change_, force_);
  add_transposed_product(B_, -1.0, multipliers_.tail(joints_.rows()), force_);
  set_axis_multipliers();
  motion_.swap(change_);
}

void RigidFrameEquations::solve_without_axes() {
  set_reduced_side();
  equations_.solve();
  set_change();
  motion_.swap(change_);
}

void RigidFrameEquations::set_reduced_side() {
  change_.setZero();
  force_ = motion_;
  auto of_joints = multipliers_.tail(joints_.rows());
  if (!multipliers_.head(system_.orthonormality_count()).isZero(0.0)) {
    set_change_of_axes();
    add_product(mass_, -1.0, change_, force_);
    add_product(B_, -1.0, change_, of_joints);
  }
  equations_.set_zero();
  add_transposed_product(E_, 1.0 / scale_, force_, equations_.motion());
  equations_.multipliers() = of_joints;
}

void RigidFrameEquations::set_change() {
  add_product(E_, 1.0, equations_.motion(), change_);
  multipliers_.tail(joints_.rows()) = scale_ * equations_.multipliers();
}

// The rows are d₁·a₁, d₂·a₂, d₃·a₃, and d₂·a₃ + d₃·a₂, d₃·a₁ + d₁·a₃, d₁·a₂ + d₂·a₁.
void RigidFrameEquations::set_change_of_axes() {
  for (std::size_t i = 0; i < inverse_axes_.size(); ++i) {
    const auto g = multipliers_.segment<6>(6 * static_cast<Eigen::Index>(i));
    Matrix3d S;
    S << g[0], 0.5 * g[5], 0.5 * g[4],  //
        0.5 * g[5], g[1], 0.5 * g[3],   //
        0.5 * g[4], 0.5 * g[3], g[2];
    const Matrix3d A = inverse_axes_[i].transpose() * S;
    change_.segment<9>(system_.frames()[i].first + 3) = A.reshaped();
  }
}

void RigidFrameEquations::set_axis_multipliers() {
  for (std::size_t i = 0; i < inverse_axes_.size(); ++i)
    multipliers_.segment<6>(6 * static_cast<Eigen::Index>(i)) =
        axis_multipliers(inverse_axes_[i], of_directors(force_, system_.frames()[i].first));
}

}  // namespace visviva
