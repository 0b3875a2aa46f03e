// A clamped beam with a second one at a right angle to it, [SimoVuQuoc1988]: a force out of the plane at the elbow, which
// rises and falls within two seconds, makes it vibrate with displacements as large as the beams are long.
#include "visviva/model/motions.hpp"
#include "visviva/textbook/beam_parameters.hpp"
#include "visviva/textbook/model_problem.hpp"
#include "visviva/textbook/problems.hpp"

namespace visviva {
namespace {

using model::Vector3d;
using Quantity = model::Sensor::Quantity;

Problem make(const Parameters& p) {
  const int elements = whole_parameter(p, "elements");
  const BeamSection section = beam_section({.EA = 1e6,
                                            .GA2 = 1e6,
                                            .GA3 = 1e6,
                                            .GJ = 1e3,
                                            .EI2 = 1e3,
                                            .EI3 = 1e3,
                                            .mass = 1.0,
                                            .inertia = Vector3d(20.0, 10.0, 10.0)});
  const Vector3d elbow(10.0, 0.0, 0.0);
  model::Model m;
  m.name = "right-angle-cantilever";
  m.beams = {
      straight_beam(p, "arm-1", Vector3d::Zero(), elbow, elements, section, Vector3d::UnitZ()),
      straight_beam(p, "arm-2", elbow, {10.0, 10.0, 0.0}, elements, section, Vector3d::UnitZ())};
  m.beams[0].start = model::ground;
  m.beams[1].start = model::node_name("arm-1", elements);
  m.loads = {{"force",
              {m.beams[1].start},
              &force_load,
              Direction::dead,
              {0.0, 0.0, p.number("force")},
              model::tent(0.0, 1.0, 2.0)}};
  m.sensors = {{"elbow", Quantity::position, {m.beams[1].start}},
               {"tip", Quantity::position, {model::node_name("arm-2", elements)}},
               {"moment at the clamp", Quantity::section_moment, {}, "", "arm-1", 0.0}};
  return to_problem(m, 0.05, 30.0);
}

}  // namespace

ProblemInfo right_angle_cantilever() {
  return {
      "right-angle-cantilever",
      "a clamped right-angle beam, pushed out of its plane at the elbow",
      "SimoVuQuoc1988",
      "",
      with_beam_parameters("of each arm", 10, 1, {{"force", 50.0, "largest value, after 1 s [N]"}}),
      make};
}

}  // namespace visviva
