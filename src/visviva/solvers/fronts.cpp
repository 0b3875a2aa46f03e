// A multifrontal factorization: each node of the elimination tree has a small dense matrix, its front, of its own unknowns and of
// the later ones they are coupled to. What its elimination leaves for those is added to the front of its parent.
#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <optional>
#include <type_traits>
#include <utility>

#include "visviva/math/threads.hpp"
#include "visviva/solvers/known_solution.hpp"
#include "visviva/solvers/linear_solver.hpp"
#include "visviva/solvers/pivot_search.hpp"
#include "visviva/solvers/row_scales.hpp"
#include "visviva/solvers/tree_shares.hpp"

namespace visviva {
namespace {

// Pivots of an earlier matrix are good as long as no multiple of their rows is larger.
constexpr double largest_multiple = 1e5;

// A ratio of pivots below this is a reason to look closer.
constexpr double small_ratio = 1e-13;

// c −= l₀u₀ + l₁u₁ + l₂u₂ + l₃u₃, of two columns c at once, with the columns l of F from `k` on and rows from k + 4 on. The u are the
// entries of c in the rows of the four pivots, which are solved for first.
template <int columns, class Size>
[[gnu::always_inline]] inline void subtract_four(Size n, int k, const double* __restrict F,
                                                 double* __restrict c) {
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

template <class Size>
void subtract_one(Size n, int k, const double* __restrict F, double* __restrict c) {
  const double* l = F + static_cast<std::ptrdiff_t>(n) * k;
  const double u = c[k];
  for (int i = k + 1; i < n; ++i) c[i] -= l[i] * u;
}

// Divides what is below the diagonal of a column by its pivot and returns the sum of its squares, which is infinite or not a number
// if the pivot is zero or anything is not a number.
double divide_by_pivot(int n, int j, double* c) {
  const double over = 1.0 / c[j];
  double sum = std::isfinite(over) ? 0.0 : over;
  for (int i = j + 1; i < n; ++i) {
    c[i] *= over;
    sum += c[i] * c[i];
  }
  return sum;
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
// pivot rows are large. Sizes are numbers, or constants for the front that most have.
template <class Size, class Count>
bool factorize_front(Size n, Count pivots, double* F) {
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

// Of a body in a chain without joints, such as a node of a beam: six unknowns of its own, and those of the next.
using ChainSize = std::integral_constant<int, 12>;
using ChainPivots = std::integral_constant<int, 6>;

// w_i −= l_i u for the rows i from `from` on; and the same with four columns l of n rows, and as many u.
template <class Entry>
[[gnu::always_inline]] inline void subtract_column(const double* __restrict l, const Entry& u,
                                                   int from, int end, Entry* w) {
  const Entry factor = u;
  for (int i = from; i < end; ++i) w[i] -= l[i] * factor;
}
template <class Entry>
[[gnu::always_inline]] inline void subtract_columns(const double* __restrict l, int n,
                                                    const Entry* u, int from, int end, Entry* w) {
  const double* l1 = l + n;
  const double* l2 = l1 + n;
  const double* l3 = l2 + n;
  const Entry u0 = u[0];
  const Entry u1 = u[1];
  const Entry u2 = u[2];
  const Entry u3 = u[3];
  for (int i = from; i < end; ++i) w[i] -= (l[i] * u0 + l1[i] * u1) + (l2[i] * u2 + l3[i] * u3);
}

// Four unknowns of a triangle, whose columns of n rows begin in the row of the first: below the diagonal, which is 1, or above.
template <class Entry>
[[gnu::always_inline]] inline void divide_by_lower(const double* __restrict l, int n, Entry* w) {
  const double* l1 = l + n;
  const double* l2 = l1 + n;
  const Entry w0 = w[0];
  const Entry w1 = w[1] - l[1] * w0;
  const Entry w2 = w[2] - l[2] * w0 - l1[2] * w1;
  w[3] -= l[3] * w0 + l1[3] * w1 + l2[3] * w2;
  w[2] = w2;
  w[1] = w1;
}
template <class Entry>
[[gnu::always_inline]] inline void divide_by_triangle(const double* __restrict u, int n, Entry* w) {
  const double* u1 = u + n;
  const double* u2 = u1 + n;
  const double* u3 = u2 + n;
  const Entry w3 = w[3] * (1.0 / u3[3]);
  const Entry w2 = (w[2] - u3[2] * w3) * (1.0 / u2[2]);
  const Entry w1 = (w[1] - u3[1] * w3 - u2[1] * w2) * (1.0 / u1[1]);
  w[0] = (w[0] - u3[0] * w3 - u2[0] * w2 - u1[0] * w1) * (1.0 / u[0]);
  w[1] = w1;
  w[2] = w2;
  w[3] = w3;
}

// w −= L w for the first entries, one after the other.
template <class Size, class Count, class Entry>
void subtract_lower(Size n, Count pivots, const double* __restrict F, Entry* __restrict w) {
  const auto column = [&](int j) { return F + static_cast<std::ptrdiff_t>(n) * j; };
  int k = 0;
  for (; k + 4 <= pivots; k += 4) {
    divide_by_lower(column(k) + k, n, w + k);
    subtract_columns(column(k), n, w + k, k + 4, n, w);
  }
  for (; k < pivots; ++k) subtract_column(column(k), w[k], k + 1, n, w);
}

// Solves U w for the first entries, where the others are known.
template <class Size, class Count, class Entry>
void divide_by_upper(Size n, Count pivots, const double* __restrict F, Entry* __restrict w) {
  const auto column = [&](int j) { return F + static_cast<std::ptrdiff_t>(n) * j; };
  int j = pivots;
  for (; j + 4 <= n; j += 4) subtract_columns(column(j), n, w + j, 0, pivots, w);
  for (; j < n; ++j) subtract_column(column(j), w[j], 0, pivots, w);
  int k = pivots;
  while (k % 4 != 0) {
    --k;
    w[k] *= 1.0 / column(k)[k];
    subtract_column(column(k), w[k], 0, k, w);
  }
  for (k -= 4; k >= 0; k -= 4) {
    divide_by_triangle(column(k) + k, n, w + k);
    subtract_columns(column(k), n, w + k, 0, k, w);
  }
}

class FrontSolver final : public LinearSolver {
 public:
  explicit FrontSolver(int threads) : threads_(threads) {}

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
    for (Eigen::Index j = 0; j < b.cols(); j += 4) {
      const Eigen::Index count = std::min<Eigen::Index>(4, b.cols() - j);
      if (count == 1)
        solve_columns(b.middleCols(j, 1), one_);
      else
        solve_columns(b.middleCols(j, count), four_);
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

  using Entries = std::vector<std::vector<MatrixEntry>>;  // of each node

  // Gives each pivot, entry and border of the sequence its place.
  void set_pivots(const PivotSequence& sequence, const Entries& entries) {
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
      all.least = std::min(all.least, found.least);
      all.greatest = std::max(all.greatest, found.greatest);
      all.good = all.good && found.good;
    }
    const std::vector<int>& trunk = shares_->trunk;
    for (auto f = trunk.begin(); f != trunk.end() && all.good; ++f) refactorize_front(A, *f, all);
    pivot_ratio_ = all.greatest > 0.0 ? all.least / all.greatest : 0.0;
    return all.good;
  }

  // work(size, pivots) of a front, with constants for the one that most have.
  template <class Work>
  static auto with_sizes(const Front& front, const Work& work) {
    if (front.size == ChainSize() && front.pivots == ChainPivots())
      return work(ChainSize(), ChainPivots());
    return work(front.size, front.pivots);
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
    found.good = with_sizes(front, [&](auto n, auto p) { return factorize_front(n, p, F); });
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

  // Columns at once are as many numbers for each unknown, side by side.
  using Four = Eigen::Array<double, 4, 1, Eigen::DontAlign>;
  template <class Entry>
  struct Solution {
    static Entry zero() {
      if constexpr (std::is_same_v<Entry, double>)
        return 0.0;
      else
        return Entry::Zero();
    }
    std::vector<Entry> y;     // of the pivots in their order
    std::vector<Entry> rest;  // what fronts leave for the rows of their borders
    std::vector<Entry> work;  // room for the largest front, of each thread and for the trunk
  };

  template <class Entry>
  void solve_columns(MatrixOut b, Solution<Entry>& s) {
    const auto threads = shares_->of_threads.size();
    s.y.resize(row_place_.size());
    s.rest.resize(border_rows_.size());
    s.work.resize((threads + 1) * static_cast<std::size_t>(room_));
    const auto room = [&](std::size_t thread) {
      return s.work.data() + thread * static_cast<std::size_t>(room_);
    };
    for (std::size_t i = 0; i < row_place_.size(); ++i)
      set_row(b, static_cast<Eigen::Index>(i), s.y[static_cast<std::size_t>(row_place_[i])]);
    const std::vector<int>& trunk = shares_->trunk;
    for_each_share([&](int k, const TreeShares::Branch& branch) {
      for (int f = branch.begin; f < branch.end; ++f)
        solve_lower(f, s, room(static_cast<std::size_t>(k)));
    });
    for (const int f : trunk) solve_lower(f, s, room(threads));
    for (auto f = trunk.rbegin(); f != trunk.rend(); ++f) solve_upper(*f, s, room(threads));
    for_each_share([&](int k, const TreeShares::Branch& branch) {
      for (int f = branch.end; f-- > branch.begin;)
        solve_upper(f, s, room(static_cast<std::size_t>(k)));
    });
    for (std::size_t i = 0; i < column_place_.size(); ++i)
      get_row(s.y[static_cast<std::size_t>(column_place_[i])], i, b);
  }

  void set_row(const MatrixOut& b, Eigen::Index i, double& y) const {
    y = scales_[i] * b.data()[i];
  }
  void set_row(const MatrixOut& b, Eigen::Index i, Four& y) const {
    const double* row = b.data() + i;
    const Eigen::Index next = b.outerStride();
    const double third = b.cols() > 2 ? row[2 * next] : 0.0;
    const double fourth = b.cols() > 3 ? row[3 * next] : 0.0;
    y << row[0], row[next], third, fourth;
    y *= scales_[i];
  }
  static void get_row(double y, std::size_t i, MatrixOut& b) { b.data()[i] = y; }
  static void get_row(const Four& y, std::size_t i, MatrixOut& b) {
    double* row = b.data() + i;
    const Eigen::Index next = b.outerStride();
    row[0] = y[0];
    row[next] = y[1];
    if (b.cols() > 2) row[2 * next] = y[2];
    if (b.cols() > 3) row[3 * next] = y[3];
  }

  // work(k, branch) for the branches that thread k has.
  template <class Work>
  void for_each_share(const Work& work) const {
    on_threads(threads_, static_cast<int>(shares_->of_threads.size()), [&](int k) {
      for (const auto& branch : shares_->of_threads[static_cast<std::size_t>(k)]) work(k, branch);
    });
  }

  // What the solution for its pivots takes from the rows of its border a front leaves to its parent, as it does in the factors.
  template <class Entry>
  void solve_lower(int f, Solution<Entry>& s, Entry* w) const {
    const Front& front = fronts_[static_cast<std::size_t>(f)];
    with_sizes(front, [&](auto n, auto p) { solve_lower(front, n, p, s, w); });
  }

  template <class Size, class Count, class Entry>
  void solve_lower(const Front& front, Size n, Count p, Solution<Entry>& s, Entry* w) const {
    Entry* y = s.y.data() + front.first;
    std::copy_n(y, static_cast<int>(p), w);
    std::fill(w + p, w + n, Solution<Entry>::zero());
    for (int c = front.child; c >= 0; c = fronts_[static_cast<std::size_t>(c)].sibling) {
      const Front& child = fronts_[static_cast<std::size_t>(c)];
      const int* rows = border_rows_.data() + child.border;
      const Entry* rest = s.rest.data() + child.border;
      for (int i = 0; i < child.size - child.pivots; ++i) w[rows[i]] += rest[i];
    }
    subtract_lower(n, p, values_.data() + front.values, w);
    std::copy_n(w, static_cast<int>(p), y);
    std::copy(w + p, w + n, s.rest.data() + front.border);
  }

  template <class Entry>
  void solve_upper(int f, Solution<Entry>& s, Entry* w) const {
    const Front& front = fronts_[static_cast<std::size_t>(f)];
    with_sizes(front, [&](auto n, auto p) { solve_upper(front, n, p, s, w); });
  }

  template <class Size, class Count, class Entry>
  void solve_upper(const Front& front, Size n, Count p, Solution<Entry>& s, Entry* w) const {
    Entry* y = s.y.data() + front.first;
    std::copy_n(y, static_cast<int>(p), w);
    const Place* columns = border_columns_.data() + front.border;
    for (int j = p; j < n; ++j) w[j] = s.y[static_cast<std::size_t>(columns[j - p].pivot)];
    divide_by_upper(n, p, values_.data() + front.values, w);
    std::copy_n(w, static_cast<int>(p), y);
  }

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
  int room_ = 0;
  Vector scales_;  // of rows
  Solution<double> one_;
  Solution<Four> four_;
  double pivot_ratio_ = 0.0;
  double least_ratio_ = small_ratio;  // that is good enough for kept pivots
  int threads_;
};

}  // namespace

std::unique_ptr<LinearSolver> make_front_solver(int threads) {
  return std::make_unique<FrontSolver>(threads);
}

}  // namespace visviva
