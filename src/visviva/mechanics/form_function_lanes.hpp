#pragma once

#include "visviva/math/lanes.hpp"
#include "visviva/mechanics/form_function.hpp"

namespace visviva {

/// The functions of several terms that are alike, side by side. Its members are those of FormFunction.
class FormFunctionLanes {
 public:
  using FormVector = FormVectorOf<Lanes>;
  using FormMatrix = FormMatrixOf<Lanes>;
  virtual ~FormFunctionLanes() = default;

  [[nodiscard]] virtual FormVector value_of(const FormVector& g) const = 0;
  [[nodiscard]] virtual FormMatrix secant_of(const FormVector& g0, const FormVector& g1) const = 0;
  [[nodiscard]] virtual FormVector value_over(const FormVector& g0, const FormVector& g1,
                                              FormVector& known) const = 0;
  [[nodiscard]] virtual FormVector secant_force(const FormVector& g0, const FormVector& g1,
                                                const FormVector& known,
                                                const FormVector& w) const = 0;
  [[nodiscard]] virtual FormVector secant_rate(const FormVector& g0, const FormVector& g1,
                                               const FormVector& known,
                                               const FormVector& rate) const = 0;
  /// With a stiffness of six strains.
  [[nodiscard]] virtual FormMatrix secant_tangent(const FormVector& g0, const FormVector& g1,
                                                  const FormVector& w,
                                                  const Eigen::Matrix<Lanes, 6, 6>& C) const = 0;
};

}  // namespace visviva
