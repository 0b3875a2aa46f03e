#pragma once

#include <cmath>

#include "visviva/math/lanes.hpp"
#include "visviva/mechanics/elements/beam_section.hpp"
#include "visviva/mechanics/elements/curvature_measure.hpp"
#include "visviva/mechanics/form_function.hpp"

namespace visviva {

/// The functions f of the seven forms (g, s, c) that BeamStrain has, with their secants: of one element, or of several side by
/// side if Real is Lanes.
template <class Real>
class BeamFunction {
 public:
  using Vector3 = Eigen::Matrix<Real, 3, 1>;
  using Matrix3 = Eigen::Matrix<Real, 3, 3>;
  using Values = Eigen::Matrix<Real, 6, 1>;
  using Forms = Eigen::Matrix<Real, 7, 1>;
  using Gradient = Eigen::Matrix<Real, 6, 7>;
  using Stiffness = Eigen::Matrix<Real, 6, 6>;
  using FormVector = FormVectorOf<Real>;
  using FormMatrix = FormMatrixOf<Real>;

  /// Of an element of length l, less a reference; it bends along its length unless H is zero, see BentLength.
  BeamFunction(CurvatureMeasure measure, bool is_bent, Real length, Values reference,
               Vector3 direction, Matrix3 H)
      : measure_(measure),
        is_bent_(is_bent),
        l_(length),
        reference_(std::move(reference)),
        along_(std::move(direction)),
        H_(std::move(H)) {
    if (!is_bent_) return;
    const Vector3 gamma = reference_.template head<3>();
    reference_length_ = length_of(gamma) - along_.dot(gamma);
  }

  [[nodiscard]] CurvatureMeasure measure() const { return measure_; }
  [[nodiscard]] bool is_bent() const { return is_bent_; }
  [[nodiscard]] const Real& length() const { return l_; }
  [[nodiscard]] const Values& reference() const { return reference_; }
  [[nodiscard]] const Vector3& direction() const { return along_; }
  [[nodiscard]] const Matrix3& H() const { return H_; }

  /// f and Df.
  [[nodiscard]] Values value_at(const Forms& forms) const;
  [[nodiscard]] Gradient gradient_at(const Forms& forms) const;
  /// f and, with Ā, A*, B̄, B* and p of the step left for them, f*ᵀw and f*γ.
  [[nodiscard]] FormVector value_over(const FormVector& g0, const FormVector& g1,
                                      FormVector& known) const;
  [[nodiscard]] FormVector secant_force(const FormVector& g0, const FormVector& g1,
                                        const FormVector& known, const FormVector& w) const;
  [[nodiscard]] Values rate_product(const Forms& start, const Forms& end, const FormVector& known,
                                    const Forms& rate) const;
  /// f*
  [[nodiscard]] Gradient secant_gradient(const Forms& start, const Forms& end) const;
  /// f*ᵀC Df(g₁) + ∂(f*ᵀw)/∂g₁
  [[nodiscard]] FormMatrix tangent(const Forms& start, const Forms& end, const Values& w,
                                   Stiffness C) const;
  /// ∂(f*γ)/∂g₁
  [[nodiscard]] Gradient secant_rate_curvature(const Forms& start, const Forms& end,
                                               const Forms& rate) const;

 private:
  /// √(ΓᵀHΓ) and a·Γ
  [[nodiscard]] Real length_of(const Vector3& gamma) const {
    using std::sqrt;
    return sqrt(gamma.dot(H_ * gamma));
  }
  [[nodiscard]] Real along(const Vector3& gamma) const { return along_.dot(gamma); }
  /// What the length of the bend has more than a·Γ, less the same of the reference.
  [[nodiscard]] Real longer_by(const Real& length, const Vector3& gamma) const {
    return length - along(gamma) - reference_length_;
  }
  /// D of (Γ, κ) with the length of the bend, p its secant: 1 + a (p − a)ᵀ times that.
  void bend(Gradient& D, const Vector3& p) const;
  /// The secant of √(ΓᵀHΓ) by Γ, and its derivative by Γ at the end.
  struct LengthSecant {
    Vector3 p;
    Matrix3 by_end;
  };
  [[nodiscard]] LengthSecant length_secant(const Vector3& gamma0, const Vector3& gamma1) const;

  CurvatureMeasure measure_;
  bool is_bent_;
  Real l_;
  Values reference_;
  Vector3 along_;
  Matrix3 H_;
  Real reference_length_ = 0.0;
};

extern template class BeamFunction<double>;
extern template class BeamFunction<Lanes>;

/// Of elements with the same measure that all bend along their length, or none does.
[[nodiscard]] BeamFunction<Lanes> side_by_side(
    const std::array<const BeamFunction<double>*, Lanes::count>& all);

}  // namespace visviva
