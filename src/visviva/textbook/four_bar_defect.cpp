// A four-bar linkage of beams whose joint at C is not parallel to the others, [BauchauBottasso1999] 10.2: it can move only
// because its bars are elastic. The crank is driven, from rest with ramp > 0; without a ramp all bars start with the speed
// they would have without the defect, and an impulse of the joints brings them onto it.
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

const Vector3d A(0.0, 0.0, 0.0);
const Vector3d B(0.0, 0.12, 0.0);
const Vector3d C(0.24, 0.12, 0.0);
const Vector3d D(0.24, 0.0, 0.0);

BeamSection bar(double EI, double GJ, double mass) {
  constexpr double EA = 40e6;
  constexpr double GA = 0.3205 * EA;
  const double J = mass * EI / EA;
  return beam_section({.EA = EA,
                       .GA2 = GA,
                       .GA3 = GA,
                       .GJ = GJ,
                       .EI2 = EI,
                       .EI3 = EI,
                       .mass = mass,
                       .inertia = Vector3d(2.0 * J, J, J)});
}

void start_turning(model::Model& m, double omega) {
  const Vector3d turn = omega * Vector3d::UnitZ();
  m.beams[0].angular_velocity = turn;
  m.beams[0].about = A;
  m.beams[1].velocity = turn.cross(B - A);
  m.beams[2].angular_velocity = turn;
  m.beams[2].about = D;
}

Problem make(const Parameters& p) {
  const int elements = whole_parameter(p, "elements");
  const double omega = p.number("omega");
  const double ramp = p.number("ramp");
  const double tilt = p.number("tilt") * std::numbers::pi / 180.0;
  const Vector3d defect = p.choice("tilt_about") == "x"
                              ? Vector3d(0.0, -std::sin(tilt), std::cos(tilt))
                              : Vector3d(std::sin(tilt), 0.0, std::cos(tilt));
  const auto add = [&](const std::string& name, const Vector3d& from, const Vector3d& to,
                       const BeamSection& section) {
    return straight_beam(p, name, from, to, elements, section, Vector3d::UnitZ());
  };
  model::Model m;
  m.name = "four-bar-defect";
  m.beams = {add("bar-1", A, B, bar(0.24e6, 0.28e6, 3.2)), add("bar-2", B, C, bar(24e3, 28e3, 1.6)),
             add("bar-3", C, D, bar(24e3, 28e3, 1.6))};
  const auto hinge = std::make_shared<Revolute>();
  const auto end = [&](const std::string& name) { return model::node_name(name, elements); };
  m.connect("A", hinge, model::ground, "bar-1#0", A);
  m.connect("B", hinge, end("bar-1"), "bar-2#0", B);
  m.connect("C", hinge, end("bar-2"), "bar-3#0", C, defect);
  m.connect("D", hinge, model::ground, end("bar-3"), D);
  m.drives.push_back({"motor", "A", model::Drive::Quantity::angle,
                      ramp > 0.0 ? model::cosine_spin_up(omega, ramp) : model::steady(omega)});
  if (ramp == 0.0) start_turning(m, omega);

  m.sensors = {{"C position", Quantity::position, {"bar-3#0"}},
               {"C velocity", Quantity::velocity, {"bar-3#0"}},
               {"angle of bar-3", Quantity::angle, {}, "D"},
               {"force at the quarter of bar-1", Quantity::section_force, {}, "", "bar-1", 0.25},
               {"moment at the quarter of bar-1", Quantity::section_moment, {}, "", "bar-1", 0.25},
               {"torque", Quantity::reaction, {}, "A"}};
  return with_impulse(to_problem(m, 0.0005, 0.5));
}

}  // namespace

ProblemInfo four_bar_defect() {
  return {
      "four-bar-defect",
      "a driven four-bar linkage of beams with a joint that is not parallel to the others",
      "BauchauBottasso1999",
      "geometry beyond the lengths, shear stiffness, rotary inertia",
      with_beam_parameters(
          "of each bar", 4, 1,
          {{"tilt", 5.0, "of the axis at C [degrees]"},
           {"tilt_about", std::string("x"), "what the axis is tilted about", {}, {}, {"x", "y"}},
           {"omega", 20.0, "speed of the crank [rad/s]"},
           {"ramp", 0.0, "time in which the crank gets there from rest, 0: at once [s]", 0.0}}),
      make};
}

}  // namespace visviva
