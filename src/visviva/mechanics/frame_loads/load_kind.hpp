#pragma once

#include "visviva/math/dimension.hpp"
#include "visviva/mechanics/frame.hpp"
#include "visviva/mechanics/term.hpp"

namespace visviva {

/// How the direction of a load follows its body.
enum class Direction {
  dead,     ///< fixed in space
  follower  ///< fixed in the body
};

/// All there is to know of one kind of load on a frame: a vector, with components in space or in the axes of the frame, times
/// a function of time. Its key in model files and its messages follow from this.
struct LoadKind {
  std::string_view name;  ///< also the key of the vector
  std::string_view summary;
  Dimension dimension;
  bool needs_axes;  ///< to act on, also where it is fixed in space
  LoadTerm (*make)(std::string name, const FrameForms& at, const Eigen::Vector3d& components,
                   Direction direction, std::function<double(double)> factor);
};

}  // namespace visviva
