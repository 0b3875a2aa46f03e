// A straight beam in the plane y = 0, thrown into free flight by a force and a moment at its lower end, [SimoVuQuoc1986].
// Both act for 2.5 s and stop at once: let steps end there.
#include "visviva/model/motions.hpp"
#include "visviva/textbook/beam_parameters.hpp"
#include "visviva/textbook/model_problem.hpp"
#include "visviva/textbook/problems.hpp"

namespace visviva {
namespace {

using model::Vector3d;
using Quantity = model::Sensor::Quantity;

Problem make(const Parameters& p) {
  const int elements = even_elements(p);
  const double EI = p.number("bending_stiffness");
  const BeamSection section = beam_section({.EA = 1e4,
                                            .GA2 = 1e4,
                                            .GA3 = 1e4,
                                            .GJ = 500.0,
                                            .EI2 = EI,
                                            .EI3 = EI,
                                            .mass = 1.0,
                                            .inertia = Vector3d::Constant(10.0)});
  model::Model m;
  m.name = "flying-spaghetti";
  m.beams = {straight_beam(p, "beam", {6.0, 0.0, 0.0}, {0.0, 0.0, 8.0}, elements, section,
                           Vector3d::UnitY())};
  const auto acts = model::during(0.0, 2.5);
  const Vector3d force(p.number("force"), 0.0, 0.0);
  const Vector3d moment(0.0, p.number("moment"), 0.0);
  m.loads = {{"force", {"beam#0"}, &force_load, Direction::dead, force, acts},
             {"moment", {"beam#0"}, &moment_load, Direction::dead, moment, acts}};
  m.sensors = {{"lower end", Quantity::position, {"beam#0"}},
               {"middle", Quantity::position, {model::node_name("beam", elements / 2)}},
               {"upper end", Quantity::position, {model::node_name("beam", elements)}},
               {"moment at the middle", Quantity::section_moment, {}, "", "beam", 0.5}};
  return to_problem(m, 0.05, 15.0);
}

}  // namespace

ProblemInfo flying_spaghetti() {
  return {"flying-spaghetti",
          "a beam thrown into free flight in its plane; 100 Nm² make it a spaghetti",
          "SimoVuQuoc1986",
          "",
          with_beam_parameters("of the beam, even", 10, 2,
                               {{"bending_stiffness", 500.0, "bending stiffness [Nm²]", 1e-12},
                                {"force", 8.0, "along x, at the lower end [N]"},
                                {"moment", 80.0, "about y, at the lower end [Nm]"}}),
          make};
}

}  // namespace visviva
