// A02 of the IFToMM library of benchmarks [GonzalezEtAl2010]: parallelograms of rods side by side, upright, whose couplers
// start with 1 m/s. One degree of freedom; in space every loop has three redundant constraints. The linkage is singular
// whenever its rods are horizontal.
#include "visviva/mechanics/joints/lower_pairs.hpp"
#include "visviva/model/shapes.hpp"
#include "visviva/textbook/model_problem.hpp"
#include "visviva/textbook/problems.hpp"

namespace visviva {
namespace {

using model::Vector3d;

Problem make(const Parameters& p) {
  const int loops = whole_parameter(p, "loops");
  const double length = p.number("length");
  const double speed = p.number("speed");
  const auto hinge = std::make_shared<Revolute>();

  model::Model m;
  m.name = "rigid-four-bar";
  m.gravity = {0.0, -p.number("gravity"), 0.0};
  const auto add_rod = [&](const std::string& name, const Vector3d& from, const Vector3d& to) {
    m.bodies.push_back(model::rod(name, from, to, p.number("mass"), p.number("radius")));
    return name;
  };
  std::string coupler;
  for (int i = 0; i <= loops; ++i) {
    const std::string number = std::to_string(i + 1);
    const Vector3d foot(i * length, 0.0, 0.0);
    const Vector3d head = foot + Vector3d(0.0, length, 0.0);
    const std::string rod = add_rod("rod-" + number, foot, head);
    m.bodies.back().velocity = {0.5 * speed, 0.0, 0.0};
    m.bodies.back().angular_velocity = {0.0, 0.0, -speed / length};
    m.connect("foot-" + number, hinge, model::ground, rod, foot);
    if (i > 0) m.connect("left-" + number, hinge, coupler, rod, head);
    if (i == loops) break;
    coupler = add_rod("coupler-" + number, head, head + Vector3d(length, 0.0, 0.0));
    m.bodies.back().velocity = {speed, 0.0, 0.0};
    m.connect("right-" + number, hinge, rod, coupler, head);
  }
  m.sensors.push_back({"head of the first rod", model::Sensor::Quantity::position,
                       m.marker("rod-1", {0.0, length, 0.0}), ""});
  return to_problem(m, 0.01, 10.0);
}

}  // namespace

ProblemInfo rigid_four_bar() {
  return {"rigid-four-bar",
          "parallelograms of rods side by side, with redundant constraints",
          "GonzalezEtAl2010",
          "radius of the rods",
          {{"loops", 1.0, "number of parallelograms", 1.0, 1000.0},
           {"length", 1.0, "length of a rod [m]", 1e-9},
           {"mass", 1.0, "mass of a rod [kg]", 1e-12},
           {"radius", 0.01, "radius of a rod [m]", 1e-12},
           {"speed", 1.0, "of the couplers at the start [m/s]"},
           {"gravity", 9.81, "gravity, downwards along y [m/s²]"}},
          make};
}

}  // namespace visviva
