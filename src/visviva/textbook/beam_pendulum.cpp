// A rubber rod hinged at one end, released from horizontal: it bends as it swings.
#include "visviva/mechanics/joints/lower_pairs.hpp"
#include "visviva/model/section_shapes.hpp"
#include "visviva/textbook/beam_parameters.hpp"
#include "visviva/textbook/model_problem.hpp"
#include "visviva/textbook/problems.hpp"

namespace visviva {
namespace {

using model::Vector3d;
using Quantity = model::Sensor::Quantity;

Problem make(const Parameters& p) {
  const int elements = whole_parameter(p, "elements");
  const model::Material rubber{p.number("young"), 0.5, p.number("density"),
                               p.number("damping_time")};
  const Vector3d end(p.number("length"), 0.0, 0.0);
  model::Model m;
  m.name = "beam-pendulum";
  m.gravity = {0.0, -p.number("gravity"), 0.0};
  m.beams = {straight_beam(p, "rod", Vector3d::Zero(), end, elements,
                           model::round_section(rubber, p.number("diameter")), Vector3d::UnitZ())};
  m.connect("hinge", std::make_shared<Revolute>(), model::ground, "rod#0", Vector3d::Zero());
  m.sensors = {{"tip", Quantity::position, {model::node_name("rod", elements)}},
               {"angle", Quantity::angle, {}, "hinge"},
               {"support", Quantity::reaction, {}, "hinge"},
               {"force at the middle", Quantity::section_force, {}, "", "rod", 0.5},
               {"moment at the middle", Quantity::section_moment, {}, "", "rod", 0.5}};
  return to_problem(m, 0.005, 2.0);
}

}  // namespace

ProblemInfo beam_pendulum() {
  return {"beam-pendulum",
          "a rubber rod hinged at one end, released from horizontal",
          "",
          "",
          with_beam_parameters("of the rod", 8, 1,
                               {{"length", 1.0, "of the rod [m]", 1e-9},
                                {"diameter", 0.02, "of the rod [m]", 1e-9},
                                {"young", 5e6, "modulus of elasticity [Pa]", 1e-12},
                                {"density", 1100.0, "of the rod [kg/m³]", 1e-12},
                                {"damping_time", 0.0, "τ in stress = C (e + τ ė) [s]", 0.0},
                                {"gravity", 9.81, "gravity, downwards along y [m/s²]"}}),
          make};
}

}  // namespace visviva
