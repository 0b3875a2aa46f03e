#include "visviva/math/sparse_product.hpp"

#include <algorithm>
#include <numeric>

namespace visviva {
namespace {

using Places = Eigen::SparseMatrix<int>;

// With the place of each entry as its value.
Places places_of(const SparseMatrix& A) {
  Places places = A.cast<int>();
  std::iota(places.valuePtr(), places.valuePtr() + places.nonZeros(), 0);
  return places;
}

}  // namespace

SparseProduct::SparseProduct(const SparseMatrix& A, const SparseMatrix& B, Left left) {
  const Places in_A = left == Left::transposed ? Places(places_of(A).transpose()) : places_of(A);
  struct Term {
    int row;
    Factors factors;
  };
  std::vector<Term> column;
  std::vector<Eigen::Triplet<double>> entries;
  for (int j = 0; j < B.outerSize(); ++j) {
    column.clear();
    for (int b = B.outerIndexPtr()[j]; b < B.outerIndexPtr()[j + 1]; ++b)
      for (Places::InnerIterator a(in_A, B.innerIndexPtr()[b]); a; ++a)
        column.push_back({static_cast<int>(a.row()), {a.value(), b}});
    std::stable_sort(column.begin(), column.end(),
                     [](const Term& a, const Term& b) { return a.row < b.row; });
    for (std::size_t k = 0; k < column.size(); ++k) {
      factors_.push_back(column[k].factors);
      if (k + 1 < column.size() && column[k + 1].row == column[k].row) continue;
      entries.emplace_back(column[k].row, j, 0.0);
      ends_.push_back(factors_.size());
    }
  }
  C_.resize(in_A.rows(), B.cols());
  C_.setFromTriplets(entries.begin(), entries.end());
  set(A, B);
}

void SparseProduct::set(const SparseMatrix& A, const SparseMatrix& B) {
  const double* a = A.valuePtr();
  const double* b = B.valuePtr();
  std::size_t k = 0;
  for (std::size_t entry = 0; entry < ends_.size(); ++entry) {
    double sum = 0.0;
    for (; k < ends_[entry]; ++k) sum += a[factors_[k].a] * b[factors_[k].b];
    C_.valuePtr()[entry] = sum;
  }
}

}  // namespace visviva
