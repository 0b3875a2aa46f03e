#pragma once

#include "visviva/model/scene.hpp"

namespace visviva {

/// A closed surface of polygons, against the clock as seen from outside.
struct Surface {
  std::vector<Eigen::Vector3d> points;
  std::vector<std::vector<std::size_t>> polygons;
};

/// In the axes of the body. What is round has as many corners that its volume differs by less than 2 %.
[[nodiscard]] Surface surface_of(const model::BodyShape& shape);

/// The polygons of a tube of this outline through `rings` places. Its points are, ring by ring, the corners of the outer
/// polygon and then those of the hole.
[[nodiscard]] std::vector<std::vector<std::size_t>> tube_polygons(
    const model::SceneOutline& outline, std::size_t rings);

}  // namespace visviva
