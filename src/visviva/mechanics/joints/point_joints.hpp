#pragma once

#include "visviva/mechanics/joints/joint.hpp"

namespace visviva {

/// Keeps two points at a distance: a massless rod with ball ends.
class FixedDistance final : public Joint {
 public:
  explicit FixedDistance(double length);
  [[nodiscard]] std::string_view kind() const override { return "distance"; }
  [[nodiscard]] bool needs_axes_a() const override { return false; }
  [[nodiscard]] bool needs_axes_b() const override { return false; }
  [[nodiscard]] std::vector<JointRow> rows(const JointFrames& frames) const override;

 private:
  double length_;
};

/// Keeps the point of b on the third axis of a.
class PointOnLine final : public Joint {
 public:
  [[nodiscard]] std::string_view kind() const override { return "point-on-line"; }
  [[nodiscard]] bool needs_axes_b() const override { return false; }
  [[nodiscard]] std::vector<JointRow> rows(const JointFrames& frames) const override;
};

/// Keeps the point of b on the plane through a at right angles to its third axis.
class PointOnPlane final : public Joint {
 public:
  [[nodiscard]] std::string_view kind() const override { return "point-on-plane"; }
  [[nodiscard]] bool needs_axes_b() const override { return false; }
  [[nodiscard]] std::vector<JointRow> rows(const JointFrames& frames) const override;
};

}  // namespace visviva
