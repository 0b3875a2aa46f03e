#include "visviva/results/sensors.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace visviva {
namespace {

template <typename... Visitors>
struct Overloaded : Visitors... {
  using Visitors::operator()...;
};
template <typename... Visitors>
Overloaded(Visitors...) -> Overloaded<Visitors...>;

void add_vector_columns(const std::string& name, const std::string& unit,
                        std::vector<std::string>& columns) {
  for (const char* axis : {"x", "y", "z"})
    columns.push_back(fmt::format("{}.{}_{}", name, axis, unit));
}

const char* point_unit(PointSensor::Reads reads) {
  using Reads = PointSensor::Reads;
  return reads == Reads::position ? "m" : reads == Reads::velocity ? "m/s" : "m/s^2";
}

void add_section_columns(const std::string& name, SectionSensor::Reads reads,
                         std::vector<std::string>& columns) {
  using Reads = SectionSensor::Reads;
  const auto add = [&](std::initializer_list<const char*> parts, const char* unit) {
    for (const char* part : parts) columns.push_back(fmt::format("{}.{}_{}", name, part, unit));
  };
  switch (reads) {
    case Reads::force:
      return add({"axial", "shear2", "shear3"}, "N");
    case Reads::moment:
      return add({"torsion", "bending2", "bending3"}, "Nm");
    case Reads::strain:
      return add({"axial", "shear2", "shear3"}, "m/m");
    case Reads::curvature:
      return add({"torsion", "bending2", "bending3"}, "rad/m");
  }
}

Reaction joint_reaction(const System& system, const std::string& joint, const Vector& q,
                        const Multipliers& lambda) {
  const auto place = std::find_if(system.joints().begin(), system.joints().end(),
                                  [&](const JointPlace& j) { return j.name == joint; });
  return reaction(system, *place, q, lambda);
}

}  // namespace

std::vector<std::string> sensor_columns(const System& system) {
  std::vector<std::string> columns = {"t_s"};
  for (const auto& sensor : system.sensors())
    std::visit(Overloaded{[&](const PointSensor& s) {
                            add_vector_columns(sensor.name, point_unit(s.reads), columns);
                          },
                          [&](const EnergySensor&) {
                            columns.push_back(sensor.name + ".kinetic_J");
                            columns.push_back(sensor.name + ".potential_J");
                          },
                          [&](const TurningSensor& s) {
                            add_vector_columns(sensor.name, s.velocity ? "rad/s" : "rad", columns);
                          },
                          [&](const CoordinateSensor&) { columns.push_back(sensor.name + "_rad"); },
                          [&](const ReactionSensor&) {
                            add_vector_columns(sensor.name + ".force", "N", columns);
                            add_vector_columns(sensor.name + ".moment", "Nm", columns);
                          },
                          [&](const SectionSensor& s) {
                            add_section_columns(sensor.name, s.reads, columns);
                          }},
               sensor.reads);
  return columns;
}

void add_sensor_values(const System& system, double t, const Vector& q, const Vector& v,
                       const Vector& a, const Multipliers& lambda, CsvWriter& csv) {
  const SensorState state{q, v, a};
  csv.add(t);
  for (const auto& sensor : system.sensors())
    std::visit(Overloaded{[&](const auto& s) { csv.add(Vector(reading(s, state))); },
                          [&](const CoordinateSensor& s) { csv.add(q[s.coordinate]); },
                          [&](const ReactionSensor& s) {
                            const Reaction r = joint_reaction(system, s.joint, q, lambda);
                            csv.add(Vector(r.force)).add(Vector(r.moment));
                          }},
               sensor.reads);
  csv.end_row();
}

}  // namespace visviva
