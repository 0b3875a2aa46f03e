#include "visviva/mechanics/elements/bushing.hpp"

#include <fmt/format.h>

#include "visviva/math/decompositions.hpp"
#include "visviva/mechanics/elements/beam_strain.hpp"
#include "visviva/mechanics/elements/viscous_load.hpp"
#include "visviva/mechanics/error.hpp"

namespace visviva {
namespace {

Matrix6 checked_matrix(const char* what, const Matrix6& K) {
  const double size = K.cwiseAbs().maxCoeff();
  if (!K.allFinite() || !K.isApprox(K.transpose(), 1e-9))
    throw InvalidModel(fmt::format("the {} of a bushing is not symmetric", what));
  const double smallest = symmetric_eigenvalues(K)[0];
  if (smallest < -1e-9 * size)
    throw InvalidModel(
        fmt::format("the {} of a bushing has the negative eigenvalue {:.4g}", what, smallest));
  return K;
}

}  // namespace

Bushing::Bushing(const Matrix6& stiffness, const Matrix6& damping)
    : stiffness_(checked_matrix("stiffness", stiffness)),
      damping_(checked_matrix("damping", damping)) {}

// An element of a beam of the length one feels just that, if it measures angles by themselves.
ElementTerms Bushing::terms(const std::string& name, const std::vector<FrameForms>& nodes) const {
  BoundForms bound = beam_forms(nodes[0], nodes[1], 1.0);
  const auto screw =
      std::make_shared<BeamStrain>(std::move(bound.forms), 1.0, CurvatureMeasure::angle);
  ElementTerms terms{{{name, bound.coordinates, screw,
                       std::make_shared<QuadraticEnergy>(stiffness_, LocalVector::Zero(6))}}};
  if (!damping_.isZero(0.0))
    terms.loads.push_back(
        {name, std::move(bound.coordinates), std::make_shared<ViscousLoad>(screw, damping_)});
  return terms;
}

ElementKind bushing() {
  using Values = PartParameter::Values;
  return {
      "bushing",
      "a flexible joint: forces and moments by a stiffness matrix, and damping",
      2,
      false,
      {{"stiffness", "of forces and moments by displacement and rotation", dimensions::stiffness,
        Values::symmetric_matrix},
       {"damping", "of them by their rates", dimensions::damping, Values::symmetric_matrix, "0"}},
      [](const PartData& data) {
        return std::make_shared<Bushing>(data.matrix("stiffness"), data.matrix_or_zero("damping"));
      }};
}

}  // namespace visviva
