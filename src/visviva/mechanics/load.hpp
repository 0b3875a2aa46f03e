#pragma once

#include "visviva/math/types.hpp"

namespace visviva {

class ViscousLoad;

/// A force f(x, v, t) on a few coordinates that no strain energy describes.
class Load {
 public:
  /// What the ledger books its work as.
  enum class Kind { external, damping };

  virtual ~Load() = default;

  [[nodiscard]] virtual int inputs() const = 0;
  [[nodiscard]] virtual Kind kind() const { return Kind::external; }
  /// Whether it is the same at all times.
  [[nodiscard]] virtual bool is_steady() const { return false; }

  virtual void force(const LocalVector& x, const LocalVector& v, double t,
                     LocalVector& f) const = 0;
  /// Sets ∂f/∂x and ∂f/∂v.
  virtual void tangent(const LocalVector& x, const LocalVector& v, double t, LocalMatrix& f_x,
                       LocalMatrix& f_v) const = 0;

  /// The load itself if it is viscous.
  [[nodiscard]] virtual const ViscousLoad* viscous() const { return nullptr; }
};

}  // namespace visviva
