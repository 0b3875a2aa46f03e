#pragma once

#include <functional>
#include <memory>

#include "visviva/mechanics/joints/joint.hpp"
#include "visviva/mechanics/part_kind.hpp"

namespace visviva {

/// How the frames of a joint have to lie at the start.
struct JointFit {
  enum class Points {
    together,  ///< at the same place
    on_axis,   ///< that of b on the third axis of a
    on_plane,  ///< that of b on the plane across the third axis of a
    apart      ///< at different places
  };
  enum class Axes {
    any,
    parallel,  ///< the third axes
    crossed    ///< the third axis of a and the first of b at right angles
  };
  Points points = Points::together;
  Axes axes = Axes::any;
};

/// All there is to know of one kind of joint: its keys in model files, its place and its messages follow from this.
struct JointKind {
  std::string_view name;
  std::string_view summary;  ///< what b can do against a
  JointFit fit;
  std::vector<PartParameter> parameters;
  std::function<std::shared_ptr<const Joint>(const PartData&)> make;
  JointTraits traits = {};
};

/// Of a class of joint without parameters.
template <typename PlainJoint>
[[nodiscard]] JointKind plain_joint(std::string_view summary, JointFit fit) {
  return {PlainJoint().kind(),
          summary,
          fit,
          {},
          [](const PartData&) { return std::make_shared<PlainJoint>(); },
          PlainJoint().traits()};
}

}  // namespace visviva
