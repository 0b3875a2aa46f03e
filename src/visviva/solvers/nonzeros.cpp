#include "visviva/solvers/nonzeros.hpp"

#include <algorithm>
#include <numeric>

#include "visviva/math/sparse.hpp"

namespace visviva {

Nonzeros::Nonzeros(const SparseMatrix& pattern)
    : zeros_(static_cast<std::size_t>(pattern.nonZeros())) {
  std::iota(zeros_.begin(), zeros_.end(), 0);
}

bool Nonzeros::add(const SparseMatrix& A) {
  const auto is_zero = [&](int slot) { return A.valuePtr()[slot] == 0.0; };
  if (std::all_of(zeros_.begin(), zeros_.end(), is_zero)) return false;
  const auto others = std::stable_partition(zeros_.begin(), zeros_.end(), is_zero);
  slots_.insert(slots_.end(), others, zeros_.end());
  zeros_.erase(others, zeros_.end());
  std::sort(slots_.begin(), slots_.end());
  PatternBuilder builder(static_cast<int>(A.rows()), static_cast<int>(A.cols()));
  auto next = slots_.begin();
  for (int j = 0; j < A.outerSize(); ++j)
    for (; next != slots_.end() && *next < A.outerIndexPtr()[j + 1]; ++next)
      builder.add(A.innerIndexPtr()[*next], j);
  matrix_ = builder.build();
  return true;
}

const SparseMatrix& Nonzeros::of(const SparseMatrix& A) {
  for (std::size_t k = 0; k < slots_.size(); ++k) matrix_.valuePtr()[k] = A.valuePtr()[slots_[k]];
  return matrix_;
}

}  // namespace visviva
