#pragma once

#include <memory>

#include "visviva/mechanics/invariant.hpp"
#include "visviva/mechanics/load.hpp"

namespace visviva {

/// f = −d Deᵀ ė: viscous resistance to the change of an invariant. Its power −d |ė|² is never positive.
class ViscousLoad final : public Load {
 public:
  ViscousLoad(std::shared_ptr<const Invariant> e, double coefficient)
      : e_(std::move(e)), d_(coefficient) {}

  [[nodiscard]] int inputs() const override { return e_->inputs(); }
  [[nodiscard]] Kind kind() const override { return Kind::damping; }
  void force(const LocalVector& x, const LocalVector& v, double t, LocalVector& f) const override;
  void tangent(const LocalVector& x, const LocalVector& v, double t, LocalMatrix& f_x,
               LocalMatrix& f_v) const override;

 private:
  std::shared_ptr<const Invariant> e_;
  double d_;
};

}  // namespace visviva
