#pragma once

#include <Eigen/Geometry>

namespace visviva {

using Vector6 = Eigen::Matrix<double, 6, 1>;
using Vector12 = Eigen::Matrix<double, 12, 1>;
using Matrix6 = Eigen::Matrix<double, 6, 6>;

/// How the twelve natural coordinates of a frame change with its six unknowns y = (y_x, y_p): the point by A y_x + B y_p, and
/// the directors by turning, (X y_p) × dₖ. A force on the coordinates has a sum f and a moment μ = Σ dₖ × f_k, and is
/// (Aᵀf, Bᵀf + Xᵀμ) on the unknowns.
struct FrameOperator {
  Eigen::Matrix3d directors = Eigen::Matrix3d::Identity();  ///< dₖ, in columns
  Eigen::Matrix3d turn = Eigen::Matrix3d::Identity();       ///< X
  Eigen::Matrix3d point = Eigen::Matrix3d::Identity();      ///< A
  Eigen::Matrix3d point_turn = Eigen::Matrix3d::Zero();     ///< B

  [[nodiscard]] Vector12 expand(const Vector6& y) const {
    const Eigen::Vector3d turned = turn * y.tail<3>();
    Vector12 z;
    z.head<3>() = point * y.head<3>() + point_turn * y.tail<3>();
    for (int k = 0; k < 3; ++k) z.segment<3>(3 + 3 * k) = turned.cross(directors.col(k));
    return z;
  }
  /// μ
  [[nodiscard]] Eigen::Vector3d moment(const Vector12& f) const {
    Eigen::Vector3d sum = Eigen::Vector3d::Zero();
    for (int k = 0; k < 3; ++k)
      sum += directors.col(k).cross(Eigen::Vector3d(f.segment<3>(3 + 3 * k)));
    return sum;
  }
  [[nodiscard]] Vector6 reduce(const Vector12& f) const {
    const Eigen::Vector3d sum = f.head<3>();
    Vector6 y;
    y.head<3>() = point.transpose() * sum;
    y.tail<3>() = point_turn.transpose() * sum + turn.transpose() * moment(f);
    return y;
  }
};

}  // namespace visviva
