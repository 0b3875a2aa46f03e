#pragma once

#include "visviva/mechanics/frame.hpp"
#include "visviva/mechanics/load.hpp"
#include "visviva/mechanics/term.hpp"

namespace visviva {

/// How the direction of a load follows its body.
enum class Direction {
  dead,     ///< fixed in space
  follower  ///< fixed in the body
};

/// A force with the components `force` (in space, or in the axes of the frame it acts at) times `factor`(t).
[[nodiscard]] LoadTerm force_at(std::string name, const FrameForms& at,
                                const Eigen::Vector3d& force, Direction direction,
                                std::function<double(double)> factor);

/// A moment, likewise. In natural coordinates a moment M is the forces ½ M × dₖ on the directors.
[[nodiscard]] LoadTerm moment_on(std::string name, const FrameForms& at,
                                 const Eigen::Vector3d& moment, Direction direction,
                                 std::function<double(double)> factor);

}  // namespace visviva
