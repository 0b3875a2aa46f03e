#pragma once

#include "visviva/model/scene.hpp"
#include "visviva/results/json.hpp"

namespace visviva {

/// An arrow of a report.
struct DrawnLoad {
  std::string name;
  std::string kind;  ///< force, moment
  bool spread;       ///< per length
  model::ScenePlace at;
  bool follower;
  Eigen::Vector3d vector;
  std::function<double(double)> factor;
};

/// Those of a scene; what is spread along a beam is shown at some of its nodes.
[[nodiscard]] std::vector<DrawnLoad> drawn_loads(const model::Scene& scene);

/// The scene as reports have it. Parts are numbered through: bodies and nodes, then point masses.
[[nodiscard]] Json report_scene(const model::Scene& scene, std::size_t bodies);

}  // namespace visviva
