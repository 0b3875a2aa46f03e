#pragma once

#include "visviva/mechanics/elements/viscous_load.hpp"
#include "visviva/schemes/frames/term_reduction.hpp"

namespace visviva {

/// Of the resistance r(x, u) = Deᵀ A De u of a damper, Lᵀ(a ∂r/∂x + b ∂r/∂u)R on the unknowns of its frames. Its invariant must be the
/// function of forms that the reduction knows; the matrices on its coordinates, which are four times as large, are never made.
[[nodiscard]] LocalMatrix resistance_tangent(const ViscousLoad& damper, const TermReduction& map,
                                             const LocalVector& x, const LocalVector& u, double a,
                                             double b, const FrameOperators& L,
                                             const FrameOperators& R);

}  // namespace visviva
