#include "visviva/simulate/start_moves.hpp"

#include <algorithm>
#include <cmath>
#include <tuple>

namespace visviva {
namespace {

using Eigen::Matrix3d;
using Eigen::Vector3d;

// As a part of what is there.
constexpr double negligible_move = 1e-9;

double angle_between(const Matrix3d& R0, const Matrix3d& R1) {
  const Matrix3d R = R1 * R0.transpose();
  const Vector3d twice_sine(R(2, 1) - R(1, 2), R(0, 2) - R(2, 0), R(1, 0) - R(0, 1));
  return std::atan2(twice_sine.norm(),
                    R.trace() - 1.0);  // the sine is exact where angles are small
}

PartMove move_of(const Frame& frame, const PositionsAndVelocities& from,
                 const PositionsAndVelocities& to) {
  const int i = frame.first;
  return {
      frame.name, (frame_position(to.q, i) - frame_position(from.q, i)).norm(),
      angle_between(frame_rotation(from.q, i), frame_rotation(to.q, i)),
      (to.v.segment<3>(i) - from.v.segment<3>(i)).norm(),
      (frame_angular_velocity(to.q, to.v, i) - frame_angular_velocity(from.q, from.v, i)).norm()};
}
PartMove move_of(const Particle& particle, const PositionsAndVelocities& from,
                 const PositionsAndVelocities& to) {
  const auto& i = particle.coordinates;
  return {particle.name, (to.q(i) - from.q(i)).norm(), 0.0, (to.v(i) - from.v(i)).norm(), 0.0};
}

// How far the farthest part is from the origin. Directions of axes are coordinates, too, and make round-off of places.
double size_of_places(const System& system, const Vector& q) {
  double size = 1e-4 * q.cwiseAbs().maxCoeff();
  for (const Frame& frame : system.frames())
    size = std::max(size, frame_position(q, frame.first).norm());
  for (const Particle& particle : system.particles())
    size = std::max(size, q(particle.coordinates).norm());
  return size;
}

}  // namespace

std::vector<PartMove> find_moves(const System& system, const PositionsAndVelocities& given,
                                 const PositionsAndVelocities& moved) {
  const double place = negligible_move * size_of_places(system, moved.q);
  const double speed = negligible_move * moved.v.cwiseAbs().maxCoeff();
  std::vector<PartMove> moves;
  const auto add = [&](const PartMove& m) {
    if (m.distance > place || m.angle > negligible_move || m.velocity > speed ||
        m.angular_velocity > speed)
      moves.push_back(m);
  };
  for (const Frame& frame : system.frames()) add(move_of(frame, given, moved));
  for (const Particle& particle : system.particles()) add(move_of(particle, given, moved));
  std::stable_sort(moves.begin(), moves.end(), [](const PartMove& a, const PartMove& b) {
    return std::tie(a.distance, a.angle, a.velocity) > std::tie(b.distance, b.angle, b.velocity);
  });
  return moves;
}

}  // namespace visviva
