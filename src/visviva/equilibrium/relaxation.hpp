#pragma once

#include <optional>

#include "visviva/equilibrium/static_equations.hpp"
#include "visviva/simulate/contradiction.hpp"

namespace visviva {

/// How a relaxation ended: at a place of rest, or with a complaint.
struct Relaxation {
  StaticPlace place;
  int iterations = 0;
  std::optional<Complaint> complaint = std::nullopt;
};

/// Lets the system come to rest from q₀ under the loads of p, as if it crept: each of its steps ends where
///
///     V(q) − ∫F·dq + ½σ (q − q₀)ᵀM(q − q₀)
///
/// is least on the joints, found by Newton's method, with a σ such that there is such a place not far from q₀. The energy falls
/// with each step, also where stiff parts turn far. As it comes to rest σ goes to zero. A place of rest that it starts
/// from is kept, stable or not.
[[nodiscard]] Relaxation relax(StaticEquations& equations, const Vector& q, double p);

}  // namespace visviva
