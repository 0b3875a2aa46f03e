#pragma once

#include <span>

#include "visviva/mechanics/elements/beam_section.hpp"
#include "visviva/mechanics/elements/curvature_measure.hpp"
#include "visviva/mechanics/elements/element.hpp"

namespace visviva {

/// Where a node is in space: its point and its axes (columns).
struct Pose {
  Eigen::Vector3d position = Eigen::Vector3d::Zero();
  Eigen::Matrix3d axes = Eigen::Matrix3d::Identity();
};

/// Throws InvalidModel if these cannot be the nodes of a beam element of this length.
void check_beam_nodes(std::span<const Pose> nodes, double length);

/// Two-node geometrically exact beam element with one integration point. Any two frames can be its nodes; their axes are
/// those of the section there, the first along the beam. It has no mass: the model lumps that to the nodes. Strains are
/// constant along it; given the section of with_linear_moments() and bent_length(), so are the forces while moments vary
/// linearly.
class BeamElement final : public Element {
 public:
  /// Free of stress when its nodes are at the poses `a` and `b`; `length` is that of the reference line between them
  /// (0: their distance). Throws InvalidModel for a section that is none, or nodes turned too far against each other.
  BeamElement(const BeamSection& section, const Pose& a, const Pose& b, double length = 0.0,
              CurvatureMeasure measure = CurvatureMeasure::angle, BentLength bent = {});

  [[nodiscard]] std::string_view kind() const override { return "beam"; }
  [[nodiscard]] int nodes() const override { return 2; }
  [[nodiscard]] bool needs_axes() const override { return true; }
  /// A potential of the BeamStrain between the nodes, and a load if the section damps.
  [[nodiscard]] ElementTerms terms(const std::string& name,
                                   const std::vector<FrameForms>& nodes) const override;

 private:
  double length_;
  CurvatureMeasure measure_;
  Vector6 reference_;
  BentLength bent_;
  Matrix6 damping_;
  std::shared_ptr<const StrainEnergy> energy_;
};

/// Of the line of this length between two nodes, in the axes half way: along the first one, unless those of the nodes lie
/// askew.
[[nodiscard]] LineSlope line_slope(const Pose& a, const Pose& b, double length);

/// What a beam feels, in the axes of its section: strains and curvatures beyond those of its stress-free state, and the
/// elastic forces (N, Q₂, Q₃) and moments (T, M₂, M₃).
struct BeamState {
  Vector6 strain;
  Vector6 stress;
};

/// Of the potential of a BeamElement. Throws std::invalid_argument if the term is another one.
[[nodiscard]] BeamState beam_state(const PotentialTerm& term, VectorIn q);

}  // namespace visviva
