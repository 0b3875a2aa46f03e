#pragma once

#include "visviva/mechanics/joints/joint.hpp"

namespace visviva {

/// Holds both frames together: no freedom.
class Rigid final : public Joint {
 public:
  [[nodiscard]] std::string_view kind() const override { return "rigid"; }
  [[nodiscard]] std::vector<JointRow> rows(const JointFrames& frames) const override;
};

/// A ball in a socket: three rotations.
class Spherical final : public Joint {
 public:
  [[nodiscard]] std::string_view kind() const override { return "spherical"; }
  [[nodiscard]] bool needs_axes_a() const override { return false; }
  [[nodiscard]] bool needs_axes_b() const override { return false; }
  [[nodiscard]] std::vector<JointRow> rows(const JointFrames& frames) const override;
};

/// A hinge: rotation about the common third axis.
class Revolute final : public Joint {
 public:
  [[nodiscard]] std::string_view kind() const override { return "revolute"; }
  [[nodiscard]] std::vector<JointRow> rows(const JointFrames& frames) const override;
};

/// A cardan joint: rotations about the third axis of a and the first axis of b, which stay at right angles.
class Universal final : public Joint {
 public:
  [[nodiscard]] std::string_view kind() const override { return "universal"; }
  [[nodiscard]] std::vector<JointRow> rows(const JointFrames& frames) const override;
};

/// Rotation about and sliding along the common third axis.
class Cylindrical final : public Joint {
 public:
  [[nodiscard]] std::string_view kind() const override { return "cylindrical"; }
  [[nodiscard]] std::vector<JointRow> rows(const JointFrames& frames) const override;
};

/// A slider: sliding along the common third axis.
class Prismatic final : public Joint {
 public:
  [[nodiscard]] std::string_view kind() const override { return "prismatic"; }
  [[nodiscard]] std::vector<JointRow> rows(const JointFrames& frames) const override;
};

/// Sliding in the plane at right angles to the third axis, and rotation about it.
class Planar final : public Joint {
 public:
  [[nodiscard]] std::string_view kind() const override { return "planar"; }
  [[nodiscard]] std::vector<JointRow> rows(const JointFrames& frames) const override;
};

}  // namespace visviva
