#pragma once

#include "visviva/model/beams.hpp"

namespace visviva::model {

/// How the strain at a place of a beam follows from those of its elements: it is the sum of `to_strain` times theirs.
struct SectionPlace {
  struct Share {
    int element;
    int point;  ///< of integration in it
    Matrix6 to_strain;
  };
  int element;  ///< that the place is on; at a node the one before it
  std::vector<Share> shares;
};

/// At s ∈ [0, 1] along a beam of the model. [docs/theory/beams.md] (20)
[[nodiscard]] SectionPlace section_place(const Model& model, const Beam& beam, double s);

}  // namespace visviva::model
