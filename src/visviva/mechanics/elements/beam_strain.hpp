#pragma once

#include <cmath>

#include "visviva/mechanics/elements/beam_section.hpp"
#include "visviva/mechanics/elements/curvature_measure.hpp"
#include "visviva/mechanics/frame.hpp"
#include "visviva/mechanics/function_of_forms.hpp"

namespace visviva {

extern template class FunctionOfForms<6, 7>;

/// Strains (Γ, κ) of a beam element of length l between two nodes with the points x₁, x₂ and the section axes S₁, S₂:
///
///     g = ½(S₁ + S₂)ᵀ(x₂ − x₁)/l,      s = axial(½(Q − Qᵀ)),      c = 1 + tr Q,      Q = S₁ᵀS₂,
///     Γ = A(c) g + B(c) s (s·g),      κ = A(c) s/l,
///
/// less a reference, and with √(ΓᵀHΓ) in place of a·Γ for elements that bend along their length, see BentLength. The seven
/// forms (g, s, c) are quadratic in natural coordinates, and A, B those of CurvatureMeasure.
class BeamStrain final : public FunctionOfForms<6, 7> {
 public:
  BeamStrain(QuadraticForms beam_forms, double length, CurvatureMeasure measure,
             Vector6 reference = Vector6::Zero(), BentLength bent = {})
      : FunctionOfForms(std::move(beam_forms)),
        l_(length),
        measure_(measure),
        reference_(std::move(reference)),
        bent_(std::move(bent)),
        is_bent_(!bent_.H.isZero(0.0)) {
    if (is_bent_) reference_length_ = length_of(reference_.head<3>()) - along(reference_.head<3>());
  }

  [[nodiscard]] double length() const { return l_; }
  [[nodiscard]] CurvatureMeasure measure() const { return measure_; }

 private:
  [[nodiscard]] Values value_at(const Forms& forms) const override;
  [[nodiscard]] Gradient gradient_at(const Forms& forms) const override;
  [[nodiscard]] Gradient secant_gradient(const Forms& start, const Forms& end) const override;
  [[nodiscard]] Values end_value(const Forms& start, const Forms& end,
                                 FormVector& known) const override;
  [[nodiscard]] Forms secant_product(const Forms& start, const Forms& end, const FormVector& known,
                                     const Values& w) const override;
  [[nodiscard]] Values rate_product(const Forms& start, const Forms& end, const FormVector& known,
                                    const Forms& rate) const override;
  [[nodiscard]] Curvature secant_curvature(const Forms& start, const Forms& end,
                                           const Values& w) const override;
  [[nodiscard]] Derivatives derivatives(const Forms& start, const Forms& end,
                                        const Values& w) const override;
  [[nodiscard]] Gradient secant_rate_curvature(const Forms& start, const Forms& end,
                                               const Forms& rate) const override;

  /// √(ΓᵀHΓ) and a·Γ
  [[nodiscard]] double length_of(const Eigen::Vector3d& gamma) const {
    return std::sqrt(gamma.dot(bent_.H * gamma));
  }
  [[nodiscard]] double along(const Eigen::Vector3d& gamma) const { return bent_.along.dot(gamma); }
  /// (Γ, κ) with the length of the bend, less the reference.
  [[nodiscard]] Values strain_of(const Eigen::Vector3d& gamma, const Eigen::Vector3d& kappa) const;
  /// The secant of √(ΓᵀHΓ) by Γ, and its derivative by Γ at the end.
  struct LengthSecant {
    Eigen::Vector3d p;
    Eigen::Matrix3d by_end;
  };
  [[nodiscard]] LengthSecant length_secant(const Eigen::Vector3d& gamma0,
                                           const Eigen::Vector3d& gamma1) const;
  /// w of (Γ, κ) with the length of the bend as one of (Γ, κ): w + a·w (p − a).
  [[nodiscard]] Values straightened(const Values& w, const Eigen::Vector3d& p) const;
  /// D of (Γ, κ) with the length of the bend, p its secant: 1 + a (p − a)ᵀ times that.
  void bend(Gradient& D, const Eigen::Vector3d& p) const;

  double l_;
  CurvatureMeasure measure_;
  Vector6 reference_;
  BentLength bent_;
  bool is_bent_;
  double reference_length_ = 0.0;
};

/// The forms (g, s, c) between two nodes.
[[nodiscard]] BoundForms beam_forms(const FrameForms& a, const FrameForms& b, double length);

}  // namespace visviva
