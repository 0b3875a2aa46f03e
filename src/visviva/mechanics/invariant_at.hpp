#pragma once

#include "visviva/mechanics/form_function.hpp"
#include "visviva/mechanics/invariant.hpp"

namespace visviva {

/// An invariant at one place: e(x), rates De(x)u and forces De(x)ᵀw, of a function of forms without De.
class InvariantAt {
 public:
  /// The invariant must live as long as this.
  InvariantAt(const Invariant& invariant, LocalVector x);

  [[nodiscard]] const LocalVector& e() const { return e_; }
  [[nodiscard]] LocalVector rate(const LocalVector& u) const;
  [[nodiscard]] LocalVector force(const LocalVector& w) const;

 private:
  const FormFunction* f_;  ///< null if De is known instead
  LocalVector x_;
  LocalVector e_;
  FormVector g_ = FormVector::Zero();
  FormVector known_ = FormVector::Zero();  ///< what f leaves for its derivative
  LocalMatrix De_;
};

/// De(x)ᵀw alone.
[[nodiscard]] LocalVector force_at(const Invariant& invariant, const LocalVector& x,
                                   const LocalVector& w);

}  // namespace visviva
