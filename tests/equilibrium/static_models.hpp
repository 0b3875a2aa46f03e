#pragma once

#include <string>

#include "visviva/equilibrium/static_path.hpp"
#include "visviva/job/job.hpp"

namespace visviva::test {

/// A model given as text, at its start.
inline Prepared static_model(const std::string& text) {
  return Job::of_text("model.yaml",
                      "visviva: 1\n" + text + "\nsimulation: {step: 10 ms, until: 1 s}\n")
      .prepare();
}

/// A cantilever along x of length 1 and EI = 1, hardly extensible, with its loads and sensors to be said.
inline std::string unit_cantilever(int elements, const std::string& rest, double stiff = 1e8,
                                   int order = 2) {
  return "parameters: {elements: " + std::to_string(elements) +
         ", order: " + std::to_string(order) + ", stiff: " + std::to_string(stiff) + R"(}
sections:
  unit: {type: stiffnesses, EA: stiff, GA2: stiff, GA3: stiff, GJ: 1, EI2: 1, EI3: 1, mass: 1, inertia: [2e-4, 1e-4, 1e-4]}
beams:
  beam:
    section: unit
    order: order
    line: {type: straight, from: [0, 0, 0], to: [1, 0, 0], elements: elements, second: [0, 1, 0]}
    start: ground
sensors:
  tip: {type: position, of: beam/end}
)" + rest;
}

/// Two springs that meet at a point above the line between their other ends: von Mises' truss, loaded downwards.
inline std::string two_bars(double force) {
  return R"(
ground: {frames: {left: {position: [-1, 0, 0]}, right: {position: [1, 0, 0]}}}
points: {top: {mass: 1, position: [0, 0.2, 0]}}
joints: {plane: {type: point-on-plane, between: [ground, top], axis: [0, 0, 1]}}
springs:
  left: {type: spring, between: [ground/left, top], stiffness: 1000, length: sqrt(1.04)}
  right: {type: spring, between: [ground/right, top], stiffness: 1000, length: sqrt(1.04)}
sensors: {top: {type: position, of: top}}
loads: {push: {on: top, force: [0, )" +
         std::to_string(-force) + ", 0]}}\n";
}

/// A portal of steel with clamped feet, of the height 1 and the width 1.5, under 1 N on each corner.
inline std::string portal(int elements, int order) {
  return "parameters: {elements: " + std::to_string(elements) +
         ", order: " + std::to_string(order) + R"(}
materials: {steel: {young: 210 GPa, poisson: 0.3, density: 7850 kg/m^3}}
sections: {flat: {type: rectangle, material: steel, width: 40 mm, height: 4 mm}}
beams:
  left: {section: flat, order: order, line: {type: straight, from: [0, 0, 0], to: [0, 0, 1], elements: elements, second: [0, 1, 0]}, start: ground}
  top: {section: flat, order: order, line: {type: straight, from: [0, 0, 1], to: [1.5, 0, 1], elements: elements, second: [0, 1, 0]}, start: left/end}
  right: {section: flat, order: order, line: {type: straight, from: [1.5, 0, 1], to: [1.5, 0, 0], elements: elements, second: [0, 1, 0]}, start: top/end, end: ground}
loads:
  on-left: {on: left/end, force: [0, 0, -1]}
  on-right: {on: top/end, force: [0, 0, -1]}
)";
}
/// It sways where kh cot kh = −6 h/l with k² = p/EI: kh = 2.57043.
inline constexpr double swaying_load = 295.9989046;

struct StaticAnswer {
  StaticResult found;
  std::shared_ptr<const System> loaded;

  [[nodiscard]] Eigen::Vector3d place(const std::string& sensor) const {
    for (const Sensor& s : loaded->sensors())
      if (s.name == sensor)
        return reading(std::get<PointSensor>(s.reads),
                       {found.state.q, found.state.v, found.state.a, found.state.t});
    throw std::logic_error("no such sensor");
  }
};

inline StaticAnswer solved(const Prepared& ready, const StaticOptions& options = {},
                           const Loading& loading = {}) {
  const auto loaded = loaded_system(*ready.system, loading);
  return {follow_load(loaded, ready.start.state.q, options), loaded};
}
inline StaticAnswer solved(const std::string& text, const StaticOptions& options = {},
                           const Loading& loading = {}) {
  return solved(static_model(text), options, loading);
}

}  // namespace visviva::test
