#include <cstdio>

#include "visviva/visviva.hpp"

using namespace visviva;

int main() {
  // A four-bar linkage whose crank is driven up to 10 rad/s.
  const Eigen::Vector3d A(0.0, 0.0, 0.0), B(0.0, 0.1, 0.0), C(0.3, 0.2, 0.0), D(0.3, 0.0, 0.0);
  model::Model m;
  m.gravity = {0.0, -9.81, 0.0};
  m.bodies = {model::rod("crank", A, B, 0.2, 0.01), model::rod("coupler", B, C, 0.6, 0.01),
              model::rod("rocker", C, D, 0.4, 0.01)};
  const auto hinge = std::make_shared<Revolute>();
  m.connect("A", hinge, "ground", "crank", A);
  m.connect("B", hinge, "crank", "coupler", B);
  m.connect("C", hinge, "coupler", "rocker", C);
  m.connect("D", hinge, "ground", "rocker", D);
  m.drives = {{"motor", "A", model::Drive::Quantity::angle, model::spin_up(10.0, 0.5)}};

  const Prepared four_bar = Job(m).scheme("frame-1").set("step", 0.001).set("until", 2.0).prepare();
  for (const auto& name : four_bar.redundant())
    std::printf("implied by the others: %s\n", name.c_str());
  const RunResult run = four_bar.run().result;
  std::printf(
      "energy changed by %.6f J, the motor did %.6f J of work, %.0e J are unaccounted for\n",
      run.final_energy - run.initial_energy, run.ledger[Account::drive_work],
      run.ledger.unaccounted);
  return run.status == RunStatus::completed ? 0 : 1;
}
