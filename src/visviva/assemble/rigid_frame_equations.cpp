#include "visviva/assemble/rigid_frame_equations.hpp"

#include <algorithm>
#include <type_traits>

#include "visviva/assemble/frame_turning.hpp"
#include "visviva/math/rotation.hpp"
#include "visviva/mechanics/joint_constraints.hpp"
#include "visviva/mechanics/mass_beside_frames.hpp"

namespace visviva {
namespace {

using Eigen::Matrix3d;
using Eigen::Vector3d;
using FrameUnknowns = Eigen::Vector<double, 6>;
using FrameMass = Eigen::Matrix<double, 6, 6>;
template <int n>
using PartOfColumn = Eigen::Array<double, n, 1>;

// work(count, first) for four rows at a time, and one by one for those left.
template <typename Work>
void in_fours(int rows, const Work& work) {
  int first = 0;
  for (; first + 4 <= rows; first += 4) work(std::integral_constant<int, 4>(), first);
  for (; first < rows; ++first) work(std::integral_constant<int, 1>(), first);
}

// EᵀM E of a frame.
FrameMass reduced_mass_of(const Eigen::Matrix4d& inertia, const Matrix3d& D) {
  const Matrix3d moment = skew(Vector3d(D * inertia.block<3, 1>(1, 0)));
  const Matrix3d Q = D * inertia.block<3, 3>(1, 1) * D.transpose();
  FrameMass W;
  W.topLeftCorner<3, 3>() = inertia(0, 0) * Matrix3d::Identity();
  W.topRightCorner<3, 3>() = -moment;
  W.bottomLeftCorner<3, 3>() = moment;
  W.bottomRightCorner<3, 3>() = Q.trace() * Matrix3d::Identity() - Q;
  return W;
}

// Σ dₖ × fₖ
Vector3d moment_of(const Matrix3d& D, const Matrix3d& forces) {
  return D.col(0).cross(forces.col(0)) + D.col(1).cross(forces.col(1)) +
         D.col(2).cross(forces.col(2));
}

// Of a symmetric change of axes, whose rows are d₁·a₁, d₂·a₂, d₃·a₃, and d₂·a₃ + d₃·a₂, d₃·a₁ + d₁·a₃, d₁·a₂ + d₂·a₁.
Matrix3d half_of_rows(const FrameUnknowns& g) {
  Matrix3d S;
  S << g[0], 0.5 * g[5], 0.5 * g[4],  //
      0.5 * g[5], g[1], 0.5 * g[3],   //
      0.5 * g[4], 0.5 * g[3], g[2];
  return S;
}

}  // namespace

RigidFrameEquations::RigidFrameEquations(const System& system)
    : system_(system),
      scale_(system.mass_scale()),
      joints_(joint_constraints(system, JointPattern::whole_frames)),
      rest_(mass_beside_frames(system)),
      B_(joints_.pattern()),
      E_(turning_pattern(system)),
      rest_E_(rest_, E_),
      reduced_rest_(E_, rest_E_.matrix(), SparseProduct::Left::transposed),
      reduced_mass_(reduced_mass_pattern()),
      reduced_B_(reduced_jacobian_pattern()),
      equations_(reduced_mass_, reduced_B_) {
  find_blocks();
  for (Vector* x : {&motion_, &change_, &force_}) x->setZero(system.coordinate_count());
  multipliers_.setZero(system.constraint_count());
}

SparseMatrix RigidFrameEquations::reduced_mass_pattern() const {
  PatternBuilder pattern(static_cast<int>(E_.cols()), static_cast<int>(E_.cols()));
  pattern.add_pattern(reduced_rest_.matrix());
  for (int i = 0; i < E_.cols(); ++i) pattern.add(i, i);
  for (int f = 0; f < static_cast<int>(system_.frames().size()); ++f)
    for (int column = 6 * f; column < 6 * f + 6; ++column)
      for (int row = 6 * f; row < 6 * f + 6; ++row) pattern.add(row, column);
  return pattern.build();
}

SparseMatrix RigidFrameEquations::reduced_jacobian_pattern() const {
  PatternBuilder pattern(static_cast<int>(B_.rows()), static_cast<int>(E_.cols()));
  for (int unknown = 0; unknown < E_.cols(); ++unknown)
    for (SparseMatrix::InnerIterator e(E_, unknown); e; ++e)
      for (SparseMatrix::InnerIterator b(B_, e.row()); b; ++b)
        pattern.add(static_cast<int>(b.row()), unknown);
  return pattern.build();
}

void RigidFrameEquations::find_blocks() {
  const auto count = static_cast<int>(system_.frames().size());
  const auto rows_of = [&](int c) { return B_.outerIndexPtr()[c + 1] - B_.outerIndexPtr()[c]; };
  for (int f = 0; f < count; ++f) {
    Block& block = blocks_.emplace_back();
    block.first = system_.frames()[static_cast<std::size_t>(f)].first;
    block.unknown = 6 * f;
    block.rows = rows_of(block.first);
    block.in_B = B_.outerIndexPtr()[block.first];
    block.in_reduced_B = reduced_B_.outerIndexPtr()[block.unknown];
    for (int k = 0; k < 6; ++k)
      block.in_reduced_mass[static_cast<std::size_t>(k)] =
          find_slot(reduced_mass_, block.unknown, block.unknown + k);
    block.inertia = system_.frames()[static_cast<std::size_t>(f)].inertia;
    of_joints_.conservativeResize(std::max<Eigen::Index>(of_joints_.size(), block.rows));
  }
  for (int unknown = 6 * count; unknown < E_.cols(); ++unknown) {
    const int c = E_.innerIndexPtr()[E_.outerIndexPtr()[unknown]];
    singles_.push_back(
        {c, unknown, B_.outerIndexPtr()[c], reduced_B_.outerIndexPtr()[unknown], rows_of(c)});
  }
  const SparseMatrix& rest = reduced_rest_.matrix();
  for (int j = 0; j < rest.outerSize(); ++j)
    for (SparseMatrix::InnerIterator it(rest, j); it; ++it)
      rest_in_reduced_mass_.push(find_slot(reduced_mass_, static_cast<int>(it.row()), j));
}

bool RigidFrameEquations::settle(VectorIn q) {
  if (settled_ && place_ == q) return true;
  place_ = q;
  settled_ = factorize(q);
  return settled_;
}

bool RigidFrameEquations::factorize(VectorIn q) {
  if (!settle_axes(q)) return false;
  set_reduced_mass(q);
  joints_.jacobian(q, B_);
  set_reduced_jacobian();
  return equations_.factorize(1.0 / scale_, reduced_mass_, reduced_B_);
}

bool RigidFrameEquations::settle_axes(VectorIn q) {
  bool independent = true;
  for (Block& block : blocks_) {
    block.axes = of_directors(q, block.first);
    block.inverse_axes = block.axes.inverse();
    independent = independent && block.inverse_axes.allFinite();
  }
  return independent;
}

void RigidFrameEquations::set_reduced_mass(VectorIn q) {
  if (!system_.frames_are_uncoupled()) {
    set_turning(system_, q, E_);
    rest_E_.set(rest_, E_);
    reduced_rest_.set(E_, rest_E_.matrix());
  }
  visviva::set_zero(reduced_mass_);
  rest_in_reduced_mass_.add(reduced_rest_.matrix().valuePtr(), 1.0, reduced_mass_.valuePtr());
  for (const Block& block : blocks_) {
    const FrameMass W = reduced_mass_of(block.inertia, block.axes);
    for (std::size_t k = 0; k < 6; ++k)
      FrameUnknowns::Map(reduced_mass_.valuePtr() + block.in_reduced_mass[k]) +=
          W.col(static_cast<Eigen::Index>(k));
  }
}

// A turning ω takes a row b on directors to Σ bₖ·(ω × dₖ) = ω · Σ dₖ × bₖ.
void RigidFrameEquations::set_reduced_jacobian() {
  for (const Block& block : blocks_)
    in_fours(block.rows, [&](auto count, int first) {
      using Part = PartOfColumn<count>;
      const double* B = B_.valuePtr() + block.in_B + first;
      double* R = reduced_B_.valuePtr() + block.in_reduced_B + first;
      const auto part = [&](int column) -> Part { return Part::Map(B + column * block.rows); };
      for (int i = 0; i < 3; ++i) {
        Part::Map(R + i * block.rows) = part(i);
        const int y = (i + 1) % 3;
        const int z = (i + 2) % 3;
        const Matrix3d& D = block.axes;
        Part::Map(R + (3 + i) * block.rows) = D(y, 0) * part(3 + z) - D(z, 0) * part(3 + y) +
                                              D(y, 1) * part(6 + z) - D(z, 1) * part(6 + y) +
                                              D(y, 2) * part(9 + z) - D(z, 2) * part(9 + y);
      }
    });
  for (const Single& single : singles_)
    std::copy_n(B_.valuePtr() + single.in_B, single.rows,
                reduced_B_.valuePtr() + single.in_reduced_B);
}

void RigidFrameEquations::set_zero() {
  motion_.setZero();
  multipliers_.setZero();
}

void RigidFrameEquations::solve() {
  set_reduced_side();
  equations_.solve();
  set_change();
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
  if (!multipliers_.head(system_.orthonormality_count()).isZero(0.0)) take_change_of_axes();
  auto side = equations_.motion();
  for (const Block& block : blocks_) {
    side.segment<3>(block.unknown) = force_.segment<3>(block.first) / scale_;
    side.segment<3>(block.unknown + 3) =
        moment_of(block.axes, of_directors(force_, block.first)) / scale_;
  }
  for (const Single& single : singles_) side[single.unknown] = force_[single.coordinate] / scale_;
  equations_.multipliers() = multipliers_.tail(joints_.rows());
}

void RigidFrameEquations::take_change_of_axes() {
  auto of_joints = multipliers_.tail(joints_.rows());
  for (const Block& block : blocks_) {
    const FrameUnknowns g = multipliers_.segment<6>(block.unknown);
    const Matrix3d A = block.inverse_axes.transpose() * half_of_rows(g);
    change_.segment<9>(block.first + 3) = A.reshaped();
    force_.segment<3>(block.first) -= A * block.inertia.block<3, 1>(1, 0);
    force_.segment<9>(block.first + 3) -= (A * block.inertia.block<3, 3>(1, 1)).reshaped();
    const double* B = B_.valuePtr() + block.in_B + 3 * block.rows;  // of directors
    in_fours(block.rows, [&](auto count, int first) {
      using Part = PartOfColumn<count>;
      Part sum = Part::Zero();
      for (int c = 0; c < 9; ++c) sum += A.data()[c] * Part::Map(B + c * block.rows + first);
      Part::Map(of_joints_.data() + first) = sum;
    });
    for (int k = 0; k < block.rows; ++k)
      of_joints[B_.innerIndexPtr()[block.in_B + k]] -= of_joints_[k];
  }
  add_product(rest_, -1.0, change_, force_);
}

void RigidFrameEquations::set_change() {
  const auto y = equations_.motion();
  for (const Block& block : blocks_) {
    change_.segment<3>(block.first) += y.segment<3>(block.unknown);
    const Vector3d turning = y.segment<3>(block.unknown + 3);
    for (int k = 0; k < 3; ++k)
      change_.segment<3>(block.first + 3 + 3 * k) += turning.cross(block.axes.col(k));
  }
  for (const Single& single : singles_) change_[single.coordinate] += y[single.unknown];
  multipliers_.tail(joints_.rows()) = scale_ * equations_.multipliers();
}

// (f − M δ − B_Jᵀπ_J)_D = D Λ
void RigidFrameEquations::set_axis_multipliers() {
  force_ = motion_;
  add_product(rest_, -1.0, change_, force_);
  const auto of_joints = multipliers_.tail(joints_.rows());
  for (const Block& block : blocks_) {
    for (int k = 0; k < block.rows; ++k)
      of_joints_[k] = of_joints[B_.innerIndexPtr()[block.in_B + k]];
    const double* B = B_.valuePtr() + block.in_B + 3 * block.rows;  // of directors
    Matrix3d held = Matrix3d::Zero();
    in_fours(block.rows, [&](auto count, int first) {
      using Part = PartOfColumn<count>;
      const Part of_these = Part::Map(of_joints_.data() + first);
      for (int c = 0; c < 9; ++c)
        held.data()[c] += (Part::Map(B + c * block.rows + first) * of_these).sum();
    });
    const Matrix3d left = of_directors(force_, block.first) - held -
                          change_.segment<3>(block.first) * block.inertia.block<1, 3>(0, 1) -
                          of_directors(change_, block.first) * block.inertia.block<3, 3>(1, 1);
    multipliers_.segment<6>(block.unknown) = axis_multipliers(block.inverse_axes, left);
  }
}

}  // namespace visviva
