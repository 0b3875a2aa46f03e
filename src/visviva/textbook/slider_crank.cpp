// A slider-crank mechanism in the plane z = 0: crank about the origin, connecting rod, slider along x. A drive turns the
// crank, steadily from the start or, with ramp > 0, from rest. In space the loop has three redundant constraints.
#include "visviva/mechanics/joints/lower_pairs.hpp"
#include "visviva/model/motions.hpp"
#include "visviva/model/shapes.hpp"
#include "visviva/textbook/model_problem.hpp"
#include "visviva/textbook/problems.hpp"

namespace visviva {
namespace {

using model::Vector3d;

// The linkage starts stretched out along x, where the slider rests.
void start_turning(model::Model& m, double speed, double crank, double rod) {
  const double tip = speed * crank;
  m.bodies[0].velocity = {0.0, 0.5 * tip, 0.0};
  m.bodies[0].angular_velocity = {0.0, 0.0, speed};
  m.bodies[1].velocity = {0.0, 0.5 * tip, 0.0};
  m.bodies[1].angular_velocity = {0.0, 0.0, -tip / rod};
}

Problem make(const Parameters& p) {
  const double crank = p.number("crank_length");
  const double rod = p.number("rod_length");
  const double speed = p.number("speed");
  const double ramp = p.number("ramp");
  const Vector3d pin(crank, 0.0, 0.0);
  const Vector3d wrist(crank + rod, 0.0, 0.0);

  model::Model m;
  m.name = "slider-crank";
  m.gravity = {0.0, -p.number("gravity"), 0.0};
  m.bodies = {
      model::rod("crank", Vector3d::Zero(), pin, p.number("crank_mass"), p.number("radius")),
      model::rod("rod", pin, wrist, p.number("rod_mass"), p.number("radius")),
      model::box("slider", wrist, Vector3d::Constant(4.0 * p.number("radius")),
                 p.number("slider_mass"))};
  const auto hinge = std::make_shared<Revolute>();
  m.connect("bearing", hinge, model::ground, "crank", Vector3d::Zero());
  m.connect("pin", hinge, "crank", "rod", pin);
  m.connect("wrist", hinge, "rod", "slider", wrist);
  m.connect("guide", std::make_shared<Prismatic>(), model::ground, "slider", wrist,
            Vector3d::UnitX());
  // The axes of a rod are not those of space: the crank's angle is counted from where it starts.
  m.drives.push_back({"motor", "bearing", model::Drive::Quantity::angle,
                      ramp > 0.0 ? model::spin_up(speed, ramp) : model::steady(speed)});
  if (ramp == 0.0) start_turning(m, speed, crank, rod);
  m.sensors.push_back(
      {"slider position", model::Sensor::Quantity::position, m.marker("slider", wrist), ""});
  m.sensors.push_back({"bearing reaction", model::Sensor::Quantity::reaction, {}, "bearing"});
  return to_problem(m, 0.001, 2.0);
}

}  // namespace

ProblemInfo slider_crank() {
  return {"slider-crank",
          "a slider-crank mechanism whose crank is driven",
          "",
          "",
          {{"crank_length", 0.15, "length of the crank [m]", 1e-9},
           {"rod_length", 0.4, "length of the connecting rod [m]", 1e-9},
           {"crank_mass", 0.5, "mass of the crank [kg]", 1e-12},
           {"rod_mass", 0.8, "mass of the connecting rod [kg]", 1e-12},
           {"slider_mass", 1.0, "mass of the slider [kg]", 1e-12},
           {"radius", 0.01, "radius of crank and rod, a quarter of the slider's edge [m]", 1e-12},
           {"speed", 20.0, "of the crank [rad/s]"},
           {"ramp", 0.0, "time in which the crank gets there from rest, 0: at once [s]", 0.0},
           {"gravity", 9.81, "gravity, downwards along y [m/s²]"}},
          make};
}

}  // namespace visviva
