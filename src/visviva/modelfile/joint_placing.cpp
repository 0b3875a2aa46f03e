#include "visviva/modelfile/joint_placing.hpp"

#include <fmt/format.h>

#include <cmath>
#include <numbers>

#include "visviva/mechanics/joints/lower_pairs.hpp"
#include "visviva/mechanics/joints/point_joints.hpp"
#include "visviva/mechanics/joints/screw.hpp"

namespace visviva::modelfile {
namespace {

model::Marker on_body(const model::Model& model, const std::string& on, const Pose& pose) {
  const Pose body = model.pose(on);
  return {on, body.axes.transpose() * (pose.position - body.position),
          body.axes.transpose() * pose.axes};
}

bool points_coincide(const std::string& type) {
  return type == "rigid" || type == "spherical" || type == "revolute" || type == "universal";
}
bool axes_coincide(const std::string& type) {
  return type == "rigid" || type == "revolute" || type == "cylindrical" || type == "prismatic" ||
         type == "planar" || type == "screw";
}

bool slides_along(const std::string& type) {
  return type == "cylindrical" || type == "prismatic" || type == "screw" || type == "point-on-line";
}
bool slides_across(const std::string& type) { return type == "planar" || type == "point-on-plane"; }

// How far a model may be from fitting together before it is a mistake, in metres and radians.
constexpr double largest_gap = 1e-3;
constexpr double largest_angle = 1e-3;

}  // namespace

Pose in_space(const model::Model& model, const model::Marker& marker) {
  const Pose body = model.pose(marker.on);
  return {body.position + body.axes * marker.position, body.axes * marker.orientation};
}

JointPlacing::JointPlacing(const model::Model& model, const JointEntry& entry, const PlaceOnPart& a,
                           const PlaceOnPart& b, bool may_move)
    : model_(model),
      entry_(entry),
      a_(a),
      b_(b),
      pose_a_(in_space(model, a.marker)),
      pose_b_(in_space(model, b.marker)) {
  if (!find_points() || !find_axes()) return;
  check_fit(may_move);
  if (problem_) return;
  connection_ = {entry.name, make_joint(), on_body(model, a.marker.on, pose_a_),
                 on_body(model, b.marker.on, pose_b_)};
}

bool JointPlacing::find_points() {
  if (entry_.at) {
    if (!a_.placed) pose_a_.position = *entry_.at;
    if (!b_.placed) pose_b_.position = *entry_.at;
    return agrees_with_at(a_, pose_a_, 0) && agrees_with_at(b_, pose_b_, 1);
  }
  if (entry_.type == "distance") return true;  // bodies without a place are meant at their origins
  if (!a_.placed && !b_.placed) {
    problem_ = {"E204", "", fmt::format("it is not said where the joint '{}' is", entry_.name),
                "add 'at: [x, y, z]', or name a frame of a part, as in crank/pin"};
    return false;
  }
  if (!a_.placed) pose_a_.position = pose_b_.position;
  if (!b_.placed) pose_b_.position = pose_a_.position;
  return true;
}

// A place that is named and given too must be the same.
bool JointPlacing::agrees_with_at(const PlaceOnPart& part, const Pose& pose, std::size_t side) {
  const double gap = (pose.position - *entry_.at).norm();
  if (!part.placed || gap <= largest_gap) return true;
  problem_ = {"E507", "at",
              fmt::format("the joint is {:.4g} m away from '{}'", gap, entry_.between[side].text),
              "leave 'at' out, or name only the parts"};
  return false;
}

bool JointPlacing::find_axes() {
  if (entry_.axis) {
    pose_a_.axes = pose_b_.axes = model::axes_along(*entry_.axis);
  } else if (entry_.at && !a_.oriented && !b_.oriented) {
    pose_a_.axes = pose_b_.axes = Matrix3d::Identity();
  } else {
    if (!a_.oriented && b_.oriented) pose_a_.axes = pose_b_.axes;
    if (!b_.oriented) pose_b_.axes = pose_a_.axes;
  }
  if (!entry_.axis_2) return true;
  const Vector3d third = pose_a_.axes.col(2);
  const Vector3d second = entry_.axis_2->normalized();
  if (std::abs(third.dot(second)) > 1e-6) {
    problem_ = {"E507", "axis_2", "the two axes of a universal joint are not at right angles",
                "turn one of them: the cross of the joint has arms at right angles"};
    return false;
  }
  pose_b_.axes = model::axes_along(third, second);
  return true;
}

void JointPlacing::check_fit(bool may_move) {
  const double gap = (pose_b_.position - pose_a_.position).norm();
  if (!may_move && points_coincide(entry_.type) && gap > largest_gap) {
    problem_ = {
        "E507", "between",
        fmt::format("a {} joint holds two points together, but '{}' and '{}' are {:.4g} m apart",
                    entry_.type, entry_.between[0].text, entry_.between[1].text, gap),
        "move one of the parts, or give the joint a place with 'at'"};
    return;
  }
  const Vector3d axis = pose_a_.axes.col(2);
  const Vector3d apart = pose_b_.position - pose_a_.position;
  const double along = axis.dot(apart);
  const double off = slides_along(entry_.type)    ? (apart - along * axis).norm()
                     : slides_across(entry_.type) ? std::abs(along)
                                                  : 0.0;
  if (!may_move && off > largest_gap) {
    problem_ = {"E507", "between",
                fmt::format("'{}' is {:.4g} m away from the {} that a {} joint keeps it on",
                            entry_.between[1].text, off,
                            slides_along(entry_.type) ? "axis" : "plane", entry_.type),
                "move one of the parts, or turn the joint's axis"};
    return;
  }
  const double angle =
      std::atan2(Vector3d(pose_a_.axes.col(2)).cross(Vector3d(pose_b_.axes.col(2))).norm(),
                 pose_a_.axes.col(2).dot(pose_b_.axes.col(2)));
  if (!may_move && axes_coincide(entry_.type) && angle > largest_angle)
    problem_ = {"E507", "between",
                fmt::format("the third axes of '{}' and '{}' are {:.3g} degrees apart, but a {} "
                            "joint keeps them parallel",
                            entry_.between[0].text, entry_.between[1].text,
                            angle * 180.0 / std::numbers::pi, entry_.type),
                "turn one of the frames, or give the joint an 'axis' in space"};
  if (entry_.type == "distance" && gap <= 0.0)
    problem_ = {"E505", "between",
                "a distance joint has no length: both its ends are at the same point",
                "use a spherical joint"};
}

std::shared_ptr<const Joint> JointPlacing::make_joint() const {
  const std::string& type = entry_.type;
  if (type == "rigid") return std::make_shared<Rigid>();
  if (type == "spherical") return std::make_shared<Spherical>();
  if (type == "revolute") return std::make_shared<Revolute>();
  if (type == "universal") return std::make_shared<Universal>();
  if (type == "cylindrical") return std::make_shared<Cylindrical>();
  if (type == "prismatic") return std::make_shared<Prismatic>();
  if (type == "planar") return std::make_shared<Planar>();
  if (type == "screw") return std::make_shared<Screw>(entry_.lead);
  if (type == "point-on-line") return std::make_shared<PointOnLine>();
  if (type == "point-on-plane") return std::make_shared<PointOnPlane>();
  return std::make_shared<FixedDistance>(
      entry_.length.value_or((pose_b_.position - pose_a_.position).norm()));
}

}  // namespace visviva::modelfile
