// Jointed beams so stiff that their own vibration is far above what a step resolves.
//
// beam-chain: five beams in a row, on ball joints and hinges, that turn about the fixed end and fall.
// axial-kick: two beams in line whose free end is kicked along them: all of the energy is in axial waves.
#include "visviva/mechanics/joints/lower_pairs.hpp"
#include "visviva/textbook/beam_parameters.hpp"
#include "visviva/textbook/model_problem.hpp"
#include "visviva/textbook/problems.hpp"

namespace visviva {
namespace {

using model::Vector3d;
using Quantity = model::Sensor::Quantity;

BeamSection section(double EA) {
  return beam_section({.EA = EA,
                       .GA2 = 0.3 * EA,
                       .GA3 = 0.3 * EA,
                       .GJ = 2e-4 * EA,
                       .EI2 = 2.5e-4 * EA,
                       .EI3 = 2.5e-4 * EA,
                       .mass = 1.0,
                       .inertia = Vector3d(5e-4, 2.5e-4, 2.5e-4)});
}

std::string link_name(int i) { return "link-" + std::to_string(i + 1); }
std::string joint_name(int i) { return "joint-" + std::to_string(i + 1); }

struct Link {
  Vector3d direction;
  Vector3d axis;  ///< of the joint before it; zero: a ball joint
};

// Links of length 1 in a row from the origin.
model::Model row_of_links(const Parameters& p, const std::vector<Link>& links) {
  const int elements = whole_parameter(p, "elements");
  model::Model m;
  Vector3d from = Vector3d::Zero();
  std::string above = model::ground;
  for (std::size_t i = 0; i < links.size(); ++i) {
    const auto k = static_cast<int>(i);
    const Vector3d to = from + links[i].direction;
    m.beams.push_back(
        straight_beam(p, link_name(k), from, to, elements, section(p.number("axial_stiffness"))));
    const std::string first = model::node_name(link_name(k), 0);
    if (links[i].axis.isZero())
      m.connect(joint_name(k), std::make_shared<Spherical>(), above, first, from);
    else
      m.connect(joint_name(k), std::make_shared<Revolute>(), above, first, from, links[i].axis);
    above = model::node_name(link_name(k), elements);
    from = to;
  }
  m.sensors = {{"end", Quantity::position, {above}},
               {"support", Quantity::reaction, {}, joint_name(0)},
               {"force in link-1", Quantity::section_force, {}, "", link_name(0), 0.5}};
  return m;
}

Problem make_chain(const Parameters& p) {
  const Vector3d ball = Vector3d::Zero();
  model::Model m = row_of_links(p, {{{1.0, 0.0, 0.0}, ball},
                                    {{0.6, 0.8, 0.0}, {0.0, 0.6, 0.8}},
                                    {{0.6, 0.0, 0.8}, ball},
                                    {{0.0, 0.8, 0.6}, {0.8, 0.6, 0.0}},
                                    {{0.8, -0.6, 0.0}, ball}});
  m.name = "beam-chain";
  m.gravity = {0.0, 0.0, -p.number("gravity")};
  for (auto& beam : m.beams) beam.angular_velocity = vector_parameter(p, "angular_velocity");
  return to_problem(m, 0.01, 0.6);
}

Problem make_kick(const Parameters& p) {
  const Vector3d hinge = Vector3d::UnitZ();
  model::Model m = row_of_links(p, {{Vector3d::UnitX(), hinge}, {Vector3d::UnitX(), hinge}});
  m.name = "axial-kick";
  m.beams[1].node_motions = {
      {whole_parameter(p, "elements"), {p.number("speed"), 0.0, 0.0}, Vector3d::Zero()}};
  return to_problem(m, 0.01, 1.0);
}

ParameterInfo stiffness() {
  return {"axial_stiffness", 1e8, "axial stiffness; the others are in proportion to it [N]", 1e-12};
}

}  // namespace

ProblemInfo beam_chain() {
  return {"beam-chain",
          "a chain of five stiff beams on ball joints and hinges, turning and falling",
          "",
          "",
          with_beam_parameters("of each link", 2, 1,
                               {stiffness(),
                                {"angular_velocity", std::vector<double>{1.5, -1.0, 1.2},
                                 "of the whole about its fixed end, at the start [rad/s]"},
                                {"gravity", 9.81, "gravity, downwards along z [m/s²]"}}),
          make_chain};
}

ProblemInfo axial_kick() {
  return {
      "axial-kick",
      "two stiff hinged beams in line, kicked along their axis",
      "",
      "",
      with_beam_parameters("of each link", 4, 1,
                           {stiffness(), {"speed", 1.0, "of the free end, along the beams [m/s]"}}),
      make_kick};
}

}  // namespace visviva
