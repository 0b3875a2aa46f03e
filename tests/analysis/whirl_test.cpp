#include <gtest/gtest.h>

#include <numbers>

#include "run_problem.hpp"
#include "visviva/analysis/mode_shares.hpp"
#include "visviva/simulate/consistent_state.hpp"

namespace visviva::test {
namespace {

// Of the continuous shaft with y + iz ~ e^{λt} (tests/equilibrium/rotor_test.cpp): a positive Im λ goes round as the spin does.
TEST(Whirl, IsToldAgainstTheSpin) {
  const Problem p = make_problem("rotor", {{"speed", "300"}, {"elements", "6"}});
  const InitialState state = make_consistent(p.system, p.q0, p.v0, 0.0).state;
  Linearization linear(p.system);
  linear.settle(state);
  const ModeSet set = find_modes(linear, {});
  const ModeReader reader(linear, state);
  const auto whirl_at = [&](double omega) {
    for (const Mode& mode : set.modes)
      if (std::abs(2.0 * std::numbers::pi * mode.frequency() - omega) < 1e-5 * omega)
        return reader.read(mode).whirl;
    ADD_FAILURE() << "no mode at " << omega << " rad/s";
    return Whirl::none;
  };
  for (const double omega : {102.931263, 645.456948, 800.804546})
    EXPECT_EQ(to_string(whirl_at(omega)), "backward") << omega;
  for (const double omega : {127.004597, 655.604563, 1232.663741})
    EXPECT_EQ(to_string(whirl_at(omega)), "forward") << omega;
}

}  // namespace
}  // namespace visviva::test
