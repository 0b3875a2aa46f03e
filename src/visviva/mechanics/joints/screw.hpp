#pragma once

#include "visviva/mechanics/joints/joint_kind.hpp"

namespace visviva {

/// Rotation about the common third axis that moves b along it by `lead` metres a turn.
class Screw final : public Joint {
 public:
  explicit Screw(double lead);
  [[nodiscard]] std::string_view kind() const override { return "screw"; }
  [[nodiscard]] JointTraits traits() const override {
    return {.turns = true, .slides = true, .reads_angle = true};
  }
  [[nodiscard]] std::vector<JointRow> rows(const JointFrames& frames) const override;

 private:
  double lead_;
};

[[nodiscard]] JointKind screw_joint();

}  // namespace visviva
