#pragma once

#include <utility>

#include "visviva/math/rotation.hpp"
#include "visviva/mechanics/form_function.hpp"

namespace visviva {

/// The directors A and B of two frames and the vector r from the point of the first to that of the second; or of a function
/// of them the derivatives by these.
template <class Real>
struct FramePairOf {
  Eigen::Matrix<Real, 3, 7> columns;  ///< A, r, B

  FramePairOf() = default;
  explicit FramePairOf(Eigen::Matrix<Real, 3, 7> all) : columns(std::move(all)) {}
  /// From the twelve coordinates of either.
  void set(const Real* first, const Real* second) {
    using Matrix3 = Eigen::Matrix<Real, 3, 3>;
    using Vector3 = Eigen::Matrix<Real, 3, 1>;
    columns.template leftCols<3>() = Matrix3::Map(first + 3);
    columns.col(3) = Vector3::Map(second) - Vector3::Map(first);
    columns.template rightCols<3>() = Matrix3::Map(second + 3);
  }

  [[nodiscard]] auto A() { return columns.template leftCols<3>(); }
  [[nodiscard]] auto A() const { return columns.template leftCols<3>(); }
  [[nodiscard]] auto r() { return columns.col(3); }
  [[nodiscard]] auto r() const { return columns.col(3); }
  [[nodiscard]] auto B() { return columns.template rightCols<3>(); }
  [[nodiscard]] auto B() const { return columns.template rightCols<3>(); }
};
using FramePair = FramePairOf<double>;

/// K += Σ w D²p of the products p = Aᵀr, Bᵀr, AᵀB and r·r with the weights a, b, N and q, as wrenches of both frames on either
/// side, where these have the directors `left` and `right`:
/// 2q δr·δr,  δr·(δψ × v),  (δψ × v)·δr  with v = Aa, Bb, and  δψ·(tr M − M) δψ'  of the turns of both frames with M = B Nᵀ Aᵀ.
template <class Real>
struct PairCurvature {
  using Vector3 = Eigen::Matrix<Real, 3, 1>;
  using Matrix3 = Eigen::Matrix<Real, 3, 3>;
  struct Directors {
    const Matrix3& A;
    const Matrix3& B;
  };
  Vector3 a, b;
  Matrix3 N;
  Real q;

  template <class Block>
  void add(const Directors& left, const Directors& right, Block&& K) const {
    const Real twice_q = 2.0 * q;
    for (int k = 0; k < 3; ++k) {
      K(k, k) += twice_q;
      K(k, k + 6) -= twice_q;
      K(k + 6, k) -= twice_q;
      K(k + 6, k + 6) += twice_q;
    }
    add_to_points(3, Vector3(right.A * a), K);
    add_to_points(9, Vector3(right.B * b), K);
    add_to_turns(3, Vector3(left.A * a), K);
    add_to_turns(9, Vector3(left.B * b), K);
    const Matrix3 left_AN = left.A * N;
    const Matrix3 right_AN = right.A * N;
    add_turns(3, 9, Matrix3(right.B * left_AN.transpose()), K);
    add_turns(9, 3, Matrix3(right_AN * left.B.transpose()), K);
  }

 private:
  template <class Block>
  static void add_to_points(int place, const Vector3& v, Block& K) {
    add_skew(v, K.template block<3, 3>(0, place));
    add_skew(Vector3(-v), K.template block<3, 3>(6, place));
  }
  template <class Block>
  static void add_to_turns(int place, const Vector3& v, Block& K) {
    add_skew(Vector3(-v), K.template block<3, 3>(place, 0));
    add_skew(v, K.template block<3, 3>(place, 6));
  }
  template <class Block>
  static void add_turns(int i, int j, const Matrix3& M, Block& K) {
    K.template block<3, 3>(i, j) -= M;
    K.template block<3, 3>(i, j).diagonal().array() += M.trace();
  }
};

/// The seven forms of a beam whose section has the directors as axes, without their constants: α(A + B)ᵀr, the axial vector of
/// β(AᵀB − BᵀA) and γ tr AᵀB; of one beam, or of several side by side.
template <class Real>
struct BeamPairForms {
  using Vector3 = Eigen::Matrix<Real, 3, 1>;
  using Matrix3 = Eigen::Matrix<Real, 3, 3>;
  using Pair = FramePairOf<Real>;
  using Values = FormVectorOf<Real>;

  Real slope = 0.0;  ///< α
  Real turn = 0.0;   ///< β
  Real trace = 0.0;  ///< γ

  [[nodiscard]] Values values(const Pair& x) const {
    return of_products(x.A().transpose().lazyProduct(x.r()) + x.B().transpose().lazyProduct(x.r()),
                       x.A().transpose().lazyProduct(x.B()));
  }
  /// Their rates for a change u.
  [[nodiscard]] Values rates(const Pair& x, const Pair& u) const {
    return of_products(
        (x.A().transpose().lazyProduct(u.r()) + u.A().transpose().lazyProduct(x.r())) +
            (x.B().transpose().lazyProduct(u.r()) + u.B().transpose().lazyProduct(x.r())),
        x.A().transpose().lazyProduct(u.B()) + u.A().transpose().lazyProduct(x.B()));
  }
  /// How much of each product is in Σ sᵢ gᵢ.
  [[nodiscard]] PairCurvature<Real> weights(const Values& s) const {
    PairCurvature<Real> w;
    w.a = slope * s.template head<3>();
    w.b = w.a;
    w.N(2, 1) = turn * s[3];
    w.N(0, 2) = turn * s[4];
    w.N(1, 0) = turn * s[5];
    w.N(1, 2) = -w.N(2, 1);
    w.N(2, 0) = -w.N(0, 2);
    w.N(0, 1) = -w.N(1, 0);
    w.N(0, 0) = w.N(1, 1) = w.N(2, 2) = trace * s[6];
    w.q = 0.0;
    return w;
  }
  [[nodiscard]] Pair gradient(const Pair& x, const Values& s) const {
    const PairCurvature<Real> w = weights(s);
    Pair f;
    f.A() = x.r() * w.a.transpose() + x.B().lazyProduct(w.N.transpose());
    f.r() = x.A() * w.a + x.B() * w.a;
    f.B() = x.r() * w.a.transpose() + x.A().lazyProduct(w.N);
    return f;
  }
  /// Gradients as wrenches on the second frame, in columns.
  template <class Columns>
  void set_wrenches(const Pair& x, Columns& W) const {
    const Matrix3 A = x.A();
    const Matrix3 B = x.B();
    const Vector3 r = slope * x.r();
    for (int i = 0; i < 3; ++i) {
      const int j = (i + 1) % 3;
      const int l = (i + 2) % 3;
      W.col(i).template head<3>() = slope * (A.col(i) + B.col(i));
      W.col(i).template tail<3>() = B.col(i).cross(r);
      W.col(3 + i).template head<3>().setZero();
      W.col(3 + i).template tail<3>() =
          turn * (B.col(j).cross(A.col(l)) - B.col(l).cross(A.col(j)));
    }
    W.col(6).template head<3>().setZero();
    W.col(6).template tail<3>() =
        trace * (B.col(0).cross(A.col(0)) + B.col(1).cross(A.col(1)) + B.col(2).cross(A.col(2)));
  }

 private:
  [[nodiscard]] Values of_products(const Vector3& with_r, const Matrix3& Q) const {
    Values g;
    g.template head<3>() = slope * with_r;
    g[3] = turn * (Q(2, 1) - Q(1, 2));
    g[4] = turn * (Q(0, 2) - Q(2, 0));
    g[5] = turn * (Q(1, 0) - Q(0, 1));
    g[6] = trace * Q.trace();
    g[7] = 0.0;
    return g;
  }
};

}  // namespace visviva
