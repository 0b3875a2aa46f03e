#pragma once

#include <array>
#include <optional>
#include <span>

#include "visviva/mechanics/quadratic_forms.hpp"
#include "visviva/schemes/frames/frame_reduction.hpp"

namespace visviva {

/// Of joints between two frames those that hold a point of one at a point of the other, in some directions of space, and turn
/// with nothing but products of their directors: with the directors A and B of the frames and the vector r from the point of
/// the first to that of the second
///
///     s r_k + (B b − A a)_k + c      of directions k, and then      Σ N_ij A_i·B_j + c.
struct JointForms {
  int points = 0;  ///< rows of the first kind
  std::array<int, 3> along{};
  double scale = 0.0;
  Eigen::Vector3d a = Eigen::Vector3d::Zero();
  Eigen::Vector3d b = Eigen::Vector3d::Zero();
  int turns = 0;  ///< rows of the second
  std::array<Eigen::Matrix3d, 3> N{Eigen::Matrix3d::Zero(), Eigen::Matrix3d::Zero(),
                                   Eigen::Matrix3d::Zero()};
  std::array<double, 6> constant{};

  [[nodiscard]] int rows() const { return points + turns; }
  /// Whether they differ by nothing but numbers.
  [[nodiscard]] bool is_like(const JointForms& other) const {
    return points == other.points && turns == other.turns && along == other.along;
  }

  /// None if the forms of these coordinates of the frames are of another kind.
  [[nodiscard]] static std::optional<JointForms> of(const QuadraticForms& forms,
                                                    std::span<const int> coordinates,
                                                    std::array<std::size_t, 2> frames,
                                                    const FrameReduction& reduction);
};

}  // namespace visviva
