#include "visviva/mechanics/quadratic_forms.hpp"

#include <algorithm>
#include <array>
#include <set>

namespace visviva {
namespace {

using Pair = QuadraticForms::Pair;

bool has(const Pair& p, int block) { return p.first == block || p.second == block; }

// Whether e stays the same if both blocks move by the same vector.
bool only_difference_matters(const QuadraticForms& forms, const std::set<int>& blocks, int a,
                             int b) {
  for (int row = 0; row < forms.outputs(); ++row) {
    for (const int other : blocks) {
      double sum = 0.0;
      for (const Pair& p : forms.pairs()) {
        if (p.row != row) continue;
        for (const int block : {a, b}) {
          if (p.first == block && p.second == other) sum += p.weight;
          if (p.second == block && p.first == other) sum += p.weight;
        }
      }
      if (sum != 0.0) return false;
    }
    std::array<double, 3> sums{};
    for (const QuadraticForms::Linear& l : forms.linear())
      for (const int block : {a, b})
        if (l.row == row && l.coordinate >= block && l.coordinate < block + 3)
          sums[static_cast<std::size_t>(l.coordinate - block)] += l.weight;
    if (sums != std::array<double, 3>{}) return false;
  }
  return true;
}

}  // namespace

void QuadraticForms::see_from_a_point() {
  std::set<int> blocks;
  for (const Pair& p : pairs_) blocks.insert({p.first, p.second});
  for (const int a : blocks)
    for (const int b : blocks) {
      if (b <= a || !only_difference_matters(*this, blocks, a, b)) continue;
      origin_ = a;
      seen_ = b;
      std::copy_if(pairs_.begin(), pairs_.end(), std::back_inserter(seen_pairs_),
                   [a](const Pair& p) { return !has(p, a); });
      return;
    }
}

void QuadraticForms::evaluate(const LocalVector& x, LocalVector& e, LocalMatrix& De) const {
  values(x, e);
  De.setZero();
  for (const Linear& l : linear_) De(l.row, l.coordinate) += l.weight;
  for (const Pair& p : pairs_) {
    De.block<1, 3>(p.row, p.first) += p.weight * x.segment<3>(p.second).transpose();
    De.block<1, 3>(p.row, p.second) += p.weight * x.segment<3>(p.first).transpose();
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
  for (const Linear& l : linear_) f[l.coordinate] += l.weight * s[l.row];
  for (const Pair& p : pairs_) {
    const double weight = p.weight * s[p.row];
    f.segment<3>(p.first) += weight * x.segment<3>(p.second);
    f.segment<3>(p.second) += weight * x.segment<3>(p.first);
  }
}

FormMatrix QuadraticForms::secant_of(const FormVector& /*g0*/, const FormVector& /*g1*/) const {
  FormMatrix F = FormMatrix::Zero();
  F.diagonal().head(outputs()).setOnes();
  return F;
}

FormMatrix QuadraticForms::secant_tangent(const FormVector& /*g0*/, const FormVector& /*g1*/,
                                          const FormMatrix& /*F*/, const FormVector& /*w*/,
                                          const LocalMatrix& C) const {
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
