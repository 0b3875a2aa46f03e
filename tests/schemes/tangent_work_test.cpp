// What it takes to factorize the tangents of schemes in natural coordinates, on a chain of rods.
#include <gtest/gtest.h>

#include "run_problem.hpp"

namespace visviva::test {
namespace {

SparseMatrix tangent_of(const Problem& chain, const std::string& scheme) {
  SparseMatrix tangent;
  NewtonOptions newton;
  newton.inspect = [&](NonlinearProblem& p, const Vector& x, int) { tangent = p.tangent(x); };
  const auto stepper = make_scheme(scheme)->start(chain.system, start_of(chain), newton);
  for (int i = 0; i < 3; ++i) EXPECT_TRUE(stepper->advance(0.01).ok) << scheme;
  return tangent;
}

double work_of(LinearSolverChoice choice, const SparseMatrix& A) {
  const auto solver = make_linear_solver(choice, static_cast<int>(A.rows()));
  solver->analyze(A);
  EXPECT_TRUE(solver->factorize(A));
  return solver->work();
}

TEST(TangentWork, IsNotSpentOnZeros) {
  const Problem chain = make_problem("rod-chain", {{"links", "40"}});
  for (const std::string scheme : {"energy-decaying", "alpha-kappa"}) {
    const SparseMatrix A = tangent_of(chain, scheme);
    EXPECT_LT(10.0 * work_of(LinearSolverChoice::automatic, A),
              work_of(LinearSolverChoice::fronts, A))
        << scheme;
  }
}

// With twice and four times as many unknowns.
TEST(TangentWork, HasFewPlacesForWhatStagesDoNotShare) {
  const Problem chain = make_problem("rod-chain", {{"links", "40"}});
  const auto places = [&](const std::string& scheme) {
    return static_cast<double>(tangent_of(chain, scheme).nonZeros());
  };
  const double single = places("generalized-alpha");
  EXPECT_LE(places("energy-decaying"), 3.2 * single);
  EXPECT_LE(places("alpha-kappa"), 6.0 * single);
}

}  // namespace
}  // namespace visviva::test
