#pragma once

#include <vector>

#include "visviva/mechanics/invariant.hpp"

namespace visviva {

/// e = x: the coordinates themselves.
class Identity final : public Invariant {
 public:
  explicit Identity(int size) : Invariant(size, size) {}
  void evaluate(const LocalVector& x, LocalVector& e, LocalMatrix& De) const override;
  void add_curvature(const LocalVector&, const LocalVector&, LocalMatrix&) const override {}
};

/// e = factor·|x − centre|² + offset, with x a point.
class SquaredRadius final : public Invariant {
 public:
  SquaredRadius(LocalVector centre, double factor, double offset)
      : Invariant(static_cast<int>(centre.size()), 1),
        centre_(std::move(centre)),
        factor_(factor),
        offset_(offset) {}
  void evaluate(const LocalVector& x, LocalVector& e, LocalMatrix& De) const override;
  void add_curvature(const LocalVector& x, const LocalVector& w, LocalMatrix& H) const override;

 private:
  LocalVector centre_;
  double factor_;
  double offset_;
};

/// e = factor·|b − a|² + offset, with x = (a, b) two points of the plane or of space.
class SquaredDistance final : public Invariant {
 public:
  SquaredDistance(int dimension, double factor, double offset)
      : Invariant(2 * dimension, 1), dimension_(dimension), factor_(factor), offset_(offset) {}
  void evaluate(const LocalVector& x, LocalVector& e, LocalMatrix& De) const override;
  void add_curvature(const LocalVector& x, const LocalVector& w, LocalMatrix& H) const override;

 private:
  int dimension_;
  double factor_;
  double offset_;
};

/// e = |b − a| + offset. The secant is (r₀ + r₁)/(l₀ + l₁), parallel to the midpoint Jacobian.
class Distance final : public Invariant {
 public:
  Distance(int dimension, double offset)
      : Invariant(2 * dimension, 1), dimension_(dimension), offset_(offset) {}
  void evaluate(const LocalVector& x, LocalVector& e, LocalMatrix& De) const override;
  void add_curvature(const LocalVector& x, const LocalVector& w, LocalMatrix& H) const override;
  void secant(const LocalVector& x0, const LocalVector& x1, LocalMatrix& De) const override;
  void add_secant_curvature(const LocalVector& x0, const LocalVector& x1, const LocalVector& w,
                            LocalMatrix* H0, LocalMatrix& H1) const override;

 private:
  int dimension_;
  double offset_;
};

/// e = constant + A x + S sin x + C cos x, elementwise sine and cosine: joints of planar bodies that
/// are described by points and angles. Sines and cosines have exact quotients as secants.
class Harmonic final : public Invariant {
 public:
  Harmonic(LocalVector constant, LocalMatrix linear, LocalMatrix sine, LocalMatrix cosine);
  void evaluate(const LocalVector& x, LocalVector& e, LocalMatrix& De) const override;
  void add_curvature(const LocalVector& x, const LocalVector& w, LocalMatrix& H) const override;
  void secant(const LocalVector& x0, const LocalVector& x1, LocalMatrix& De) const override;
  void add_secant_curvature(const LocalVector& x0, const LocalVector& x1, const LocalVector& w,
                            LocalMatrix* H0, LocalMatrix& H1) const override;

 private:
  LocalVector constant_;
  LocalMatrix linear_;
  LocalMatrix sine_;
  LocalMatrix cosine_;
  std::vector<int> angles_;  ///< inputs that stand in a sine or cosine
};

}  // namespace visviva
