#include "visviva/schemes/frames/frame_pair_forms.hpp"

#include <algorithm>

#include "visviva/math/rotation.hpp"

namespace visviva {

using Eigen::Matrix3d;
using Eigen::Vector3d;

namespace {

// The vectors of x: the point and the directors of the first frame, then those of the second.
constexpr int first_point = 0;
constexpr int second_point = 4;

}  // namespace

// −1 for one that is none of them.
int FramePairForms::product_of(int first, int second) {
  const int a = std::min(first, second) / 3;
  const int b = std::max(first, second) / 3;
  if (a == second_point && b == second_point) return r_squared;
  if (a == second_point) return second_with_r + b - second_point - 1;
  if (b == second_point) return first_with_r + a - 1;
  if (a < second_point && b > second_point) return directors + a - 1 + 3 * (b - second_point - 1);
  return -1;
}

std::optional<FramePairForms> FramePairForms::of(const QuadraticForms& forms) {
  if (forms.inputs() != inputs || !forms.linear().empty()) return std::nullopt;
  FramePairForms pair(forms.constant());
  for (const QuadraticForms::Pair& p : forms.pairs()) {
    if (p.first / 3 == first_point || p.second / 3 == first_point) continue;
    const int product = product_of(p.first, p.second);
    if (product < 0) return std::nullopt;
    pair.weights_.push_back({p.weight, static_cast<short>(p.row), static_cast<short>(product)});
  }
  pair.weights_.shrink_to_fit();
  return pair;
}

void FramePairForms::values(const LocalVector& x, FormVector& g) const {
  const Eigen::Map<const Matrix3d> A(x.data() + 3);
  const Eigen::Map<const Vector3d> r(x.data() + second);
  const Eigen::Map<const Matrix3d> B(x.data() + second + 3);
  Products products;
  products.segment<3>(first_with_r) = A.transpose().lazyProduct(r);
  products.segment<3>(second_with_r) = B.transpose().lazyProduct(r);
  Eigen::Map<Matrix3d>(products.data() + directors) = A.transpose().lazyProduct(B);
  products[r_squared] = r.squaredNorm();
  g = constant_;
  for (const Weight& w : weights_) g[w.row] += w.weight * products[w.product];
}

FormVector FramePairForms::rates(const FramePair& x, const FramePair& u) const {
  Products products;
  products.segment<3>(first_with_r) =
      x.A().transpose().lazyProduct(u.r()) + u.A().transpose().lazyProduct(x.r());
  products.segment<3>(second_with_r) =
      x.B().transpose().lazyProduct(u.r()) + u.B().transpose().lazyProduct(x.r());
  Matrix3d::Map(products.data() + directors) =
      x.A().transpose().lazyProduct(u.B()) + u.A().transpose().lazyProduct(x.B());
  products[r_squared] = 2.0 * x.r().dot(u.r());
  FormVector g = FormVector::Zero();
  for (const Weight& w : weights_) g[w.row] += w.weight * products[w.product];
  return g;
}

FramePairForms::Products FramePairForms::weights_of(const FormVector& s) const {
  Products products = Products::Zero();
  for (const Weight& w : weights_) products[w.product] += w.weight * s[w.row];
  return products;
}

void FramePairForms::gradient(const LocalVector& x, const FormVector& s, LocalVector& f) const {
  FramePair pair;
  pair.set(x.data(), x.data() + second);
  const FramePair by = gradient(pair, s);
  f.resize(inputs);
  f.head<3>() = -by.r();
  f.segment<3>(second) = by.r();
  Eigen::Map<Matrix3d>(f.data() + 3) = by.A();
  Eigen::Map<Matrix3d>(f.data() + second + 3) = by.B();
}

FramePair FramePairForms::gradient(const FramePair& x, const FormVector& s) const {
  const Products products = weights_of(s);
  const Vector3d a = products.segment<3>(first_with_r);
  const Vector3d b = products.segment<3>(second_with_r);
  const auto AB = Matrix3d::Map(products.data() + directors);
  FramePair f;
  f.A() = x.r() * a.transpose() + x.B().lazyProduct(AB.transpose());
  f.r() = x.A() * a + x.B() * b + (2.0 * products[r_squared]) * x.r();
  f.B() = x.r() * b.transpose() + x.A().lazyProduct(AB);
  return f;
}

LocalMatrix FramePairForms::wrenches(const LocalVector& x) const {
  const Eigen::Map<const Matrix3d> A(x.data() + 3);
  const Eigen::Map<const Vector3d> r(x.data() + second);
  const Eigen::Map<const Matrix3d> B(x.data() + second + 3);
  Eigen::Matrix<double, 6, 16> products;
  for (int i = 0; i < 3; ++i) {
    products.col(first_with_r + i) << A.col(i), Vector3d::Zero();
    products.col(second_with_r + i) << B.col(i), B.col(i).cross(r);
    for (int j = 0; j < 3; ++j)
      products.col(directors + i + 3 * j) << Vector3d::Zero(), B.col(j).cross(A.col(i));
  }
  products.col(r_squared) << 2.0 * r, Vector3d::Zero();
  LocalMatrix W = LocalMatrix::Zero(6, rows_);
  for (const Weight& w : weights_)
    Eigen::Matrix<double, 6, 1>::Map(W.data() + 6 * w.row) += w.weight * products.col(w.product);
  return W;
}

// Of a·Aᵀr + b·Bᵀr + tr(ABᵀ AᵀB) + q r·r, with turns δψ of the directors:
// 2q δr·δr,  δr·(δψ × v),  (δψ × v)·δr  with v = Aa, Bb, and  δψ·(tr N − N) δψ'  of the turns of both frames.
void FramePairForms::add_curvature(const FormVector& s, const Directors& left,
                                   const Directors& right, LocalMatrix& K) const {
  const Products products = weights_of(s);
  const Vector3d a = products.segment<3>(first_with_r);
  const Vector3d b = products.segment<3>(second_with_r);
  const Eigen::Map<const Matrix3d> AB(products.data() + directors);
  const double twice_q = 2.0 * products[r_squared];
  Eigen::Map<Eigen::Matrix<double, 12, 12>> all(K.data());
  const auto add_to_points = [&](int place, const Vector3d& v) {
    add_skew(v, all.block<3, 3>(0, place));
    add_skew(-v, all.block<3, 3>(6, place));
  };
  const auto add_to_turns = [&](int place, const Vector3d& v) {
    add_skew(-v, all.block<3, 3>(place, 0));
    add_skew(v, all.block<3, 3>(place, 6));
  };
  const auto add_turns = [&](int i, int j, const Matrix3d& N) {
    all.block<3, 3>(i, j) -= N;
    all.block<3, 3>(i, j).diagonal().array() += N.trace();
  };
  for (int k = 0; k < 3; ++k) {
    all(k, k) += twice_q;
    all(k, k + 6) -= twice_q;
    all(k + 6, k) -= twice_q;
    all(k + 6, k + 6) += twice_q;
  }
  add_to_points(3, right.A * a);
  add_to_points(9, right.B * b);
  add_to_turns(3, left.A * a);
  add_to_turns(9, left.B * b);
  const Matrix3d left_AB = left.A * AB;
  const Matrix3d right_AB = right.A * AB;
  add_turns(3, 9, right.B * left_AB.transpose());
  add_turns(9, 3, right_AB * left.B.transpose());
}

}  // namespace visviva
