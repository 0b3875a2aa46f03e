#pragma once

#include "visviva/mechanics/elements/beam_function.hpp"
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
             const Vector6& reference = Vector6::Zero(), const BentLength& bent = {})
      : FunctionOfForms(std::move(beam_forms)),
        function_(measure, !bent.H.isZero(0.0), length, reference, bent.along, bent.H) {}

  [[nodiscard]] double length() const { return function_.length(); }
  [[nodiscard]] CurvatureMeasure measure() const { return function_.measure(); }

  [[nodiscard]] FormVector value_over(const FormVector& g0, const FormVector& g1,
                                      FormVector& known) const override {
    return function_.value_over(g0, g1, known);
  }
  [[nodiscard]] FormVector secant_force(const FormVector& g0, const FormVector& g1,
                                        const FormVector& known,
                                        const FormVector& w) const override {
    return function_.secant_force(g0, g1, known, w);
  }
  [[nodiscard]] FormMatrix secant_tangent(const FormVector& g0, const FormVector& g1,
                                          const FormVector& w, const LocalMatrix& C) const override;
  [[nodiscard]] std::unique_ptr<FormFunctionLanes> side_by_side(
      std::span<const FormFunction* const> all) const override;

 private:
  [[nodiscard]] Values value_at(const Forms& forms) const override {
    return function_.value_at(forms);
  }
  [[nodiscard]] Gradient gradient_at(const Forms& forms) const override {
    return function_.gradient_at(forms);
  }
  [[nodiscard]] Gradient secant_gradient(const Forms& start, const Forms& end) const override {
    return function_.secant_gradient(start, end);
  }
  [[nodiscard]] Values rate_product(const Forms& start, const Forms& end, const FormVector& known,
                                    const Forms& rate) const override {
    return function_.rate_product(start, end, known, rate);
  }
  [[nodiscard]] Curvature secant_curvature(const Forms& start, const Forms& end,
                                           const Values& w) const override {
    return function_.tangent(start, end, w, BeamFunction<double>::Stiffness::Zero())
        .topLeftCorner<7, 7>();
  }
  [[nodiscard]] Gradient secant_rate_curvature(const Forms& start, const Forms& end,
                                               const Forms& rate) const override {
    return function_.secant_rate_curvature(start, end, rate);
  }

  BeamFunction<double> function_;
};

/// The forms (g, s, c) between two nodes.
[[nodiscard]] BoundForms beam_forms(const FrameForms& a, const FrameForms& b, double length);

}  // namespace visviva
