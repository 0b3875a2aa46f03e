// The catalogue itself, the state each problem starts from, and that evaluating it gives the same bits each time.
#include <gtest/gtest.h>

#include <set>

#include "problems/problem_cases.hpp"
#include "support/dense.hpp"

namespace visviva::test {
namespace {

TEST(Catalogue, HoldsTheSystemsOfThePapersAndDescribesTheirParameters) {
  std::vector<std::string> names;
  for (const auto& info : problem_catalogue()) {
    names.push_back(info.name);
    EXPECT_FALSE(info.summary.empty()) << info.name;
    EXPECT_FALSE(info.reference.empty()) << info.name;
    for (const auto& parameter : info.parameters)
      EXPECT_FALSE(parameter.description.empty()) << info.name << " " << parameter.name;
  }
  const std::vector<std::string> expected = {"oscillator",
                                             "pendulum-angle",
                                             "pendulum",
                                             "double-pendulum-points",
                                             "double-pendulum-stiff",
                                             "two-particles",
                                             "bead-on-wire",
                                             "double-pendulum",
                                             "four-mass",
                                             "thin-beam",
                                             "circle-track",
                                             "seven-bar"};
  EXPECT_EQ(names, expected);
}

TEST(Catalogue, NamesTheNearestProblem) {
  EXPECT_EQ(find_problem("seven-bar").name, "seven-bar");
  try {
    (void)find_problem("seven-bars");
    FAIL() << "an unknown problem was found";
  } catch (const UsageError& error) {
    EXPECT_STREQ(error.what(), "unknown problem 'seven-bars' (did you mean 'seven-bar'?)");
  }
}

using StartOf = ProblemTest;

TEST_P(StartOf, SatisfiesTheConstraintsAtPositionAndVelocityLevel) {
  ASSERT_EQ(problem_.q0.size(), n_);
  ASSERT_EQ(problem_.v0.size(), n_);
  EXPECT_LT(phi(system_, problem_.q0, 0.0).norm(), 1e-15);
  EXPECT_LT(phi_rate(system_, problem_.q0, problem_.v0, 0.0).norm(), 1e-15);
  EXPECT_GT(problem_.step, 0.0);
  EXPECT_GT(problem_.until, problem_.step);
}

TEST_P(StartOf, HasASymmetricMassMatrixThatIsPositiveOnMovingCoordinates) {
  const Matrix M = system_.mass();
  EXPECT_EQ(M, M.transpose());
  const Vector v = rates();
  EXPECT_GT(system_.kinetic_energy(v), 0.0);
  const double kinetic = 0.5 * v.dot(M * v);
  EXPECT_NEAR(system_.kinetic_energy(v), kinetic, 1e-14 * (1.0 + kinetic));
}

TEST_P(StartOf, GivesTheSameBitsFromEverySystemBuiltFromIt) {
  const Problem again = GetParam().make();
  const System& other = *again.system;
  const Vector q = state();
  const Vector q1 = state();
  const Vector v = rates();
  EXPECT_EQ(again.q0, problem_.q0);
  EXPECT_EQ(other.potential_energy(q), system_.potential_energy(q));
  EXPECT_EQ(gradient(other, q), gradient(system_, q));
  EXPECT_EQ(potential_secant(other, q, q1), potential_secant(system_, q, q1));
  EXPECT_EQ(phi(other, q, 0.1), phi(system_, q, 0.1));
  EXPECT_EQ(constraint_secant(other, q, q1), constraint_secant(system_, q, q1));
  EXPECT_EQ(accelerations(other, q, v, 0.1), accelerations(system_, q, v, 0.1));
}

INSTANTIATE_TEST_SUITE_P(All, StartOf, testing::ValuesIn(problem_cases()), problem_case_name);

// A moving start must satisfy the velocity constraints too.
const std::vector<ProblemCase> moving = {
    {"pendulum", {{"rate", "1.5"}, {"length", "0.7"}}},
    {"double-pendulum-points", {{"rate_1", "1"}, {"rate_2", "2"}, {"length_1", "0.7"}}},
    {"double-pendulum", {{"rate_1", "1"}, {"rate_2", "2"}, {"length_2", "0.7"}}},
    {"circle-track", {{"rate", "1"}}},
    {"thin-beam", {{"angle_1", "0.3"}, {"angle_5", "-0.2"}}},
    {"four-mass", {{"impulse", "3"}, {"mass_4", "0.8"}}},
};
INSTANTIATE_TEST_SUITE_P(Moving, StartOf, testing::ValuesIn(moving), problem_case_name);

}  // namespace
}  // namespace visviva::test
