#include "visviva/mechanics/quadratic_forms.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
#include <set>

namespace visviva {
namespace {

using Linear = QuadraticForms::Linear;
using Pair = QuadraticForms::Pair;

bool are_of_the_same(const Linear& a, const Linear& b) {
  return a.row == b.row && a.coordinate == b.coordinate;
}

// x·y and y·x are.
bool are_of_the_same(const Pair& a, const Pair& b) {
  return a.row == b.row && std::minmax(a.first, a.second) == std::minmax(b.first, b.second);
}

// In the order of their first appearance.
template <typename Term>
std::vector<Term> put_together(const std::vector<Term>& terms) {
  std::vector<Term> all;
  for (const Term& term : terms) {
    const auto same = std::find_if(all.begin(), all.end(),
                                   [&](const Term& a) { return are_of_the_same(a, term); });
    if (same == all.end())
      all.push_back(term);
    else
      same->weight += term.weight;
  }
  std::erase_if(all, [](const Term& term) { return term.weight == 0.0; });
  return all;
}

// For each block, row by row, the weights of what stands with it: each block, and its own coordinates alone.
using BlockWeights = std::vector<std::vector<double>>;

BlockWeights weights_of(const QuadraticForms& forms, const std::vector<int>& blocks) {
  const auto width = blocks.size() + 3;
  BlockWeights weights(blocks.size(),
                       std::vector<double>(width * static_cast<std::size_t>(forms.outputs())));
  const auto index = [&](int block) {
    return static_cast<std::size_t>(std::lower_bound(blocks.begin(), blocks.end(), block) -
                                    blocks.begin());
  };
  const auto at = [&](std::size_t block, int row, std::size_t other) -> double& {
    return weights[block][width * static_cast<std::size_t>(row) + other];
  };
  for (const Pair& p : forms.pairs()) {
    at(index(p.first), p.row, index(p.second)) += p.weight;
    at(index(p.second), p.row, index(p.first)) += p.weight;
  }
  for (const Linear& l : forms.linear())
    for (std::size_t b = 0; b < blocks.size(); ++b)
      if (l.coordinate >= blocks[b] && l.coordinate < blocks[b] + 3)
        at(b, l.row, blocks.size() + static_cast<std::size_t>(l.coordinate - blocks[b])) +=
            l.weight;
  return weights;
}

// Whether e stays the same if these blocks move by the same vector.
bool only_differences_matter(const BlockWeights& weights, const std::vector<std::size_t>& group) {
  for (std::size_t i = 0; i < weights[0].size(); ++i) {
    double sum = 0.0;
    double size = 0.0;
    for (const std::size_t block : group) {
      sum += weights[block][i];
      size += std::abs(weights[block][i]);
    }
    if (std::abs(sum) > 4.0 * std::numeric_limits<double>::epsilon() * size) return false;
  }
  return true;
}

// Two such blocks, or else three; none if there are none.
std::vector<std::size_t> relative_blocks(const BlockWeights& weights) {
  const auto n = weights.size();
  for (std::size_t a = 0; a < n; ++a)
    for (std::size_t b = a + 1; b < n; ++b)
      if (only_differences_matter(weights, {a, b})) return {a, b};
  for (std::size_t a = 0; a < n; ++a)
    for (std::size_t b = a + 1; b < n; ++b)
      for (std::size_t c = b + 1; c < n; ++c)
        if (only_differences_matter(weights, {a, b, c})) return {a, b, c};
  return {};
}

}  // namespace

QuadraticForms::QuadraticForms(int inputs, Vector constant, std::vector<Linear> linear,
                               std::vector<Pair> pairs)
    : Invariant(inputs, static_cast<int>(constant.size())),
      constant_(std::move(constant)),
      linear_(put_together(linear)),
      pairs_(put_together(pairs)) {
  see_from_a_point();
}

// Where only differences to the place matter, and are multiplied with each other, all blocks are seen from it: what stands with
// the place itself is nothing then. Else it goes into the constant and linear parts.
QuadraticForms QuadraticForms::with_last_block_at(const Eigen::Vector3d& place) const {
  const int last = inputs() - 3;
  const bool sees_from_it =
      !place.isZero(0.0) && is_seen(last) &&
      std::any_of(pairs_.begin(), pairs_.end(), [&](const Pair& p) {
        return (p.first == last || p.second == last) && is_seen(p.first) && is_seen(p.second);
      });
  const Eigen::Vector3d known = sees_from_it ? Eigen::Vector3d::Zero() : place;
  Vector constant = constant_;
  std::vector<Linear> linear;
  std::vector<Pair> pairs;
  for (const Linear& l : linear_)
    if (l.coordinate < last)
      linear.push_back(l);
    else
      constant[l.row] += l.weight * known[l.coordinate - last];
  for (const Pair& p : pairs_)
    if (p.first == last && p.second == last)
      constant[p.row] += p.weight * known.squaredNorm();
    else if (p.first == last || p.second == last)
      for (int k = 0; k < 3; ++k)
        linear.push_back({p.row, std::min(p.first, p.second) + k, p.weight * known[k]});
    else
      pairs.push_back(p);
  QuadraticForms forms(last, std::move(constant), std::move(linear), std::move(pairs));
  if (!sees_from_it) return forms;
  forms.place_ = place;
  forms.near_place_ = seen_;
  forms.near_place_.push_back(origin_);
  std::erase(forms.near_place_, last);
  return forms;
}

QuadraticForms QuadraticForms::rows(const std::vector<int>& rows) const {
  const auto chosen = [&](const auto& terms) {
    auto own = terms;
    own.clear();
    for (auto term : terms) {
      const auto row = std::find(rows.begin(), rows.end(), term.row);
      if (row == rows.end()) continue;
      term.row = static_cast<int>(row - rows.begin());
      own.push_back(term);
    }
    return own;
  };
  QuadraticForms forms(inputs(), constant_(rows), chosen(linear_), chosen(pairs_));
  forms.place_ = place_;
  forms.near_place_ = near_place_;
  return forms;
}

bool QuadraticForms::is_seen(int block) const {
  return block == origin_ || std::find(seen_.begin(), seen_.end(), block) != seen_.end();
}

void QuadraticForms::see_from_a_point() {
  std::set<int> sorted;
  for (const Pair& p : pairs_) sorted.insert({p.first, p.second});
  const std::vector<int> blocks(sorted.begin(), sorted.end());
  const auto group = relative_blocks(weights_of(*this, blocks));
  if (group.empty()) return;
  origin_ = blocks[group[0]];
  for (std::size_t i = 1; i < group.size(); ++i) seen_.push_back(blocks[group[i]]);
  std::copy_if(pairs_.begin(), pairs_.end(), std::back_inserter(seen_pairs_),
               [&](const Pair& p) { return p.first != origin_ && p.second != origin_; });
}

void QuadraticForms::evaluate(const LocalVector& x, LocalVector& e, LocalMatrix& De) const {
  LocalVector copy;
  const LocalVector& y = in_place(x, copy);
  values(x, e);
  De.setZero();
  for (const Linear& l : linear_) De(l.row, l.coordinate) += l.weight;
  for (const Pair& p : pairs_) {
    De.block<1, 3>(p.row, p.first) += p.weight * y.segment<3>(p.second).transpose();
    De.block<1, 3>(p.row, p.second) += p.weight * y.segment<3>(p.first).transpose();
  }
}

void QuadraticForms::add_curvature(const LocalVector&, const LocalVector& w, LocalMatrix& H) const {
  for (const Pair& p : pairs_)
    for (int k = 0; k < 3; ++k) {
      H(p.first + k, p.second + k) += p.weight * w[p.row];
      H(p.second + k, p.first + k) += p.weight * w[p.row];
    }
}

void QuadraticForms::add_gradient(const LocalVector& x, const FormVector& s, LocalVector& f) const {
  LocalVector copy;
  const LocalVector& y = in_place(x, copy);
  for (const Linear& l : linear_) f[l.coordinate] += l.weight * s[l.row];
  for (const Pair& p : pairs_) {
    const double weight = p.weight * s[p.row];
    f.segment<3>(p.first) += weight * y.segment<3>(p.second);
    f.segment<3>(p.second) += weight * y.segment<3>(p.first);
  }
}

FormMatrix QuadraticForms::secant_of(const FormVector& /*g0*/, const FormVector& /*g1*/) const {
  FormMatrix F = FormMatrix::Zero();
  F.diagonal().head(outputs()).setOnes();
  return F;
}

FormMatrix QuadraticForms::secant_tangent(const FormVector& /*g0*/, const FormVector& /*g1*/,
                                          const FormVector& /*w*/, const LocalMatrix& C) const {
  return padded<FormMatrix>(C);
}

void QuadraticForms::rate_gradient(const LocalVector&, const LocalVector& v, LocalMatrix& D) const {
  D.setZero();
  for (const Pair& p : pairs_) {
    D.block<1, 3>(p.row, p.first) += p.weight * v.segment<3>(p.second).transpose();
    D.block<1, 3>(p.row, p.second) += p.weight * v.segment<3>(p.first).transpose();
  }
}

}  // namespace visviva
