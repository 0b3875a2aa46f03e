#pragma once

#include "visviva/mechanics/elements/beam_section.hpp"
#include "visviva/mechanics/elements/element_kind.hpp"

namespace visviva {

/// A flexible joint between two frames a and b, such as a rubber bearing. The steady screw motion that leads from a to b in a unit of
/// time has the velocity u of the point and the angular velocity φ, whose components are the same in the axes of a, of b and of all
/// between. Of e = (u, φ), a displacement and a rotation vector,
///
///     W = ½ eᵀKe,      and the power −ėᵀDė of damping.
///
/// K and D are symmetric and without negative eigenvalues, and may couple all of it. Free of load where the frames coincide; the
/// angle must stay below 180°.
class Bushing final : public Element {
 public:
  explicit Bushing(const Matrix6& stiffness, const Matrix6& damping = Matrix6::Zero());
  [[nodiscard]] std::string_view kind() const override { return "bushing"; }
  [[nodiscard]] int nodes() const override { return 2; }
  [[nodiscard]] bool needs_axes() const override { return true; }
  [[nodiscard]] ElementTerms terms(const std::string& name,
                                   const std::vector<FrameForms>& nodes) const override;

 private:
  Matrix6 stiffness_;
  Matrix6 damping_;
};

[[nodiscard]] ElementKind bushing();

}  // namespace visviva
