// Solves one after the other, of which each may begin with the tangent of the last.
#include <gtest/gtest.h>

#include "manufactured.hpp"

namespace visviva::test {
namespace {

// One solve after the other of the circle and a line through the solution, which may turn from one to the next; each from a guess that is
// off by such a part, with what has been learned.
class OneAfterTheOther {
 public:
  struct Solve {
    int iterations;
    int tangents;
    bool begins_with_the_last;  // tangent
  };
  void turn() { normal_ = Vector{{normal_[1], -normal_[0]}}; }
  Solve from(double off,
             NewtonExperience::LastTangent last = NewtonExperience::LastTangent::first) {
    Vector x = (1.0 + off) * solution;
    const int before = problem_.tangents;
    experience_.last_tangent = last;
    const NewtonReport report = newton_.solve(problem_, x, experience_);
    EXPECT_TRUE(report.converged());
    EXPECT_LT((x - solution).norm(), 1e-15 * solution.norm());
    return {report.iterations, problem_.tangents - before, begins_with_the_last_};
  }

 private:
  [[nodiscard]] NewtonOptions options() {
    NewtonOptions options;
    options.inspect = [this](NonlinearProblem&, const Vector&, int iterate) {
      if (iterate == 0) first_tangent_ = problem_.tangents;
      if (iterate == 1) begins_with_the_last_ = problem_.tangents == first_tangent_;
    };
    return options;
  }

  [[nodiscard]] Manufactured circle_and_line() {
    return {[this](const Vector& x) -> Vector {
              return Vector{{x.squaredNorm() - 25.0, normal_.dot(x - solution)}};
            },
            [this](const Vector& x) -> Matrix {
              return Matrix{{2.0 * x[0], 2.0 * x[1]}, {normal_[0], normal_[1]}};
            }};
  }

  Vector normal_{{1.0, -1.0}};
  Manufactured problem_ = circle_and_line();
  Newton newton_{problem_.pattern(), options()};
  NewtonExperience experience_;
  int first_tangent_ = 0;
  bool begins_with_the_last_ = false;
};

TEST(Newton, TheTangentOfTheLastSolveMakesTheFirstIncrementWhereThatSavesOne) {
  OneAfterTheOther anew;
  OneAfterTheOther newton;
  int fewer = 0;
  for (int i = 0; i < 100; ++i) {
    const auto without = anew.from(1e-4, NewtonExperience::LastTangent::none);
    const auto with = newton.from(1e-4);
    EXPECT_FALSE(without.begins_with_the_last);
    EXPECT_EQ(without.tangents, 1);
    EXPECT_EQ(with.tangents, 1);
    EXPECT_EQ(with.iterations < without.iterations, with.begins_with_the_last) << i;
    fewer += without.iterations - with.iterations;
  }
  EXPECT_GT(fewer, 80);
  EXPECT_LT(fewer, 100) << "nobody would see that the tangent is no longer worth it";
}

TEST(Newton, ATangentOfTheLastSolveThatSavesNothingIsTriedAgainLater) {
  OneAfterTheOther newton;
  int with_the_last = 0;
  for (int i = 0; i < 100; ++i) {
    newton.turn();
    with_the_last += newton.from(1e-4).begins_with_the_last ? 1 : 0;
  }
  EXPECT_GE(with_the_last, 2);
  EXPECT_LE(with_the_last, 12);
}

TEST(Newton, AGoodGuessIsFollowedByANewTangent) {
  OneAfterTheOther newton;
  (void)newton.from(1e-9);
  for (int i = 0; i < 20; ++i) EXPECT_FALSE(newton.from(1e-9).begins_with_the_last) << i;
}

}  // namespace
}  // namespace visviva::test
