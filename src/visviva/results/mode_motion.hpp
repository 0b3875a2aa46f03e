#pragma once

#include <complex>

#include "visviva/mechanics/system.hpp"
#include "visviva/model/scene.hpp"
#include "visviva/results/json.hpp"

namespace visviva {

/// What a page needs to move a model in the shapes of its modes, in so many bytes:
///
///     {"motion", "displacement": {"real", "imaginary"}, "turning": {"real", "imaginary"}}
///
/// `motion` is a motion of reports with one frame, the state q at time t that the modes are about. Tables have a column for
/// each mode and three rows for each part of the motion: how far its point moves, and its turning in the axes of space.
/// `imaginary` has no columns if all shapes are real. Of more modes than fit the first are there; nothing if none does, or if
/// the system describes no bodies. Shapes are changes y with δq = E(q) y (assemble/frame_turning.hpp).
[[nodiscard]] Json mode_motion(const System& system, VectorIn q, double t,
                               const model::Scene& scene,
                               const std::vector<Eigen::VectorXcd>& shapes, std::size_t bytes);

}  // namespace visviva
