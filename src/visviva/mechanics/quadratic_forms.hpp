#pragma once

#include <vector>

#include "visviva/mechanics/invariant.hpp"

namespace visviva {

/// e = c + G x + Σ w xᵢ·xⱼ per row, with xᵢ blocks of three coordinates: dot products of points and directors.
/// Every joint and most strains in natural coordinates are of this kind; the secant is the midpoint Jacobian.
class QuadraticForms final : public Invariant {
 public:
  /// w · x.segment<3>(first) · x.segment<3>(second) in one row.
  struct Pair {
    int row;
    int first;
    int second;
    double weight;
  };

  QuadraticForms(LocalVector constant, LocalMatrix linear, std::vector<Pair> pairs)
      : constant_(std::move(constant)), linear_(std::move(linear)), pairs_(std::move(pairs)) {}

  [[nodiscard]] int inputs() const override { return static_cast<int>(linear_.cols()); }
  [[nodiscard]] int outputs() const override { return static_cast<int>(linear_.rows()); }
  void evaluate(const LocalVector& x, LocalVector& e, LocalMatrix& De) const override;
  void add_curvature(const LocalVector& x, const LocalVector& w, LocalMatrix& H) const override;

 private:
  LocalVector constant_;
  LocalMatrix linear_;
  std::vector<Pair> pairs_;
};

}  // namespace visviva
