#include "visviva/modelfile/joint_placing.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace visviva::modelfile {
namespace {

// What is at a pose in space, on the part of a place.
model::Marker on_part(const PlaceOnPart& place, const Pose& pose) {
  const Pose& part = place.part;
  return {place.marker.on, part.axes.transpose() * (pose.position - part.position),
          part.axes.transpose() * pose.axes};
}

// How far a model may be from fitting together before it is a mistake: in radians, and of its size up to a metre.
constexpr double largest_misfit = 1e-3;
// Of the size of the model: nobody has to hear of it.
constexpr double round_off = 1e-9;

}  // namespace

JointPlacing::JointPlacing(const JointEntry& entry, const PlaceOnPart& a, const PlaceOnPart& b,
                           bool may_move, double size)
    : entry_(entry),
      a_(a),
      b_(b),
      pose_a_(a.in_space()),
      pose_b_(b.in_space()),
      may_move_(may_move),
      size_(size) {
  if (!find_points() || !find_axes()) return;
  if (!may_move_) reach_from_nodes();
  problem_ = misfit_of_points();
  if (!problem_) problem_ = misfit_of_axes();
}

double JointPlacing::largest_gap() const { return largest_misfit * std::min(size_, 1.0); }

// The arm begins at the node and ends at the joint, which is at `at` or else on the other part.
void JointPlacing::reach_from_nodes() {
  if (entry_.at && a_.on_beam) pose_a_.position = *entry_.at;
  if (entry_.at && b_.on_beam) pose_b_.position = *entry_.at;
  const Vector3d gap = misfit();
  if (gap.norm() <= largest_gap()) {
    if (b_.on_beam)
      pose_b_.position -= gap;
    else if (a_.on_beam)
      pose_a_.position += gap;
  }
  note_arm(a_, pose_a_, 0);
  note_arm(b_, pose_b_, 1);
}

void JointPlacing::note_arm(const PlaceOnPart& place, const Pose& pose, std::size_t side) {
  const double length = (pose.position - place.in_space().position).norm();
  if (place.on_beam && length > round_off * size_)
    arms_.push_back({length, entry_.between[side].text});
}

Vector3d JointPlacing::misfit() const {
  const Vector3d axis = pose_a_.axes.col(2);
  Vector3d apart = pose_b_.position - pose_a_.position;
  Vector3d along = axis.dot(apart) * axis;
  switch (entry_.kind->fit.points) {
    case JointFit::Points::together:
      return apart;
    case JointFit::Points::on_axis:
      return apart - along;
    case JointFit::Points::on_plane:
      return along;
    case JointFit::Points::apart:
      break;
  }
  return Vector3d::Zero();
}

bool JointPlacing::find_points() {
  if (entry_.at) {
    if (!a_.placed) pose_a_.position = *entry_.at;
    if (!b_.placed) pose_b_.position = *entry_.at;
    return agrees_with_at(a_, pose_a_, 0) && agrees_with_at(b_, pose_b_, 1);
  }
  if (entry_.kind->fit.points == JointFit::Points::apart)
    return true;  // bodies without a place are meant at their origins
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
  if (!part.placed || gap <= largest_gap()) return true;
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
    problem_ = {
        "E507", "axis_2",
        fmt::format("the two axes of a {} joint are not at right angles", entry_.kind->name),
        "turn one of them: the cross of the joint has arms at right angles"};
    return false;
  }
  pose_b_.axes = model::axes_along(third, second);
  return true;
}

model::Marker JointPlacing::a() const { return on_part(a_, pose_a_); }
model::Marker JointPlacing::b() const { return on_part(b_, pose_b_); }
std::vector<Vector3d> JointPlacing::points() const { return {pose_a_.position, pose_b_.position}; }

std::optional<JointPlacing::Problem> JointPlacing::misfit_of_points() const {
  using Points = JointFit::Points;
  const std::string_view kind = entry_.kind->name;
  const Points points = entry_.kind->fit.points;
  if (points == Points::apart) {
    if (pose_a_.position != pose_b_.position) return std::nullopt;
    return Problem{
        "E505", "between",
        fmt::format("a {} joint has no length: both its ends are at the same point", kind),
        "use a spherical joint"};
  }
  const double gap = misfit().norm();
  if (may_move_ || gap <= largest_gap()) return std::nullopt;
  if (points == Points::together)
    return Problem{
        "E507", "between",
        fmt::format("a {} joint holds two points together, but '{}' and '{}' are {:.4g} m apart",
                    kind, entry_.between[0].text, entry_.between[1].text, gap),
        "move one of the parts, or give the joint a place with 'at'"};
  return Problem{
      "E507", "between",
      fmt::format("'{}' is {:.4g} m away from the {} that a {} joint keeps it on",
                  entry_.between[1].text, gap, points == Points::on_axis ? "axis" : "plane", kind),
      "move one of the parts, or turn the joint's axis"};
}

std::optional<JointPlacing::Problem> JointPlacing::misfit_of_axes() const {
  const Vector3d third_a = pose_a_.axes.col(2);
  const Vector3d third_b = pose_b_.axes.col(2);
  const double angle = std::atan2(third_a.cross(third_b).norm(), third_a.dot(third_b));
  if (entry_.kind->fit.axes != JointFit::Axes::parallel || may_move_ || angle <= largest_misfit)
    return std::nullopt;
  return Problem{"E507", "between",
                 fmt::format("the third axes of '{}' and '{}' are {:.3g} degrees apart, but a {} "
                             "joint keeps them parallel",
                             entry_.between[0].text, entry_.between[1].text,
                             angle * 180.0 / std::numbers::pi, entry_.kind->name),
                 "turn one of the frames, or give the joint an 'axis' in space"};
}

}  // namespace visviva::modelfile
