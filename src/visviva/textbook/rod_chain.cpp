// A chain of uniform rods that hangs from one end, released from horizontal; revolute joints, or spherical ones with
// joint=spherical. Two rods of 1 kg and 1 m with a vanishing radius are the double pendulum of rods.
#include "visviva/mechanics/joints/lower_pairs.hpp"
#include "visviva/model/shapes.hpp"
#include "visviva/textbook/model_problem.hpp"
#include "visviva/textbook/problems.hpp"

namespace visviva {
namespace {

using model::Vector3d;

Problem make(const Parameters& p) {
  const int links = whole_parameter(p, "links");
  const double length = p.number("length");
  std::shared_ptr<const Joint> joint = std::make_shared<Revolute>();
  if (p.choice("joint") == "spherical") joint = std::make_shared<Spherical>();

  model::Model m;
  m.name = "rod-chain";
  m.gravity = {0.0, -p.number("gravity"), 0.0};
  std::string above = model::ground;
  for (int i = 0; i < links; ++i) {
    const std::string name = "rod-" + std::to_string(i + 1);
    const Vector3d start(i * length, 0.0, 0.0);
    const Vector3d end((i + 1) * length, 0.0, 0.0);
    m.bodies.push_back(model::rod(name, start, end, p.number("mass"), p.number("radius")));
    m.connect("joint-" + std::to_string(i + 1), joint, above, name, start);
    above = name;
  }
  m.sensors.push_back(
      {"tip", model::Sensor::Quantity::position, m.marker(above, {links * length, 0.0, 0.0}), ""});
  m.sensors.push_back({"support", model::Sensor::Quantity::reaction, {}, "joint-1"});
  return to_problem(m, 0.01, 10.0);
}

}  // namespace

ProblemInfo rod_chain() {
  return {"rod-chain",
          "a chain of rods hanging from one end, released from horizontal",
          "",
          "",
          {{"links", 5.0, "number of rods", 1.0, 100000.0},
           {"length", 1.0, "length of a rod [m]", 1e-9},
           {"mass", 1.0, "mass of a rod [kg]", 1e-12},
           {"radius", 0.05, "radius of a rod [m]", 1e-12},
           {"gravity", 9.81, "gravity, downwards along y [m/s²]"},
           {"joint",
            std::string("revolute"),
            "how the rods are joined",
            {},
            {},
            {"revolute", "spherical"}}},
          make};
}

}  // namespace visviva
