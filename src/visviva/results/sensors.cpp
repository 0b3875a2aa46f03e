#include "visviva/results/sensors.hpp"

#include <algorithm>
#include <limits>

namespace visviva {
namespace {

struct Text {
  const char* unit;
  const char* meaning;
};

Text text_of(PointSensor::Reads reads) {
  using Reads = PointSensor::Reads;
  switch (reads) {
    case Reads::position:
      return {"m", "position of a place"};
    case Reads::velocity:
      return {"m/s", "velocity of a place"};
    case Reads::acceleration:
      break;
  }
  return {"m/s^2", "acceleration of a place, by the equations of motion"};
}

Text text_of(SectionSensor::Reads reads) {
  using Reads = SectionSensor::Reads;
  switch (reads) {
    case Reads::force:
      return {"N", "force in a section of a beam, in its axes"};
    case Reads::moment:
      return {"N m", "moment in a section of a beam, in its axes"};
    case Reads::strain:
      return {"m/m", "strain of a section of a beam, in its axes"};
    case Reads::curvature:
      break;
  }
  return {"rad/m", "curvature of a section of a beam, in its axes"};
}

Vector joined(const Reaction& r) {
  Vector both(6);
  both << r.force, r.moment;
  return both;
}

template <typename Sensor>
auto read_state(const Sensor& sensor) {
  return [sensor](const SensorState& state, const StepMultipliers&) {
    return Vector(reading(sensor, state));
  };
}

}  // namespace

SensorReader::SensorReader(const System& system) : system_(system) {
  columns_.push_back(column<SensorRow>("t", "s", "time", [](const SensorRow& r) { return r.t; }));
  for (const auto& sensor : system.sensors())
    std::visit([&](const auto& reads) { add(sensor.name, reads); }, sensor.reads);
}

void SensorReader::add(const std::string& name, const PointSensor& sensor) {
  const auto [unit, meaning] = text_of(sensor.reads);
  add_columns(name, {{".x", unit}, {".y", unit}, {".z", unit}}, meaning, read_state(sensor));
}

void SensorReader::add(const std::string& name, const TurningSensor& sensor) {
  const Text text = sensor.velocity
                        ? Text{"rad/s", "angular velocity of a body"}
                        : Text{"rad", "vector of the rotation of a body since the start"};
  add_columns(name, {{".x", text.unit}, {".y", text.unit}, {".z", text.unit}}, text.meaning,
              read_state(sensor));
}

void SensorReader::add(const std::string& name, const CoordinateSensor& sensor) {
  add_columns(name, {{"", "rad"}}, "angle of a joint; counts turns",
              [i = sensor.coordinate](const SensorState& state, const StepMultipliers&) {
                return Vector(state.q.segment(i, 1));
              });
}

void SensorReader::add(const std::string& name, const ReactionSensor& sensor) {
  const auto joint = std::find_if(system_.joints().begin(), system_.joints().end(),
                                  [&](const JointPlace& j) { return j.name == sensor.joint; });
  const JointReaction reaction(system_, *joint);
  const auto wrench = [](const std::string& force, const std::string& moment) {
    Names names;
    for (const char* axis : {".x", ".y", ".z"}) names.push_back({force + axis, "N"});
    for (const char* axis : {".x", ".y", ".z"}) names.push_back({moment + axis, "N m"});
    return names;
  };
  add_columns(name, wrench(".force", ".moment"),
              "what a joint exerts at the time, by the equations of motion",
              [reaction](const SensorState& state, const StepMultipliers& m) {
                return joined(reaction.at(state.q, m.end));
              });
  add_columns(name, wrench(".own_force", ".own_moment"),
              "what it exerted in the step, by the scheme's own multipliers",
              [reaction](const SensorState&, const StepMultipliers& m) -> Vector {
                if (!m.own) return Vector::Constant(6, std::numeric_limits<double>::quiet_NaN());
                return joined(reaction.at(m.own_q, *m.own));
              });
}

void SensorReader::add(const std::string& name, const SectionSensor& sensor) {
  using Reads = SectionSensor::Reads;
  const auto [unit, meaning] = text_of(sensor.reads);
  const bool turns = sensor.reads == Reads::moment || sensor.reads == Reads::curvature;
  Names names;
  for (const std::size_t k : {0U, 1U, 2U}) {
    static constexpr const char* of_curving[] = {".torsion", ".bending2", ".bending3"};
    static constexpr const char* of_stretching[] = {".axial", ".shear2", ".shear3"};
    names.push_back({turns ? of_curving[k] : of_stretching[k], unit});
  }
  add_columns(name, names, meaning, read_state(sensor));
}

void SensorReader::add(const std::string& name, const EnergySensor& sensor) {
  add_columns(name, {{".kinetic", "J"}, {".potential", "J"}}, "energy of a part of the model",
              read_state(sensor));
}

void SensorReader::add_columns(const std::string& sensor, const Names& names,
                               const std::string& meaning, Reading reading) {
  for (const auto& [name, unit] : names) {
    const auto i = static_cast<Eigen::Index>(columns_.size()) - 1;
    Column<SensorRow> c = column<SensorRow>(sensor + name, unit, meaning,
                                            [i](const SensorRow& r) { return r.readings[i]; });
    c.sort = name_with_unit("NAME" + name, unit);
    columns_.push_back(std::move(c));
  }
  readings_.push_back(std::move(reading));
}

SensorRow SensorReader::read(const SensorState& state, const StepMultipliers& multipliers) const {
  SensorRow row{state.t, Vector(static_cast<Eigen::Index>(columns_.size()) - 1)};
  Eigen::Index i = 0;
  for (const Reading& reading : readings_) {
    const Vector values = reading(state, multipliers);
    row.readings.segment(i, values.size()) = values;
    i += values.size();
  }
  return row;
}

}  // namespace visviva
