// A multifrontal factorization: each node of the elimination tree has a small dense matrix, its front, of its own unknowns and of
// the later ones they are coupled to. What its elimination leaves for those is added to the front of its parent.
#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>
#include <type_traits>
#include <utility>

#include "visviva/math/threads.hpp"
#include "visviva/solvers/front_kernels.hpp"
#include "visviva/solvers/known_solution.hpp"
#include "visviva/solvers/linear_solver.hpp"
#include "visviva/solvers/pivot_search.hpp"
#include "visviva/solvers/row_scales.hpp"
#include "visviva/solvers/tree_shares.hpp"

namespace visviva {
namespace {

// A ratio of pivots below this is a reason to look closer.
constexpr double small_ratio = 1e-13;

// As many at once as a body or a joint has rows.
void copy_scaled(int size, const double* from, const double* scales, double* to) {
  const auto copy = [&](auto count) __attribute__((always_inline)) {
    using Rows = Eigen::Array<double, count, 1>;
    Rows::Map(to) = Rows::Map(from) * Rows::Map(scales);
  };
  switch (size) {
    case 1:
      return copy(std::integral_constant<int, 1>());
    case 3:
      return copy(std::integral_constant<int, 3>());
    case 5:
      return copy(std::integral_constant<int, 5>());
    case 6:
      return copy(std::integral_constant<int, 6>());
    default:
      for (int k = 0; k < size; ++k) to[k] = from[k] * scales[k];
  }
}

class FrontSolver final : public LinearSolver {
 public:
  explicit FrontSolver(const FrontKernels& kernels, int threads)
      : kernels_(kernels), threads_(threads) {}

  [[nodiscard]] std::string_view name() const override { return "fronts"; }

  void analyze(const SparseMatrix& A) override {
    tree_.emplace(A);
    shares_.emplace(*tree_, threads_);
    fronts_.clear();
    scales_.setOnes(A.rows());
  }

  // Old pivots are kept as long as they are good; otherwise new ones are chosen, which allocates.
  [[nodiscard]] bool factorize(const SparseMatrix& A) override {
    if (!fronts_.empty() && refactorize(A) && pivot_ratio_ > least_ratio_) return true;
    set_row_scales(A, scales_);
    const Entries entries = entries_by_node(*tree_, A);
    const auto sequence = find_pivots(*tree_, entries, static_cast<int>(A.rows()), scaled(A));
    fronts_.clear();
    if (!sequence) return false;
    set_pivots(*sequence, entries);
    if (refactorize(A) && (pivot_ratio_ > small_ratio || gives_back_known_solution(*this, A))) {
      least_ratio_ = std::min(small_ratio, 0.1 * pivot_ratio_);
      return true;
    }
    fronts_.clear();
    return false;
  }

  // Without pivots that of the tree, which is less.
  [[nodiscard]] double work() const override {
    double sum = 0.0;
    if (fronts_.empty() && tree_)
      for (const EliminationTree::Node& node : tree_->nodes) sum += node.work();
    for (const Front& front : fronts_) sum += front.work();
    return sum;
  }

  void solve(MatrixOut b) override {
    for (Eigen::Index j = 0; j < b.cols(); j += abreast) {
      const Eigen::Index count = std::min<Eigen::Index>(abreast, b.cols() - j);
      if (count == 1)
        solve_columns<1>(b.middleCols(j, 1));
      else
        solve_columns<abreast>(b.middleCols(j, count));
    }
  }

 private:
  static constexpr int abreast = FrontKernels::abreast;

  struct Front {
    int size;
    int stride;  // from a column to the next
    int pivots;
    int column;        // where a column begins: its pivots, and then its border
    int values;        // where they begin
    int border;        // where the places of its border begin
    int runs;          // where the list of its own entries ends
    int child = -1;    // the last of them; −1: none
    int sibling = -1;  // the one before it with the same parent

    [[nodiscard]] double work() const { return front_work(size, pivots); }
  };
  struct Pivots {
    double least_inverse = std::numeric_limits<double>::infinity();
    double greatest_inverse = 0.0;
    bool good = true;
  };
  // Entries of a column of the matrix, below each other there and in a front.
  struct Run {
    int from;  // the first, among the values of the matrix
    int to;    // among those of fronts
    int row;   // of the matrix
    int size;
  };
  // Of a column in the border of a front: where it becomes a pivot, and where it stands in the parent.
  struct Place {
    int pivot;
    int in_parent;
  };

  [[nodiscard]] Vector scaled(const SparseMatrix& A) const {
    Vector values(A.nonZeros());
    for (Eigen::Index k = 0; k < A.nonZeros(); ++k)
      values[k] = scales_[A.innerIndexPtr()[k]] * A.valuePtr()[k];
    return values;
  }

  template <int m>
  using Row = Eigen::Array<double, m, 1>;  // of m columns

  using Entries = std::vector<std::vector<MatrixEntry>>;  // of each node

  // Gives each pivot, entry and border of the sequence its place.
  void set_pivots(const PivotSequence& sequence, const Entries& entries) {
    const auto n = static_cast<std::size_t>(scales_.size());
    row_place_.assign(n, 0);
    column_place_.assign(n, 0);
    int column = 0;
    int values = 0;
    for (const PivotSequence::Front& front : sequence.fronts) {
      for (std::size_t k = 0; k < front.rows.size(); ++k) {
        if (static_cast<int>(k) >= front.pivots) break;
        row_place_[static_cast<std::size_t>(front.rows[k])] = column + static_cast<int>(k);
        column_place_[static_cast<std::size_t>(front.columns[k])] = column + static_cast<int>(k);
      }
      const int size = static_cast<int>(front.rows.size());
      const int stride = kernels_.stride(size);
      fronts_.push_back({size, stride, front.pivots, column, values, 0, 0});
      column += stride;
      values += size * stride;
    }
    for (std::size_t f = 0; f < fronts_.size(); ++f) {
      if (tree_->nodes[f].parent < 0) continue;
      Front& parent = fronts_[static_cast<std::size_t>(tree_->nodes[f].parent)];
      fronts_[f].sibling = std::exchange(parent.child, static_cast<int>(f));
    }
    values_.assign(static_cast<std::size_t>(values), 0.0);
    rows_ = static_cast<std::size_t>(column);
    place_entries(sequence, entries);
  }

  void place_entries(const PivotSequence& sequence, const Entries& entries) {
    std::vector<int> row_at(row_place_.size());
    std::vector<int> column_at(row_place_.size());
    runs_.clear();
    border_rows_.clear();
    border_columns_.clear();
    for (std::size_t f = 0; f < fronts_.size(); ++f) {
      const PivotSequence::Front& own = sequence.fronts[f];
      Front& front = fronts_[f];
      front.border = static_cast<int>(border_rows_.size());
      for (std::size_t k = 0; k < own.rows.size(); ++k) {
        const auto row = static_cast<std::size_t>(own.rows[k]);
        const auto column = static_cast<std::size_t>(own.columns[k]);
        row_at[row] = column_at[column] = static_cast<int>(k);
        if (static_cast<int>(k) < own.pivots) continue;
        border_rows_.push_back(0);
        border_columns_.push_back({column_place_[column], 0});
      }
      for (const MatrixEntry& e : entries[f])
        add_to_runs(e, front.values + row_at[static_cast<std::size_t>(e.row)] +
                           front.stride * column_at[static_cast<std::size_t>(e.column)]);
      front.runs = static_cast<int>(runs_.size());
      for (int c = front.child; c >= 0; c = fronts_[static_cast<std::size_t>(c)].sibling) {
        const PivotSequence::Front& child = sequence.fronts[static_cast<std::size_t>(c)];
        auto at = static_cast<std::size_t>(fronts_[static_cast<std::size_t>(c)].border);
        for (auto k = static_cast<std::size_t>(child.pivots); k < child.rows.size(); ++k, ++at) {
          border_rows_[at] = row_at[static_cast<std::size_t>(child.rows[k])];
          border_columns_[at].in_parent = column_at[static_cast<std::size_t>(child.columns[k])];
        }
      }
    }
  }

  void add_to_runs(const MatrixEntry& entry, int to) {
    if (!runs_.empty()) {
      Run& last = runs_.back();
      if (entry.slot == last.from + last.size && entry.row == last.row + last.size &&
          to == last.to + last.size) {
        ++last.size;
        return;
      }
    }
    runs_.push_back({entry.slot, to, entry.row, 1});
  }

  // False if the pivots are no longer good.
  bool refactorize(const SparseMatrix& A) {
    found_.assign(shares_->of_threads.size(), {});
    for_each_share([&](int k, const TreeShares::Branch& branch) {
      Pivots& found = found_[static_cast<std::size_t>(k)];
      for (int f = branch.begin; f < branch.end && found.good; ++f) refactorize_front(A, f, found);
    });
    Pivots all;
    for (const Pivots& found : found_) {
      all.least_inverse = std::min(all.least_inverse, found.least_inverse);
      all.greatest_inverse = std::max(all.greatest_inverse, found.greatest_inverse);
      all.good = all.good && found.good;
    }
    const std::vector<int>& trunk = shares_->trunk;
    for (auto f = trunk.begin(); f != trunk.end() && all.good; ++f) refactorize_front(A, *f, all);
    pivot_ratio_ = all.greatest_inverse > 0.0 ? all.least_inverse / all.greatest_inverse : 0.0;
    return all.good;
  }

  void refactorize_front(const SparseMatrix& A, int f, Pivots& found) {
    const Front& front = fronts_[static_cast<std::size_t>(f)];
    double* F = values_.data() + front.values;
    std::fill_n(F, front.size * front.stride, 0.0);
    const int first_run = f > 0 ? fronts_[static_cast<std::size_t>(f) - 1].runs : 0;
    for (int k = first_run; k < front.runs; ++k) {
      const Run& run = runs_[static_cast<std::size_t>(k)];
      copy_scaled(run.size, A.valuePtr() + run.from, scales_.data() + run.row,
                  values_.data() + run.to);
    }
    for (int c = front.child; c >= 0; c = fronts_[static_cast<std::size_t>(c)].sibling)
      add_rest_of(fronts_[static_cast<std::size_t>(c)], front.stride, F);
    found.good = kernels_.factorize(front.size, front.pivots, F);
    if (!found.good) return;
    for (int k = 0; k < front.pivots; ++k) {
      const double inverse = std::abs(F[(front.stride + 1) * k]);
      found.least_inverse = std::min(found.least_inverse, inverse);
      found.greatest_inverse = std::max(found.greatest_inverse, inverse);
    }
  }

  // What a child leaves, added to the front of its parent.
  void add_rest_of(const Front& child, int stride, double* F) const {
    const int border = child.size - child.pivots;
    const double* rest = values_.data() + child.values + (child.stride + 1) * child.pivots;
    const int* rows = border_rows_.data() + child.border;
    const Place* columns = border_columns_.data() + child.border;
    for (int j = 0; j < border; ++j) {
      const double* from = rest + child.stride * j;
      double* to = F + stride * columns[j].in_parent;
      for (int i = 0; i < border; ++i) to[rows[i]] += from[i];
    }
  }

  // Right sides of one to m columns; those that are missing are zero.
  template <int m>
  void solve_columns(MatrixOut b) {
    if (columns_.size() < m * rows_) columns_.resize(m * rows_);
    const Eigen::Index n = b.rows();
    for (Eigen::Index i = 0; i < n; ++i) {
      double* own = columns_.data() + m * row_place_[static_cast<std::size_t>(i)];
      const double* given = b.data() + i;
      for (int j = 0; j < m; ++j)
        own[j] = j < b.cols() ? scales_[i] * given[j * b.outerStride()] : 0.0;
    }
    const std::vector<int>& trunk = shares_->trunk;
    for_each_share([&](int, const TreeShares::Branch& branch) {
      for (int f = branch.begin; f < branch.end; ++f) solve_lower<m>(f);
    });
    for (const int f : trunk) solve_lower<m>(f);
    for (auto f = trunk.rbegin(); f != trunk.rend(); ++f) solve_upper<m>(*f);
    for_each_share([&](int, const TreeShares::Branch& branch) {
      for (int f = branch.end; f-- > branch.begin;) solve_upper<m>(f);
    });
    for (Eigen::Index i = 0; i < n; ++i) {
      const double* own = columns_.data() + m * column_place_[static_cast<std::size_t>(i)];
      for (Eigen::Index j = 0; j < b.cols(); ++j) b.data()[i + j * b.outerStride()] = own[j];
    }
  }

  // work(k, branch) for the branches that thread k has.
  template <class Work>
  void for_each_share(const Work& work) const {
    on_threads(threads_, static_cast<int>(shares_->of_threads.size()), [&](int k) {
      for (const auto& branch : shares_->of_threads[static_cast<std::size_t>(k)]) work(k, branch);
    });
  }

  // What the solution for its pivots takes from the rows of its border a front leaves to its parent, as it does in the factors.
  template <int m>
  void solve_lower(int f) {
    const Front& front = fronts_[static_cast<std::size_t>(f)];
    double* c = columns_.data() + m * front.column;
    std::fill(c + m * front.pivots, c + m * front.size, 0.0);
    for (int k = front.child; k >= 0; k = fronts_[static_cast<std::size_t>(k)].sibling) {
      const Front& child = fronts_[static_cast<std::size_t>(k)];
      const int* rows = border_rows_.data() + child.border;
      const double* left = columns_.data() + m * (child.column + child.pivots);
      for (int i = 0; i < child.size - child.pivots; ++i)
        Row<m>::Map(c + m * rows[i]) += Row<m>::Map(left + m * i);
    }
    const double* F = values_.data() + front.values;
    if constexpr (m == 1)
      kernels_.divide_by_lower(front.size, front.pivots, F, c);
    else
      kernels_.divide_by_lower_abreast(front.size, front.pivots, F, c);
  }

  template <int m>
  void solve_upper(int f) {
    const Front& front = fronts_[static_cast<std::size_t>(f)];
    double* c = columns_.data() + m * front.column;
    const Place* border = border_columns_.data() + front.border;
    for (int i = front.pivots; i < front.size; ++i)
      Row<m>::Map(c + m * i) = Row<m>::Map(columns_.data() + m * border[i - front.pivots].pivot);
    const double* F = values_.data() + front.values;
    if constexpr (m == 1)
      kernels_.divide_by_upper(front.size, front.pivots, F, c);
    else
      kernels_.divide_by_upper_abreast(front.size, front.pivots, F, c);
  }

  const FrontKernels& kernels_;
  std::optional<EliminationTree> tree_;
  std::optional<TreeShares> shares_;
  std::vector<Front> fronts_;  // empty if there are no pivots yet
  std::vector<Run> runs_;
  std::vector<Pivots> found_;     // of each thread
  std::vector<int> border_rows_;  // where those stand in the parent
  std::vector<Place> border_columns_;
  std::vector<int> row_place_;     // of unknowns among the pivots
  std::vector<int> column_place_;  // in the same way
  std::vector<double> values_;     // of all fronts
  Vector scales_;                  // of rows
  std::size_t rows_ = 0;           // of a column of all fronts
  std::vector<double> columns_;  // of all fronts; what one has of several stands beside each other
  double pivot_ratio_ = 0.0;
  double least_ratio_ = small_ratio;  // that is good enough for kept pivots
  int threads_;
};

}  // namespace

std::unique_ptr<LinearSolver> make_front_solver(int threads) {
  return std::make_unique<FrontSolver>(front_kernels().front(), threads);
}

}  // namespace visviva
