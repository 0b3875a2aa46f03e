// What every LinearSolver promises, on the matrices the schemes make: [K Bᵀ; B 0] with sparse K and B.
#include "visviva/solvers/linear_solver.hpp"

#include <gtest/gtest.h>

#include <Eigen/LU>
#include <cmath>
#include <limits>
#include <ostream>

#include "support/differences.hpp"
#include "visviva/math/sparse.hpp"

namespace visviva::test {
namespace {

struct Case {
  std::string name;
  LinearSolverChoice choice;
  int coordinates;
  std::string solver;  ///< that must be doing the work
};

void PrintTo(const Case& c, std::ostream* out) { *out << c.name; }

const Case cases[] = {
    {"Dense", LinearSolverChoice::dense, 24, "dense"},
    {"Fronts", LinearSolverChoice::fronts, 24, "fronts"},
    {"Klu", LinearSolverChoice::klu, 24, "klu"},
    {"SparseLu", LinearSolverChoice::sparse_lu, 24, "sparse-lu"},
    {"AutomaticSmall", LinearSolverChoice::automatic, 12, "dense"},
    {"AutomaticLarge", LinearSolverChoice::automatic, 120, "fronts"},
};

class LinearSolverContract : public testing::TestWithParam<Case> {
 protected:
  // A chain: neighbours are coupled by stiffness, every third pair by a constraint.
  LinearSolverContract() : A_(pattern()), solver_(make_linear_solver(GetParam().choice, size_)) {
    solver_->analyze(A_);
  }

  SparseMatrix pattern() const {
    PatternBuilder builder(size_, size_);
    for (int i = 0; i < n_; ++i) builder.add(i, i);
    for (int i = 1; i < n_; ++i) {
      builder.add(i, i - 1);
      builder.add(i - 1, i);
    }
    for (int k = 0; k < m_; ++k) {
      for (const int i : {3 * k, 3 * k + 1, 3 * k + 2}) {
        builder.add(n_ + k, i);
        builder.add(i, n_ + k);
      }
    }
    return builder.build();
  }

  // New random values, symmetric, K dominated by its diagonal as a mass matrix is.
  void fill() {
    for (int j = 0; j < size_; ++j)
      for (SparseMatrix::InnerIterator it(A_, j); it; ++it)
        if (it.row() >= j) it.valueRef() = random_.number() + (it.row() == j ? 3.0 : 0.0);
    for (int j = 0; j < size_; ++j)
      for (SparseMatrix::InnerIterator it(A_, j); it; ++it)
        if (it.row() < j) it.valueRef() = A_.coeff(j, it.row());
  }
  // Of the motion's block other sizes in turn, for which the pivots of the last one are bad.
  void fill_with_scale(int i) {
    const double factors[] = {1.0, 1e9, 1e-6, 1e-9};
    fill();
    for (int j = 0; j < n_; ++j)
      for (SparseMatrix::InnerIterator it(A_, j); it; ++it)
        if (it.row() < n_) it.valueRef() *= factors[i % 4];
  }

  [[nodiscard]] Vector exact(const Vector& b) const { return Matrix(A_).fullPivLu().solve(b); }

  [[nodiscard]] Vector solution(LinearSolver& solver, const Vector& b) const {
    Vector x = b;
    EXPECT_TRUE(solver.factorize(A_));
    solver.solve(x);
    return x;
  }

  // Every row of B and every column of Bᵀ of constraint k.
  template <typename Change>
  void change_constraint(int k, Change change) {
    for (const int i : {3 * k, 3 * k + 1, 3 * k + 2}) {
      A_.coeffRef(n_ + k, i) = change(i - 3 * k);
      A_.coeffRef(i, n_ + k) = change(i - 3 * k);
    }
  }

  int n_ = GetParam().coordinates;
  int m_ = n_ / 3;
  int size_ = n_ + m_;
  Random random_{3};
  SparseMatrix A_;
  std::unique_ptr<LinearSolver> solver_;
};
INSTANTIATE_TEST_SUITE_P(All, LinearSolverContract, testing::ValuesIn(cases),
                         [](const auto& test) { return test.param.name; });

TEST_P(LinearSolverContract, IsTheOneAskedFor) { EXPECT_EQ(solver_->name(), GetParam().solver); }

TEST_P(LinearSolverContract, SolvesAsFullPivotingDoes) {
  for (int i = 0; i < 20; ++i) {
    fill();
    const Vector b = random_.vector(size_);
    EXPECT_LT(relative_error(solution(*solver_, b), exact(b)), 1e-12);
  }
}

// Units that differ by 10⁸: D A D x' = D b has the solution D⁻¹x.
TEST_P(LinearSolverContract, SolvesIllScaledSystems) {
  for (int i = 0; i < 20; ++i) {
    fill();
    const Vector b = random_.vector(size_);
    const Vector x = exact(b);
    const Vector d = (std::log(10.0) * 4.0 * random_.vector(size_)).array().exp();
    A_ = d.asDiagonal() * A_ * d.asDiagonal();
    const Vector scaled = solution(*solver_, d.cwiseProduct(b));
    EXPECT_LT(relative_error(d.cwiseProduct(scaled), x), 1e-10);
  }
}

// Old pivots are reused; a matrix for which they are bad must not be solved worse for it.
TEST_P(LinearSolverContract, RefactorizationEqualsFreshFactorization) {
  for (int i = 0; i < 100; ++i) {
    fill_with_scale(i);
    const Vector b = random_.vector(size_);
    const auto fresh = make_linear_solver(GetParam().choice, size_);
    fresh->analyze(A_);
    EXPECT_LT(relative_error(solution(*solver_, b), solution(*fresh, b)), 1e-11) << i;
  }
}

TEST_P(LinearSolverContract, DropsPivotsThatHaveBecomeSmall) {
  PatternBuilder builder(n_, n_);
  for (int i = 0; i < n_; ++i)
    for (int j = 0; j < n_; ++j) builder.add(i, j);
  A_ = builder.build();
  Eigen::Map<Matrix> full(A_.valuePtr(), n_, n_);
  full = random_.vector(Eigen::Index{n_} * n_).reshaped(n_, n_);
  full.diagonal().array() += 2.0 * n_;
  solver_->analyze(A_);
  ASSERT_TRUE(solver_->factorize(A_));
  full.diagonal().setConstant(1e-5);
  const Vector b = random_.vector(n_);
  EXPECT_LT(relative_error(solution(*solver_, b), exact(b)), 1e-11);
}

TEST_P(LinearSolverContract, SolvesManyRightHandSidesWithOneFactorization) {
  fill();
  ASSERT_TRUE(solver_->factorize(A_));
  for (int i = 0; i < 3; ++i) {
    const Vector b = random_.vector(size_);
    Vector all(size_ + 2);
    all << 0.0, b, 0.0;
    solver_->solve(all.segment(1, size_));
    EXPECT_LT(relative_error(all.segment(1, size_), exact(b)), 1e-12);
  }
  // Side by side, among other rows and columns.
  const Matrix b = random_.vector(Eigen::Index{7} * size_).reshaped(size_, 7);
  Matrix all = Matrix::Zero(size_ + 2, 9);
  all.block(1, 1, size_, 7) = b;
  solver_->solve(all.block(1, 1, size_, 7));
  for (int j = 0; j < 7; ++j)
    EXPECT_LT(relative_error(all.block(1, 1 + j, size_, 1), exact(b.col(j))), 1e-12);
  EXPECT_EQ(all.row(0).norm() + all.row(size_ + 1).norm() + all.col(0).norm() + all.col(8).norm(),
            0.0);
}

TEST_P(LinearSolverContract, ReportsSingularMatricesAndGoesOn) {
  const Vector b = random_.vector(size_);
  const auto expect_singular = [&](const char* what) {
    EXPECT_FALSE(solver_->factorize(A_)) << what;
    fill();
    EXPECT_LT(relative_error(solution(*solver_, b), exact(b)), 1e-12) << "after: " << what;
  };
  fill();
  change_constraint(1, [](int) { return 0.0; });
  expect_singular("a constraint that depends on nothing");

  fill();
  set_zero(A_);
  expect_singular("a matrix of zeros");

  fill();
  A_.coeffRef(2, 2) = std::numeric_limits<double>::quiet_NaN();
  expect_singular("not a number");

  fill();
  A_.coeffRef(n_, 0) = std::numeric_limits<double>::infinity();
  expect_singular("infinity");
}

// The last constraint follows from two others, up to round-off.
TEST_P(LinearSolverContract, ReportsRedundantConstraints) {
  PatternBuilder builder(size_, size_);
  for (int i = 0; i < n_; ++i) builder.add(i, i);
  for (int k = 0; k < m_; ++k) {
    for (int i = 0; i < n_; ++i) {
      builder.add(n_ + k, i);
      builder.add(i, n_ + k);
    }
  }
  A_ = builder.build();
  solver_->analyze(A_);
  for (int round = 0; round < 20; ++round) {
    Matrix B = random_.vector(Eigen::Index{m_} * n_).reshaped(m_, n_);
    B.row(m_ - 1) = 0.7 * B.row(0) - 1.3 * B.row(1);
    for (int i = 0; i < n_; ++i) A_.coeffRef(i, i) = 1.0 + 0.5 * random_.number();
    for (int k = 0; k < m_; ++k)
      for (int i = 0; i < n_; ++i) A_.coeffRef(n_ + k, i) = A_.coeffRef(i, n_ + k) = B(k, i);
    EXPECT_FALSE(solver_->factorize(A_)) << round;
  }
}

// A chain of groups of unknowns, with dense blocks.
SparseMatrix chain_of_groups(int groups, int group) {
  PatternBuilder builder(group * groups, group * groups);
  for (int g = 0; g < groups; ++g)
    for (int i = 0; i < group; ++i)
      for (int j = 0; j < group; ++j) {
        builder.add(group * g + i, group * g + j);
        if (g == 0) continue;
        builder.add(group * g + i, group * (g - 1) + j);
        builder.add(group * (g - 1) + i, group * g + j);
      }
  return builder.build();
}

// Little of the dense blocks is not zero in the first matrices.
TEST(AutomaticSolver, WorksOnWhatIsNotZeroWhereThatIsLittle) {
  constexpr int group = 12;
  constexpr int groups = 600;
  constexpr int size = group * groups;
  SparseMatrix A = chain_of_groups(groups, group);
  Random random{5};
  const auto fill = [&](int stride) {
    for (int j = 0; j < size; ++j)
      for (SparseMatrix::InnerIterator it(A, j); it; ++it) {
        const bool there =
            (it.row() - j) % group == 0 || (stride > 0 && (it.row() + j) % stride == 0);
        it.valueRef() = it.row() == j ? 40.0 + random.number() : there ? random.number() : 0.0;
      }
  };
  const auto solver = make_linear_solver(LinearSolverChoice::automatic, size);
  solver->analyze(A);
  const auto fronts = make_linear_solver(LinearSolverChoice::fronts, size);
  fronts->analyze(A);
  bool full = false;
  for (const int stride : {0, 500, 400, 0, 500, 1, 0, 400}) {
    fill(stride);
    const Vector b = random.vector(size);
    Vector x = b;
    ASSERT_TRUE(solver->factorize(A)) << stride;
    solver->solve(x);
    EXPECT_LT(relative_error(A * x, b), 1e-12) << stride;
    ASSERT_TRUE(fronts->factorize(A)) << stride;
    full = full || stride == 1;
    EXPECT_EQ(4.0 * solver->work() < fronts->work(), !full) << stride;
  }
  EXPECT_EQ(solver->name(), "fronts") << "in the end nothing is left to be saved";
}

// Of a thousand loops, without its zeros, KLU took minutes.
TEST(AutomaticSolver, LeavesZerosInLongChainsWithLittleWorkForARow) {
  constexpr int group = 6;
  constexpr int groups = 10'000;
  SparseMatrix A = chain_of_groups(groups, group);
  for (int j = 0; j < A.cols(); ++j)
    for (SparseMatrix::InnerIterator it(A, j); it; ++it)
      it.valueRef() = it.row() == j ? 4.0 : (it.row() - j) % group == 0 ? 1.0 : 0.0;
  const auto fronts = make_linear_solver(LinearSolverChoice::fronts, group * groups);
  fronts->analyze(A);
  ASSERT_GT(fronts->work(), 4e6) << "as much as zeros are left out from";
  const auto solver = make_linear_solver(LinearSolverChoice::automatic, group * groups);
  solver->analyze(A);
  ASSERT_TRUE(solver->factorize(A));
  EXPECT_EQ(solver->name(), "fronts");
}

}  // namespace
}  // namespace visviva::test
