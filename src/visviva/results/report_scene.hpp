#pragma once

#include "visviva/model/scene.hpp"
#include "visviva/results/json.hpp"

namespace visviva {

/// The scene as reports have it. Parts are numbered through: bodies and nodes, then point masses.
[[nodiscard]] Json report_scene(const model::Scene& scene, std::size_t bodies);

}  // namespace visviva
