#include "visviva/model/section_readings.hpp"

#include "visviva/model/section_places.hpp"

namespace visviva::model {
namespace {

// The strains of an element of a beam, by its component and the point of integration.
BeamSections::Element element_at(const SensorScope& scope, std::size_t component, int point) {
  const std::size_t term = scope.first_potential[component] + static_cast<std::size_t>(point);
  const PotentialTerm& potential = scope.system.potentials[term];
  BeamSections::Element element{potential.coordinates, potential.strain};
  const auto [begin, end] = scope.line_loads.equal_range(component);
  for (auto load = begin; load != end; ++load) element.loads.push_back(load->second);
  return element;
}

void add_places(const SensorScope& scope, const Beam& beam, const SectionPlaces& on_beam,
                const std::vector<double>& places, BeamSections& sections) {
  const std::size_t first = scope.expanded.first_component.at(beam.name);
  std::map<std::pair<int, int>, std::size_t> known;
  const auto index_of = [&](int element, int point) {
    const auto [entry, is_new] = known.try_emplace({element, point}, sections.elements.size());
    if (is_new)
      sections.elements.push_back(
          element_at(scope, first + static_cast<std::size_t>(element), point));
    return entry->second;
  };
  for (const double s : places) {
    const SectionPlace found = on_beam.at(s);
    const BeamSection& section = element_section(beam, found.element);
    BeamSections::Place place{section_name(beam, s), {}, section.stiffness, section.damping};
    for (const auto& [element, point, to_strain] : found.shares)
      place.shares.push_back({index_of(element, point), to_strain});
    sections.damped = sections.damped || !section.damping.isZero(0.0);
    sections.places.push_back(std::move(place));
  }
}

}  // namespace

void add_sections(const SensorScope& scope, const Beam& beam, const std::vector<double>& places,
                  BeamSections& sections) {
  add_places(scope, beam, SectionPlaces(scope.given, beam), places, sections);
}

BeamSections stored_sections(const SensorScope& scope) {
  BeamSections sections;
  for (const auto& beam : scope.given.beams) {
    const SectionPlaces on_beam(scope.given, beam);
    add_places(scope, beam, on_beam, on_beam.stored(), sections);
  }
  return sections;
}

}  // namespace visviva::model
