#include "visviva/mechanics/pose_map.hpp"

namespace visviva {

LocalVector PoseMap::value(const LocalVector& q) const {
  LocalVector z(natural_);
  for (const Copy& copy : copies_) z[copy.z] = q[copy.q];
  for (const Body& body : bodies_) {
    const Eigen::Matrix3d R =
        body.p < 0 ? Eigen::Matrix3d::Zero() : rotation_of(q.segment<4>(body.p));
    const Eigen::Vector3d arm = R * body.centre;
    for (const auto& read : body.reads)
      z[read.z] = read.component < 3 ? q[body.x + read.component] - arm[read.component]
                                     : R(read.component % 3, read.component / 3 - 1);
  }
  return z;
}

LocalMatrix PoseMap::linear_part(const LocalVector& q) const {
  LocalMatrix D = LocalMatrix::Zero(natural_, parameters_);
  for (const Body& body : bodies_) {
    if (body.p < 0) continue;
    const EulerParameters p = q.segment<4>(body.p);
    Eigen::Matrix<double, 12, 4> by_p;
    by_p.topRows<3>() = -rotated_jacobian(p, body.centre);
    for (int k = 0; k < 3; ++k)
      by_p.middleRows<3>(3 + 3 * k) = rotated_jacobian(p, Eigen::Vector3d::Unit(k));
    for (const auto& read : body.reads) D.block<1, 4>(read.z, body.p) = by_p.row(read.component);
  }
  return D;
}

LocalMatrix PoseMap::jacobian(const LocalVector& q) const {
  LocalMatrix D = linear_part(q);
  for (const Copy& copy : copies_) D(copy.z, copy.q) = 1.0;
  for (const Body& body : bodies_)
    for (const auto& read : body.reads)
      if (read.component < 3) D(read.z, body.x + read.component) = 1.0;
  return D;
}

// The second derivatives are constant and symmetric: D²z[u] is the linear part of D at u.
LocalMatrix PoseMap::jacobian_derivative(const LocalVector& u) const { return linear_part(u); }

void PoseMap::add_curvature(const LocalVector& w, double scale, LocalMatrix& H) const {
  for (const Body& body : bodies_) {
    if (body.p < 0) continue;
    Eigen::Matrix<double, 3, 4> weights = Eigen::Matrix<double, 3, 4>::Zero();
    for (const auto& read : body.reads) weights(read.component % 3, read.component / 3) = w[read.z];
    Eigen::Matrix4d sum = -rotated_curvature(weights.col(0), body.centre);
    for (int k = 0; k < 3; ++k)
      sum += rotated_curvature(weights.col(k + 1), Eigen::Vector3d::Unit(k));
    H.block<4, 4>(body.p, body.p) += scale * sum;
  }
}

}  // namespace visviva
