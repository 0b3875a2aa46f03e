// A clamped beam with a mass at its tip, shaken at its middle by a crank and an elastic link, [BauchauBottasso1999] 10.3. The
// crank turns steadily, at once or, with ramp > 0, from rest.
#include <cmath>
#include <numbers>

#include "visviva/mechanics/joints/lower_pairs.hpp"
#include "visviva/model/motions.hpp"
#include "visviva/textbook/beam_parameters.hpp"
#include "visviva/textbook/model_problem.hpp"
#include "visviva/textbook/problems.hpp"

namespace visviva {
namespace {

using model::Vector3d;
using Quantity = model::Sensor::Quantity;

const Vector3d tip(2.4, 0.0, 0.0);
const Vector3d M(1.2, 0.0, 0.0);
const Vector3d A(1.2, -0.2, 0.0);
const Vector3d B(1.4, -0.2, 0.0);

BeamSection bar(double EA, double EI, double GA, double mass) {
  const double J = mass * EI / EA;
  return beam_section({.EA = EA,
                       .GA2 = GA,
                       .GA3 = GA,
                       .GJ = 2.0 * EI / 2.6,
                       .EI2 = EI,
                       .EI3 = EI,
                       .mass = mass,
                       .inertia = Vector3d(2.0 * J, J, J)});
}

model::Body body(const std::string& name, const Vector3d& at, double mass, double inertia) {
  model::Body b;
  b.name = name;
  b.mass = mass;
  b.inertia = inertia * model::Matrix3d::Identity();
  b.position = at;
  return b;
}

Problem make(const Parameters& p) {
  const int elements = even_elements(p);
  const double omega = p.number("omega");
  const double ramp = p.number("ramp");

  model::Model m;
  m.name = "actuated-beam";
  // The drive moves all of the crank, so that of its mass only the inertia about A counts. The tip mass is a point.
  m.bodies = {body("crank", A, 1.0, p.number("crank_inertia")),
              body("tip mass", tip, p.number("tip_mass"), 1e-9)};
  m.beams = {straight_beam(p, "beam", Vector3d::Zero(), tip, elements,
                           bar(91.2e6, 14.2e3, 91.2e6, 2.1), Vector3d::UnitZ()),
             straight_beam(p, "link", B, M, 2, bar(44e6, 0.3e6, 14e6, 1.6), Vector3d::UnitZ())};
  m.beams[0].start = model::ground;
  m.beams[0].end = "tip mass";
  const std::string middle = model::node_name("beam", elements / 2);
  const auto hinge = std::make_shared<Revolute>();
  m.connect("A", hinge, model::ground, "crank", A);
  m.connect("B", hinge, "crank", "link#0", B);
  m.connect("M", hinge, middle, "link#2", M);
  m.drives.push_back({"motor", "A", model::Drive::Quantity::angle,
                      ramp > 0.0 ? model::cosine_spin_up(omega, ramp) : model::steady(omega)});

  m.sensors = {{"tip", Quantity::position, {"tip mass"}},
               {"middle", Quantity::position, {middle}},
               {"force at the quarter", Quantity::section_force, {}, "", "beam", 0.25},
               {"force in the link", Quantity::section_force, {}, "", "link", 0.5},
               {"torque", Quantity::reaction, {}, "A"}};
  return with_impulse(to_problem(m, 0.002, 2.0));
}

}  // namespace

ProblemInfo actuated_beam() {
  return {"actuated-beam",
          "a cantilever with a tip mass, driven at its middle by a crank and a link",
          "BauchauBottasso1999",
          "geometry beyond the lengths, torsional stiffness, rotary inertia",
          with_beam_parameters(
              "of the beam, even", 12, 2,
              {{"omega", std::numbers::pi, "speed of the crank [rad/s]"},
               {"ramp", 0.0, "time in which the crank gets there from rest, 0: at once [s]", 0.0},
               {"tip_mass", 25.0, "mass at the tip [kg]", 1e-12},
               {"crank_inertia", 6.0, "of the crank about its bearing [kg m²]", 1e-12}}),
          make};
}

}  // namespace visviva
