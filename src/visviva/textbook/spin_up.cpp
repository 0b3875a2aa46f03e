// A beam on a hub that is spun up within 15 s, [KaneRyanBanerjee1987]: it lags behind, straightens and stays stretched. The
// hub's angle is
//
//     ψ = (Ω/T) [½t² + (T/2π)² (cos(2πt/T) − 1)]      until T, then Ω (t − T/2).
#include <cmath>
#include <numbers>

#include "visviva/mechanics/joints/lower_pairs.hpp"
#include "visviva/textbook/beam_parameters.hpp"
#include "visviva/textbook/model_problem.hpp"
#include "visviva/textbook/problems.hpp"

namespace visviva {
namespace {

using model::Vector3d;
using Quantity = model::Sensor::Quantity;

TimeFunction hub_angle(double speed, double duration) {
  const double k = 2.0 * std::numbers::pi / duration;
  return [=](double t) {
    if (t >= duration) return Motion{speed * (t - 0.5 * duration), speed, 0.0};
    const double a = speed / duration;
    return Motion{a * (0.5 * t * t + (std::cos(k * t) - 1.0) / (k * k)),
                  a * (t - std::sin(k * t) / k), a * (1.0 - std::cos(k * t))};
  };
}

Problem make(const Parameters& p) {
  const int elements = whole_parameter(p, "elements");
  const BeamSection section = beam_section({.EA = 2.8e7,
                                            .GA2 = 1e7,
                                            .GA3 = 1e7,
                                            .GJ = 1.4e4,
                                            .EI2 = 1.4e4,
                                            .EI3 = 1.4e4,
                                            .mass = 1.2,
                                            .inertia = Vector3d(1.2e-3, 6e-4, 6e-4)});
  model::Model m;
  m.name = "spin-up";
  m.beams = {straight_beam(p, "beam", Vector3d::Zero(), {10.0, 0.0, 0.0}, elements, section,
                           Vector3d::UnitZ())};
  m.connect("hub", std::make_shared<Revolute>(), model::ground, "beam#0", Vector3d::Zero());
  m.drives = {{"motor", "hub", model::Drive::Quantity::angle,
               hub_angle(p.number("omega"), p.number("duration"))}};
  m.sensors = {{"tip", Quantity::position, {model::node_name("beam", elements)}},
               {"hub angle", Quantity::angle, {}, "hub"},
               {"moment at the hub", Quantity::section_moment, {}, "", "beam", 0.0}};
  return to_problem(m, 0.02, 20.0);
}

}  // namespace

ProblemInfo spin_up() {
  return {"spin-up",
          "a beam on a hub that is brought to a steady speed",
          "KaneRyanBanerjee1987",
          "torsional stiffness and inertia, bending out of the plane",
          with_beam_parameters("of the beam", 8, 1,
                               {{"omega", 6.0, "final speed of the hub [rad/s]"},
                                {"duration", 15.0, "time in which the hub gets there [s]", 1e-9}}),
          make};
}

}  // namespace visviva
