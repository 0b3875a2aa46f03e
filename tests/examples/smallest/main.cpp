#include <cstdio>

#include "visviva/mechanics/invariants.hpp"
#include "visviva/schemes/vector/energy_preserving.hpp"
#include "visviva/simulate/consistent_state.hpp"
#include "visviva/simulate/simulate.hpp"

using namespace visviva;

int main() {
  // A pendulum: 1 kg on a rod of 1 m, released from horizontal.
  SystemDescription d;
  d.coordinates = {"x", "y"};
  d.mass = {{0, 0, 1.0}, {1, 1, 1.0}};
  d.potentials = {{"gravity",
                   {1},
                   std::make_shared<Identity>(1),
                   std::make_shared<LinearEnergy>(LocalVector::Constant(1, 9.81))}};
  d.constraints = {
      {"rod", {0, 1}, std::make_shared<SquaredRadius>(LocalVector::Zero(2), 1.0, -1.0), {}}};

  const auto system = std::make_shared<System>(d);
  const auto start = make_consistent(system, Vector{{1.0, 0.0}}, Vector{{0.0, 0.0}}, 0.0);
  const RunResult run =
      simulate(system, EnergyPreserving(), start.state, {.step = 0.01, .until = 100.0});

  std::printf("%ld steps, energy changed by %.1e J\n", run.steps,
              run.final_energy - run.initial_energy);
  return run.status == RunStatus::completed ? 0 : 1;
}
