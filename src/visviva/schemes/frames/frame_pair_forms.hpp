#pragma once

#include <optional>
#include <vector>

#include "visviva/mechanics/quadratic_forms.hpp"
#include "visviva/schemes/frames/beam_pair_forms.hpp"

namespace visviva {

/// Quadratic forms of two whole frames that are sums of products of their directors A and B and of the vector r from the
/// point of the first to that of the second:
///
///     Aᵀr,      Bᵀr,      AᵀB,      r·r.
class FramePairForms {
 public:
  /// Coordinates of both frames, those of the second from here on.
  static constexpr int inputs = 24;
  static constexpr int second = 12;

  /// None if the forms are of other products.
  [[nodiscard]] static std::optional<FramePairForms> of(const QuadraticForms& forms);

  /// Those of a beam, or null; and what they have more.
  [[nodiscard]] const BeamPairForms<double>* beam() const { return beam_ ? &*beam_ : nullptr; }
  [[nodiscard]] const FormVector& constant() const { return constant_; }

  /// The first values of g are those of the forms.
  void values(const FramePair& x, FormVector& g) const;
  /// Dg(x) u, which is D²g(x, u) too.
  [[nodiscard]] FormVector rates(const FramePair& x, const FramePair& u) const;
  /// Dg(x)ᵀs
  [[nodiscard]] FramePair gradient(const FramePair& x, const FormVector& s) const;
  /// Dg(x)ᵀ as wrenches on the second frame.
  [[nodiscard]] LocalMatrix wrenches(const FramePair& x) const;
  /// The directors of both frames.
  using Directors = PairCurvature<double>::Directors;
  /// Dg(x)ᵀ as wrenches on both frames where they have these directors; with a change u in the place of x, D²g u.
  [[nodiscard]] LocalMatrix wrenches(const FramePair& x, const Directors& at) const;
  /// K += Σ sᵢ D²gᵢ as wrenches of both frames on either side, where they have these directors.
  void add_curvature(const FormVector& s, const Directors& left, const Directors& right,
                     LocalMatrix& K) const;

 private:
  /// Where the products stand among all sixteen.
  static constexpr int first_with_r = 0;
  static constexpr int second_with_r = 3;
  static constexpr int directors = 6;
  static constexpr int r_squared = 15;
  using Products = Eigen::Matrix<double, 16, 1>;
  struct Weight {
    double weight;
    short row;
    short product;
  };

  explicit FramePairForms(const Vector& constant) : rows_(constant.size()) {
    constant_.head(rows_) = constant;
  }
  void find_beam();
  [[nodiscard]] static int product_of(int first, int second);
  /// What the forms are of such products, without their constants.
  [[nodiscard]] FormVector forms_of(const Products& products) const;
  /// How much of each product is in Σ sᵢ gᵢ.
  [[nodiscard]] PairCurvature<double> weights_of(const FormVector& s) const;
  [[nodiscard]] LocalMatrix beam_wrenches(const FramePair& x, const Directors& at) const;

  Eigen::Index rows_;
  FormVector constant_ = FormVector::Zero();
  std::vector<Weight> weights_;  ///< empty if they are
  std::optional<BeamPairForms<double>> beam_;
};

}  // namespace visviva
