#pragma once

#include "visviva/mechanics/joints/joint_kind.hpp"

namespace visviva {

/// Keeps two points at a distance: a massless rod with ball ends.
class FixedDistance final : public Joint {
 public:
  explicit FixedDistance(double length);
  [[nodiscard]] std::string_view kind() const override { return "distance"; }
  [[nodiscard]] JointTraits traits() const override { return {.axes_a = false, .axes_b = false}; }
  [[nodiscard]] std::vector<JointRow> rows(const JointFrames& frames) const override;

 private:
  double length_;
};

/// Keeps the point of b on the third axis of a.
class PointOnLine final : public Joint {
 public:
  [[nodiscard]] std::string_view kind() const override { return "point-on-line"; }
  [[nodiscard]] JointTraits traits() const override { return {.axes_b = false}; }
  [[nodiscard]] std::vector<JointRow> rows(const JointFrames& frames) const override;
};

/// Keeps the point of b on the plane through a at right angles to its third axis.
class PointOnPlane final : public Joint {
 public:
  [[nodiscard]] std::string_view kind() const override { return "point-on-plane"; }
  [[nodiscard]] JointTraits traits() const override { return {.axes_b = false}; }
  [[nodiscard]] std::vector<JointRow> rows(const JointFrames& frames) const override;
};

/// All of these.
[[nodiscard]] std::vector<JointKind> point_joints();

}  // namespace visviva
