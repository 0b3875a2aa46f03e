#include "visviva/solvers/pivot_search.hpp"

#include <algorithm>
#include <cmath>

namespace visviva {
namespace {

// A pivot is chosen among the rows of its node if it is not smaller than this part of what stands below it, and given to the parent
// otherwise.
constexpr double pivot_threshold = 2e-3;

// The row that has the same number as the column is taken if it is not smaller than this part of the largest: the values of the matrix
// then keep their order.
constexpr double diagonal_threshold = 0.01;

// Of rows that are scaled to one: less is nothing, unless there is no parent to ask.
constexpr double no_pivot = 1e-11;

class PivotSearch {
 public:
  PivotSearch(const EliminationTree& tree, const std::vector<std::vector<MatrixEntry>>& entries,
              int size)
      : tree_(tree),
        entries_(entries),
        row_at_(static_cast<std::size_t>(size), -1),
        column_at_(row_at_),
        children_(tree.nodes.size()),
        rest_(tree.nodes.size()) {
    for (std::size_t i = 0; i < tree.nodes.size(); ++i)
      if (tree.nodes[i].parent >= 0)
        children_[static_cast<std::size_t>(tree.nodes[i].parent)].push_back(i);
  }

  std::optional<PivotSequence> search(const Vector& values) {
    PivotSequence sequence;
    for (std::size_t i = 0; i < tree_.nodes.size(); ++i) {
      sequence.fronts.push_back(collect(i, sequence));
      if (!eliminate(i, values, sequence)) return std::nullopt;
    }
    return sequence;
  }

 private:
  using Front = PivotSequence::Front;

  // The front's rows and columns: what may be a pivot first.
  Front collect(std::size_t node, const PivotSequence& before) {
    Front front;
    front.rows = front.columns = tree_.nodes[node].unknowns;
    for (const std::size_t child : children_[node]) {
      const Front& below = before.fronts[child];
      const auto left =
          static_cast<std::ptrdiff_t>(below.rows.size() - tree_.nodes[child].border.size());
      front.rows.insert(front.rows.end(), below.rows.begin() + below.pivots,
                        below.rows.begin() + left);
      front.columns.insert(front.columns.end(), below.columns.begin() + below.pivots,
                           below.columns.begin() + left);
    }
    candidates_ = static_cast<int>(front.rows.size());
    const auto& border = tree_.nodes[node].border;
    front.rows.insert(front.rows.end(), border.begin(), border.end());
    front.columns.insert(front.columns.end(), border.begin(), border.end());
    return front;
  }

  bool eliminate(std::size_t node, const Vector& values, PivotSequence& sequence) {
    Front& front = sequence.fronts[node];
    const auto n = static_cast<Eigen::Index>(front.rows.size());
    F_.setZero(n, n);
    for (int k = 0; k < n; ++k) {
      row_at_[static_cast<std::size_t>(front.rows[static_cast<std::size_t>(k)])] = k;
      column_at_[static_cast<std::size_t>(front.columns[static_cast<std::size_t>(k)])] = k;
    }
    const auto row = [&](int u) { return row_at_[static_cast<std::size_t>(u)]; };
    const auto column = [&](int u) { return column_at_[static_cast<std::size_t>(u)]; };
    for (const MatrixEntry& e : entries_[node]) F_(row(e.row), column(e.column)) += values[e.slot];
    for (const std::size_t child : children_[node]) {
      const Front& below = sequence.fronts[child];
      const Matrix& rest = rest_[child];
      const auto first = static_cast<std::size_t>(below.pivots);
      for (Eigen::Index j = 0; j < rest.cols(); ++j)
        for (Eigen::Index i = 0; i < rest.rows(); ++i)
          F_(row(below.rows[first + static_cast<std::size_t>(i)]),
             column(below.columns[first + static_cast<std::size_t>(j)])) += rest(i, j);
      rest_[child].resize(0, 0);
    }
    const bool is_root = tree_.nodes[node].parent < 0;
    while (front.pivots < candidates_ && take_pivot(is_root, front)) ++front.pivots;
    if (is_root && front.pivots < candidates_) return false;
    const auto left = n - front.pivots;
    rest_[node] = F_.bottomRightCorner(left, left);
    return true;
  }

  // The first column that has one.
  bool take_pivot(bool is_root, Front& front) {
    const Eigen::Index k = front.pivots;
    for (Eigen::Index j = k; j < candidates_; ++j) {
      Eigen::Index best = 0;
      const double largest = F_.col(j).segment(k, candidates_ - k).cwiseAbs().maxCoeff(&best);
      const double below = F_.col(j).tail(F_.rows() - k).cwiseAbs().maxCoeff();
      if (!std::isfinite(below) || largest < pivot_threshold * below) continue;
      if (largest <= (is_root ? 0.0 : no_pivot)) continue;
      best = std::abs(F_(j, j)) >= diagonal_threshold * largest ? j : best + k;
      F_.col(k).swap(F_.col(j));
      F_.row(k).swap(F_.row(best));
      const auto at = [](std::vector<int>& list, Eigen::Index i) -> int& {
        return list[static_cast<std::size_t>(i)];
      };
      std::swap(at(front.columns, k), at(front.columns, j));
      std::swap(at(front.rows, k), at(front.rows, best));
      const Eigen::Index left = F_.rows() - k - 1;
      F_.col(k).tail(left) /= F_(k, k);
      F_.bottomRightCorner(left, left).noalias() -= F_.col(k).tail(left) * F_.row(k).tail(left);
      return true;
    }
    return false;
  }

  const EliminationTree& tree_;
  const std::vector<std::vector<MatrixEntry>>& entries_;
  std::vector<int> row_at_;     // of each unknown in the front at hand
  std::vector<int> column_at_;  // in the same way
  std::vector<std::vector<std::size_t>> children_;
  std::vector<Matrix> rest_;  // what nodes leave for their parents
  Matrix F_;
  int candidates_ = 0;
};

}  // namespace

std::vector<std::vector<MatrixEntry>> entries_by_node(const EliminationTree& tree,
                                                      const SparseMatrix& A) {
  std::vector<int> node_of(static_cast<std::size_t>(A.cols()));
  for (std::size_t i = 0; i < tree.nodes.size(); ++i)
    for (const int u : tree.nodes[i].unknowns)
      node_of[static_cast<std::size_t>(u)] = static_cast<int>(i);
  const auto node_at = [&](int i, int j) {
    return static_cast<std::size_t>(
        std::min(node_of[static_cast<std::size_t>(i)], node_of[static_cast<std::size_t>(j)]));
  };
  std::vector<std::size_t> counts(tree.nodes.size(), 0);
  for (int j = 0; j < A.outerSize(); ++j)
    for (SparseMatrix::InnerIterator it(A, j); it; ++it)
      ++counts[node_at(static_cast<int>(it.row()), j)];
  std::vector<std::vector<MatrixEntry>> entries(tree.nodes.size());
  for (std::size_t i = 0; i < counts.size(); ++i) entries[i].reserve(counts[i]);
  for (int j = 0; j < A.outerSize(); ++j)
    for (int slot = A.outerIndexPtr()[j]; slot < A.outerIndexPtr()[j + 1]; ++slot) {
      const int i = A.innerIndexPtr()[slot];
      entries[node_at(i, j)].push_back({i, j, slot});
    }
  return entries;
}

std::optional<PivotSequence> find_pivots(const EliminationTree& tree,
                                         const std::vector<std::vector<MatrixEntry>>& entries,
                                         int size, const Vector& values) {
  return PivotSearch(tree, entries, size).search(values);
}

}  // namespace visviva
