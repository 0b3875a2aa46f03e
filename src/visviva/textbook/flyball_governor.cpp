// A05 of the IFToMM library of benchmarks [GonzalezEtAl2010]: a stiff flyball governor. A shaft turns freely about z; two
// rods with a ball at their ends are pinned to it at (±0.05, 0, 1) m, 30° below horizontal; a slider runs on the shaft,
// held by a spring and a damper to the middle of each rod. All starts as one body turning about the shaft.
#include <cmath>
#include <numbers>

#include "visviva/mechanics/elements/spring.hpp"
#include "visviva/mechanics/joints/lower_pairs.hpp"
#include "visviva/model/shapes.hpp"
#include "visviva/textbook/model_problem.hpp"
#include "visviva/textbook/problems.hpp"

namespace visviva {
namespace {

using model::Vector3d;

constexpr double density = 3000.0;
constexpr double rod_length = 1.0, thickness = 0.01, slider_edge = 0.1;
constexpr double arm = 0.05, pin_height = 1.0, slider_height = 0.5;
constexpr double droop = std::numbers::pi / 6.0;

model::Body block(const std::string& name, const Vector3d& middle, const Vector3d& edges) {
  return model::box(name, middle, edges, density * edges.prod());
}

// A point mass at r, in the body's axes, becomes part of the body.
void add_point_mass(model::Body& body, double mass, const Vector3d& r) {
  const double total = body.mass + mass;
  const Vector3d centre = (body.mass * body.centre + mass * r) / total;
  body.inertia += model::point_inertia(body.mass, body.centre - centre) +
                  model::point_inertia(mass, r - centre);
  body.mass = total;
  body.centre = centre;
}

// Adds the rod on one side (+1 or −1), with its first axis along it.
void add_arm(model::Model& m, double side, const Parameters& p) {
  const std::string number = side > 0.0 ? "1" : "2";
  const std::string name = "rod-" + number;
  const Vector3d pin(side * arm, 0.0, pin_height);
  const Vector3d along(side * std::cos(droop), 0.0, -std::sin(droop));
  const Vector3d middle = pin + 0.5 * rod_length * along;

  model::Body rod = block(name, middle, {rod_length, thickness, thickness});
  rod.orientation << along, Vector3d::UnitY(), along.cross(Vector3d::UnitY());
  add_point_mass(rod, p.number("ball_mass"), {0.5 * rod_length, 0.0, 0.0});
  m.bodies.push_back(rod);
  m.connect("pin-" + number, std::make_shared<Revolute>(), "shaft", name, pin, Vector3d::UnitY());
  const std::vector<std::pair<std::string, Vector3d>> ends = {
      {name, middle}, {"slider", {side * arm, 0.0, slider_height}}};
  m.attach("spring-" + number,
           std::make_shared<Spring>(p.number("stiffness"), p.number("natural_length")), ends);
  m.attach("damper-" + number, std::make_shared<Damper>(p.number("damping")), ends);
}

Problem make(const Parameters& p) {
  model::Model m;
  m.name = "flyball-governor";
  m.gravity = {0.0, 0.0, -p.number("gravity")};
  m.bodies = {block("shaft", {0.0, 0.0, 0.5 * rod_length}, {thickness, thickness, rod_length}),
              block("slider", {0.0, 0.0, slider_height}, Vector3d::Constant(slider_edge))};
  m.connect("bearing", std::make_shared<Revolute>(), model::ground, "shaft", Vector3d::Zero());
  m.connect("guide", std::make_shared<Prismatic>(), "shaft", "slider", {0.0, 0.0, slider_height});
  add_arm(m, 1.0, p);
  add_arm(m, -1.0, p);
  const Vector3d omega(0.0, 0.0, p.number("speed"));
  for (auto& body : m.bodies) {
    body.velocity = omega.cross(body.position);
    body.angular_velocity = omega;
  }
  m.sensors.push_back({"slider position", model::Sensor::Quantity::position,
                       m.marker("slider", {0.0, 0.0, slider_height}), ""});
  m.sensors.push_back({"shaft angle", model::Sensor::Quantity::angle, {}, "bearing"});
  return to_problem(m, 0.001, 10.0);
}

}  // namespace

ProblemInfo flyball_governor() {
  return {"flyball-governor",
          "a flyball governor with stiff springs and strong dampers",
          "GonzalezEtAl2010",
          "",
          {{"speed", 2.0 * std::numbers::pi, "of the shaft at the start [rad/s]"},
           {"ball_mass", 5.0, "mass at the end of a rod [kg]", 1e-12},
           {"stiffness", 8e5, "of a spring [N/m]", 0.0},
           {"damping", 4e4, "of a damper [N s/m]", 0.0},
           {"natural_length", 0.5, "natural length of a spring [m]", 0.0},
           {"gravity", 9.81, "gravity, downwards along z [m/s²]"}},
          make};
}

}  // namespace visviva
