#include "visviva/assemble/rigid_frame_equations.hpp"

#include <algorithm>

#include "visviva/math/sparse_product.hpp"
#include "visviva/mechanics/joint_constraints.hpp"

namespace visviva {
namespace {

using Eigen::Matrix3d;

int next(int i) { return (i + 1) % 3; }

// Of the frame whose coordinates start at `first`: the directors, or the forces on them.
Matrix3d of_directors(VectorIn z, int first) { return z.segment<9>(first + 3).reshaped(3, 3); }

SparseMatrix pattern_of_turning(const System& system) {
  std::vector<bool> in_frame(static_cast<std::size_t>(system.coordinate_count()), false);
  std::vector<Eigen::Triplet<double>> entries;
  int unknown = 0;
  for (const Frame& frame : system.frames()) {
    std::fill_n(in_frame.begin() + frame.first, Frame::size, true);
    for (int i = 0; i < 3; ++i) {
      entries.emplace_back(frame.first + i, unknown + i, 1.0);
      for (int d = frame.first + 3; d < frame.first + Frame::size; d += 3) {
        entries.emplace_back(d + i, unknown + 3 + next(i), 1.0);
        entries.emplace_back(d + i, unknown + 3 + next(next(i)), 1.0);
      }
    }
    unknown += 6;
  }
  for (int c = 0; c < system.coordinate_count(); ++c)
    if (!in_frame[static_cast<std::size_t>(c)]) entries.emplace_back(c, unknown++, 1.0);
  SparseMatrix E(system.coordinate_count(), unknown);
  E.setFromTriplets(entries.begin(), entries.end());
  return E;
}

}  // namespace

RigidFrameEquations::RigidFrameEquations(const System& system)
    : system_(system),
      scale_(system.mass_scale()),
      joints_(joint_constraints(system)),
      mass_(system.bare_mass()),
      B_(joints_.pattern()),
      E_(pattern_of_turning(system)),
      mass_E_(mass_ * E_),
      reduced_mass_(SparseMatrix(E_.transpose()) * mass_E_),
      reduced_B_(B_ * E_),
      equations_(reduced_mass_, reduced_B_),
      inverse_axes_(system.frames().size()) {
  for (Vector* x : {&motion_, &change_, &force_}) x->setZero(system.coordinate_count());
  multipliers_.setZero(system.constraint_count());
  work_.setZero(std::max(system.coordinate_count(), joints_.rows()));
}

bool RigidFrameEquations::settle(VectorIn q) {
  if (settled_ && place_ == q) return true;
  place_ = q;
  settled_ = factorize(q);
  return settled_;
}

bool RigidFrameEquations::factorize(VectorIn q) {
  if (!settle_axes(q)) return false;
  set_turning(q);
  set_product(mass_, E_, work_, mass_E_);
  set_transposed_product(E_, mass_E_, work_, reduced_mass_);
  joints_.jacobian(q, B_);
  set_product(B_, E_, work_, reduced_B_);
  return equations_.factorize(1.0 / scale_, reduced_mass_, reduced_B_);
}

bool RigidFrameEquations::settle_axes(VectorIn q) {
  bool independent = true;
  for (std::size_t i = 0; i < inverse_axes_.size(); ++i) {
    inverse_axes_[i] = of_directors(q, system_.frames()[i].first).inverse();
    independent = independent && inverse_axes_[i].allFinite();
  }
  return independent;
}

// A turning about axis i moves component i + 1 of a director by −dᵢ₊₂, and i + 2 by dᵢ₊₁: its six entries in a column of E.
void RigidFrameEquations::set_turning(VectorIn q) {
  for (std::size_t f = 0; f < inverse_axes_.size(); ++f)
    for (int i = 0; i < 3; ++i)
      for (SparseMatrix::InnerIterator e(E_, 6 * static_cast<int>(f) + 3 + i); e; ++e) {
        const int from = system_.frames()[f].first;
        const int component = (static_cast<int>(e.row()) - from) % 3;
        const int other = 3 - component - i;
        const double part = q[e.row() - component + other];
        e.valueRef() = component == next(i) ? -part : part;
      }
}

void RigidFrameEquations::set_zero() {
  motion_.setZero();
  multipliers_.setZero();
}

void RigidFrameEquations::solve() {
  change_.setZero();
  set_change_of_axes();
  force_ = motion_;
  add_product(mass_, -1.0, change_, force_);
  auto of_joints = multipliers_.tail(joints_.rows());
  add_product(B_, -1.0, change_, of_joints);
  equations_.set_zero();
  add_transposed_product(E_, 1.0 / scale_, force_, equations_.motion());
  equations_.multipliers() = of_joints;
  equations_.solve();
  add_product(E_, 1.0, equations_.motion(), change_);
  of_joints = scale_ * equations_.multipliers();
  force_ = motion_;
  add_product(mass_, -1.0, change_, force_);
  add_transposed_product(B_, -1.0, of_joints, force_);
  set_axis_multipliers();
  motion_.swap(change_);
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
  for (std::size_t i = 0; i < inverse_axes_.size(); ++i) {
    const Matrix3d L = inverse_axes_[i] * of_directors(force_, system_.frames()[i].first);
    multipliers_.segment<6>(6 * static_cast<Eigen::Index>(i)) << L.diagonal(),
        0.5 * (L(1, 2) + L(2, 1)), 0.5 * (L(2, 0) + L(0, 2)), 0.5 * (L(0, 1) + L(1, 0));
  }
}

}  // namespace visviva
