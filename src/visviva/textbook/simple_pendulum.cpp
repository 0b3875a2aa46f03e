// A01 of the IFToMM library of benchmarks [GonzalezEtAl2010]: a point mass on a massless rod, released from horizontal.
// In space: with a velocity across the plane it is a spherical pendulum.
#include "visviva/mechanics/joints/point_joints.hpp"
#include "visviva/textbook/model_problem.hpp"
#include "visviva/textbook/problems.hpp"

namespace visviva {
namespace {

Problem make(const Parameters& p) {
  const model::Vector3d start = vector_parameter(p, "start_position");

  model::Model m;
  m.name = "simple-pendulum";
  m.gravity = {0.0, -p.number("gravity"), 0.0};
  m.points.push_back({"bob", p.number("mass"), start, vector_parameter(p, "start_velocity")});
  m.joints.push_back({"rod", std::make_shared<FixedDistance>(start.norm()), {}, {"bob"}});
  m.sensors.push_back({"bob position", model::Sensor::Quantity::position, {"bob"}, ""});
  m.sensors.push_back({"rod force", model::Sensor::Quantity::reaction, {}, "rod"});
  return to_problem(m, 0.01, 10.0);
}

}  // namespace

ProblemInfo simple_pendulum() {
  return {"simple-pendulum",
          "a point mass on a massless rod, in space",
          "GonzalezEtAl2010",
          "",
          {{"mass", 1.0, "mass [kg]", 1e-12},
           {"start_position", std::vector<double>{-1.0, 0.0, 0.0},
            "where it starts, from the suspension, whose distance is the length of the rod [m]"},
           {"start_velocity", std::vector<double>{0.0, 0.0, 0.0},
            "at the start, at right angles to the rod [m/s]"},
           {"gravity", 9.81, "gravity, downwards along y [m/s²]"}},
          make};
}

}  // namespace visviva
