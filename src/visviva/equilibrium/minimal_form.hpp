#pragma once

#include <vector>

#include "visviva/equilibrium/linearization.hpp"

namespace visviva {

/// Small motions with as many unknowns s as there are freedoms. They are some of the unknowns y themselves; the others follow
/// from the joints,
///
///     y = N s,     b N = 0,     b Ṅ = −ḃ N,     b N̈ = −b̈ N − 2 ḃ Ṅ,
///
/// and with ẏ = N ṡ + Ṅ s the equations are
///
///     NᵀM N s̈ + Nᵀ(C N + 2 M Ṅ) ṡ + Nᵀ(K N + C Ṅ + M N̈) s = NᵀEᵀδf.
///
/// Dense: for systems of some hundred freedoms.
struct MinimalForm {
  /// Of a settled linearization. Throws InvalidModel if its joints are not independent.
  explicit MinimalForm(const Linearization& linear);

  [[nodiscard]] Eigen::Index freedoms() const { return N.cols(); }

  std::vector<int> independent;  ///< which of y the unknowns are
  Matrix N, N_dot, N_ddot;
  Matrix mass, damping, stiffness;
};

}  // namespace visviva
