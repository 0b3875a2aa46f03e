#include "visviva/solvers/loose_blocks.hpp"

#include <algorithm>
#include <array>
#include <numeric>

#include "visviva/math/sparse.hpp"

namespace visviva {
namespace {

// Of a body. Larger blocks have zeros of their own, which a sparse factorization knows.
constexpr int largest_block = 6;

// Part of a diagonal entry; less than that left of it is round-off.
constexpr double least_part = 1e-13;

// Squared, over the product of the entries on the diagonal: a difference from the entry opposite that is no more than round-off.
constexpr double same = 1e-24;

}  // namespace

LooseBlocks::LooseBlocks(const SparseMatrix& W, const SparseMatrix& B) {
  int first = 0;
  int last = 0;  // that the unknowns from the first one on are coupled to
  bool loose = true;
  for (int j = 0; j < B.cols(); ++j) {
    loose = loose && B.outerIndexPtr()[j] == B.outerIndexPtr()[j + 1];
    for (SparseMatrix::InnerIterator it(W, j); it && it.row() < B.cols(); ++it) {
      last = std::max(last, static_cast<int>(it.row()));
      if (it.row() >= first) continue;
      *this = LooseBlocks(B.cols());  // the pattern is not symmetric
      return;
    }
    if (last > j) continue;
    const int size = j + 1 - first;
    if (loose && size <= largest_block) {
      blocks_.push_back({first, size, static_cast<int>(entries_.size())});
      for (int row = first; row <= j; ++row)
        for (int column = first; column <= row; ++column)
          entries_.push_back({find_slot(W, row, column), find_slot(W, column, row)});
    } else {
      others_.resize(others_.size() + static_cast<std::size_t>(size));
      std::iota(others_.end() - size, others_.end(), first);
    }
    first = last = j + 1;
    loose = true;
  }
  factors_.assign(entries_.size(), 0.0);
}

LooseBlocks::LooseBlocks(Eigen::Index unknowns) : others_(static_cast<std::size_t>(unknowns)) {
  std::iota(others_.begin(), others_.end(), 0);
}

bool LooseBlocks::factorize(double scale, const SparseMatrix& W) {
  const auto value = [&](int slot) { return slot >= 0 ? scale * W.valuePtr()[slot] : 0.0; };
  for (const Block& block : blocks_) {
    double* const first = factors_.data() + block.values;
    const Entry* entry = entries_.data() + block.values;
    std::array<double, largest_block> diagonal;
    for (int i = 0; i < block.size; ++i)
      diagonal[static_cast<std::size_t>(i)] = value(entry[i * (i + 3) / 2].lower);
    double* row = first;
    for (int i = 0; i < block.size; row += ++i) {
      const double own = diagonal[static_cast<std::size_t>(i)];
      const double* other = first;
      for (int j = 0; j < i; other += ++j, ++entry) {
        double sum = value(entry->lower);  // times D, until the row is done
        const double difference = sum - value(entry->upper);
        if (!(difference * difference <= same * own * diagonal[static_cast<std::size_t>(j)]))
          return false;
        for (int k = 0; k < j; ++k) sum -= row[k] * other[k];
        row[j] = sum;
      }
      ++entry;
      double left = own;
      other = first;
      for (int j = 0; j < i; other += ++j) {
        const double part = row[j] * other[j];
        left -= row[j] * part;
        row[j] = part;
      }
      if (!(left > least_part * own)) return false;
      row[i] = 1.0 / left;
    }
  }
  return true;
}

void LooseBlocks::solve(MatrixOut x) const {
  for (Eigen::Index c = 0; c < x.cols(); ++c)
    for (const Block& block : blocks_) {
      double* own = x.col(c).data() + block.first;
      const double* row = factors_.data() + block.values;
      for (int i = 0; i < block.size; row += ++i)
        for (int j = 0; j < i; ++j) own[i] -= row[j] * own[j];
      for (int i = block.size - 1; i >= 0; --i) {
        row -= i + 1;
        // What is later has been divided by D and freed of what is later still.
        own[i] *= row[i];
        const double* later = row + i + 1;
        for (int k = i + 1; k < block.size; later += ++k) own[i] -= later[i] * own[k];
      }
    }
}

}  // namespace visviva
