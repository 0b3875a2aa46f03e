#pragma once

#include <string_view>

#include "visviva/mechanics/frame.hpp"
#include "visviva/mechanics/term.hpp"

namespace visviva {

/// The terms of one element.
struct ElementTerms {
  std::vector<PotentialTerm> potentials = {};
  std::vector<LoadTerm> loads = {};
};

/// Something between a few frames or points that has an energy or exerts a force: springs, dampers, trusses, beams.
///
/// To add one, state its invariant and its energy; it knows nothing of time integration, nor of rotations.
class Element {
 public:
  virtual ~Element() = default;

  [[nodiscard]] virtual std::string_view kind() const = 0;
  /// How many nodes it connects, and whether they need axes.
  [[nodiscard]] virtual int nodes() const = 0;
  [[nodiscard]] virtual bool needs_axes() const { return false; }

  [[nodiscard]] virtual ElementTerms terms(const std::string& name,
                                           const std::vector<FrameForms>& nodes) const = 0;
};

}  // namespace visviva
