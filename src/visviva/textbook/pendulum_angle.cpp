// Simple pendulum described by its angle, test case a of [LensCardona2007]:
//
//   K = ½ m l² θ̇²,   V = (1 − cos θ) m g l,   from rest at θ = π/2.
#include <numbers>

#include "visviva/mechanics/energies.hpp"
#include "visviva/mechanics/invariants.hpp"
#include "visviva/textbook/problems.hpp"

namespace visviva {
namespace {

Problem make_pendulum_angle(const Parameters& p) {
  const double m = p.number("mass");
  const double l = p.number("length");

  SystemDescription d;
  d.coordinates = {"theta"};
  d.mass = {{0, 0, m * l * l}};
  d.potentials = {{"gravity",
                   {0},
                   std::make_shared<Identity>(1),
                   std::make_shared<CosineEnergy>(m * p.number("gravity") * l)}};

  Problem problem;
  problem.system = std::make_shared<System>(std::move(d));
  problem.q0 = Vector::Constant(1, p.number("angle"));
  problem.v0 = Vector::Constant(1, p.number("rate"));
  problem.step = 0.02;
  problem.until = 5.0;
  return problem;
}

}  // namespace

ProblemInfo pendulum_angle() {
  return {"pendulum-angle",
          "a simple pendulum described by its angle: no constraint",
          "LensCardona2007",
          "gravity, step and end time",
          {quantity("gravity", 9.81, dimensions::acceleration, "gravity"),
           positive_quantity("mass", 1.0, dimensions::mass, "mass"),
           positive_quantity("length", 1.0, dimensions::length, "length"),
           {"angle", std::numbers::pi / 2.0, "initial angle from the vertical [rad]"},
           quantity("rate", 0.0, dimensions::angular_velocity, "initial angular velocity")},
          make_pendulum_angle};
}

}  // namespace visviva
