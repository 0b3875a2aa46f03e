#include "visviva/mechanics/form_rows.hpp"

#include <algorithm>

#include "visviva/math/sparse.hpp"

namespace visviva {
namespace {

double product(const double* a, const double* b) {
  return Eigen::Map<const Eigen::Vector3d>(a).dot(Eigen::Map<const Eigen::Vector3d>(b));
}

}  // namespace

bool FormRows::add(const QuadraticForms& forms, std::span<const int> coordinates, int first_row,
                   const SparseMatrix& pattern) {
  const auto place = [&](int input) { return coordinates[static_cast<std::size_t>(input)]; };
  const auto is_together = [&](int block) {
    return place(block + 1) == place(block) + 1 && place(block + 2) == place(block) + 2;
  };
  if (forms.sees_from_a_point() ||
      !std::all_of(forms.pairs().begin(), forms.pairs().end(), [&](const QuadraticForms::Pair& p) {
        return is_together(p.first) && is_together(p.second);
      }))
    return false;
  for (int k = 0; k < forms.outputs(); ++k) {
    for (const QuadraticForms::Linear& l : forms.linear())
      if (l.row == k) {
        linear_.push_back({place(l.coordinate), l.weight});
        linear_slots_.push_back(find_slot(pattern, first_row + k, place(l.coordinate)));
      }
    for (const QuadraticForms::Pair& p : forms.pairs())
      if (p.row == k) {
        pairs_.push_back({place(p.first), place(p.second), p.weight});
        std::array<int, 6>& slots = pair_slots_.emplace_back();
        for (int i = 0; i < 3; ++i) {
          const auto at = static_cast<std::size_t>(i);
          slots[at] = find_slot(pattern, first_row + k, place(p.first) + i);
          slots[at + 3] = find_slot(pattern, first_row + k, place(p.second) + i);
        }
      }
    rows_.push_back({first_row + k, forms.constant()[k], linear_.size(), pairs_.size()});
  }
  return true;
}

template <typename Start, typename OfLinear, typename OfPair>
void FormRows::set_rows(const Start& start, const OfLinear& of_linear, const OfPair& of_pair,
                        VectorOut e) const {
  std::size_t l = 0;
  std::size_t p = 0;
  for (const Row& row : rows_) {
    double sum = start(row);
    for (; l < row.linear_end; ++l) sum += of_linear(linear_[l]);
    for (; p < row.pairs_end; ++p) sum += of_pair(pairs_[p]);
    e[row.row] = sum;
  }
}

void FormRows::values(VectorIn q, VectorOut e) const {
  const double* x = q.data();
  set_rows([](const Row& row) { return row.constant; },
           [&](const Linear& l) { return l.weight * x[l.coordinate]; },
           [&](const Pair& p) { return p.weight * product(x + p.first, x + p.second); }, e);
}

void FormRows::rates(VectorIn q, VectorIn v, VectorOut rate) const {
  const double* x = q.data();
  const double* u = v.data();
  set_rows(
      [](const Row&) { return 0.0; }, [&](const Linear& l) { return l.weight * u[l.coordinate]; },
      [&](const Pair& p) {
        return p.weight * (product(x + p.first, u + p.second) + product(u + p.first, x + p.second));
      },
      rate);
}

void FormRows::curvatures(VectorIn v, VectorOut curvature) const {
  const double* u = v.data();
  set_rows([](const Row&) { return 0.0; }, [](const Linear&) { return 0.0; },
           [&](const Pair& p) { return 2.0 * p.weight * product(u + p.first, u + p.second); },
           curvature);
}

void FormRows::add_gradients(VectorIn q, SparseMatrix& B) const {
  const double* x = q.data();
  double* values = B.valuePtr();
  for (std::size_t l = 0; l < linear_.size(); ++l) values[linear_slots_[l]] += linear_[l].weight;
  for (std::size_t p = 0; p < pairs_.size(); ++p) {
    const auto& [first, second, weight] = pairs_[p];
    const std::array<int, 6>& slots = pair_slots_[p];
    for (std::size_t i = 0; i < 3; ++i) {
      values[slots[i]] += weight * x[second + static_cast<int>(i)];
      values[slots[i + 3]] += weight * x[first + static_cast<int>(i)];
    }
  }
}

}  // namespace visviva
