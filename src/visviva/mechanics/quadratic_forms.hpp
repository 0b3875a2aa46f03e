#pragma once

#include <vector>

#include "visviva/mechanics/invariant.hpp"

namespace visviva {

/// e = c + G x + Σ w xᵢ·xⱼ per row, with xᵢ blocks of three coordinates: dot products of points and directors.
/// Every joint and most strains in natural coordinates are of this kind; the secant is the midpoint Jacobian.
class QuadraticForms final : public Invariant {
 public:
  /// w · x[coordinate] in one row.
  struct Linear {
    int row;
    int coordinate;
    double weight;
  };
  /// w · x.segment<3>(first) · x.segment<3>(second) in one row.
  struct Pair {
    int row;
    int first;
    int second;
    double weight;
  };

  QuadraticForms(int inputs, LocalVector constant, std::vector<Linear> linear,
                 std::vector<Pair> pairs)
      : inputs_(inputs),
        constant_(std::move(constant)),
        linear_(std::move(linear)),
        pairs_(std::move(pairs)) {}

  [[nodiscard]] int inputs() const override { return inputs_; }
  [[nodiscard]] int outputs() const override { return static_cast<int>(constant_.size()); }
  void evaluate(const LocalVector& x, LocalVector& e, LocalMatrix& De) const override;
  void add_curvature(const LocalVector& x, const LocalVector& w, LocalMatrix& H) const override;

  /// e(x), of any type of vector.
  template <typename Values>
  void values(const LocalVector& x, Values& e) const {
    e = constant_;
    for (const Linear& l : linear_) e[l.row] += l.weight * x[l.coordinate];
    for (const Pair& p : pairs_)
      e[p.row] += p.weight * x.segment<3>(p.first).dot(x.segment<3>(p.second));
  }
  /// De(x)ᵀ: the gradient of each row in a column.
  template <typename Columns>
  void gradients(const LocalVector& x, Columns& G) const {
    curvatures_times(x, G);
    for (const Linear& l : linear_) G(l.coordinate, l.row) += l.weight;
  }
  /// D²e v of each row in a column.
  template <typename Columns>
  void curvatures_times(const LocalVector& v, Columns& G) const {
    G.setZero();
    for (const Pair& p : pairs_) {
      G.col(p.row).template segment<3>(p.first) += p.weight * v.segment<3>(p.second);
      G.col(p.row).template segment<3>(p.second) += p.weight * v.segment<3>(p.first);
    }
  }

 private:
  int inputs_;
  LocalVector constant_;
  std::vector<Linear> linear_;
  std::vector<Pair> pairs_;
};

}  // namespace visviva
