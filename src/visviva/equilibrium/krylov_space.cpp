#include "visviva/equilibrium/krylov_space.hpp"

#include <algorithm>
#include <cmath>
#include <random>

namespace visviva {

Matrix random_columns(Eigen::Index rows, Eigen::Index columns, unsigned seed) {
  std::mt19937_64 numbers(seed);
  std::uniform_real_distribution<double> even(-1.0, 1.0);
  return Matrix::NullaryExpr(rows, columns, [&] { return even(numbers); });
}

KrylovSpace::KrylovSpace(Operator apply, Operator weigh, Eigen::Index size, Eigen::Index most)
    : apply_(std::move(apply)), weigh_(std::move(weigh)), most_(most), V_(size, 0) {
  // As many as a free body has motions without frequency.
  constexpr Eigen::Index block_size = 6;
  take_up_random(block_size);
}

bool KrylovSpace::refresh() {
  const Eigen::Index before = size_;
  take_up_random(begun_);
  return size_ > before;
}

// Once through the operator: what it never makes, such as motions that joints forbid, is gone. What is in the space already would
// be made so much larger there that nothing else is left of many digits.
void KrylovSpace::take_up_random(Eigen::Index columns) {
  Matrix X = random_columns(V_.rows(), columns, static_cast<unsigned>(begun_ + 1));
  free(X);
  take_up(apply_(X), -1);
  begun_ += columns;
}

bool KrylovSpace::grow() {
  const Eigen::Index first = done_;
  if (first == size_) return false;
  Matrix X = apply_(V_.middleCols(first, size_ - first));
  done_ = size_;
  take_up(std::move(X), first);
  return size_ > done_;
}

double KrylovSpace::residual(const Eigen::VectorXcd& z) const {
  const Eigen::Index below = size_ - done_;
  return below == 0 ? 0.0 : (H_.block(done_, 0, below, done_) * z).norm();
}

void KrylovSpace::take_up(Matrix X, Eigen::Index column) {
  // A column of which less remains is round-off of those before.
  constexpr double nothing_new = 1e-11;
  const Eigen::Index most = size_ + X.cols();
  if (most > V_.cols()) V_.conservativeResize(Eigen::NoChange, 2 * most);
  if (most > H_.rows()) {
    const Eigen::Index old = H_.rows();
    H_.conservativeResize(2 * most, 2 * most);
    H_.rightCols(2 * most - old).setZero();
    H_.bottomRows(2 * most - old).setZero();
  }
  Vector before(X.cols());
  for (Eigen::Index j = 0; j < X.cols(); ++j) before[j] = length(X.col(j));
  // Twice is enough to be orthogonal to the last digit.
  const Eigen::Index old = size_;
  for (int pass = 0; pass < 2; ++pass) {
    const Matrix h = V_.leftCols(old).transpose() * weigh_(X);
    X -= V_.leftCols(old) * h;
    if (column >= 0) H_.block(0, column, old, X.cols()) += h;
  }
  for (Eigen::Index j = 0; j < X.cols(); ++j) {
    auto x = X.col(j);
    const auto fresh = V_.middleCols(old, size_ - old);
    for (int pass = 0; pass < 2; ++pass) {
      const Vector h = fresh.transpose() * weigh_(x).col(0);
      x -= fresh * h;
      if (column >= 0) H_.col(column + j).segment(old, size_ - old) += h;
    }
    const double after = length(x);
    if (size_ == most_ || !(after > nothing_new * before[j])) continue;
    Matrix fresh_column = x / after;
    // What round-off has left of the others in it grows with a column of which little remains.
    free(fresh_column);
    V_.col(size_) = fresh_column / length(fresh_column);
    if (column >= 0) H_(size_, column + j) = after;
    ++size_;
  }
}

void KrylovSpace::free(Matrix& X) const {
  const auto V = V_.leftCols(size_);
  X -= V * (V.transpose() * weigh_(X));
}

double KrylovSpace::length(const Matrix& x) const {
  return std::sqrt(std::max(0.0, x.col(0).dot(weigh_(x).col(0))));
}

}  // namespace visviva
