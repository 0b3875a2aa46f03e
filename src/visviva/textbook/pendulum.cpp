// Simple pendulum in Cartesian coordinates, test case b of [LensCardona2007], with y pointing down:
//
//   K = ½ m (ẋ² + ẏ²),   V = −m g y,   Φ = x² + y² − l²,   from rest at (l, 0).
#include "visviva/mechanics/invariants.hpp"
#include "visviva/textbook/problems.hpp"

namespace visviva {
namespace {

Problem make_pendulum(const Parameters& p) {
  const double m = p.number("mass");
  const double l = p.number("length");

  SystemDescription d;
  d.coordinates = {"x", "y"};
  d.mass = {{0, 0, m}, {1, 1, m}};
  d.potentials = {weight("gravity", {1}, {-m * p.number("gravity")})};
  d.constraints = {
      {"rod", {0, 1}, std::make_shared<SquaredRadius>(LocalVector::Zero(2), 1.0, -l * l), {}}};
  d.particles = {{"mass", {0, 1}, m}};

  Problem problem;
  problem.system = std::make_shared<System>(std::move(d));
  problem.q0 = Vector{{l, 0.0}};
  problem.v0 = Vector{{0.0, l * p.number("rate")}};
  problem.step = 0.02;
  problem.until = 5.0;
  return problem;
}

}  // namespace

ProblemInfo pendulum() {
  return {"pendulum",
          "a simple pendulum in x and y (down), with its length as constraint",
          "LensCardona2007",
          "gravity, step and end time",
          {quantity("gravity", 9.81, dimensions::acceleration, "gravity"),
           positive_quantity("mass", 1.0, dimensions::mass, "mass"),
           positive_quantity("length", 1.0, dimensions::length, "length"),
           quantity("rate", 0.0, dimensions::angular_velocity, "initial angular velocity")},
          make_pendulum};
}

}  // namespace visviva
