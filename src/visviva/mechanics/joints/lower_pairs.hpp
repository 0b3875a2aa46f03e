#pragma once

#include "visviva/mechanics/joints/joint_kind.hpp"

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
  [[nodiscard]] JointTraits traits() const override { return {.axes_a = false, .axes_b = false}; }
  [[nodiscard]] std::vector<JointRow> rows(const JointFrames& frames) const override;
};

/// A hinge: rotation about the common third axis.
class Revolute final : public Joint {
 public:
  [[nodiscard]] std::string_view kind() const override { return "revolute"; }
  [[nodiscard]] JointTraits traits() const override { return {.turns = true}; }
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
  [[nodiscard]] JointTraits traits() const override { return {.turns = true, .slides = true}; }
  [[nodiscard]] std::vector<JointRow> rows(const JointFrames& frames) const override;
};

/// A slider: sliding along the common third axis.
class Prismatic final : public Joint {
 public:
  [[nodiscard]] std::string_view kind() const override { return "prismatic"; }
  [[nodiscard]] JointTraits traits() const override { return {.slides = true}; }
  [[nodiscard]] std::vector<JointRow> rows(const JointFrames& frames) const override;
};

/// Sliding in the plane at right angles to the third axis, and rotation about it.
class Planar final : public Joint {
 public:
  [[nodiscard]] std::string_view kind() const override { return "planar"; }
  [[nodiscard]] JointTraits traits() const override { return {.turns = true}; }
  [[nodiscard]] std::vector<JointRow> rows(const JointFrames& frames) const override;
};

/// All of these.
[[nodiscard]] std::vector<JointKind> lower_pairs();

}  // namespace visviva
