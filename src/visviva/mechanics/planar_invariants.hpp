#pragma once

#include "visviva/mechanics/invariant.hpp"

namespace visviva {

/// e = |p + R(φ)a − c|² with x = (p, φ): the squared distance between a point fixed in a planar body (at a
/// from its reference point p) and a point c of the ground.
class BodyPointSquaredDistance final : public Invariant {
 public:
  BodyPointSquaredDistance(Eigen::Vector2d body_point, Eigen::Vector2d ground_point)
      : Invariant(3, 1), a_(std::move(body_point)), c_(std::move(ground_point)) {}
  void evaluate(const LocalVector& x, LocalVector& e, LocalMatrix& De) const override;
  void add_curvature(const LocalVector& x, const LocalVector& w, LocalMatrix& H) const override;
  void secant(const LocalVector& x0, const LocalVector& x1, LocalMatrix& De) const override;
  void add_secant_curvature(const LocalVector& x0, const LocalVector& x1, const LocalVector& w,
                            LocalMatrix* H0, LocalMatrix& H1) const override;

 private:
  [[nodiscard]] Eigen::Vector2d span(const LocalVector& x) const;

  Eigen::Vector2d a_;
  Eigen::Vector2d c_;
};

/// e = (r₁·r₂, |r₁||r₂|) with x = (a, m, b) three points of the plane, r₁ = a − m and r₂ = b − m.
class Bend final : public Invariant {
 public:
  Bend() : Invariant(6, 2) {}
  void evaluate(const LocalVector& x, LocalVector& e, LocalMatrix& De) const override;
  void add_curvature(const LocalVector& x, const LocalVector& w, LocalMatrix& H) const override;
  void secant(const LocalVector& x0, const LocalVector& x1, LocalMatrix& De) const override;
  void add_secant_curvature(const LocalVector& x0, const LocalVector& x1, const LocalVector& w,
                            LocalMatrix* H0, LocalMatrix& H1) const override;
};

}  // namespace visviva
