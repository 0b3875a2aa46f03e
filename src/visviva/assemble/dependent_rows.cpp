#include "visviva/assemble/dependent_rows.hpp"

#include <Eigen/OrderingMethods>
#include <algorithm>
#include <cmath>
#include <map>
#include <queue>

namespace visviva {
namespace {

/// A row of a triangular factor, or what becomes one: entries with ascending columns.
using FactorRow = std::vector<std::pair<int, double>>;

/// Weights of rows of B that together are zero.
using Combination = std::map<int, double>;

/// Bᵀ = Q R without Q, by rotations of row after row of Bᵀ into R (George and Heath), with the rows of B in an order that keeps R
/// sparse. Row j of R stays empty if that row of B depends on those before it in this order.
class TriangularFactor {
 public:
  TriangularFactor(const SparseMatrix& B, double tolerance);

  /// Combinations that vanish, one for each row that depends on others. What is left of them in a direction may be up to
  /// `negligible`: round-off reaches all rows that are joined with a loop, those of other loops as well.
  [[nodiscard]] std::vector<Combination> combinations(double negligible) const;

 private:
  [[nodiscard]] int size() const { return static_cast<int>(rows_.size()); }
  void set_order(const SparseMatrix& B);
  void rotate_in(FactorRow row);

  std::vector<FactorRow> rows_;
  std::vector<int> place_;   ///< of a row of B in the order
  std::vector<int> origin_;  ///< and back
  FactorRow kept_, left_;
};

void TriangularFactor::set_order(const SparseMatrix& B) {
  const SparseMatrix product = B * SparseMatrix(B.transpose());
  Eigen::PermutationMatrix<Eigen::Dynamic, Eigen::Dynamic, int> order;
  Eigen::AMDOrdering<int>()(product, order);
  origin_.assign(order.indices().data(), order.indices().data() + order.indices().size());
  place_.resize(origin_.size());
  for (std::size_t j = 0; j < origin_.size(); ++j) place_[origin_[j]] = static_cast<int>(j);
}

TriangularFactor::TriangularFactor(const SparseMatrix& B, double tolerance) : rows_(B.rows()) {
  set_order(B);
  Vector squares = Vector::Zero(B.rows());
  for (int k = 0; k < B.outerSize(); ++k)
    for (SparseMatrix::InnerIterator it(B, k); it; ++it)
      squares[it.row()] += it.value() * it.value();

  std::vector<FactorRow> given;
  for (int k = 0; k < B.outerSize(); ++k) {
    FactorRow row;
    for (SparseMatrix::InnerIterator it(B, k); it; ++it)
      if (it.value() != 0.0)
        row.emplace_back(place_[it.row()], it.value() / std::sqrt(squares[it.row()]));
    if (row.empty()) continue;
    std::sort(row.begin(), row.end());
    given.push_back(std::move(row));
  }
  // Those first that end first: what they fill stays small.
  std::stable_sort(given.begin(), given.end(), [](const FactorRow& a, const FactorRow& b) {
    return a.back().first < b.back().first;
  });
  for (FactorRow& row : given) rotate_in(std::move(row));
  for (int j = 0; j < size(); ++j)
    if (!rows_[j].empty() && std::abs(rows_[j].front().second) <= tolerance) {
      FactorRow rest;
      rest.swap(rows_[j]);
      rest.front().second = 0.0;
      rotate_in(std::move(rest));
    }
}

void TriangularFactor::rotate_in(FactorRow row) {
  const auto is_something = [](const auto& entry) { return entry.second != 0.0; };
  while (true) {
    row.erase(row.begin(), std::find_if(row.begin(), row.end(), is_something));
    if (row.empty()) return;
    FactorRow& pivot = rows_[row.front().first];
    if (pivot.empty()) {
      pivot = std::move(row);
      return;
    }
    const double length = std::hypot(pivot.front().second, row.front().second);
    const double c = pivot.front().second / length;
    const double s = row.front().second / length;
    kept_.assign(1, {row.front().first, length});
    left_.clear();
    auto a = pivot.begin() + 1;
    auto b = row.begin() + 1;
    while (a != pivot.end() || b != row.end()) {
      const int column =
          b == row.end() || (a != pivot.end() && a->first <= b->first) ? a->first : b->first;
      const double x = a != pivot.end() && a->first == column ? (a++)->second : 0.0;
      const double y = b != row.end() && b->first == column ? (b++)->second : 0.0;
      kept_.emplace_back(column, c * x + s * y);
      left_.emplace_back(column, c * y - s * x);
    }
    pivot.swap(kept_);
    row.swap(left_);
  }
}

// R₁₁ z = R₁₂ for each column that depends: upwards from it through the rows it reaches.
std::vector<Combination> TriangularFactor::combinations(double negligible) const {
  std::vector<FactorRow> columns(rows_.size());  // without the diagonal
  for (int i = 0; i < size(); ++i)
    for (const auto& [j, value] : rows_[i])
      if (j != i) columns[j].emplace_back(i, value);

  std::vector<Combination> found;
  Vector sum = Vector::Zero(size());
  std::vector<bool> reached(rows_.size(), false);
  for (int j = 0; j < size(); ++j) {
    if (!rows_[j].empty()) continue;
    std::priority_queue<int> next;
    Combination& weights = found.emplace_back();
    const auto spread = [&](int column, double weight) {
      weights[origin_[column]] = weight;
      for (const auto& [i, value] : columns[column]) {
        sum[i] -= weight * value;
        if (!reached[i]) next.push(i);
        reached[i] = true;
      }
    };
    spread(j, 1.0);
    while (!next.empty()) {
      const int i = next.top();
      next.pop();
      if (std::abs(sum[i]) > negligible) spread(i, sum[i] / rows_[i].front().second);
      sum[i] = 0.0;
      reached[i] = false;
    }
  }
  return found;
}

// With weights up to one, without last ones that are round-off.
void tidy(Combination& weights, double tolerance) {
  double largest = 0.0;
  for (const auto& [row, weight] : weights) largest = std::max(largest, std::abs(weight));
  for (auto& [row, weight] : weights) weight /= largest;
  while (std::abs(weights.rbegin()->second) < tolerance) weights.erase(std::prev(weights.end()));
}

}  // namespace

// A row depends on those before it if it is the last one of a combination that vanishes.
std::vector<int> dependent_rows(const SparseMatrix& B, double tolerance) {
  std::map<int, Combination> by_last;
  for (Combination& weights : TriangularFactor(B, tolerance).combinations(1e-3 * tolerance)) {
    tidy(weights, tolerance);
    for (auto known = by_last.find(weights.rbegin()->first); known != by_last.end();
         known = by_last.find(weights.rbegin()->first)) {
      const double part = weights.rbegin()->second / known->second.rbegin()->second;
      for (const auto& [row, weight] : known->second) weights[row] -= part * weight;
      weights.erase(std::prev(weights.end()));
      tidy(weights, tolerance);
    }
    const int last = weights.rbegin()->first;
    by_last.emplace(last, std::move(weights));
  }
  std::vector<int> rows;
  for (const auto& [last, weights] : by_last) rows.push_back(last);
  return rows;
}

}  // namespace visviva
