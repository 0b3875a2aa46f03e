#include "visviva/model/beam_resolution.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <numbers>

#include "visviva/math/decompositions.hpp"
#include "visviva/model/beams.hpp"

namespace visviva::model {
namespace {

double softer_bending(const BeamSection& section) {
  return symmetric_eigenvalues(section.stiffness.bottomRightCorner<2, 2>())[0];
}

}  // namespace

// Distances of nodes in a wave, by order: [docs/theory/beams.md] (25).
BeamResolution beam_resolution(const Beam& beam) {
  constexpr std::array nodes = {13.0, 5.0, 7.0};
  BeamResolution worst{0.0, std::numeric_limits<double>::infinity()};
  const int per_element = beam.order == 2 ? 2 : 1;
  for (int i = 0; i < element_count(beam); ++i) {
    const BeamSection& section = element_section(beam, i);
    const double EI = softer_bending(section);
    const double wave =
        nodes[static_cast<std::size_t>(beam.order)] * element_length(beam, i) / per_element;
    // The lower of Timoshenko's two waves, near enough.
    const double k = 2.0 * std::numbers::pi / wave;
    const double GA = std::max(section.stiffness(1, 1), section.stiffness(2, 2));
    const double J = std::max(section.inertia(1, 1), section.inertia(2, 2));
    const double mass = section.mass * (1.0 + EI * k * k / GA) + J * k * k;
    const double frequency = k * k * std::sqrt(EI / mass) / (2.0 * std::numbers::pi);
    worst = {std::max(worst.wave, wave), std::min(worst.frequency, frequency)};
  }
  return worst;
}

double limpness(const Beam& beam, int element, double gravity) {
  const BeamSection& section = element_section(beam, element);
  return section.mass * gravity * std::pow(element_length(beam, element), 3) /
         softer_bending(section);
}

}  // namespace visviva::model
