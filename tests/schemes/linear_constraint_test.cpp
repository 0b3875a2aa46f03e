// What [LensCardona2007] section 5.2.4 says of linear constraints: schemes do with them as with the reduced system.
#include <gtest/gtest.h>

#include <cmath>
#include <numbers>

#include "scheme_cases.hpp"

namespace visviva::test {
namespace {

Ran bead(const std::string& wire, const SchemeCase& scheme) {
  return run(make_problem("bead-on-wire", {{"wire", wire}}), *scheme.make(),
             fixed_steps(0.02, 5.0));
}

TEST(LinearConstraint, IsHeldAsIfTheSystemWereReduced) {
  const double slope = std::numbers::pi / 6.0;
  const Vector wire{{std::cos(slope), std::sin(slope)}};
  for (const SchemeCase& scheme : std::vector<SchemeCase>{{"energy-preserving"},
                                                          {"energy-decaying", {{"rho_inf", "0"}}},
                                                          {"energy-decaying", {{"rho_inf", "0.6"}}},
                                                          {"energy-decaying", {{"rho_inf", "1"}}},
                                                          {"armero-romero"},
                                                          {"alpha-kappa", {{"kappa", "one"}}},
                                                          {"midpoint"},
                                                          {"generalized-alpha"},
                                                          {"augmented-lagrangian"}}) {
    const Ran plane = bead("constraint", scheme);
    const Ran reduced = bead("reduced", scheme);
    const double s = reduced.value("q")[0];
    EXPECT_GE(std::abs(s - 1.0), 0.01) << scheme.name();  // it has moved
    EXPECT_LE((plane.value("q") - s * wire).norm(), 2e-11) << scheme.name();
    EXPECT_LE((plane.value("v") - reduced.value("v")[0] * wire).norm(), 2e-10) << scheme.name();
  }
}

// There the loss is as controllable as without constraints: it grows with α = (1 − ρ∞)/(1 + ρ∞), from nothing.
TEST(LinearConstraint, LeavesTheLossOfDecayingStepsMonotonousInAlpha) {
  double last = -1e-12;
  for (const std::string rho : {"1", "0.8", "0.6", "1/3", "0"}) {
    const Ran ran = bead("constraint", {"energy-decaying", {{"rho_inf", rho}}});
    const double loss = ran.result.initial_energy - ran.result.final_energy;
    if (rho == "1") {
      EXPECT_NEAR(loss, 0.0, 1e-11);
    } else {
      EXPECT_GE(loss, 1.2 * last + 1e-6) << rho;
    }
    last = loss;
  }
}

}  // namespace
}  // namespace visviva::test
