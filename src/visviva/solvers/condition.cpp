#include "visviva/solvers/condition.hpp"

#include <Eigen/SparseLU>
#include <algorithm>
#include <cmath>
#include <limits>

namespace visviva {
namespace {

using Product = NonlinearProblem::Product;

// T and its inverse, by (A + b cᵀ)⁻¹ = A⁻¹ − A⁻¹b cᵀA⁻¹/(1 + cᵀA⁻¹b).
class Divider {
 public:
  Divider(const SparseMatrix& A, const Product* dense) : dense_(dense) {
    lu_.compute(A);
    good_ = lu_.info() == Eigen::Success;
    if (!good_ || dense == nullptr) return;
    column_ = lu_.solve(dense->column);
    row_ = lu_.transpose().solve(dense->row);
    pivot_ = 1.0 + dense->row.dot(column_);
    good_ = pivot_ != 0.0;
  }

  [[nodiscard]] bool good() const { return good_; }
  [[nodiscard]] Vector divided(const Vector& y) {
    Vector x = lu_.solve(y);
    if (dense_ != nullptr) x -= (dense_->row.dot(x) / pivot_) * column_;
    return x;
  }
  [[nodiscard]] Vector divided_by_transposed(const Vector& y) {
    Vector x = lu_.transpose().solve(y);
    if (dense_ != nullptr) x -= (dense_->column.dot(x) / pivot_) * row_;
    return x;
  }

 private:
  Eigen::SparseLU<SparseMatrix> lu_;
  const Product* dense_;
  Vector column_;
  Vector row_;
  double pivot_ = 1.0;
  bool good_ = false;
};

double one_norm(const SparseMatrix& A, const Product* dense) {
  double largest = 0.0;
  Vector column(A.rows());
  for (Eigen::Index j = 0; j < A.cols(); ++j) {
    column = dense != nullptr ? Vector(dense->row[j] * dense->column) : Vector::Zero(A.rows());
    for (SparseMatrix::InnerIterator it(A, j); it; ++it) column[it.row()] += it.value();
    largest = std::max(largest, column.lpNorm<1>());
  }
  return largest;
}

// Goes up the convex function ‖T⁻¹x‖₁ of ‖x‖₁ ≤ 1 along its gradient, from corner to corner; a vector of alternating signs
// is tried beside, which finds what corners may hide.
double inverse_norm(Divider& T, Eigen::Index n) {
  Vector x = Vector::Constant(n, 1.0 / static_cast<double>(n));
  double best = 0.0;
  for (int i = 0; i < 5; ++i) {
    const Vector y = T.divided(x);
    const double found = y.lpNorm<1>();
    if (i > 0 && found <= best) break;
    best = found;
    const Vector signs = y.unaryExpr([](double value) { return value < 0.0 ? -1.0 : 1.0; });
    const Vector slope = T.divided_by_transposed(signs);
    Eigen::Index corner = 0;
    if (slope.cwiseAbs().maxCoeff(&corner) <= slope.dot(x)) break;
    x = Vector::Unit(n, corner);
  }
  for (Eigen::Index i = 0; i < n; ++i)
    x[i] = (i % 2 == 0 ? 1.0 : -1.0) * (1.0 + static_cast<double>(i) / static_cast<double>(n));
  return std::max(best, 2.0 * T.divided(x).lpNorm<1>() / (3.0 * static_cast<double>(n)));
}

// Largest entries of the rows of A + b cᵀ, or of its columns.
Vector largest_entries(const SparseMatrix& A, const Product* dense, bool of_rows) {
  Vector largest = Vector::Zero(A.rows());
  for (Eigen::Index j = 0; j < A.cols(); ++j)
    for (SparseMatrix::InnerIterator it(A, j); it; ++it) {
      double& entry = largest[of_rows ? it.row() : j];
      entry = std::max(entry, std::abs(it.value()));
    }
  if (dense != nullptr) {
    const Vector& own = of_rows ? dense->column : dense->row;
    const Vector& other = of_rows ? dense->row : dense->column;
    largest = largest.cwiseMax(own.cwiseAbs() * other.cwiseAbs().maxCoeff());
  }
  return largest.unaryExpr([](double entry) { return entry > 0.0 ? entry : 1.0; });
}

}  // namespace

double condition_estimate(const SparseMatrix& A, const Product* dense) {
  Divider T(A, dense);
  if (!T.good()) return std::numeric_limits<double>::infinity();
  const double condition = one_norm(A, dense) * inverse_norm(T, A.rows());
  return std::isfinite(condition) ? condition : std::numeric_limits<double>::infinity();
}

double scaled_condition_estimate(const SparseMatrix& A, const Product* dense) {
  SparseMatrix scaled = A;
  Product product = dense != nullptr ? *dense : Product{};
  const Product* part = dense != nullptr ? &product : nullptr;
  const Vector rows = largest_entries(scaled, part, true).cwiseInverse();
  scaled = rows.asDiagonal() * scaled;
  if (part != nullptr) product.column = product.column.cwiseProduct(rows);
  const Vector columns = largest_entries(scaled, part, false).cwiseInverse();
  scaled = scaled * columns.asDiagonal();
  if (part != nullptr) product.row = product.row.cwiseProduct(columns);
  return condition_estimate(scaled, part);
}

}  // namespace visviva
