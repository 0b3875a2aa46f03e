#include "visviva/schemes/house/velocity_operators.hpp"

#include "visviva/math/rotation.hpp"

namespace visviva {

using Eigen::Matrix3d;
using Eigen::Vector3d;

VelocityOperators::VelocityOperators(const FrameMotion& motion) : motion_(motion) {
  for (FrameOperators* op : {&P_, &E_start_, &E_end_}) {
    op->frames.resize(motion.steps().size());
    op->points_turn = false;
  }
  E_start_.points_rotate = false;
  E_start_.turns_scale = true;
  P_.turns_scale = true;
}

void VelocityOperators::begin() {
  for (std::size_t i = 0; i < motion_.steps().size(); ++i)
    E_start_.frames[i].directors =
        Eigen::Map<const Matrix3d>(motion_.steps()[i].start().data() + 3);
}

void VelocityOperators::move() {
  for (std::size_t i = 0; i < motion_.steps().size(); ++i) {
    const FrameStep& step = motion_.steps()[i];
    P_.frames[i] = step.Q();
    P_.frames[i].point = 0.5 * (Matrix3d::Identity() + step.rotation());
    E_end_.frames[i].directors = step.T().directors;
    E_end_.frames[i].point = step.rotation();
    E_end_.frames[i].turn = step.rotation();
  }
}

PathRate VelocityOperators::path_rate(std::size_t i, const Vector6& V) const {
  return {motion_.steps()[i].rotation() * V.head<3>(), V.tail<3>()};
}

FrameOperator VelocityOperators::path_by_increment(std::size_t i) const {
  const Matrix6& V_y = motion_.steps()[i].mean_velocity_tangent();
  FrameOperator op = P_.frames[i];
  op.point_turn = op.point * V_y.topRightCorner<3, 3>();
  op.point = (op.point * V_y.topLeftCorner<3, 3>()).eval();
  op.turn /= motion_.h();
  return op;
}

Matrix6 VelocityOperators::path_force_tangent(std::size_t i, const Vector12& f) const {
  const FrameStep& step = motion_.steps()[i];
  Matrix6 D = Matrix6::Zero();
  D.topRightCorner<3, 3>() =
      0.5 * step.rotation().transpose() * skew(f.head<3>()) * step.rotation_tangent();
  D.bottomRightCorner<3, 3>() = step.moment_tangent(f);
  return D;
}

Matrix6 VelocityOperators::end_force_tangent(std::size_t i, const Vector12& f) const {
  const FrameStep& step = motion_.steps()[i];
  Vector3d moment = Vector3d::Zero();
  for (int k = 3; k < 12; k += 3) moment += step.end().segment<3>(k).cross(f.segment<3>(k));
  const Matrix3d back = step.rotation().transpose();
  Matrix6 D = Matrix6::Zero();
  D.topRightCorner<3, 3>() = back * skew(f.head<3>()) * step.rotation_tangent();
  D.bottomRightCorner<3, 3>() =
      back * (skew(moment) * step.rotation_tangent() + 2.0 * step.moment_tangent(f));
  return D;
}

}  // namespace visviva
