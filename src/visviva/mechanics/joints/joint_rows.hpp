#pragma once

#include "visviva/mechanics/joints/joint.hpp"

namespace visviva {

// What joints are made of. Directions 1, 2, 3 are the axes of frame a, directions x, y, z those of space.

[[nodiscard]] inline std::vector<JointRow> operator+(std::vector<JointRow> all,
                                                     const std::vector<JointRow>& more) {
  all.insert(all.end(), more.begin(), more.end());
  return all;
}
[[nodiscard]] inline std::vector<JointRow> operator+(std::vector<JointRow> all, JointRow row) {
  all.push_back(std::move(row));
  return all;
}

/// The points coincide.
[[nodiscard]] inline std::vector<JointRow> same_point(const JointFrames& f) {
  const auto along = [&](int k) { return dot(f.gap(), VectorForm(Eigen::Vector3d::Unit(k))); };
  return {{"force x", along(0)}, {"force y", along(1)}, {"force z", along(2)}};
}
/// The point of b is on the third axis of a.
[[nodiscard]] inline std::vector<JointRow> on_line(const JointFrames& f) {
  return {{"force 1", dot(f.a.axis[0], f.gap())}, {"force 2", dot(f.a.axis[1], f.gap())}};
}
/// The point of b is on the plane through a at right angles to its third axis.
[[nodiscard]] inline std::vector<JointRow> on_plane(const JointFrames& f) {
  return {{"force 3", dot(f.a.axis[2], f.gap())}};
}
/// The third axes are parallel.
[[nodiscard]] inline std::vector<JointRow> same_axis(const JointFrames& f) {
  return {{"moment 1", dot(f.a.axis[2], f.b.axis[1])}, {"moment 2", dot(f.a.axis[2], f.b.axis[0])}};
}
/// b does not turn about the third axis.
[[nodiscard]] inline std::vector<JointRow> no_twist(const JointFrames& f) {
  return {{"moment 3", dot(f.a.axis[0], f.b.axis[1])}};
}

}  // namespace visviva
