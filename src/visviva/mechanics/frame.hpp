#pragma once

#include <Eigen/Geometry>
#include <array>
#include <string>

#include "visviva/mechanics/forms.hpp"

namespace visviva {

/// A body in natural coordinates: a point x and three directors d₁ d₂ d₃ (the columns of its rotation matrix),
/// twelve consecutive coordinates. With z = (x, d₁, d₂, d₃) its kinetic energy is ½ Σ Iₐᵦ żₐ·żᵦ,
///
///     I = [ m     m cᵀ ]      E = ½ tr(J) 1 − J,
///         [ m c   E    ]
///
/// c the mass centre and J the inertia about x, both in the body's axes.
struct Frame {
  static constexpr int size = 12;

  std::string name;
  int first = 0;
  Eigen::Matrix4d inertia = Eigen::Matrix4d::Zero();
  std::string part = {};  ///< of the model, that it belongs to

  [[nodiscard]] double mass() const { return inertia(0, 0); }
  /// The first moment m c.
  [[nodiscard]] Eigen::Vector3d moment() const { return inertia.block<3, 1>(1, 0); }
  /// J, about x in the body's axes.
  [[nodiscard]] Eigen::Matrix3d rotational_inertia() const {
    const Eigen::Matrix3d E = inertia.block<3, 3>(1, 1);
    return E.trace() * Eigen::Matrix3d::Identity() - E;
  }
};

/// I of a mass m with its centre at c and the inertia J about that centre.
[[nodiscard]] Eigen::Matrix4d frame_inertia(double m, const Eigen::Vector3d& c,
                                            const Eigen::Matrix3d& J);

/// Position and rotation of the frame whose coordinates start at `first`; columns of the rotation are the directors.
[[nodiscard]] inline Eigen::Vector3d frame_position(VectorIn q, int first) {
  return q.segment<3>(first);
}
[[nodiscard]] inline Eigen::Matrix3d frame_rotation(VectorIn q, int first) {
  return Eigen::Map<const Eigen::Matrix3d>(q.data() + first + 3);
}
/// ω with ḋₖ = ω × dₖ.
[[nodiscard]] Eigen::Vector3d frame_angular_velocity(VectorIn q, VectorIn v, int first);

/// The twelve coordinates of a pose, and their velocities for a velocity of x and an angular velocity in space axes.
[[nodiscard]] Eigen::Matrix<double, 12, 1> frame_coordinates(const Eigen::Vector3d& x,
                                                             const Eigen::Matrix3d& R);
[[nodiscard]] Eigen::Matrix<double, 12, 1> frame_velocities(const Eigen::Matrix3d& R,
                                                            const Eigen::Vector3d& x_dot,
                                                            const Eigen::Vector3d& omega);

/// dᵢ·dⱼ = δᵢⱼ in six rows, of the twelve coordinates from 0.
[[nodiscard]] std::vector<ScalarForm> orthonormality(int first);

/// A point with three axes that moves with a body, or stands on the ground.
struct FrameForms {
  VectorForm point;
  std::array<VectorForm, 3> axis;
};
/// At `position` and with the columns of `orientation` as axes, both in the body's axes.
[[nodiscard]] FrameForms frame_on_body(int first, const Eigen::Vector3d& position,
                                       const Eigen::Matrix3d& orientation);
[[nodiscard]] FrameForms frame_on_ground(const Eigen::Vector3d& position,
                                         const Eigen::Matrix3d& orientation);
/// A point mass has a place but no axes.
[[nodiscard]] FrameForms frame_on_point(int first);

}  // namespace visviva
