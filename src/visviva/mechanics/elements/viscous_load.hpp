#pragma once

#include <memory>

#include "visviva/mechanics/invariant.hpp"
#include "visviva/mechanics/load.hpp"

namespace visviva {

/// f = −Deᵀ D ė: viscous resistance to the change of an invariant, D symmetric and without negative eigenvalues. Its power
/// −ėᵀD ė is never positive, and zero for motions that leave the invariant alone.
class ViscousLoad final : public Load {
 public:
  ViscousLoad(std::shared_ptr<const Invariant> e, Matrix coefficients)
      : e_(std::move(e)), D_(std::move(coefficients)) {}
  /// The same coefficient for all values of the invariant.
  ViscousLoad(std::shared_ptr<const Invariant> e, double coefficient)
      : e_(std::move(e)), D_(coefficient * Matrix::Identity(e_->outputs(), e_->outputs())) {}

  [[nodiscard]] int inputs() const override { return e_->inputs(); }
  [[nodiscard]] Kind kind() const override { return Kind::damping; }
  [[nodiscard]] bool is_steady() const override { return true; }
  void force(const LocalVector& x, const LocalVector& v, double t, LocalVector& f) const override;
  void tangent(const LocalVector& x, const LocalVector& v, double t, LocalMatrix& f_x,
               LocalMatrix& f_v) const override;
  [[nodiscard]] const ViscousLoad* viscous() const override { return this; }

  [[nodiscard]] const Invariant& invariant() const { return *e_; }
  [[nodiscard]] const Matrix& coefficients() const { return D_; }

 private:
  std::shared_ptr<const Invariant> e_;
  Matrix D_;
};

}  // namespace visviva
