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

std::vector<JointKind> lower_pairs() {
  using Points = JointFit::Points;
  using Axes = JointFit::Axes;
  return {
      plain_joint<Rigid>("nothing", {Points::together, Axes::parallel}),
      plain_joint<Spherical>("turn any way", {Points::together, Axes::any}),
      plain_joint<Revolute>("turn about the axis", {Points::together, Axes::parallel}),
      plain_joint<Universal>("turn about the axis on a and the axis on b",
                             {Points::together, Axes::crossed}),
      plain_joint<Cylindrical>("turn about and slide along the axis",
                               {Points::on_axis, Axes::parallel}),
      plain_joint<Prismatic>("slide along the axis", {Points::on_axis, Axes::parallel}),
      plain_joint<Planar>("slide in the plane across the axis, turn about the axis",
                          {Points::on_plane, Axes::parallel}),
  };
}

}  // namespace visviva
