#include "visviva/mechanics/beam_sections.hpp"

#include "visviva/mechanics/assembly.hpp"
#include "visviva/mechanics/elements/line_load.hpp"
#include "visviva/mechanics/sensor.hpp"

namespace visviva {
namespace {

struct ElementStrain {
  Vector6 strain;
  Vector6 rate = Vector6::Zero();
};

// Rates need the gradient, which costs more than all the rest.
ElementStrain element_strain(const BeamSections::Element& element, const SensorState& state,
                             bool with_rate) {
  const LocalVector x = gather(state.q, element.coordinates);
  LocalVector e(6);
  ElementStrain found;
  if (with_rate) {
    LocalMatrix De(6, element.strain->inputs());
    element.strain->evaluate(x, e, De);
    found.rate = De * gather(state.v, element.coordinates);
  } else {
    element.strain->value(x, e);
  }
  for (const auto& load : element.loads) e += load->section_strain(x, state.t);
  found.strain = e;
  return found;
}

}  // namespace

std::vector<SectionReading> reading(const BeamSections& sections, const SensorState& state) {
  std::vector<ElementStrain> elements;
  elements.reserve(sections.elements.size());
  for (const auto& element : sections.elements)
    elements.push_back(element_strain(element, state, sections.damped));

  std::vector<SectionReading> readings;
  readings.reserve(sections.places.size());
  for (const auto& place : sections.places) {
    SectionReading read;
    Vector6 rate = Vector6::Zero();
    for (const auto& [element, to_strain] : place.shares) {
      read.strain += to_strain * elements[element].strain;
      if (sections.damped) rate += to_strain * elements[element].rate;
    }
    read.stress = place.stiffness * read.strain;
    if (sections.damped) read.stress += place.damping * rate;
    readings.push_back(read);
  }
  return readings;
}

}  // namespace visviva
