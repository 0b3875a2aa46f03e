#pragma once

#include "visviva/simulate/contradiction.hpp"

namespace visviva {

/// Of a potential that is undefined, as by the direction between two points at one place.
inline constexpr const char* why_it_is_undefined =
    "its places coincide, or it is turned by half a turn or folded back on itself";
/// The first such potential at q, or null.
[[nodiscard]] const PotentialTerm* find_undefined_potential(const System& system, VectorIn q);

/// The drive, base motion or load whose function of time has no finite value at the start, in the middle or at the end of the
/// step from t of size h, where schemes ask for it, or the potential that is undefined where such a step leads; if there is one.
[[nodiscard]] std::optional<Complaint> find_undefined_input(const System& system, VectorIn q,
                                                            VectorIn v, double t, double h);

}  // namespace visviva
