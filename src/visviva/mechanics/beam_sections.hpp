#pragma once

#include <memory>
#include <string>
#include <vector>

#include "visviva/mechanics/elements/beam_section.hpp"
#include "visviva/mechanics/invariant.hpp"

namespace visviva {

class LineLoad;
struct SensorState;

/// What beams bear at some places, in the axes of the section: the first along the beam, the others across it. The strains of
/// an element are found once for all the places that follow from them.
struct BeamSections {
  /// The strains of an element, at one of its points of integration.
  struct Element {
    std::vector<int> coordinates;
    std::shared_ptr<const Invariant> strain;
    std::vector<std::shared_ptr<const LineLoad>> loads = {};
  };
  /// Of the strains at a place, `to_strain` times those of an element.
  struct Share {
    std::size_t element;
    Matrix6 to_strain;
  };
  struct Place {
    std::string name;
    std::vector<Share> shares;
    Matrix6 stiffness;  ///< K of the stresses Ke + Dė
    Matrix6 damping;    ///< D
  };
  std::vector<Element> elements;
  std::vector<Place> places;
  bool damped = false;  ///< whether any D is not zero
};

/// At one place.
struct SectionReading {
  Vector6 strain = Vector6::Zero();  ///< e
  Vector6 stress = Vector6::Zero();  ///< forces and moments
};

/// At all places.
[[nodiscard]] std::vector<SectionReading> reading(const BeamSections& sections,
                                                  const SensorState& state);

}  // namespace visviva
