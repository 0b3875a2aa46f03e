// Fronts on matrices as mechanisms have them: bodies of six unknowns, joints of five multipliers without a diagonal.
#include <gtest/gtest.h>

#include <Eigen/LU>
#include <algorithm>
#include <vector>

#include "support/differences.hpp"
#include "visviva/math/sparse.hpp"
#include "visviva/solvers/linear_solver.hpp"
#include "visviva/solvers/tree_shares.hpp"

namespace visviva::test {
namespace {

struct Hinge {
  int a;  ///< a body, or −1 for the ground
  int b;
  int rows = 5;
};

// [K Bᵀ; B 0]: each body has a full block of its own, and with each body it is hinged to another one.
class Mechanism {
 public:
  Mechanism(int bodies, std::vector<Hinge> hinges)
      : bodies_(bodies), hinges_(std::move(hinges)), A_(pattern()) {}

  [[nodiscard]] const SparseMatrix& matrix() const { return A_; }
  [[nodiscard]] int size() const { return static_cast<int>(A_.rows()); }

  // K is dominated by the masses, and is not symmetric.
  void fill() {
    for (int j = 0; j < A_.outerSize(); ++j)
      for (SparseMatrix::InnerIterator it(A_, j); it; ++it)
        it.valueRef() = j < 6 * bodies_ ? random_.number() + (it.row() == j ? 8.0 : 0.0)
                                        : A_.coeff(j, it.row());
  }
  // An unknown without mass, which only joints hold.
  void take_mass(int unknown) {
    for (int j = 0; j < 6 * bodies_; ++j)
      for (SparseMatrix::InnerIterator it(A_, j); it; ++it)
        if ((it.row() == unknown || j == unknown) && it.row() < 6 * bodies_) it.valueRef() = 0.0;
  }

  void expect_solved(LinearSolver& solver) {
    const Vector b = random_.vector(size());
    Vector x = b;
    ASSERT_TRUE(solver.factorize(A_));
    solver.solve(x);
    EXPECT_LT((A_ * x - b).norm(), 1e-13 * (A_.norm() * x.norm() + b.norm()));
    EXPECT_LT(relative_error(x, Vector(Matrix(A_).fullPivLu().solve(b))), 1e-8);
  }

 private:
  [[nodiscard]] SparseMatrix pattern() const {
    const int n = 6 * bodies_;
    int m = 0;
    for (const Hinge& hinge : hinges_) m += hinge.rows;
    PatternBuilder builder(n + m, n + m);
    const auto couple = [&](int row, int rows, int column, int columns) {
      for (int i = 0; i < rows; ++i)
        for (int j = 0; j < columns; ++j) builder.add(row + i, column + j);
    };
    for (int i = 0; i < bodies_; ++i) couple(6 * i, 6, 6 * i, 6);
    int row = n;
    for (const auto& [a, b, rows] : hinges_) {
      for (const int body : {a, b}) {
        if (body < 0) continue;
        couple(row, rows, 6 * body, 6);
        couple(6 * body, 6, row, rows);
        for (const int other : {a, b})
          if (other >= 0) couple(6 * body, 6, 6 * other, 6);
      }
      row += rows;
    }
    return builder.build();
  }

  int bodies_;
  std::vector<Hinge> hinges_;
  Random random_{5};
  SparseMatrix A_;
};

std::vector<Hinge> chain_of(int bodies) {
  std::vector<Hinge> hinges;
  for (int i = 0; i < bodies; ++i) hinges.push_back({i - 1, i});
  return hinges;
}

void expect_solved_again_and_again(Mechanism& mechanism) {
  const auto solver = make_front_solver();
  solver->analyze(mechanism.matrix());
  for (int i = 0; i < 5; ++i) {
    mechanism.fill();
    mechanism.expect_solved(*solver);
  }
}

TEST(Fronts, SolveChains) {
  Mechanism chain(30, chain_of(30));
  expect_solved_again_and_again(chain);
}

TEST(Fronts, SolveFewBodiesWithAnyJointsOrNone) {
  for (int bodies = 1; bodies < 8; ++bodies)
    for (int rows = 0; rows <= 6; ++rows)
      for (const bool is_free : {true, false})
        for (const bool is_chain : {true, false}) {
          if (rows == 6 && !is_free) continue;  // nothing would move
          std::vector<Hinge> hinges;
          if (!is_free) hinges.push_back({-1, 0, rows});
          for (int i = 1; i < bodies; ++i) hinges.push_back({is_chain ? i - 1 : 0, i, rows});
          Mechanism few(bodies, hinges);
          expect_solved_again_and_again(few);
        }
}

TEST(Fronts, SolveTreesInAnyOrderOfBodiesAndJoints) {
  std::vector<Hinge> hinges;
  for (int i = 1; i < 40; ++i) hinges.push_back({(i - 1) / 3, i});
  hinges.push_back({-1, 17});
  std::reverse(hinges.begin(), hinges.end());
  Mechanism tree(40, hinges);
  expect_solved_again_and_again(tree);
}

// A hinge that comes to hold in one direction twice is found out with kept pivots, too: a row becomes that before it, but for its last
// digits.
TEST(Fronts, FindOutWhatBecomesSingular) {
  Mechanism chain(30, chain_of(30));
  const auto solver = make_front_solver();
  solver->analyze(chain.matrix());
  chain.fill();
  chain.expect_solved(*solver);
  const SparseMatrix regular = chain.matrix();
  SparseMatrix singular = regular;
  const int row = 6 * 30 + 5 * 17;
  for (int j = 0; j < singular.outerSize(); ++j)
    for (SparseMatrix::InnerIterator it(singular, j); it; ++it)
      if (it.row() == row + 1) it.valueRef() = (1.0 + 1e-16 * j) * regular.coeff(row, j);
  EXPECT_FALSE(solver->factorize(singular));
  EXPECT_TRUE(solver->factorize(regular));
}

// Some multipliers must wait for bodies that come later.
TEST(Fronts, SolveClosedLoops) {
  std::vector<Hinge> hinges = chain_of(24);
  for (int i = 0; i + 7 < 24; i += 6) hinges.push_back({i, i + 7});
  Mechanism loops(24, hinges);
  expect_solved_again_and_again(loops);
}

TEST(Fronts, SolveWithoutMass) {
  Mechanism chain(12, chain_of(12));
  const auto solver = make_front_solver();
  solver->analyze(chain.matrix());
  for (const int unknown : {0, 17, 40, 71}) {
    chain.fill();
    chain.take_mass(unknown);
    chain.expect_solved(*solver);
  }
}

std::vector<Hinge> tree_of(int bodies) {
  std::vector<Hinge> hinges;
  for (int i = 0; i < bodies; ++i) hinges.push_back({i == 0 ? -1 : (i - 1) / 2, i});
  return hinges;
}

// Long enough for branches: a chain, which has two, and a tree.
TEST(Fronts, DigitsDoNotDependOnThreads) {
  for (const auto& hinges : {chain_of(400), tree_of(400)}) {
    Mechanism mechanism(400, hinges);
    const Vector b = Vector::LinSpaced(mechanism.size(), -1.0, 2.0);
    for (int i = 0; i < 2; ++i) {
      mechanism.fill();
      Vector usual;
      for (const int threads : {1, 2, 3, 8}) {
        const auto solver = make_front_solver(threads);
        solver->analyze(mechanism.matrix());
        ASSERT_TRUE(solver->factorize(mechanism.matrix()));
        Vector x = b;
        solver->solve(x);
        if (threads == 1) usual = x;
        EXPECT_EQ(x, usual) << threads;
      }
      EXPECT_LT((mechanism.matrix() * usual - b).norm(),
                1e-13 * (mechanism.matrix().norm() * usual.norm() + b.norm()));
    }
  }
}

// Every node once; what is below one in a branch is in that branch and before it; and no thread has much more than its part.
TEST(TreeShares, AreWholeBranchesOfEqualWork) {
  for (const auto& hinges : {chain_of(1000), tree_of(1000)}) {
    const EliminationTree tree(Mechanism(1000, hinges).matrix());
    double total = 0.0;
    for (const auto& node : tree.nodes) total += node.work();
    const TreeShares shares(tree, 2);
    ASSERT_EQ(shares.of_threads.size(), 2U);
    constexpr int trunk = -1;
    std::vector<int> owner(tree.nodes.size(), -2);
    for (const int node : shares.trunk) owner[static_cast<std::size_t>(node)] = trunk;
    int branch = 0;
    for (const auto& share : shares.of_threads) {
      double work = 0.0;
      for (const auto& range : share) {
        for (int i = range.begin; i < range.end; ++i) {
          EXPECT_EQ(owner[static_cast<std::size_t>(i)], -2);
          owner[static_cast<std::size_t>(i)] = branch;
          work += tree.nodes[static_cast<std::size_t>(i)].work();
        }
        ++branch;
      }
      EXPECT_NEAR(work, 0.5 * total, 0.06 * total);
    }
    for (std::size_t i = 0; i < owner.size(); ++i) {
      EXPECT_NE(owner[i], -2);
      const int parent = tree.nodes[i].parent;
      if (parent < 0) continue;
      EXPECT_GT(parent, static_cast<int>(i));
      const int above = owner[static_cast<std::size_t>(parent)];
      EXPECT_TRUE(above == trunk || above == owner[i]);
    }
  }
}

// Of a link: the pivots of a body and its joint, with the body before as border: Σ 2n² for n = 17 … 7, and a little for pivots that are
// left to the next.
TEST(Fronts, WorkOfAChainIsThatOfItsLinks) {
  const auto work = [](int bodies) {
    Mechanism chain(bodies, chain_of(bodies));
    chain.fill();
    const auto solver = make_front_solver();
    solver->analyze(chain.matrix());
    EXPECT_TRUE(solver->factorize(chain.matrix()));
    return solver->work();
  };
  const double links = work(80) - work(40);
  EXPECT_GE(links, 40 * 3388.0);
  EXPECT_LE(links, 1.2 * 40 * 3388.0);
}

}  // namespace
}  // namespace visviva::test
