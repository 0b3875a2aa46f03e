#pragma once

#include "visviva/mechanics/elements/beam_section.hpp"

/// Sections of uniform bars. The reference line is the line of centres.
namespace visviva::model {

struct Material {
  double young = 0.0;         ///< modulus [Pa]
  double poisson = 0.0;       ///< ratio
  double density = 0.0;       ///< [kg/m³]
  double damping_time = 0.0;  ///< τ in stress = C (e + τ ė) [s]
};

/// A round bar, or a tube if it has an inner diameter.
[[nodiscard]] BeamSection round_section(const Material& material, double diameter,
                                        double inner_diameter = 0.0);
/// A rectangular bar with its edges along the second and the third axis.
[[nodiscard]] BeamSection rectangular_section(const Material& material, double along_2,
                                              double along_3);

}  // namespace visviva::model
