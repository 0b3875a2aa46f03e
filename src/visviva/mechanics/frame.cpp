#include "visviva/mechanics/frame.hpp"

namespace visviva {

Eigen::Matrix4d frame_inertia(double m, const Eigen::Vector3d& c, const Eigen::Matrix3d& J) {
  Eigen::Matrix4d inertia;
  inertia(0, 0) = m;
  inertia.block<3, 1>(1, 0) = m * c;
  inertia.block<1, 3>(0, 1) = m * c.transpose();
  const Eigen::Matrix3d E =
      0.5 * J.trace() * Eigen::Matrix3d::Identity() - J + m * c * c.transpose();
  // Symmetric to the last bit.
  inertia.block<3, 3>(1, 1) = 0.5 * (E + E.transpose());
  return inertia;
}

Eigen::Vector3d frame_angular_velocity(VectorIn q, VectorIn v, int first) {
  Eigen::Vector3d omega = Eigen::Vector3d::Zero();
  for (int k = 3; k < 12; k += 3)
    omega +=
        0.5 *
        Eigen::Vector3d(q.segment<3>(first + k)).cross(Eigen::Vector3d(v.segment<3>(first + k)));
  return omega;
}

Eigen::Matrix<double, 12, 1> frame_coordinates(const Eigen::Vector3d& x, const Eigen::Matrix3d& R) {
  Eigen::Matrix<double, 12, 1> z;
  z << x, R.col(0), R.col(1), R.col(2);
  return z;
}

Eigen::Matrix<double, 12, 1> frame_velocities(const Eigen::Matrix3d& R,
                                              const Eigen::Vector3d& x_dot,
                                              const Eigen::Vector3d& omega) {
  Eigen::Matrix<double, 12, 1> z_dot;
  z_dot << x_dot, omega.cross(R.col(0)), omega.cross(R.col(1)), omega.cross(R.col(2));
  return z_dot;
}

std::vector<ScalarForm> orthonormality(int first) {
  std::array<VectorForm, 3> d;
  for (int k = 0; k < 3; ++k)
    d[static_cast<std::size_t>(k)] = VectorForm::of_coordinates(first + 3 + 3 * k);
  const auto excess = [](const VectorForm& a) { return 0.5 * dot(a, a) - ScalarForm(0.5); };
  return {excess(d[0]),    excess(d[1]),    excess(d[2]),
          dot(d[1], d[2]), dot(d[2], d[0]), dot(d[0], d[1])};
}

FrameForms frame_on_body(int first, const Eigen::Vector3d& position,
                         const Eigen::Matrix3d& orientation) {
  const auto in_body = [&](const Eigen::Vector3d& s) {
    VectorForm form;
    for (int k = 0; k < 3; ++k) form += s[k] * VectorForm::of_coordinates(first + 3 + 3 * k);
    return form;
  };
  return {VectorForm::of_coordinates(first) + in_body(position),
          {in_body(orientation.col(0)), in_body(orientation.col(1)), in_body(orientation.col(2))}};
}

FrameForms frame_on_ground(const Eigen::Vector3d& position, const Eigen::Matrix3d& orientation) {
  return {VectorForm::of_place(position),
          {VectorForm(orientation.col(0)), VectorForm(orientation.col(1)),
           VectorForm(orientation.col(2))}};
}

FrameForms frame_on_point(int first) { return {VectorForm::of_coordinates(first), {}}; }

}  // namespace visviva
