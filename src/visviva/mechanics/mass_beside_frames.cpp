#include "visviva/mechanics/mass_beside_frames.hpp"

namespace visviva {

SparseMatrix mass_beside_frames(const System& system) {
  SparseMatrix rest = system.bare_mass();
  for (const Frame& frame : system.frames())
    for (int a = 0; a < 4; ++a)
      for (int b = 0; b < 4; ++b)
        for (int k = 0; k < 3; ++k)
          if (frame.inertia(a, b) != 0.0)
            rest.coeffRef(frame.first + 3 * a + k, frame.first + 3 * b + k) -= frame.inertia(a, b);
  rest.prune([](Eigen::Index, Eigen::Index, double value) { return value != 0.0; });
  return rest;
}

}  // namespace visviva
