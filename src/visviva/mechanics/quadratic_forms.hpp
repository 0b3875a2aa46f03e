#pragma once

#include <vector>

#include "visviva/mechanics/form_function.hpp"
#include "visviva/mechanics/invariant.hpp"

namespace visviva {

/// e = c + G x + Σ w xᵢ·xⱼ per row, with xᵢ blocks of three coordinates: dot products of points and directors.
/// Every joint and most strains in natural coordinates are of this kind; the secant is the midpoint Jacobian.
class QuadraticForms final : public Invariant, public FormFunction {
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

  /// Terms of the same coordinates are put together.
  QuadraticForms(int inputs, Vector constant, std::vector<Linear> linear, std::vector<Pair> pairs);

  /// These forms where the last three inputs are the coordinates of a constant place, without those inputs.
  [[nodiscard]] QuadraticForms with_last_block_at(const Eigen::Vector3d& place) const;
  /// Some of these forms.
  [[nodiscard]] QuadraticForms rows(const std::vector<int>& rows) const;

  void evaluate(const LocalVector& x, LocalVector& e, LocalMatrix& De) const override;
  void add_curvature(const LocalVector& x, const LocalVector& w, LocalMatrix& H) const override;
  void rate_gradient(const LocalVector& x, const LocalVector& v, LocalMatrix& D) const override;

  /// Of themselves, f(g) = g.
  [[nodiscard]] const FormFunction* form_function() const override {
    return outputs() <= max_forms ? this : nullptr;
  }
  [[nodiscard]] const QuadraticForms& forms() const override { return *this; }
  [[nodiscard]] FormVector value_of(const FormVector& g) const override { return g; }
  [[nodiscard]] FormMatrix secant_of(const FormVector& g0, const FormVector& g1) const override;
  [[nodiscard]] FormVector value_over(const FormVector& /*g0*/, const FormVector& g1,
                                      FormVector& /*known*/) const override {
    return g1;
  }
  [[nodiscard]] FormVector secant_force(const FormVector& /*g0*/, const FormVector& /*g1*/,
                                        const FormVector& /*known*/,
                                        const FormVector& w) const override {
    return w;
  }
  [[nodiscard]] FormVector secant_rate(const FormVector& /*g0*/, const FormVector& /*g1*/,
                                       const FormVector& /*known*/,
                                       const FormVector& rate) const override {
    return rate;
  }
  [[nodiscard]] FormMatrix secant_tangent(const FormVector& g0, const FormVector& g1,
                                          const FormVector& w, const LocalMatrix& C) const override;
  [[nodiscard]] FormMatrix secant_rate_tangent(const FormVector& /*g0*/, const FormVector& /*g1*/,
                                               const FormVector& /*rate*/) const override {
    return FormMatrix::Zero();
  }

  /// Whether only differences of two or three blocks, or to a place, matter, and are taken first.
  [[nodiscard]] bool sees_from_a_point() const { return origin_ >= 0 || sees_from_a_place(); }
  /// x as it stands in the linear and quadratic parts: seen from a place, if these forms see from one, which takes a copy.
  [[nodiscard]] const LocalVector& in_place(const LocalVector& x, LocalVector& copy) const {
    if (!sees_from_a_place()) return x;
    copy = x;
    for (const int block : near_place_) copy.segment<3>(block) -= place_;
    return copy;
  }
  [[nodiscard]] const Vector& constant() const { return constant_; }
  [[nodiscard]] const std::vector<Linear>& linear() const { return linear_; }
  [[nodiscard]] const std::vector<Pair>& pairs() const { return pairs_; }

  /// The first values of e are e(x), of any type of vector.
  template <typename Values>
  void values(const LocalVector& x, Values& e) const {
    LocalVector copy;
    const LocalVector& y = in_place(x, copy);
    for (Eigen::Index i = 0; i < constant_.size(); ++i) e[i] = constant_[i];
    for (const Linear& l : linear_) e[l.row] += l.weight * y[l.coordinate];
    if (origin_ < 0)
      add_products(pairs_, y, e);
    else if (y.segment<3>(origin_).isZero(0.0))
      add_products(seen_pairs_, y, e);
    else
      add_products(seen_pairs_, seen_from_origin(y), e);
  }
  /// De(x)ᵀ: the gradient of each row in a column.
  template <typename Columns>
  void gradients(const LocalVector& x, Columns& G) const {
    LocalVector copy;
    curvatures_times(in_place(x, copy), G);
    for (const Linear& l : linear_) G(l.coordinate, l.row) += l.weight;
  }
  /// The first values of the rate are De(x) u, of any type of vector.
  template <typename Values>
  void rates(const LocalVector& x, const LocalVector& u, Values& rate) const {
    LocalVector copy;
    curvatures(in_place(x, copy), u, rate);
    for (const Linear& l : linear_) rate[l.row] += l.weight * u[l.coordinate];
  }
  /// The first values of the curvature are vᵀD²e u, of any type of vector.
  template <typename Values>
  void curvatures(const LocalVector& v, const LocalVector& u, Values& curvature) const {
    curvature.setZero();
    if (origin_ < 0)
      add_rates(pairs_, v, u, curvature);
    else
      add_rates(seen_pairs_, seen_from_origin(v), seen_from_origin(u), curvature);
  }
  /// f += De(x)ᵀs
  void add_gradient(const LocalVector& x, const FormVector& s, LocalVector& f) const;
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
  friend class QuadraticFormLanes;

  template <typename Values>
  static void add_products(const std::vector<Pair>& pairs, const LocalVector& x, Values& e) {
    for (const Pair& p : pairs)
      e[p.row] += p.weight * x.segment<3>(p.first).dot(x.segment<3>(p.second));
  }
  template <typename Values>
  static void add_rates(const std::vector<Pair>& pairs, const LocalVector& x, const LocalVector& u,
                        Values& rate) {
    for (const Pair& p : pairs)
      rate[p.row] += p.weight * (x.segment<3>(p.first).dot(u.segment<3>(p.second)) +
                                 u.segment<3>(p.first).dot(x.segment<3>(p.second)));
  }
  [[nodiscard]] LocalVector seen_from_origin(const LocalVector& x) const {
    LocalVector y = x;
    for (const int block : seen_) y.segment<3>(block) -= x.segment<3>(origin_);
    return y;
  }
  [[nodiscard]] bool sees_from_a_place() const { return !near_place_.empty(); }
  /// Looks for two or three blocks of which only differences matter, such as the points of bodies. Far from the origin of
  /// space the squares of places would drown those of their differences.
  void see_from_a_point();
  [[nodiscard]] bool is_seen(int block) const;

  Vector constant_;
  std::vector<Linear> linear_;
  std::vector<Pair> pairs_;
  int origin_ = -1;  ///< the block from which those of `seen_` are seen; −1: there is none
  std::vector<int> seen_;
  std::vector<Pair> seen_pairs_;  ///< those that are left
  Eigen::Vector3d place_ = Eigen::Vector3d::Zero();
  std::vector<int> near_place_;  ///< the blocks that are seen from it
};

/// Whether a function of forms is the forms themselves, so that f* is 1.
[[nodiscard]] inline bool is_identity(const FormFunction& f) {
  return &f == static_cast<const FormFunction*>(&f.forms());
}

}  // namespace visviva
