#pragma once

#include "visviva/simulate/contradiction.hpp"

namespace visviva {

/// The drive, base motion or load whose function of time has no finite value at the start, in the middle or at the end of the
/// step from t of size h, where schemes ask for it; if there is one.
[[nodiscard]] std::optional<Complaint> find_undefined_input(const System& system, VectorIn q,
                                                            VectorIn v, double t, double h);

}  // namespace visviva
