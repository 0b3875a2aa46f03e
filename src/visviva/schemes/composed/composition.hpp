#pragma once

#include <span>

namespace visviva {

/// The parts γᵢh of a step of which a symmetric step S of second order, S₋ₕSₕ = 1, makes one of order 2, 4 or 6
/// (docs/theory/high-order.md),
///
///     S_{γ_s h} ∘ … ∘ S_{γ₂h} ∘ S_{γ₁h},     γᵢ = γ_{s+1−i},
///
/// with cᵢ = γ₁ + … + γᵢ₋₁ + ½γᵢ:   Σγᵢ = 1,   Σγᵢ³ = 0 from order 4 on,   Σγᵢ⁵ = Σγᵢ³cᵢ² = 0 from order 6 on. Some are
/// negative then: steps back in time. There are pairs of equal parts, since one turns velocities across constraints round.
[[nodiscard]] std::span<const double> composition_of(int order);
/// Of these the largest size.
[[nodiscard]] double largest_part(int order);

}  // namespace visviva
