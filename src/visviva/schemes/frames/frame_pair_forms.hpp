#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "visviva/mechanics/quadratic_forms.hpp"

namespace visviva {

/// The directors A and B of two frames and the vector r from the point of the first to that of the second; or of a function
/// of them the derivatives by these.
struct FramePair {
  Eigen::Matrix<double, 3, 7> columns;  ///< A, r, B

  FramePair() = default;
  explicit FramePair(Eigen::Matrix<double, 3, 7> all) : columns(std::move(all)) {}
  /// From the twelve coordinates of either.
  void set(const double* first, const double* second) {
    columns.leftCols<3>() = Eigen::Matrix3d::Map(first + 3);
    columns.col(3) = Eigen::Vector3d::Map(second) - Eigen::Vector3d::Map(first);
    columns.rightCols<3>() = Eigen::Matrix3d::Map(second + 3);
  }

  [[nodiscard]] auto A() { return columns.leftCols<3>(); }
  [[nodiscard]] auto A() const { return columns.leftCols<3>(); }
  [[nodiscard]] auto r() { return columns.col(3); }
  [[nodiscard]] auto r() const { return columns.col(3); }
  [[nodiscard]] auto B() { return columns.rightCols<3>(); }
  [[nodiscard]] auto B() const { return columns.rightCols<3>(); }
};

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

  /// The first values of g are those of the forms.
  void values(const FramePair& x, FormVector& g) const;
  /// Dg(x) u, which is D²g(x, u) too.
  [[nodiscard]] FormVector rates(const FramePair& x, const FramePair& u) const;
  /// Dg(x)ᵀs
  [[nodiscard]] FramePair gradient(const FramePair& x, const FormVector& s) const;
  /// Dg(x)ᵀ as wrenches on the second frame.
  [[nodiscard]] LocalMatrix wrenches(const FramePair& x) const;
  /// The directors of both frames.
  struct Directors {
    const Eigen::Matrix3d& A;
    const Eigen::Matrix3d& B;
  };
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

  /// Those of a beam whose section has the directors as axes: α(A + B)ᵀr, the axial vector of β(AᵀB − BᵀA) and γ tr AᵀB.
  struct BeamWeights {
    double slope = 0.0;  ///< α
    double turn = 0.0;   ///< β
    double trace = 0.0;  ///< γ
  };

  explicit FramePairForms(const Vector& constant) : rows_(constant.size()) {
    constant_.head(rows_) = constant;
  }
  void find_beam();
  [[nodiscard]] static int product_of(int first, int second);
  /// What the forms are of such products, without their constants.
  [[nodiscard]] FormVector forms_of(const Products& products) const;
  /// How much of each product is in Σ sᵢ gᵢ.
  [[nodiscard]] Products weights_of(const FormVector& s) const;
  [[nodiscard]] LocalMatrix beam_wrenches(const FramePair& x) const;
  [[nodiscard]] LocalMatrix beam_wrenches(const FramePair& x, const Directors& at) const;

  Eigen::Index rows_;
  FormVector constant_ = FormVector::Zero();
  std::vector<Weight> weights_;  ///< empty if they are
  std::optional<BeamWeights> beam_;
};

}  // namespace visviva
