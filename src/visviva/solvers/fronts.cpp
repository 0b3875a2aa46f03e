// A multifrontal factorization: each node of the elimination tree has a small dense matrix, its front, of its own unknowns and of
// the later ones they are coupled to. What its elimination leaves for those is added to the front of its parent.
#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <optional>
#include <utility>

#include "visviva/math/threads.hpp"
#include "visviva/solvers/elimination_tree.hpp"
#include "visviva/solvers/known_solution.hpp"
#include "visviva/solvers/linear_solver.hpp"
#include "visviva/solvers/row_scales.hpp"
#include "visviva/solvers/tree_shares.hpp"

namespace visviva {
namespace {

// A pivot is chosen among the rows of its node if it is not smaller than this part of what stands below it, and given to the parent
// otherwise.
constexpr double pivot_threshold = 2e-3;

// Pivots of an earlier matrix are good as long as no multiple of their rows is larger.
constexpr double largest_multiple = 1e5;

// The row that has the same number as the column is taken if it is not smaller than this part of the largest: the values of the matrix
// then keep their order.
constexpr double diagonal_threshold = 0.1;

// Of rows that are scaled to one: less is nothing, unless there is no parent to ask.
constexpr double no_pivot = 1e-11;

// A ratio of pivots below this is a reason to look closer.
constexpr double small_ratio = 1e-13;

// Which row and which column are eliminated with each other, front by front.
struct PivotSequence {
  struct Front {
    std::vector<int> rows;     // unknowns: pivots first, then the rest
    std::vector<int> columns;  // in the same way
    int pivots = 0;
  };
  std::vector<Front> fronts;
};

// An entry of a matrix, by its place among the values.
struct Entry {
  int row;
  int column;
  int slot;
};

// The entries that each node adds to its front: those of its unknowns that no earlier node has.
std::vector<std::vector<Entry>> entries_by_node(const EliminationTree& tree,
                                                const SparseMatrix& A) {
  std::vector<int> node_of(static_cast<std::size_t>(A.cols()));
  for (std::size_t i = 0; i < tree.nodes.size(); ++i)
    for (const int u : tree.nodes[i].unknowns)
      node_of[static_cast<std::size_t>(u)] = static_cast<int>(i);
  std::vector<std::vector<Entry>> entries(tree.nodes.size());
  for (int j = 0; j < A.outerSize(); ++j)
    for (int slot = A.outerIndexPtr()[j]; slot < A.outerIndexPtr()[j + 1]; ++slot) {
      const int i = A.innerIndexPtr()[slot];
      const int node =
          std::min(node_of[static_cast<std::size_t>(i)], node_of[static_cast<std::size_t>(j)]);
      entries[static_cast<std::size_t>(node)].push_back({i, j, slot});
    }
  return entries;
}

// Finds pivots for a matrix by values; what finds none in its own front is tried again in the parent's.
class PivotSearch {
 public:
  PivotSearch(const EliminationTree& tree, const std::vector<std::vector<Entry>>& entries, int size)
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

  // None if the matrix is singular. Values are those of the matrix, with scaled rows.
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
    for (const Entry& e : entries_[node]) F_(row(e.row), column(e.column)) += values[e.slot];
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
  const std::vector<std::vector<Entry>>& entries_;
  std::vector<int> row_at_;     // of each unknown in the front at hand
  std::vector<int> column_at_;  // in the same way
  std::vector<std::vector<std::size_t>> children_;
  std::vector<Matrix> rest_;  // what nodes leave for their parents
  Matrix F_;
  int candidates_ = 0;
};

// c −= l₀u₀ + l₁u₁ + l₂u₂ + l₃u₃, of two columns c at once, with the columns l of F from `k` on and rows from k + 4 on. The u are the
// entries of c in the rows of the four pivots, which are solved for first.
template <int columns>
void subtract_four(int n, int k, const double* __restrict F, double* __restrict c) {
  const double* l0 = F + static_cast<std::ptrdiff_t>(n) * k;
  const double* l1 = l0 + n;
  const double* l2 = l1 + n;
  const double* l3 = l2 + n;
  std::array<std::array<double, 4>, columns> u;
  for (std::size_t m = 0; m < columns; ++m) {
    double* own = c + static_cast<std::ptrdiff_t>(m) * n + k;
    u[m][0] = own[0];
    u[m][1] = own[1] - l0[k + 1] * own[0];
    u[m][2] = own[2] - l0[k + 2] * own[0] - l1[k + 2] * u[m][1];
    u[m][3] = own[3] - l0[k + 3] * own[0] - l1[k + 3] * u[m][1] - l2[k + 3] * u[m][2];
    own[1] = u[m][1];
    own[2] = u[m][2];
    own[3] = u[m][3];
  }
  for (int i = k + 4; i < n; ++i)
    for (std::size_t m = 0; m < columns; ++m)
      c[static_cast<std::ptrdiff_t>(m) * n + i] -=
          (l0[i] * u[m][0] + l1[i] * u[m][1]) + (l2[i] * u[m][2] + l3[i] * u[m][3]);
}

void subtract_one(int n, int k, const double* __restrict F, double* __restrict c) {
  const double* l = F + static_cast<std::ptrdiff_t>(n) * k;
  const double u = c[k];
  for (int i = k + 1; i < n; ++i) c[i] -= l[i] * u;
}

// Divides what is below the diagonal of a column by its pivot and returns the sum of its squares, which is infinite or not a number
// if the pivot is zero or anything is not a number.
double divide_by_pivot(int n, int j, double* c) {
  const double over = 1.0 / c[j];
  auto below = Eigen::Map<Vector>(c + j + 1, n - j - 1);
  below *= over;
  return below.squaredNorm() + (std::isfinite(over) ? 0.0 : over);
}

// The six rows of a body at once.
void copy_scaled(int size, const double* from, const double* scales, double* to) {
  constexpr int body = 6;
  using Rows = Eigen::Array<double, body, 1>;
  int k = 0;
  for (; k + body <= size; k += body)
    Rows::Map(to + k) = Rows::Map(from + k) * Rows::Map(scales + k);
  for (; k < size; ++k) to[k] = from[k] * scales[k];
}

// Factors L U of a front, in place: its first columns get pivots, and the rest has their products subtracted. False if multiples of
// pivot rows are large.
bool factorize_front(int n, int pivots, double* F) {
  constexpr double limit = largest_multiple * largest_multiple;
  const auto column = [&](int j) { return F + static_cast<std::ptrdiff_t>(n) * j; };
  for (int j = 0; j < pivots; ++j) {
    int k = 0;
    for (; k + 4 <= j; k += 4) subtract_four<1>(n, k, F, column(j));
    for (; k < j; ++k) subtract_one(n, k, F, column(j));
    if (!(divide_by_pivot(n, j, column(j)) <= limit)) return false;
  }
  int j = pivots;
  for (; j + 2 <= n; j += 2) {
    int k = 0;
    for (; k + 4 <= pivots; k += 4) subtract_four<2>(n, k, F, column(j));
    for (; k < pivots; ++k) {
      subtract_one(n, k, F, column(j));
      subtract_one(n, k, F, column(j + 1));
    }
  }
  if (j == n) return true;
  int k = 0;
  for (; k + 4 <= pivots; k += 4) subtract_four<1>(n, k, F, column(j));
  for (; k < pivots; ++k) subtract_one(n, k, F, column(j));
  return true;
}

class FrontSolver final : public LinearSolver {
 public:
  explicit FrontSolver(int threads) : threads_(threads) {}

  [[nodiscard]] std::string_view name() const override { return "fronts"; }

  void analyze(const SparseMatrix& A) override {
    tree_.emplace(A);
    shares_.emplace(*tree_, threads_);
    entries_ = entries_by_node(*tree_, A);
    fronts_.clear();
    scales_.setOnes(A.rows());
    y_.setZero(4 * A.rows());
  }

  // Old pivots are kept as long as they are good; otherwise new ones are chosen, which allocates.
  [[nodiscard]] bool factorize(const SparseMatrix& A) override {
    if (!fronts_.empty() && refactorize(A) && pivot_ratio_ > least_ratio_) return true;
    set_row_scales(A, scales_);
    const auto sequence =
        PivotSearch(*tree_, entries_, static_cast<int>(A.rows())).search(scaled(A));
    fronts_.clear();
    if (!sequence) return false;
    set_pivots(*sequence);
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
    for (Eigen::Index j = 0; j < b.cols(); j += 4) {
      const Eigen::Index count = std::min<Eigen::Index>(4, b.cols() - j);
      if (count == 1)
        solve_column(b.col(j));
      else
        solve_columns(b.middleCols(j, count));
    }
  }

 private:
  struct Front {
    int size;
    int pivots;
    int first;         // of its pivots, among all
    int values;        // where they begin
    int border;        // where the places of its border begin
    int runs;          // where the list of its own entries ends
    int child = -1;    // the last of them; −1: none
    int sibling = -1;  // the one before it with the same parent

    [[nodiscard]] double work() const { return front_work(size, pivots); }
  };
  struct Pivots {
    double least = std::numeric_limits<double>::infinity();
    double greatest = 0.0;
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

  // Gives each pivot, entry and border of the sequence its place.
  void set_pivots(const PivotSequence& sequence) {
    const auto n = static_cast<std::size_t>(scales_.size());
    row_place_.assign(n, 0);
    column_place_.assign(n, 0);
    int first = 0;
    int values = 0;
    int largest = 0;
    for (const PivotSequence::Front& front : sequence.fronts) {
      for (std::size_t k = 0; k < front.rows.size(); ++k) {
        if (static_cast<int>(k) >= front.pivots) break;
        row_place_[static_cast<std::size_t>(front.rows[k])] = first + static_cast<int>(k);
        column_place_[static_cast<std::size_t>(front.columns[k])] = first + static_cast<int>(k);
      }
      const int size = static_cast<int>(front.rows.size());
      fronts_.push_back({size, front.pivots, first, values, 0, 0});
      first += front.pivots;
      values += size * size;
      largest = std::max(largest, size);
    }
    for (std::size_t f = 0; f < fronts_.size(); ++f) {
      if (tree_->nodes[f].parent < 0) continue;
      Front& parent = fronts_[static_cast<std::size_t>(tree_->nodes[f].parent)];
      fronts_[f].sibling = std::exchange(parent.child, static_cast<int>(f));
    }
    values_.assign(static_cast<std::size_t>(values), 0.0);
    room_ = largest;
    work_.assign((shares_->of_threads.size() + 1) * static_cast<std::size_t>(largest), 0.0);
    place_entries(sequence);
  }

  void place_entries(const PivotSequence& sequence) {
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
      for (const Entry& e : entries_[f])
        add_to_runs(e, front.values + row_at[static_cast<std::size_t>(e.row)] +
                           front.size * column_at[static_cast<std::size_t>(e.column)]);
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
    rest_.assign(border_rows_.size(), 0.0);
  }

  void add_to_runs(const Entry& entry, int to) {
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
      all.least = std::min(all.least, found.least);
      all.greatest = std::max(all.greatest, found.greatest);
      all.good = all.good && found.good;
    }
    const std::vector<int>& trunk = shares_->trunk;
    for (auto f = trunk.begin(); f != trunk.end() && all.good; ++f) refactorize_front(A, *f, all);
    pivot_ratio_ = all.greatest > 0.0 ? all.least / all.greatest : 0.0;
    return all.good;
  }

  void refactorize_front(const SparseMatrix& A, int f, Pivots& found) {
    const Front& front = fronts_[static_cast<std::size_t>(f)];
    double* F = values_.data() + front.values;
    std::fill_n(F, front.size * front.size, 0.0);
    const int first_run = f > 0 ? fronts_[static_cast<std::size_t>(f) - 1].runs : 0;
    for (int k = first_run; k < front.runs; ++k) {
      const Run& run = runs_[static_cast<std::size_t>(k)];
      copy_scaled(run.size, A.valuePtr() + run.from, scales_.data() + run.row,
                  values_.data() + run.to);
    }
    for (int c = front.child; c >= 0; c = fronts_[static_cast<std::size_t>(c)].sibling)
      add_rest_of(fronts_[static_cast<std::size_t>(c)], front.size, F);
    found.good = factorize_front(front.size, front.pivots, F);
    if (!found.good) return;
    for (int k = 0; k < front.pivots; ++k) {
      const double pivot = std::abs(F[(front.size + 1) * k]);
      found.least = std::min(found.least, pivot);
      found.greatest = std::max(found.greatest, pivot);
    }
  }

  // What a child leaves, added to the front of its parent.
  void add_rest_of(const Front& child, int size, double* F) const {
    const int border = child.size - child.pivots;
    const double* rest = values_.data() + child.values + (child.size + 1) * child.pivots;
    const int* rows = border_rows_.data() + child.border;
    const Place* columns = border_columns_.data() + child.border;
    for (int j = 0; j < border; ++j) {
      const double* from = rest + child.size * j;
      double* to = F + size * columns[j].in_parent;
      for (int i = 0; i < border; ++i) to[rows[i]] += from[i];
    }
  }

  void solve_column(VectorOut b) {
    const auto n = static_cast<std::size_t>(b.size());
    for (std::size_t i = 0; i < n; ++i)
      y_[row_place_[i]] = b[static_cast<Eigen::Index>(i)] * scales_[static_cast<Eigen::Index>(i)];
    const std::vector<int>& trunk = shares_->trunk;
    for_each_share([&](int k, const TreeShares::Branch& branch) {
      for (int f = branch.begin; f < branch.end; ++f) solve_lower(f, room(k));
    });
    for (const int f : trunk) solve_lower(f, room_of_trunk());
    for (auto f = trunk.rbegin(); f != trunk.rend(); ++f) solve_upper(*f, room_of_trunk());
    for_each_share([&](int k, const TreeShares::Branch& branch) {
      for (int f = branch.end; f-- > branch.begin;) solve_upper(f, room(k));
    });
    for (std::size_t i = 0; i < n; ++i) b[static_cast<Eigen::Index>(i)] = y_[column_place_[i]];
  }

  // work(k, branch) for the branches that thread k has.
  template <class Work>
  void for_each_share(const Work& work) const {
    on_threads(threads_, static_cast<int>(shares_->of_threads.size()), [&](int k) {
      for (const auto& branch : shares_->of_threads[static_cast<std::size_t>(k)]) work(k, branch);
    });
  }

  // Where each of them may work.
  [[nodiscard]] double* room(int thread) {
    return work_.data() + static_cast<std::ptrdiff_t>(room_) * thread;
  }
  [[nodiscard]] double* room_of_trunk() {
    return room(static_cast<int>(shares_->of_threads.size()));
  }

  // What the solution for its pivots takes from the rows of its border a front leaves to its parent, as it does in the factors.
  void solve_lower(int f, double* w) {
    const Front& front = fronts_[static_cast<std::size_t>(f)];
    const double* F = values_.data() + front.values;
    const int n = front.size;
    const int p = front.pivots;
    double* y = y_.data() + front.first;
    std::copy_n(y, p, w);
    std::fill(w + p, w + n, 0.0);
    for (int c = front.child; c >= 0; c = fronts_[static_cast<std::size_t>(c)].sibling) {
      const Front& child = fronts_[static_cast<std::size_t>(c)];
      const int* rows = border_rows_.data() + child.border;
      const double* rest = rest_.data() + child.border;
      for (int i = 0; i < child.size - child.pivots; ++i) w[rows[i]] += rest[i];
    }
    for (int k = 0; k < p; ++k) {
      const double* l = F + static_cast<std::ptrdiff_t>(n) * k;
      const double u = w[k];
      for (int i = k + 1; i < n; ++i) w[i] -= l[i] * u;
    }
    std::copy_n(w, p, y);
    std::copy(w + p, w + n, rest_.data() + front.border);
  }

  void solve_upper(int f, double* w) {
    const Front& front = fronts_[static_cast<std::size_t>(f)];
    const double* F = values_.data() + front.values;
    const int n = front.size;
    const int p = front.pivots;
    double* y = y_.data() + front.first;
    std::copy_n(y, p, w);
    const Place* columns = border_columns_.data() + front.border;
    for (int j = p; j < n; ++j) {
      const double* u = F + static_cast<std::ptrdiff_t>(n) * j;
      const double x = y_[columns[j - p].pivot];
      for (int i = 0; i < p; ++i) w[i] -= u[i] * x;
    }
    for (int k = p - 1; k >= 0; --k) {
      const double* u = F + static_cast<std::ptrdiff_t>(n) * k;
      const double x = w[k] /= u[k];
      for (int i = 0; i < k; ++i) w[i] -= u[i] * x;
    }
    std::copy_n(w, p, y);
  }

  // The same for up to four columns, whose values of an unknown stand side by side, with the same sums to the last bit.
  void solve_columns(MatrixOut b) {
    y_.setZero();
    for (Eigen::Index j = 0; j < b.cols(); ++j)
      for (Eigen::Index i = 0; i < b.rows(); ++i)
        four_at(row_place_[static_cast<std::size_t>(i)])[j] = b(i, j) * scales_[i];
    for (const Front& front : fronts_) solve_four_lower(front);
    for (auto front = fronts_.rbegin(); front != fronts_.rend(); ++front) solve_four_upper(*front);
    for (Eigen::Index j = 0; j < b.cols(); ++j)
      for (Eigen::Index i = 0; i < b.rows(); ++i)
        b(i, j) = four_at(column_place_[static_cast<std::size_t>(i)])[j];
  }

  void solve_four_lower(const Front& front) {
    const double* F = values_.data() + front.values;
    const int n = front.size;
    const int p = front.pivots;
    const Place* rows = border_rows_.data() + front.border;
    for (int i = 1; i < n; ++i) {
      Four sum = i < p ? Four(four_at(front.first + i)) : Four(Four::Zero());
      for (int k = 0; k < std::min(i, p); ++k) sum -= F[n * k + i] * four_at(front.first + k);
      if (i < p)
        four_at(front.first + i) = sum;
      else
        four_at(rows[i - p].pivot) += sum;
    }
  }

  void solve_four_upper(const Front& front) {
    const double* F = values_.data() + front.values;
    const int n = front.size;
    const int p = front.pivots;
    const Place* columns = border_columns_.data() + front.border;
    for (int i = p - 1; i >= 0; --i) {
      Four sum = four_at(front.first + i);
      for (int j = p; j < n; ++j) sum -= F[n * j + i] * four_at(columns[j - p].pivot);
      for (int k = p - 1; k > i; --k) sum -= F[n * k + i] * four_at(front.first + k);
      four_at(front.first + i) = sum / F[n * i + i];
    }
  }

  using Four = Eigen::Array<double, 4, 1>;
  [[nodiscard]] Eigen::Map<Four> four_at(int place) {
    return Eigen::Map<Four>(y_.data() + Four::SizeAtCompileTime * place);
  }

  std::optional<EliminationTree> tree_;
  std::optional<TreeShares> shares_;
  std::vector<std::vector<Entry>> entries_;  // of each node
  std::vector<Front> fronts_;                // empty if there are no pivots yet
  std::vector<Run> runs_;
  std::vector<Pivots> found_;     // of each thread
  std::vector<int> border_rows_;  // where those stand in the parent
  std::vector<Place> border_columns_;
  std::vector<int> row_place_;     // of unknowns among the pivots
  std::vector<int> column_place_;  // in the same way
  std::vector<double> values_;     // of all fronts
  std::vector<double> rest_;       // of a solution, what fronts leave for the rows of their borders
  std::vector<double> work_;       // room for the largest front, of each thread and for the trunk
  int room_ = 0;
  Vector scales_;  // of rows
  Vector y_;
  double pivot_ratio_ = 0.0;
  double least_ratio_ = small_ratio;  // that is good enough for kept pivots
  int threads_;
};

}  // namespace

std::unique_ptr<LinearSolver> make_front_solver(int threads) {
  return std::make_unique<FrontSolver>(threads);
}

}  // namespace visviva
