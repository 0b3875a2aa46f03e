#include "visviva/mechanics/elements/thin_bend.hpp"

#include <cmath>

#include "visviva/mechanics/energies.hpp"
#include "visviva/mechanics/error.hpp"

namespace visviva {
namespace {

// BendEnergy(ψ, ν) with ψ = r₁·r₂ and ν = √(r₁·r₁ r₂·r₂), of the strains e = (r₁·r₁, r₂·r₂, r₁·r₂).
class BendOfProducts final : public StrainEnergy {
 public:
  explicit BendOfProducts(double stiffness) : bend_(stiffness) {}

  [[nodiscard]] double value(const LocalVector& e) const override {
    return bend_.value(arguments(e));
  }
  void stress(const LocalVector& e, LocalVector& s) const override {
    LocalVector by_argument(2);
    bend_.stress(arguments(e), by_argument);
    s.noalias() = jacobian(e).transpose() * by_argument;
  }
  void tangent(const LocalVector& e, LocalMatrix& C) const override {
    LocalVector by_argument(2);
    LocalMatrix curvature(2, 2);
    bend_.stress(arguments(e), by_argument);
    bend_.tangent(arguments(e), curvature);
    const LocalMatrix J = jacobian(e);
    C.noalias() = J.transpose() * curvature * J;
    const double nu = std::sqrt(e[0] * e[1]);
    C(0, 0) -= by_argument[1] * 0.25 * nu / (e[0] * e[0]);
    C(1, 1) -= by_argument[1] * 0.25 * nu / (e[1] * e[1]);
    C(0, 1) += by_argument[1] * 0.25 / nu;
    C(1, 0) += by_argument[1] * 0.25 / nu;
  }

 private:
  static LocalVector arguments(const LocalVector& e) {
    return LocalVector{{e[2], std::sqrt(e[0] * e[1])}};
  }
  static LocalMatrix jacobian(const LocalVector& e) {
    const double nu = std::sqrt(e[0] * e[1]);
    return LocalMatrix{{0.0, 0.0, 1.0}, {0.5 * nu / e[0], 0.5 * nu / e[1], 0.0}};
  }

  BendEnergy bend_;
};

}  // namespace

ThinBend::ThinBend(double bending_stiffness) : stiffness_(bending_stiffness) {
  if (!std::isfinite(bending_stiffness) || bending_stiffness < 0.0)
    throw InvalidModel("the bending stiffness of a thin beam must be at least zero");
}

ElementTerms ThinBend::terms(const std::string& name, const std::vector<FrameForms>& nodes) const {
  const VectorForm r1 = nodes[0].point - nodes[1].point;
  const VectorForm r2 = nodes[2].point - nodes[1].point;
  BoundForms bound = bind_forms({dot(r1, r1), dot(r2, r2), dot(r1, r2)});
  return {{{name, std::move(bound.coordinates),
            std::make_shared<QuadraticForms>(std::move(bound.forms)),
            std::make_shared<BendOfProducts>(stiffness_)}}};
}

ElementKind thin_bend() {
  return {
      "bend",
      "bending of a thin beam at the middle one of three places, ½ C tan²(½ angle)",
      3,
      false,
      {{"stiffness", "C", dimensions::moment, PartParameter::Values::not_negative}},
      [](const PartData& data) { return std::make_shared<ThinBend>(data.number("stiffness")); }};
}

}  // namespace visviva
