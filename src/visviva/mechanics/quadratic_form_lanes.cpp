#include "visviva/mechanics/quadratic_form_lanes.hpp"

#include <algorithm>

namespace visviva {
namespace {

// What pattern_of(term) has in each, with the weights of all lanes; false if it differs.
template <class Pattern, class Term, class PatternOf>
bool put_side_by_side(const std::vector<const std::vector<Term>*>& all, const PatternOf& pattern_of,
                      std::vector<Pattern>& patterns, std::vector<double>& weights) {
  for (const auto* terms : all)
    if (terms->size() != all[0]->size()) return false;
  for (std::size_t i = 0; i < all[0]->size(); ++i) {
    patterns.push_back(pattern_of((*all[0])[i]));
    for (const auto* terms : all) {
      if (!(pattern_of((*terms)[i]) == patterns.back())) return false;
      weights.push_back((*terms)[i].weight);
    }
  }
  return true;
}

}  // namespace

std::shared_ptr<const QuadraticFormLanes> QuadraticFormLanes::of(
    std::span<const QuadraticForms* const> all) {
  const QuadraticForms& first = *all[0];
  auto lanes = std::make_shared<QuadraticFormLanes>();
  lanes->origin_ = first.origin_;
  lanes->seen_ = first.seen_;
  std::vector<const std::vector<QuadraticForms::Linear>*> linear;
  std::vector<const std::vector<QuadraticForms::Pair>*> pairs;
  for (const QuadraticForms* forms : all) {
    if (forms->sees_from_a_place() || forms->outputs() != first.outputs() ||
        forms->outputs() > max_forms || forms->inputs() != first.inputs() ||
        forms->origin_ != first.origin_ || forms->seen_ != first.seen_)
      return nullptr;
    linear.push_back(&forms->linear_);
    pairs.push_back(forms->origin_ < 0 ? &forms->pairs_ : &forms->seen_pairs_);
  }
  for (Eigen::Index row = 0; row < first.outputs(); ++row)
    for (const QuadraticForms* forms : all) lanes->constants_.push_back(forms->constant_[row]);
  const bool are_alike = put_side_by_side(
                             linear,
                             [](const QuadraticForms::Linear& l) {
                               return Linear{l.row, l.coordinate};
                             },
                             lanes->linear_, lanes->linear_weights_) &&
                         put_side_by_side(
                             pairs,
                             [](const QuadraticForms::Pair& p) {
                               return Pair{p.row, p.first, p.second};
                             },
                             lanes->pairs_, lanes->pair_weights_);
  return are_alike ? lanes : nullptr;
}

void QuadraticFormLanes::see_from_a_point(Inputs& x) const {
  if (origin_ < 0) return;
  for (int k = 0; k < 3; ++k) {
    for (const int block : seen_) x[block + k] -= x[origin_ + k];
    x[origin_ + k] = 0.0;
  }
}

QuadraticFormLanes::Values QuadraticFormLanes::values(const Inputs& y) const {
  Values e = Values::Zero();
  const std::size_t rows = constants_.size() / Lanes::count;
  for (std::size_t row = 0; row < rows; ++row)
    e[static_cast<Eigen::Index>(row)] = weight(constants_, row);
  for (std::size_t i = 0; i < linear_.size(); ++i)
    e[linear_[i].row] += weight(linear_weights_, i) * y[linear_[i].coordinate];
  for (std::size_t i = 0; i < pairs_.size(); ++i) {
    const auto [row, a, b] = pairs_[i];
    e[row] += weight(pair_weights_, i) * (y[a] * y[b] + y[a + 1] * y[b + 1] + y[a + 2] * y[b + 2]);
  }
  return e;
}

// What stands with the place from which all is seen are the differences to it.
QuadraticFormLanes::Inputs QuadraticFormLanes::gradient(const Inputs& y, const Values& s) const {
  Inputs f = Inputs::Zero(y.size());
  for (std::size_t i = 0; i < pairs_.size(); ++i) {
    const auto [row, a, b] = pairs_[i];
    const Lanes w = weight(pair_weights_, i) * s[row];
    for (int k = 0; k < 3; ++k) {
      f[a + k] += w * y[b + k];
      f[b + k] += w * y[a + k];
    }
  }
  for (const int block : seen_)
    for (int k = 0; k < 3; ++k) f[origin_ + k] -= f[block + k];
  for (std::size_t i = 0; i < linear_.size(); ++i)
    f[linear_[i].coordinate] += weight(linear_weights_, i) * s[linear_[i].row];
  return f;
}

}  // namespace visviva
