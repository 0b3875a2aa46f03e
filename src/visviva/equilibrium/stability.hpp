#pragma once

#include <string>
#include <vector>

#include "visviva/equilibrium/static_equations.hpp"

namespace visviva {

/// What becomes of a place of rest that is left alone.
struct Stability {
  int falling = 0;  ///< directions in which the energy falls
  int neutral = 0;  ///< directions in which nothing holds it, nor moves it
  std::vector<Vector> shapes =
      {};  ///< y of Linearization of the falling ones, or else of the neutral ones
  std::vector<std::string> directions =
      {};  ///< of these, the part that moves most, and how: "'rod' along x"

  [[nodiscard]] bool stable() const { return falling == 0; }
};

/// How many directions that joints allow have yᵀ(K + σM)y < 0.
[[nodiscard]] int falling_directions(const Linearization& linear, double shift = 0.0);

/// In how many directions a place of rest is left. With loads that have an energy these are the falling ones. Moments of fixed
/// axis and loads that follow the body have none, and K is not symmetric: then negative eigenvalues of K + σM against M are
/// counted, for up to 300 freedoms, of which all are found. Complex ones are motions that swing up or down.
[[nodiscard]] int leaving_directions(const Linearization& linear, double shift = 0.0);

/// The smallest ω², in 1/s², that any unknown alone would swing with: the size that shifts are compared with.
[[nodiscard]] double smallest_rate(const Linearization& linear);

/// At a place of rest where the equations are settled.
[[nodiscard]] Stability find_stability(StaticEquations& equations);

/// Whether loads as large as those of the place, or as weights, would move it by its own size many times over, against no more
/// than round-off: then something can move freely. The equations are settled.
[[nodiscard]] bool can_move_freely(StaticEquations& equations);

/// The part of a shape that moves most, and how.
[[nodiscard]] std::string direction_name(const StaticEquations& equations, const Vector& y);

}  // namespace visviva
