// What schemes on frames make of a term without ever writing out its matrices: the same as with them.
#include "visviva/schemes/term_secant.hpp"

#include <gtest/gtest.h>

#include "differences.hpp"
#include "run_problem.hpp"
#include "visviva/schemes/frame_system.hpp"

namespace visviva {
namespace {

using test::relative_error;

constexpr double tolerance = 1e-13;

FrameOperators random_operators(std::size_t frames, bool points_turn, test::Random& random) {
  FrameOperators P;
  P.free = random.number();
  P.points_turn = points_turn;
  for (std::size_t i = 0; i < frames; ++i) {
    Matrix12x6 op;
    for (int k = 0; k < 6; ++k) op.col(k) = random.vector(12);
    op.block<9, 3>(3, 0).setZero();
    if (!points_turn) op.topRightCorner<3, 3>().setZero();
    P.frames.push_back(op);
  }
  return P;
}

class TermsOf : public testing::TestWithParam<const char*> {
 protected:
  void check(const Invariant& e, const TermReduction& map, const std::vector<int>& coordinates) {
    const LocalVector x0 = gather(problem_.q0, coordinates);
    const LocalVector x1 = x0 + 0.1 * random_.vector(x0.size());
    LocalVector value(e.outputs());
    TermSecant secant(e, map);
    secant.begin(x0, value);
    secant.move(x1, value);
    compare(e, map, secant, value);
  }

  // With the invariant's own secant, Jacobian and curvatures.
  void compare(const Invariant& e, const TermReduction& map, const TermSecant& secant,
               const LocalVector& value) {
    const LocalVector& x0 = secant.start();
    const LocalVector& x1 = secant.end();
    const auto n = x1.size();
    const int m = e.outputs();
    LocalVector e1(m);
    LocalMatrix D1(m, n);
    LocalMatrix D(m, n);
    e.evaluate(x1, e1, D1);
    e.secant(x0, x1, D);
    EXPECT_LT(relative_error(value, e1), tolerance);
    EXPECT_LT(relative_error(secant.matrix(), D), tolerance);

    const LocalVector w = random_.vector(m);
    const LocalVector u = random_.vector(n);
    EXPECT_LT(relative_error(secant.force(w), D.transpose() * w), tolerance);
    EXPECT_LT(relative_error(secant.rate(u), D * u), tolerance);

    LocalMatrix C(m, m);
    for (int k = 0; k < m; ++k) C.col(k) = random_.vector(m);
    LocalMatrix H = D.transpose() * C * D1;
    e.add_end_curvature(x0, x1, w, H);
    LocalMatrix U(m, n);
    e.secant_rate_gradient(x0, x1, u, U);
    for (const bool points_turn : {false, true}) {
      const FrameOperators L = operators(points_turn);
      const FrameOperators R = operators(!points_turn);
      EXPECT_LT(relative_error(secant.rows(L), map.columns(D, L)), tolerance);
      EXPECT_LT(relative_error(secant.tangent(w, C, L, R), map.both(H, L, R)), tolerance);
      EXPECT_LT(relative_error(secant.rate_tangent(u, secant.along_at_end(R)), map.columns(U, R)),
                tolerance);
    }
  }

  FrameOperators operators(bool points_turn) {
    return random_operators(problem_.system->frames().size(), points_turn, random_);
  }

  Problem problem_ = test::make_problem(GetParam());
  test::Random random_{90};
};

TEST_P(TermsOf, AProblemAreTheSameReducedFirstOrLast) {
  const FrameSystem frames(problem_.system);
  const auto& potentials = problem_.system->potentials().terms();
  for (std::size_t i = 0; i < potentials.size(); ++i) {
    SCOPED_TRACE(potentials[i].name);
    check(*potentials[i].strain, frames.potential_terms()[i].map, potentials[i].coordinates);
  }
  const auto& joints = frames.joints().terms();
  for (std::size_t i = 0; i < joints.size(); ++i) {
    SCOPED_TRACE(joints[i].name);
    check(*joints[i].invariant, frames.joint_terms()[i].map, joints[i].coordinates);
  }
}

TEST_P(TermsOf, AProblemHaveTheirCurvatureAtOnePlace) {
  const FrameSystem frames(problem_.system);
  const auto& joints = frames.joints().terms();
  const FrameOperators L = operators(false);
  const FrameOperators R = operators(true);
  for (std::size_t i = 0; i < joints.size(); ++i) {
    SCOPED_TRACE(joints[i].name);
    const Invariant& e = *joints[i].invariant;
    const TermReduction& map = frames.joint_terms()[i].map;
    const LocalVector x = gather(problem_.q0, joints[i].coordinates);
    const LocalVector w = random_.vector(e.outputs());
    TermSecant at(e, map);
    at.settle(x);
    LocalMatrix H = LocalMatrix::Zero(x.size(), x.size());
    e.add_curvature(x, w, H);
    EXPECT_LT(relative_error(at.point_tangent(w, LocalMatrix(), at.along(L), at.along(R)),
                             map.both(H, L, R)),
              tolerance);
  }
}

INSTANTIATE_TEST_SUITE_P(Models, TermsOf,
                         testing::Values("four-bar-defect", "actuated-beam", "slider-crank",
                                         "squeezer", "flyball-governor", "flexible-rotor",
                                         "beam-chain"),
                         [](const auto& test) {
                           std::string name = test.param;
                           std::replace(name.begin(), name.end(), '-', '_');
                           return name;
                         });

}  // namespace
}  // namespace visviva
