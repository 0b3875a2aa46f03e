#pragma once

#include <memory>

#include "visviva/mechanics/invariant.hpp"
#include "visviva/mechanics/load.hpp"
#include "visviva/mechanics/pose_map.hpp"

namespace visviva {

/// An invariant of natural coordinates as one of Euler parameters, e(z(q)). As z is quadratic,
///
///     (e ∘ z)*(q₀, q₁) = e*(z₀, z₁) D((q₀ + q₁)/2)
///
/// is an exact secant whenever e* is.
class InvariantOfParameters final : public Invariant {
 public:
  InvariantOfParameters(std::shared_ptr<const Invariant> natural, PoseMap map)
      : Invariant(map.parameters(), natural->outputs()),
        natural_(std::move(natural)),
        map_(std::move(map)) {}

  void evaluate(const LocalVector& q, LocalVector& e, LocalMatrix& De) const override;
  void add_curvature(const LocalVector& q, const LocalVector& w, LocalMatrix& H) const override;
  void secant(const LocalVector& q0, const LocalVector& q1, LocalMatrix& De) const override;
  void add_secant_curvature(const LocalVector& q0, const LocalVector& q1, const LocalVector& w,
                            LocalMatrix* H0, LocalMatrix& H1) const override;

 private:
  std::shared_ptr<const Invariant> natural_;
  PoseMap map_;
};

/// A load on natural coordinates as one on Euler parameters: the force D(q)ᵀf(z, ż, t) with ż = D(q)q̇.
class LoadOfParameters final : public Load {
 public:
  LoadOfParameters(std::shared_ptr<const Load> natural, PoseMap map)
      : natural_(std::move(natural)), map_(std::move(map)) {}

  [[nodiscard]] int inputs() const override { return map_.parameters(); }
  [[nodiscard]] Kind kind() const override { return natural_->kind(); }
  [[nodiscard]] bool is_steady() const override { return natural_->is_steady(); }
  void force(const LocalVector& q, const LocalVector& rate, double t,
             LocalVector& f) const override;
  void tangent(const LocalVector& q, const LocalVector& rate, double t, LocalMatrix& f_q,
               LocalMatrix& f_rate) const override;

 private:
  std::shared_ptr<const Load> natural_;
  PoseMap map_;
};

}  // namespace visviva
