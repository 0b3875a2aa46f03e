// Two legs at a right angle in free flight, [BauchauBottasso1999] 10.1: forces that rise and fall within two seconds push
// one end along x, the corner along y, the other end along z.
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
  const double length = p.number("length");
  const double EI = p.number("bending_stiffness");
  const double EA = p.number("axial_stiffness");
  const double J = p.number("section_inertia");
  const BeamSection section = beam_section({.EA = EA,
                                            .GA2 = EA,
                                            .GA3 = EA,
                                            .GJ = EI,
                                            .EI2 = EI,
                                            .EI3 = EI,
                                            .mass = p.number("mass_per_length"),
                                            .inertia = Vector3d::Constant(J)});
  const Vector3d corner = Vector3d::Zero();
  model::Model m;
  m.name = "right-angle-flight";
  m.beams = {
      straight_beam(p, "leg-1", {length, 0.0, 0.0}, corner, elements, section, Vector3d::UnitZ()),
      straight_beam(p, "leg-2", corner, {0.0, length, 0.0}, elements, section, Vector3d::UnitZ())};
  m.beams[1].start = model::node_name("leg-1", elements);

  const std::vector<std::pair<std::string, std::string>> places = {
      {"end-1", model::node_name("leg-1", 0)},
      {"corner", m.beams[1].start},
      {"end-2", model::node_name("leg-2", elements)}};
  for (std::size_t i = 0; i < 3; ++i) {
    const auto& [name, node] = places[i];
    m.loads.push_back({"force on " + name,
                       {node},
                       &force_load,
                       Direction::dead,
                       p.number("force") * Vector3d::Unit(static_cast<int>(i)),
                       model::tent(0.0, 1.0, 2.0)});
    m.sensors.push_back({name, Quantity::position, {node}});
  }
  m.sensors.push_back({"force at corner", Quantity::section_force, {}, "", "leg-1", 1.0});
  m.sensors.push_back({"moment at corner", Quantity::section_moment, {}, "", "leg-1", 1.0});
  return to_problem(m, 0.1, 8.0);
}

}  // namespace

ProblemInfo right_angle_flight() {
  return {"right-angle-flight",
          "two beams at a right angle, thrown into free flight",
          "BauchauBottasso1999",
          "length of the legs, where the forces act",
          with_beam_parameters(
              "of each leg", 5, 1,
              {{"length", 10.0, "of each leg [m]", 1e-9},
               {"axial_stiffness", 1e5, "axial and shear stiffness [N]", 1e-12},
               {"bending_stiffness", 100.0, "bending and torsional stiffness [Nm²]", 1e-12},
               {"mass_per_length", 1.0, "mass per length [kg/m]", 1e-12},
               {"section_inertia", 10.0, "inertia per length about each axis [kg m]", 1e-12},
               {"force", 50.0, "largest value of each force, after 1 s [N]"}}),
          make};
}

}  // namespace visviva
