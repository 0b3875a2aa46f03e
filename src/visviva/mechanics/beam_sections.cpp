#include "visviva/mechanics/beam_sections.hpp"

#include "visviva/mechanics/assembly.hpp"
#include "visviva/mechanics/elements/line_load.hpp"
#include "visviva/mechanics/sensor.hpp"

namespace visviva {
namespace {

struct ElementStrain {
  Vector6 strain;
  Vector6 rate;
};

ElementStrain element_strain(const BeamSections::Element& element, const SensorState& state) {
  LocalVector e(6);
  LocalMatrix De(6, element.strain->inputs());
  const LocalVector x = gather(state.q, element.coordinates);
  element.strain->evaluate(x, e, De);
  for (const auto& load : element.loads) e += load->section_strain(x, state.t);
  return {e, De * gather(state.v, element.coordinates)};
}

}  // namespace

std::vector<SectionReading> reading(const BeamSections& sections, const SensorState& state) {
  std::vector<ElementStrain> elements;
  elements.reserve(sections.elements.size());
  for (const auto& element : sections.elements) elements.push_back(element_strain(element, state));

  std::vector<SectionReading> readings;
  readings.reserve(sections.places.size());
  for (const auto& place : sections.places) {
    SectionReading read;
    Vector6 rate = Vector6::Zero();
    for (const auto& [element, to_strain] : place.shares) {
      read.strain += to_strain * elements[element].strain;
      rate += to_strain * elements[element].rate;
    }
    read.stress = place.stiffness * read.strain + place.damping * rate;
    readings.push_back(read);
  }
  return readings;
}

}  // namespace visviva
