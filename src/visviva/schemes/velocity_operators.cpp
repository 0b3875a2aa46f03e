#include "visviva/schemes/velocity_operators.hpp"

#include "visviva/math/rotation.hpp"

namespace visviva {

using Eigen::Matrix3d;
using Eigen::Vector3d;

VelocityOperators::VelocityOperators(const FrameMotion& motion) : motion_(motion) {
  for (FrameOperators* op : {&P_, &E_start_, &E_end_}) {
    op->frames.assign(motion.steps().size(), Matrix12x6::Zero());
    op->points_turn = false;
  }
}

void VelocityOperators::begin() {
  for (std::size_t i = 0; i < motion_.steps().size(); ++i) {
    const Vector12& z = motion_.steps()[i].start();
    E_start_.frames[i].topLeftCorner<3, 3>().setIdentity();
    for (int k = 3; k < 12; k += 3) E_start_.frames[i].block<3, 3>(k, 3) = -skew(z.segment<3>(k));
  }
}

void VelocityOperators::move() {
  for (std::size_t i = 0; i < motion_.steps().size(); ++i) {
    const FrameStep& step = motion_.steps()[i];
    P_.frames[i] = step.Q();
    P_.frames[i].topLeftCorner<3, 3>() = 0.5 * (Matrix3d::Identity() + step.rotation());
    E_end_.frames[i].topLeftCorner<3, 3>() = step.rotation();
    for (int k = 3; k < 12; k += 3)
      E_end_.frames[i].block<3, 3>(k, 3) = -skew(step.end().segment<3>(k)) * step.rotation();
  }
}

Matrix12x6 VelocityOperators::path_tangent(std::size_t i, const Vector6& V) const {
  const FrameStep& step = motion_.steps()[i];
  const Vector3d v = V.head<3>();
  const Vector3d w = V.tail<3>();
  Matrix12x6 D = Matrix12x6::Zero();
  D.topRightCorner<3, 3>() = -0.5 * skew(step.rotation() * v) * step.rotation_tangent();
  for (int k = 3; k < 12; k += 3) D.block<3, 3>(k, 3) = 0.5 * skew(w) * step.T().block<3, 3>(k, 3);
  return D;
}

Matrix6 VelocityOperators::path_force_tangent(std::size_t i, const Vector12& f) const {
  const FrameStep& step = motion_.steps()[i];
  Matrix6 D = Matrix6::Zero();
  D.topRightCorner<3, 3>() =
      0.5 * step.rotation().transpose() * skew(f.head<3>()) * step.rotation_tangent();
  for (int k = 3; k < 12; k += 3)
    D.bottomRightCorner<3, 3>() -= 0.5 * skew(f.segment<3>(k)) * step.T().block<3, 3>(k, 3);
  return D;
}

Matrix6 VelocityOperators::end_force_tangent(std::size_t i, const Vector12& f) const {
  const FrameStep& step = motion_.steps()[i];
  Vector3d moment = Vector3d::Zero();
  Matrix3d moment_p = Matrix3d::Zero();
  for (int k = 3; k < 12; k += 3) {
    moment += step.end().segment<3>(k).cross(f.segment<3>(k));
    moment_p -= skew(f.segment<3>(k)) * step.T().block<3, 3>(k, 3);
  }
  const Matrix3d back = step.rotation().transpose();
  Matrix6 D = Matrix6::Zero();
  D.topRightCorner<3, 3>() = back * skew(f.head<3>()) * step.rotation_tangent();
  D.bottomRightCorner<3, 3>() = back * (skew(moment) * step.rotation_tangent() + moment_p);
  return D;
}

}  // namespace visviva
