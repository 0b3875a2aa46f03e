#pragma once

#include "visviva/mechanics/elements/element_kind.hpp"

namespace visviva {

/// Bending of a thin beam at the middle one of three points: ½ C tan²(½·turning angle), [Hoitink2011] (4.42). With
/// springs or trusses between the points a chain of them is a beam without torsion, in space as in the plane.
class ThinBend final : public Element {
 public:
  explicit ThinBend(double bending_stiffness);
  [[nodiscard]] std::string_view kind() const override { return "bend"; }
  [[nodiscard]] int nodes() const override { return 3; }
  [[nodiscard]] ElementTerms terms(const std::string& name,
                                   const std::vector<FrameForms>& nodes) const override;

 private:
  double stiffness_;
};

[[nodiscard]] ElementKind thin_bend();

}  // namespace visviva
