// A heavy top: a body that spins fast about a fixed point which is not its mass centre, with the data of [BrulsCardona2010].
// Its axis precesses and nutates.
#include "visviva/mechanics/joints/lower_pairs.hpp"
#include "visviva/textbook/model_problem.hpp"
#include "visviva/textbook/problems.hpp"

namespace visviva {
namespace {

Problem make(const Parameters& p) {
  model::Body top;
  top.name = "top";
  top.mass = p.number("mass");
  top.inertia = vector_parameter(p, "inertia").asDiagonal();
  top.position = vector_parameter(p, "centre");
  top.angular_velocity = vector_parameter(p, "angular_velocity");
  top.velocity = top.angular_velocity.cross(top.position);

  model::Model m;
  m.name = "gyroscope";
  m.gravity = {0.0, 0.0, -p.number("gravity")};
  m.bodies = {top};
  m.connect("point", std::make_shared<Spherical>(), model::ground, "top", model::Vector3d::Zero());
  m.sensors.push_back(
      {"centre", model::Sensor::Quantity::position, m.marker("top", top.position), ""});
  m.sensors.push_back({"support", model::Sensor::Quantity::reaction, {}, "point"});
  return to_problem(m, 0.001, 2.0);
}

}  // namespace

ProblemInfo gyroscope() {
  return {"gyroscope",
          "a heavy top that spins fast about a fixed point",
          "BrulsCardona2010",
          "",
          {{"mass", 15.0, "mass [kg]", 1e-12},
           {"inertia", std::vector<double>{0.234375, 0.46875, 0.234375},
            "principal moments about the mass centre [kg m²]"},
           {"centre", std::vector<double>{0.0, 1.0, 0.0},
            "mass centre from the fixed point, at the start [m]"},
           {"angular_velocity", std::vector<double>{0.0, 150.0, -4.61538}, "at the start [rad/s]"},
           {"gravity", 9.81, "gravity, downwards along z [m/s²]"}},
          make};
}

}  // namespace visviva
