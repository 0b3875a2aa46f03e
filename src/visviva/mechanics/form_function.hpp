#pragma once

#include <memory>
#include <span>

#include "visviva/math/types.hpp"

namespace visviva {

class QuadraticForms;

/// Quantities of a few forms, and of as few functions of them, with zeros beyond their number.
inline constexpr int max_forms = 8;
template <class Real>
using FormVectorOf = Eigen::Matrix<Real, max_forms, 1>;
template <class Real>
using FormMatrixOf = Eigen::Matrix<Real, max_forms, max_forms>;
using FormVector = FormVectorOf<double>;
using FormMatrix = FormMatrixOf<double>;

/// A smaller matrix or vector with zeros beyond.
template <typename Target, typename Block>
[[nodiscard]] Target padded(const Eigen::MatrixBase<Block>& block) {
  Target all = Target::Zero();
  all.template topLeftCorner<Block::RowsAtCompileTime, Block::ColsAtCompileTime>(
      block.rows(), block.cols()) = block;
  return all;
}

class FormFunctionLanes;

/// The two parts of an invariant e = f(g(x)) with at most eight quadratic forms g and functions f, for those who reduce the
/// coordinates x to fewer unknowns before they multiply: De* = f*(g₀, g₁) Dg(x_mid), with a secant f* that is symmetric in
/// g₀ and g₁.
class FormFunction {
 public:
  virtual ~FormFunction() = default;

  [[nodiscard]] virtual const QuadraticForms& forms() const = 0;
  /// f(g)
  [[nodiscard]] virtual FormVector value_of(const FormVector& g) const = 0;
  /// f*(g₀, g₁)
  [[nodiscard]] virtual FormMatrix secant_of(const FormVector& g0, const FormVector& g1) const = 0;
  /// f(g₁), and what secant_force() and secant_rate() are to know of the step.
  [[nodiscard]] virtual FormVector value_over(const FormVector& g0, const FormVector& g1,
                                              FormVector& known) const = 0;
  /// f*(g₀, g₁)ᵀw, with what value_over() has left.
  [[nodiscard]] virtual FormVector secant_force(const FormVector& g0, const FormVector& g1,
                                                const FormVector& known,
                                                const FormVector& w) const = 0;
  /// f*(g₀, g₁)γ, likewise.
  [[nodiscard]] virtual FormVector secant_rate(const FormVector& g0, const FormVector& g1,
                                               const FormVector& known,
                                               const FormVector& rate) const = 0;
  /// f*ᵀC Df(g₁) + ∂(f*ᵀw)/∂g₁: how f*ᵀw changes with g₁ if w changes by C Df(g₁). An empty C is zero.
  [[nodiscard]] virtual FormMatrix secant_tangent(const FormVector& g0, const FormVector& g1,
                                                  const FormVector& w,
                                                  const LocalMatrix& C) const = 0;
  /// ∂(f*γ)/∂g₁
  [[nodiscard]] virtual FormMatrix secant_rate_tangent(const FormVector& g0, const FormVector& g1,
                                                       const FormVector& rate) const = 0;

  /// One in each lane, this one in the first; null if they are not alike, or have nothing of the kind.
  [[nodiscard]] virtual std::unique_ptr<FormFunctionLanes> side_by_side(
      std::span<const FormFunction* const> all) const;
};

}  // namespace visviva
