#pragma once

#include <cmath>

namespace visviva::test {

/// κ l/2 of a beam element of three nodes that is bent to an arc, its ends turned by a against the middle,
/// [docs/theory/beams.md] (18).
inline double arc_strain(double a) {
  const double c = std::cos(a);
  return 4.5 * (8.0 * std::sin(a) - std::sin(2.0 * a)) / (23.0 + 8.0 * c - 4.0 * c * c);
}

}  // namespace visviva::test
