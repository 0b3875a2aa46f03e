// The equations of the house scheme at random places, far from any solution, where the guard acts or not.
#include "visviva/schemes/house/house_jump.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "differences.hpp"
#include "run_problem.hpp"

namespace visviva::test {
namespace {

constexpr double jump_step = 0.01;

class HouseJumpOn : public testing::TestWithParam<std::string> {
 protected:
  HouseJumpOn() {
    const InitialState start = start_of(problem_);
    jump_.begin(start.q, start.v, Eigen::Vector3d::Zero(), 0.0, jump_step);
    values_.lambda = random_.vector(frames_.rows());
    values_.mu = random_.vector(frames_.rows());
  }

  Vector place() { return 0.1 * random_.vector(2 * frames_.unknowns()); }
  Vector guarded_place() {
    values_.guards = true;
    for (int i = 0; i < 1000; ++i) {
      const Vector yY = place();
      move(yY);
      if (jump_.guarded() && jump_.kappa() < 3.0) return yY;
    }
    ADD_FAILURE() << "no such place";
    return place();
  }
  void move(const Vector& yY) {
    const auto n = yY.size() / 2;
    values_.Y = yY.tail(n) / jump_step;
    jump_.move(yY.head(n), values_);
  }
  Vector residual(const Vector& yY) {
    const auto n = yY.size() / 2;
    move(yY);
    Vector r = Vector::Zero(2 * n);
    jump_.add_motion(1.0, r.head(n));
    jump_.add_jump(1.0, r.tail(n));
    return r;
  }
  Matrix tangent(const Vector& yY) {
    const auto n = yY.size() / 2;
    residual(yY);
    HouseJump::Tangents t;
    for (SparseMatrix* K : {&t.a_y, &t.a_Y, &t.b_y, &t.b_Y}) *K = frames_.square_pattern();
    t.d_y = frames_.row_pattern();
    jump_.differentiate(t);
    Matrix J(2 * n, 2 * n);
    J << Matrix(t.a_y), Matrix(t.a_Y), Matrix(t.b_y), Matrix(t.b_Y);
    if (!jump_.guarded()) return J;
    HouseJump::GuardTangents g;
    for (Vector* v : {&g.a_kappa, &g.b_kappa, &g.kappa_y, &g.kappa_Y}) v->setZero(n);
    jump_.differentiate_guard(g);
    Vector column(2 * n);
    Vector row(2 * n);
    column << g.a_kappa, g.b_kappa;
    row << g.kappa_y, g.kappa_Y;
    return J + column * row.transpose();
  }

  Random random_{7};
  Problem problem_ = make_problem(GetParam());
  FrameSystem frames_{problem_.system};
  HouseJump jump_{frames_, 0.5};
  HouseJump::Values values_;
};

TEST_P(HouseJumpOn, HasExactTangents) {
  for (const bool guarded : {false, true}) {
    values_.guards = guarded;
    const Vector yY = guarded ? guarded_place() : place();
    const Matrix J = tangent(yY);
    Matrix approximate(J.rows(), J.cols());
    constexpr double difference = 1e-5;
    for (Eigen::Index j = 0; j < yY.size(); ++j) {
      const Vector unit = difference * Vector::Unit(yY.size(), j);
      const Vector once = residual(yY + unit) - residual(yY - unit);
      const Vector twice = residual(yY + 2.0 * unit) - residual(yY - 2.0 * unit);
      approximate.col(j) = (8.0 * once - twice) / (12.0 * difference);
    }
    EXPECT_LT(relative_error(J, approximate, 0.0), 1e-7) << "guarded " << guarded;
  }
}

TEST_P(HouseJumpOn, LosesNothingWhereItWouldGain) {
  int gains = 0;
  for (int i = 0; i < 20; ++i) {
    const Vector yY = place();
    values_.guards = false;
    move(yY);
    const double unguarded = jump_.loss();
    values_.guards = true;
    move(yY);
    EXPECT_EQ(jump_.kappa() == 0.0, unguarded > 0.0);
    if (!jump_.guarded()) continue;
    EXPECT_NEAR(jump_.loss(), 0.0, 1e-12 * std::abs(unguarded));
    ++gains;
  }
  EXPECT_GT(gains, 0);
}

std::string problem_name(const testing::TestParamInfo<std::string>& problem) {
  std::string name = problem.param;
  std::replace(name.begin(), name.end(), '-', '_');
  return name;
}
INSTANTIATE_TEST_SUITE_P(Problems, HouseJumpOn,
                         testing::Values("hinged-beams", "four-bar-defect", "rod-chain",
                                         "four-mass"),
                         problem_name);

}  // namespace
}  // namespace visviva::test
