#pragma once

#include "visviva/equilibrium/term_sizes.hpp"

namespace visviva {

/// yᵀK y of a settled linearization at rest, with the energies of springs and strains summed up from the strains of y. In the
/// assembled K the stiffness of thin beams against stretching, and its round-off, is so much larger than that against bending
/// that slow modes of fine models would have few digits.
class StiffnessProduct {
 public:
  explicit StiffnessProduct(const Linearization& linear);

  struct Value {
    double product = 0.0;
    bool zero =
        false;  ///< but for its own round-off, or what stresses that are round-off of places make of it
  };
  [[nodiscard]] Value operator()(const Vector& y) const;

 private:
  const Linearization& linear_;
  TermSizes sizes_;
  SparseMatrix others_;  ///< of all but strain energies, in natural coordinates
};

}  // namespace visviva
