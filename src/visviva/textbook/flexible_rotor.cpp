// A disc with its mass centre off the axis of an elastic steel shaft between two bearings. A motor brings the shaft to speed,
// or it spins freely from the start. Without gravity it bends outwards below its critical speed √(k/m), k = 192 EI/L³, which
// is about 170 rad/s here, and turns about its mass centre above it.
#include <numbers>

#include "visviva/mechanics/joints/lower_pairs.hpp"
#include "visviva/model/motions.hpp"
#include "visviva/model/section_shapes.hpp"
#include "visviva/textbook/beam_parameters.hpp"
#include "visviva/textbook/model_problem.hpp"
#include "visviva/textbook/problems.hpp"

namespace visviva {
namespace {

using model::Vector3d;
using Quantity = model::Sensor::Quantity;

// Its axis is x.
model::Body disc(const Parameters& p, const Vector3d& middle) {
  const double mass = p.number("disc_mass");
  const double r2 = p.number("disc_radius") * p.number("disc_radius");
  model::Body b;
  b.name = "disc";
  b.mass = mass;
  b.centre = {0.0, p.number("eccentricity"), 0.0};
  b.inertia = Vector3d(0.5 * mass * r2, 0.25 * mass * r2, 0.25 * mass * r2).asDiagonal();
  b.position = middle;
  return b;
}

void start_spinning(model::Model& m, const Vector3d& spin) {
  for (auto& beam : m.beams) beam.angular_velocity = spin;
  m.bodies[0].angular_velocity = spin;
}

Problem make(const Parameters& p) {
  const int elements = whole_parameter(p, "elements");
  const double length = p.number("length");
  const double speed = p.number("speed");
  const model::Material steel{210e9, 0.3, 7850.0, p.number("damping_time")};
  const BeamSection shaft = model::round_section(steel, p.number("diameter"));
  const Vector3d middle(0.5 * length, 0.0, 0.0);
  const Vector3d end(length, 0.0, 0.0);

  model::Model m;
  m.name = "flexible-rotor";
  m.gravity = {0.0, 0.0, -p.number("gravity")};
  m.bodies = {disc(p, middle)};
  m.beams = {straight_beam(p, "left", Vector3d::Zero(), middle, elements, shaft, Vector3d::UnitZ()),
             straight_beam(p, "right", middle, end, elements, shaft, Vector3d::UnitZ())};
  m.beams[0].end = "disc";
  m.beams[1].start = "disc";
  m.connect("left bearing", std::make_shared<Revolute>(), model::ground, "left#0", Vector3d::Zero(),
            Vector3d::UnitX());
  m.connect("right bearing", std::make_shared<Cylindrical>(), model::ground,
            model::node_name("right", elements), end, Vector3d::UnitX());
  if (p.choice("motor") == "none")
    start_spinning(m, speed * Vector3d::UnitX());
  else
    m.drives = {{"motor drive", "left bearing", model::Drive::Quantity::angle,
                 model::spin_up(speed, p.number("ramp"))}};
  m.sensors = {{"disc position", Quantity::position, {"disc"}},
               {"disc spin", Quantity::angular_velocity, {"disc"}},
               {"left reaction", Quantity::reaction, {}, "left bearing"},
               {"torque in the shaft", Quantity::section_moment, {}, "", "left", 0.5}};
  return to_problem(m, 0.001, 1.0);
}

}  // namespace

ProblemInfo flexible_rotor() {
  return {
      "flexible-rotor",
      "a disc off the centre of an elastic shaft, driven or spinning freely",
      "",
      "",
      with_beam_parameters(
          "of each half of the shaft", 4, 1,
          {{"length", 1.0, "of the shaft [m]", 1e-9},
           {"diameter", 0.02, "of the shaft [m]", 1e-9},
           {"damping_time", 0.0, "τ in stress = C (e + τ ė) of the shaft [s]", 0.0},
           {"disc_mass", 10.0, "mass of the disc [kg]", 1e-12},
           {"disc_radius", 0.15, "radius of the disc [m]", 1e-12},
           {"eccentricity", 0.001, "of the disc's mass centre [m]"},
           {"motor", std::string("left"), "where the shaft is driven", {}, {}, {"left", "none"}},
           {"speed", 100.0, "of the shaft, at the end of the ramp or from the start [rad/s]"},
           {"ramp", 0.5, "time in which the motor gets there [s]", 1e-9},
           {"gravity", 9.81, "gravity, downwards along z [m/s²]"}}),
      make};
}

}  // namespace visviva
