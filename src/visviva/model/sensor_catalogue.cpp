#include "visviva/model/sensor_catalogue.hpp"

#include <algorithm>
#include <map>

#include "visviva/model/section_readings.hpp"

namespace visviva::model {
namespace {

using Quantity = Sensor::Quantity;
using Of = SensorKind::Of;

std::optional<FrameForms> axes_of(const SensorScope& scope, const Sensor& sensor) {
  return sensor.in ? std::optional(scope.places.frame(*sensor.in)) : std::nullopt;
}

SensorKind point(Quantity quantity, std::string_view name, std::string_view summary,
                 PointSensor::Reads reads) {
  return {quantity,
          name,
          summary,
          Of::place,
          true,
          true,
          [reads](const SensorScope& scope, const Sensor& sensor) {
            VectorForm form = scope.places.frame(sensor.at).point;
            if (sensor.from) form = form - scope.places.frame(*sensor.from).point;
            return PointSensor{form, reads, axes_of(scope, sensor)};
          }};
}

SensorKind turning(Quantity quantity, std::string_view name, std::string_view summary,
                   bool velocity) {
  return {quantity,
          name,
          summary,
          Of::frame,
          false,
          true,
          [velocity](const SensorScope& scope, const Sensor& sensor) {
            return TurningSensor{scope.places.frame(sensor.at),
                                 scope.places.axes(sensor.at, scope.start), velocity,
                                 axes_of(scope, sensor)};
          }};
}

SectionSensor section_sensor(const SensorScope& scope, const Sensor& sensor,
                             SectionSensor::Reads reads) {
  const auto& beams = scope.given.beams;
  const Beam& beam = *std::find_if(beams.begin(), beams.end(),
                                   [&](const Beam& b) { return b.name == sensor.beam; });
  SectionSensor section{reads, {}};
  add_sections(scope, beam, {sensor.place}, section.at);
  return section;
}

SensorKind section(Quantity quantity, std::string_view name, std::string_view summary,
                   SectionSensor::Reads reads) {
  return {quantity,
          name,
          summary,
          Of::section,
          false,
          false,
          [reads](const SensorScope& scope, const Sensor& sensor) {
            return section_sensor(scope, sensor, reads);
          }};
}

// Those of the parts in the order in which they are met first.
class PartEnergies {
 public:
  explicit PartEnergies(const SensorScope& scope) {
    for (const auto& f : scope.system.frames)
      of(f.part).masses.push_back({f.first, f.first, f.inertia});
    for (const auto& p : scope.system.particles)
      of(p.part).masses.push_back(
          {p.coordinates[0], p.coordinates[0], Eigen::MatrixXd::Constant(1, 1, p.mass)});
    for (const auto& shared : scope.expanded.shared_masses)
      of(scope.expanded.part(shared.name))
          .masses.push_back(
              {scope.places.first.at(shared.a), scope.places.first.at(shared.b), shared.inertia});
    for (const auto& term : scope.system.potentials) {
      Collected& part = of(term.part);
      (term.is_weight ? part.weights : part.strains).push_back(term);
    }
  }

  EnergySensor sensor(const std::string& part) && { return made_of(std::move(of(part))); }
  std::vector<PartEnergy> list() && {
    std::vector<PartEnergy> parts;
    for (auto& [name, collected] : list_) parts.push_back({name, made_of(std::move(collected))});
    return parts;
  }

 private:
  struct Collected {
    std::vector<EnergySensor::Mass> masses;
    std::vector<PotentialTerm> strains;
    std::vector<PotentialTerm> weights;
  };

  static EnergySensor made_of(Collected part) {
    return {std::move(part.masses), Potentials(std::move(part.strains)),
            Potentials(std::move(part.weights))};
  }
  Collected& of(const std::string& part) {
    const auto [found, is_new] = places_.try_emplace(part, list_.size());
    if (is_new) list_.emplace_back(part, Collected());
    return list_[found->second].second;
  }

  std::map<std::string, std::size_t> places_;
  std::vector<std::pair<std::string, Collected>> list_;
};

EnergySensor energy_sensor(const SensorScope& scope, const Sensor& of) {
  return PartEnergies(scope).sensor(of.part);
}

}  // namespace

const std::vector<SensorKind>& sensor_catalogue() {
  using Point = PointSensor::Reads;
  using Section = SectionSensor::Reads;
  static const std::vector<SensorKind> catalogue = {
      point(Quantity::position, "position", "of a place", Point::position),
      point(Quantity::velocity, "velocity", "of a place", Point::velocity),
      point(Quantity::acceleration, "acceleration", "of a place, by the equations of motion",
            Point::acceleration),
      turning(Quantity::rotation, "rotation", "vector of the rotation since the start", false),
      turning(Quantity::angular_velocity, "angular_velocity", "of a body, frame or node", true),
      {Quantity::angle, "angle", "of a joint that turns, counting turns", Of::angle, false, false,
       [](const SensorScope& scope, const Sensor& sensor) {
         return CoordinateSensor{scope.places.angle.at(sensor.joint)};
       }},
      {Quantity::reaction, "reaction", "force and moment of a joint", Of::joint, false, false,
       [](const SensorScope&, const Sensor& sensor) { return ReactionSensor{sensor.joint}; }},
      section(Quantity::section_force, "section_force", "axial and shear force in a beam",
              Section::force),
      section(Quantity::section_moment, "section_moment", "torsion and bending moment in a beam",
              Section::moment),
      section(Quantity::section_strain, "section_strain", "axial and shear strain of a beam",
              Section::strain),
      section(Quantity::section_curvature, "section_curvature", "twist and curvature of a beam",
              Section::curvature),
      {Quantity::energy, "energy", "kinetic and potential energy of a part, its weight included",
       Of::part, false, false, energy_sensor}};
  return catalogue;
}

std::vector<PartEnergy> part_energies(const SensorScope& scope) {
  return PartEnergies(scope).list();
}

const SensorKind& kind_of(const Sensor& sensor) {
  const auto& all = sensor_catalogue();
  return *std::find_if(all.begin(), all.end(),
                       [&](const SensorKind& kind) { return kind.quantity == sensor.quantity; });
}

}  // namespace visviva::model
