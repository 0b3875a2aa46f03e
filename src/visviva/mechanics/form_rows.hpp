#pragma once

#include <array>
#include <span>
#include <vector>

#include "visviva/mechanics/forms.hpp"

namespace visviva {

/// Rows of constraints that are quadratic forms of the whole state, without a call or a copy for each of them:
/// e = c + Σ w qᵢ + Σ w qⱼ·qₖ, with qⱼ and qₖ blocks of three coordinates.
class FormRows {
 public:
  /// Takes the rows of these forms, from `first_row` on; false if they are of no such kind: if their blocks are apart in the
  /// state, or only differences of some matter. Their gradients have places in matrices of this pattern.
  [[nodiscard]] bool add(const QuadraticForms& forms, std::span<const int> coordinates,
                         int first_row, const SparseMatrix& pattern);

  /// Those rows of e, of ė, and of vᵀD²e v.
  void values(VectorIn q, VectorOut e) const;
  void rates(VectorIn q, VectorIn v, VectorOut rate) const;
  void curvatures(VectorIn v, VectorOut curvature) const;
  /// B += ∂e/∂q
  void add_gradients(VectorIn q, SparseMatrix& B) const;

 private:
  using Linear = ScalarForm::Linear;
  using Pair = ScalarForm::Pair;
  struct Row {
    int row;
    double constant;
    std::size_t linear_end;  ///< those before it belong to earlier rows
    std::size_t pairs_end;
  };

  /// e[row] = start(row) + Σ linear(l) + Σ pair(p)
  template <typename Start, typename OfLinear, typename OfPair>
  void set_rows(const Start& start, const OfLinear& of_linear, const OfPair& of_pair,
                VectorOut e) const;

  std::vector<Row> rows_;
  std::vector<Linear> linear_;
  std::vector<Pair> pairs_;
  std::vector<int> linear_slots_;               ///< of each, among the values of matrices
  std::vector<std::array<int, 6>> pair_slots_;  ///< of both blocks
};

}  // namespace visviva
