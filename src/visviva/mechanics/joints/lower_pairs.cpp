#include "visviva/mechanics/joints/lower_pairs.hpp"

#include "visviva/mechanics/joints/joint_rows.hpp"

namespace visviva {

std::vector<JointRow> Rigid::rows(const JointFrames& f) const {
  return same_point(f) + same_axis(f) + no_twist(f);
}
std::vector<JointRow> Spherical::rows(const JointFrames& f) const { return same_point(f); }
std::vector<JointRow> Revolute::rows(const JointFrames& f) const {
  return same_point(f) + same_axis(f);
}
std::vector<JointRow> Universal::rows(const JointFrames& f) const {
  return same_point(f) + JointRow{"moment 2", dot(f.a.axis[2], f.b.axis[0])};
}
std::vector<JointRow> Cylindrical::rows(const JointFrames& f) const {
  return on_line(f) + same_axis(f);
}
std::vector<JointRow> Prismatic::rows(const JointFrames& f) const {
  return on_line(f) + same_axis(f) + no_twist(f);
}
std::vector<JointRow> Planar::rows(const JointFrames& f) const {
  return on_plane(f) + same_axis(f);
}

}  // namespace visviva
