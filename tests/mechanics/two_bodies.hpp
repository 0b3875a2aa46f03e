#pragma once

#include <Eigen/Geometry>
#include <numbers>

#include "support/dense.hpp"
#include "support/differences.hpp"

/// Two bodies a and b at random poses with random markers, and one angle, to try joints and elements on.
namespace visviva::test {

using Eigen::Matrix3d;
using Eigen::Vector3d;

constexpr double degree = std::numbers::pi / 180.0;
constexpr int first_a = 0;
constexpr int first_b = 12;
constexpr int angle_coordinate = 24;
constexpr int coordinate_count = 25;

struct Pose {
  Vector3d x = Vector3d::Zero();
  Matrix3d R = Matrix3d::Identity();
};

inline Pose operator*(const Pose& a, const Pose& b) { return {a.x + a.R * b.x, a.R * b.R}; }
inline Pose inverse(const Pose& a) { return {-(a.R.transpose() * a.x), a.R.transpose()}; }

inline Matrix3d about(const Vector3d& axis, double angle) {
  return Eigen::AngleAxisd(angle, axis.normalized()).toRotationMatrix();
}

inline Vector3d random_vector(Random& random) { return random.vector(3); }
inline Pose random_pose(Random& random) {
  return {2.0 * random_vector(random), about(random_vector(random), 3.0 * random.number())};
}

inline Vector state_of(const Pose& a, const Pose& b, double angle) {
  Vector q(coordinate_count);
  q << frame_coordinates(a.x, a.R), frame_coordinates(b.x, b.R), angle;
  return q;
}

inline FrameForms marker_on(int first, const Pose& marker) {
  return frame_on_body(first, marker.x, marker.R);
}

/// The state with both bodies moved as one.
inline Vector moved(const Pose& motion, const Vector& q) {
  Vector result = q;
  for (const int first : {first_a, first_b}) {
    const Pose pose = motion * Pose{frame_position(q, first), frame_rotation(q, first)};
    result.segment<12>(first) = frame_coordinates(pose.x, pose.R);
  }
  return result;
}

/// Velocities of the coordinates when body `first` has the velocity u of its origin and the angular velocity ω.
inline Vector rigid_velocity(const Vector& q, int first, const Vector3d& u, const Vector3d& omega) {
  Vector v = Vector::Zero(coordinate_count);
  v.segment<12>(first) = frame_velocities(frame_rotation(q, first), u, omega);
  return v;
}

/// A system of the two bodies' coordinates with these terms and nothing else: no mass, no orthonormality.
inline System system_of(SystemDescription terms) {
  for (int i = 0; i < coordinate_count; ++i) terms.coordinates.push_back("q" + std::to_string(i));
  return System(std::move(terms));
}

inline Vector random_state(Random& random) {
  return state_of(random_pose(random), random_pose(random), 0.0);
}

/// The force and the moment about the origin of space that forces on the coordinates add up to.
struct Resultant {
  Vector3d force = Vector3d::Zero();
  Vector3d moment = Vector3d::Zero();
};
inline Resultant resultant(const Vector& q, const Vector& f) {
  Resultant sum;
  for (const int first : {first_a, first_b}) {
    sum.force += f.segment<3>(first);
    for (int k = first; k < first + 12; k += 3)
      sum.moment += Vector3d(q.segment<3>(k)).cross(Vector3d(f.segment<3>(k)));
  }
  return sum;
}

}  // namespace visviva::test
