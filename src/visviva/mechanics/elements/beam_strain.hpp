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

  [[nodiscard]] FormVector value_over(const FormVector& g0, const FormVector& g1,
                                      FormVector& known) const override;
  [[nodiscard]] FormVector secant_force(const FormVector& g0, const FormVector& g1,
                                        const FormVector& known,
                                        const FormVector& w) const override;
  [[nodiscard]] FormMatrix secant_tangent(const FormVector& g0, const FormVector& g1,
                                          const FormVector& w, const LocalMatrix& C) const override;

 private:
  [[nodiscard]] Values value_at(const Forms& forms) const override;
  [[nodiscard]] Gradient gradient_at(const Forms& forms) const override;
  [[nodiscard]] Gradient secant_gradient(const Forms& start, const Forms& end) const override;
  [[nodiscard]] Values rate_product(const Forms& start, const Forms& end, const FormVector& known,
                                    const Forms& rate) const override;
  [[nodiscard]] Curvature secant_curvature(const Forms& start, const Forms& end,
                                           const Values& w) const override;
  /// f*ᵀC Df(g₁) + ∂(f*ᵀw)/∂g₁
  [[nodiscard]] FormMatrix tangent(const Forms& start, const Forms& end, const Values& w,
                                   Eigen::Matrix<double, 6, 6> C) const;
  [[nodiscard]] Gradient secant_rate_curvature(const Forms& start, const Forms& end,
                                               const Forms& rate) const override;

  /// √(ΓᵀHΓ) and a·Γ
  [[nodiscard]] double length_of(const Eigen::Vector3d& gamma) const {
    return std::sqrt(gamma.dot(bent_.H * gamma));
  }
  [[nodiscard]] double along(const Eigen::Vector3d& gamma) const { return bent_.along.dot(gamma); }
  /// What the length of the bend has more than a·Γ, less the same of the reference.
  [[nodiscard]] double longer_by(double length, const Eigen::Vector3d& gamma) const {
    return length - along(gamma) - reference_length_;
  }
  /// The secant of √(ΓᵀHΓ) by Γ, and its derivative by Γ at the end.
  struct LengthSecant {
    Eigen::Vector3d p;
    Eigen::Matrix3d by_end;
  };
  [[nodiscard]] LengthSecant length_secant(const Eigen::Vector3d& gamma0,
                                           const Eigen::Vector3d& gamma1) const;
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
