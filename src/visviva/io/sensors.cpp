#include "visviva/io/sensors.hpp"

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

Reaction joint_reaction(const System& system, const std::string& joint, const Vector& q,
                        const Vector& lambda) {
  const auto place = std::find_if(system.joints().begin(), system.joints().end(),
                                  [&](const JointPlace& j) { return j.name == joint; });
  return reaction(system, *place, q, lambda);
}

}  // namespace

std::vector<std::string> sensor_columns(const System& system) {
  std::vector<std::string> columns = {"t_s"};
  for (const auto& sensor : system.sensors())
    std::visit(Overloaded{[&](const PointSensor& s) {
                            add_vector_columns(sensor.name, s.velocity ? "m/s" : "m", columns);
                          },
                          [&](const CoordinateSensor&) { columns.push_back(sensor.name + "_rad"); },
                          [&](const ReactionSensor&) {
                            add_vector_columns(sensor.name + ".force", "N", columns);
                            add_vector_columns(sensor.name + ".moment", "Nm", columns);
                          }},
               sensor.reads);
  return columns;
}

void add_sensor_values(const System& system, double t, const Vector& q, const Vector& v,
                       const Vector& lambda, CsvWriter& csv) {
  csv.add(t);
  for (const auto& sensor : system.sensors())
    std::visit(Overloaded{[&](const PointSensor& s) {
                            csv.add(Vector(s.velocity ? s.point.rate(v) : s.point.at(q)));
                          },
                          [&](const CoordinateSensor& s) { csv.add(q[s.coordinate]); },
                          [&](const ReactionSensor& s) {
                            const Reaction r = joint_reaction(system, s.joint, q, lambda);
                            csv.add(Vector(r.force)).add(Vector(r.moment));
                          }},
               sensor.reads);
  csv.end_row();
}

}  // namespace visviva
