#include "visviva/analysis/campbell.hpp"

#include <gtest/gtest.h>

#include <numbers>

namespace visviva::test {
namespace {

Mode mode_of(double frequency, int direction) {
  const std::complex<double> eigenvalue(0.0, 2.0 * std::numbers::pi * frequency);
  return {eigenvalue, Eigen::VectorXcd::Unit(2, direction)};
}

ModesThere modes_of(std::vector<Mode> modes) {
  SparseMatrix mass(2, 2);
  mass.setIdentity();
  return {{std::move(modes)}, {Whirl::backward, Whirl::forward}, mass};
}

// Round-off puts two modes of one frequency in either order; the slower one has the lower number in both.
TEST(Campbell, BranchesThatBeginTogetherAreNumberedByWhatTheyBecome) {
  for (const int first : {0, 1}) {
    const Campbell found = campbell(
        {0.0, 60.0, 120.0},
        [first](double speed) {
          if (speed == 0.0) return modes_of({mode_of(10.0, first), mode_of(10.0, 1 - first)});
          return modes_of({mode_of(10.0 - 0.02 * speed, 0), mode_of(10.0 + 0.02 * speed, 1)});
        },
        true);
    ASSERT_EQ(found.branches.size(), 2);
    EXPECT_LT(found.branches[0].frequency[1], found.branches[1].frequency[1]);
    EXPECT_LT(found.branches[0].frequency[2], found.branches[1].frequency[2]);
    // Ω = 2π(10 ∓ 0.02 Ω)
    ASSERT_EQ(found.critical_speeds.size(), 2);
    const double two_pi = 2.0 * std::numbers::pi;
    EXPECT_EQ(found.critical_speeds[0].branch, 0);
    EXPECT_NEAR(found.critical_speeds[0].speed, 10.0 * two_pi / (1.0 + 0.02 * two_pi), 1e-6);
    EXPECT_EQ(found.critical_speeds[1].branch, 1);
    EXPECT_NEAR(found.critical_speeds[1].speed, 10.0 * two_pi / (1.0 - 0.02 * two_pi), 1e-6);
  }
}

}  // namespace
}  // namespace visviva::test
