#pragma once

#include "visviva/mechanics/frame_loads/load_kind.hpp"

namespace visviva {

/// A force with the components `force` (in space, or in the axes of the frame it acts at) times `factor`(t).
[[nodiscard]] LoadTerm force_at(std::string name, const FrameForms& at,
                                const Eigen::Vector3d& force, Direction direction,
                                std::function<double(double)> factor);

inline constexpr LoadKind force_load{"force", "at the place", dimensions::force, false, force_at};

}  // namespace visviva
