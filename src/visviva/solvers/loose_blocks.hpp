#pragma once

#include <vector>

#include "visviva/math/types.hpp"

namespace visviva {

/// What needs no sparse factorization of the equations of a MassConstraintSystem: small blocks on the diagonal of W that
/// no row of B has a part in, as the masses of nodes that no joint holds.
class LooseBlocks {
 public:
  /// For matrices of these patterns.
  LooseBlocks(const SparseMatrix& W, const SparseMatrix& B);
  /// None, then, of so many unknowns.
  explicit LooseBlocks(Eigen::Index unknowns);

  [[nodiscard]] bool empty() const { return blocks_.empty(); }
  /// The unknowns that are in none of them.
  [[nodiscard]] const std::vector<int>& others() const { return others_; }
  /// Of scale·W; false if one is not symmetric and positive definite, as masses are.
  [[nodiscard]] bool factorize(double scale, const SparseMatrix& W);
  /// Of each column those rows that belong to the blocks.
  void solve(MatrixOut x) const;

 private:
  struct Entry {
    int lower;  // where it is in W, −1 for nowhere
    int upper;  // the same of what is opposite
  };
  struct Block {
    int first;  // of its unknowns, which follow each other
    int size;
    int values;  // where those of its lower triangle begin, row by row
  };

  std::vector<Block> blocks_;
  std::vector<int> others_;
  std::vector<Entry> entries_;
  std::vector<double> factors_;  // L D Lᵀ: of L what is below the ones, and 1/D
};

}  // namespace visviva
