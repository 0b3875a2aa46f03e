#pragma once

#include "visviva/mechanics/frame_loads/load_kind.hpp"

namespace visviva {

/// A moment with the components `moment` (in space, or in the axes of the frame it acts on) times `factor`(t).
[[nodiscard]] LoadTerm moment_on(std::string name, const FrameForms& at,
                                 const Eigen::Vector3d& moment, Direction direction,
                                 std::function<double(double)> factor);

inline constexpr LoadKind moment_load{"moment", "on the body", dimensions::moment, true, moment_on};

}  // namespace visviva
