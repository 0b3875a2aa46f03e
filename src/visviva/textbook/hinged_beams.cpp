// Two links on ball joints under gravity, released with the second one hanging from the end of the first, which is
// horizontal. The links get ever stiffer with the parameter k; the motion tends to that of rigid ones.
#include "visviva/mechanics/joints/lower_pairs.hpp"
#include "visviva/textbook/beam_parameters.hpp"
#include "visviva/textbook/model_problem.hpp"
#include "visviva/textbook/problems.hpp"

namespace visviva {
namespace {

using model::Vector3d;
using Quantity = model::Sensor::Quantity;

Problem make(const Parameters& p) {
  const int elements = whole_parameter(p, "elements");
  const double k = p.number("stiffness");
  const BeamSection section = beam_section({.EA = k,
                                            .GA2 = 0.4 * k,
                                            .GA3 = 0.4 * k,
                                            .GJ = 1e-4 * k,
                                            .EI2 = 1e-4 * k,
                                            .EI3 = 1e-4 * k,
                                            .mass = 1.0,
                                            .inertia = Vector3d::Constant(1e-3)});
  const Vector3d elbow(1.0, 0.0, 0.0);
  model::Model m;
  m.name = "hinged-beams";
  m.gravity = {0.0, -p.number("gravity"), 0.0};
  m.beams = {
      straight_beam(p, "upper", Vector3d::Zero(), elbow, elements, section, Vector3d::UnitZ()),
      straight_beam(p, "lower", elbow, {1.0, -1.0, 0.0}, elements, section, Vector3d::UnitZ())};
  const auto ball = std::make_shared<Spherical>();
  m.connect("support", ball, model::ground, "upper#0", Vector3d::Zero());
  m.connect("elbow", ball, model::node_name("upper", elements), "lower#0", elbow);
  m.sensors = {{"elbow position", Quantity::position, {"lower#0"}},
               {"end", Quantity::position, {model::node_name("lower", elements)}},
               {"support reaction", Quantity::reaction, {}, "support"},
               {"force in the upper link", Quantity::section_force, {}, "", "upper", 0.5}};
  return to_problem(m, 0.01, 1.0);
}

}  // namespace

ProblemInfo hinged_beams() {
  return {
      "hinged-beams",
      "two elastic links on ball joints, falling",
      "",
      "",
      with_beam_parameters(
          "of each link", 4, 1,
          {{"stiffness", 1e6, "axial stiffness k; shear 0.4 k, bending and torsion 1e-4 k", 1e-12},
           {"gravity", 9.81, "gravity, downwards along y [m/s²]"}}),
      make};
}

}  // namespace visviva
