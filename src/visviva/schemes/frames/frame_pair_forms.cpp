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
  pair.find_beam();
  pair.weights_.shrink_to_fit();
  return pair;
}

void FramePairForms::find_beam() {
  if (rows_ != 7 || weights_.size() != 15) return;
  Eigen::Matrix<double, 7, 16> all = Eigen::Matrix<double, 7, 16>::Zero();
  for (const Weight& w : weights_) all(w.row, w.product) += w.weight;
  const BeamPairForms<double> beam{all(0, first_with_r), all(3, directors + 2 + 3),
                                   all(6, directors)};
  for (int i = 0; i < 3; ++i) {
    const int j = (i + 1) % 3;
    const int l = (i + 2) % 3;
    all(i, first_with_r + i) -= beam.slope;
    all(i, second_with_r + i) -= beam.slope;
    all(3 + i, directors + l + 3 * j) -= beam.turn;
    all(3 + i, directors + j + 3 * l) += beam.turn;
    all(6, directors + 4 * i) -= beam.trace;
  }
  if (!all.isZero(0.0)) return;
  beam_ = beam;
  weights_.clear();
}

void FramePairForms::values(const FramePair& x, FormVector& g) const {
  if (beam_) {
    g = constant_ + beam_->values(x);
    return;
  }
  Products products;
  products.segment<3>(first_with_r) = x.A().transpose().lazyProduct(x.r());
  products.segment<3>(second_with_r) = x.B().transpose().lazyProduct(x.r());
  Matrix3d::Map(products.data() + directors) = x.A().transpose().lazyProduct(x.B());
  products[r_squared] = x.r().squaredNorm();
  g = constant_ + forms_of(products);
}

FormVector FramePairForms::rates(const FramePair& x, const FramePair& u) const {
  if (beam_) return beam_->rates(x, u);
  Products products;
  products.segment<3>(first_with_r) =
      x.A().transpose().lazyProduct(u.r()) + u.A().transpose().lazyProduct(x.r());
  products.segment<3>(second_with_r) =
      x.B().transpose().lazyProduct(u.r()) + u.B().transpose().lazyProduct(x.r());
  Matrix3d::Map(products.data() + directors) =
      x.A().transpose().lazyProduct(u.B()) + u.A().transpose().lazyProduct(x.B());
  products[r_squared] = 2.0 * x.r().dot(u.r());
  return forms_of(products);
}

FormVector FramePairForms::forms_of(const Products& products) const {
  FormVector g = FormVector::Zero();
  for (const Weight& w : weights_) g[w.row] += w.weight * products[w.product];
  return g;
}

PairCurvature<double> FramePairForms::weights_of(const FormVector& s) const {
  if (beam_) return beam_->weights(s);
  Products products = Products::Zero();
  for (const Weight& w : weights_) products[w.product] += w.weight * s[w.row];
  return {products.segment<3>(first_with_r), products.segment<3>(second_with_r),
          Matrix3d::Map(products.data() + directors), products[r_squared]};
}

FramePair FramePairForms::gradient(const FramePair& x, const FormVector& s) const {
  if (beam_) return beam_->gradient(x, s);
  const PairCurvature<double> w = weights_of(s);
  FramePair f;
  f.A() = x.r() * w.a.transpose() + x.B().lazyProduct(w.N.transpose());
  f.r() = x.A() * w.a + x.B() * w.b + (2.0 * w.q) * x.r();
  f.B() = x.r() * w.b.transpose() + x.A().lazyProduct(w.N);
  return f;
}

LocalMatrix FramePairForms::wrenches(const FramePair& x) const {
  if (beam_) {
    LocalMatrix W(6, rows_);
    auto seven = Eigen::Matrix<double, 6, 7>::Map(W.data());
    beam_->set_wrenches(x, seven);
    return W;
  }
  const auto A = x.A();
  const auto B = x.B();
  const Vector3d r = x.r();
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

LocalMatrix FramePairForms::beam_wrenches(const FramePair& x, const Directors& at) const {
  const Matrix3d A = x.A();
  const Matrix3d B = x.B();
  const Vector3d r = beam_->slope * x.r();
  LocalMatrix W(12, rows_);
  const auto part = [&](int row, int place) { return Vector3d::Map(W.data() + 12 * row + place); };
  for (int i = 0; i < 3; ++i) {
    const int j = (i + 1) % 3;
    const int l = (i + 2) % 3;
    part(i, 6) = beam_->slope * (A.col(i) + B.col(i));
    part(i, 0) = -part(i, 6);
    part(i, 3) = at.A.col(i).cross(r);
    part(i, 9) = at.B.col(i).cross(r);
    part(3 + i, 0).setZero();
    part(3 + i, 6).setZero();
    part(3 + i, 3) = beam_->turn * (at.A.col(l).cross(B.col(j)) - at.A.col(j).cross(B.col(l)));
    part(3 + i, 9) = beam_->turn * (at.B.col(j).cross(A.col(l)) - at.B.col(l).cross(A.col(j)));
  }
  part(6, 0).setZero();
  part(6, 6).setZero();
  part(6, 3) = beam_->trace * (at.A.col(0).cross(B.col(0)) + at.A.col(1).cross(B.col(1)) +
                               at.A.col(2).cross(B.col(2)));
  part(6, 9) = beam_->trace * (at.B.col(0).cross(A.col(0)) + at.B.col(1).cross(A.col(1)) +
                               at.B.col(2).cross(A.col(2)));
  return W;
}

LocalMatrix FramePairForms::wrenches(const FramePair& x, const Directors& at) const {
  if (beam_) return beam_wrenches(x, at);
  const auto A = x.A();
  const auto B = x.B();
  const Vector3d r = x.r();
  const Vector3d none = Vector3d::Zero();
  Eigen::Matrix<double, 12, 16> products;
  for (int i = 0; i < 3; ++i) {
    products.col(first_with_r + i) << -A.col(i), at.A.col(i).cross(r), A.col(i), none;
    products.col(second_with_r + i) << -B.col(i), none, B.col(i), at.B.col(i).cross(r);
    for (int j = 0; j < 3; ++j)
      products.col(directors + i + 3 * j) << none, at.A.col(i).cross(B.col(j)), none,
          at.B.col(j).cross(A.col(i));
  }
  products.col(r_squared) << -2.0 * r, none, 2.0 * r, none;
  LocalMatrix W = LocalMatrix::Zero(12, rows_);
  for (const Weight& w : weights_)
    Eigen::Matrix<double, 12, 1>::Map(W.data() + 12 * w.row) += w.weight * products.col(w.product);
  return W;
}

void FramePairForms::add_curvature(const FormVector& s, const Directors& left,
                                   const Directors& right, LocalMatrix& K) const {
  weights_of(s).add(left, right, Eigen::Map<Eigen::Matrix<double, 12, 12>>(K.data()));
}

}  // namespace visviva
