#pragma once

#include <array>

#include "visviva/mechanics/elements/beam.hpp"

namespace visviva {

/// Three-node geometrically exact beam element with two integration points, [docs/theory/beams.md] (14) to (17). Points and
/// section axes are interpolated by parabolas, so that the strains at a point of integration are functions of quadratic forms:
///
///     Γ₂ = d₂·x′,      Γ₃ = d₃·x′,      Γ₁ = √(x′·x′ − Γ₂² − Γ₃²),      κᵢ = ½(dⱼ′·dₖ − dₖ′·dⱼ)/n,      n = ⅓ Σ dᵢ·dᵢ
///
/// for (i, j, k) cyclic, less those of the stress-free state.
/// Any three frames can be its nodes: both ends and the middle of the line between them. It has no mass.
class QuadraticBeamElement final : public Element {
 public:
  /// Free of stress when its nodes are at these poses, the middle one in the middle; `length` is that of the reference line
  /// between the ends. Throws InvalidModel for a section that is none, or nodes turned too far against each other.
  QuadraticBeamElement(const BeamSection& section, const std::array<Pose, 3>& nodes, double length);

  [[nodiscard]] std::string_view kind() const override { return "beam"; }
  [[nodiscard]] int nodes() const override { return 3; }
  [[nodiscard]] bool needs_axes() const override { return true; }
  /// A potential at each point of integration, and as many loads if the section damps.
  [[nodiscard]] ElementTerms terms(const std::string& name,
                                   const std::vector<FrameForms>& nodes) const override;

 private:
  double length_;
  std::array<Vector6, 2> reference_;
  Matrix6 damping_;
  std::shared_ptr<const StrainEnergy> energy_;
};

/// Of a potential of a QuadraticBeamElement of this length, at its point of integration.
[[nodiscard]] BeamState quadratic_beam_state(const PotentialTerm& term, double length, VectorIn q);

}  // namespace visviva
