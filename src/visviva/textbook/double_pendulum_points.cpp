// Double pendulum in Cartesian coordinates, test cases c and d of [LensCardona2007]:
//
//   Φ = ( x₁² + y₁² − l₁²,  (x₂ − x₁)² + (y₂ − y₁)² − l₂² ),   V = m₁ g y₁ + m₂ g y₂,   from rest at (1, 0), (1, 1).
//
// As printed, y points up and the second mass starts above the first; a negative gravity lets it hang. Case d, with
// m₁ = m₂/200, is stiff: at t = 0.746 the bars become collinear and snap, the discrete equations of a coarse step have
// several solutions there, and what follows depends on the nonlinear solver.
#include "visviva/mechanics/invariants.hpp"
#include "visviva/textbook/problems.hpp"

namespace visviva {
namespace {

Problem make_double_pendulum_points(const Parameters& p, double until) {
  const double g = p.number("gravity");
  const double m1 = p.number("mass_1");
  const double m2 = p.number("mass_2");
  const double l1 = p.number("length_1");
  const double l2 = p.number("length_2");
  const double w1 = p.number("rate_1");
  const double w2 = p.number("rate_2");

  SystemDescription d;
  d.coordinates = {"x1", "y1", "x2", "y2"};
  d.mass = {{0, 0, m1}, {1, 1, m1}, {2, 2, m2}, {3, 3, m2}};
  d.potentials = {weight("gravity", {1, 3}, {m1 * g, m2 * g})};
  d.constraints = {
      {"bar-1", {0, 1}, std::make_shared<SquaredRadius>(LocalVector::Zero(2), 1.0, -l1 * l1), {}},
      {"bar-2", {0, 1, 2, 3}, std::make_shared<SquaredDistance>(2, 1.0, -l2 * l2), {}}};
  d.particles = {{"mass-1", {0, 1}, m1}, {"mass-2", {2, 3}, m2}};

  Problem problem;
  problem.system = std::make_shared<System>(std::move(d));
  problem.q0 = Vector{{l1, 0.0, l1, l2}};
  problem.v0 = Vector{{0.0, l1 * w1, -l2 * w2, l1 * w1}};
  problem.step = 0.01;
  problem.until = until;
  return problem;
}

std::vector<ParameterInfo> parameters(double mass_1) {
  return {
      quantity("gravity", 9.81, dimensions::acceleration, "gravity, against y; negative: along y"),
      quantity("mass_1", mass_1, dimensions::mass, "upper mass", 0.0),
      quantity("mass_2", 1.0, dimensions::mass, "lower mass", 0.0),
      positive_quantity("length_1", 1.0, dimensions::length, "upper bar"),
      positive_quantity("length_2", 1.0, dimensions::length, "lower bar"),
      quantity("rate_1", 0.0, dimensions::angular_velocity,
               "initial angular velocity of the upper bar"),
      quantity("rate_2", 0.0, dimensions::angular_velocity,
               "initial angular velocity of the lower bar")};
}

}  // namespace

ProblemInfo double_pendulum_points() {
  return {"double-pendulum-points",
          "two point masses on rigid bars, in x and y, with the squared lengths as constraints",
          "LensCardona2007",
          "gravity, step and end time",
          parameters(1.0),
          [](const Parameters& p) { return make_double_pendulum_points(p, 5.0); }};
}

ProblemInfo double_pendulum_stiff() {
  return {"double-pendulum-stiff",
          "double-pendulum-points with a light upper mass; ends before the bars snap at 0.746 s",
          "LensCardona2007",
          "gravity and end time",
          parameters(0.005),
          [](const Parameters& p) { return make_double_pendulum_points(p, 0.7); }};
}

}  // namespace visviva
