// Double pendulum in redundant coordinates (x, y, θ) with massless angles, [Hoitink2011] (4.1)–(4.14):
//
//   Φ = ( x₁ − L₁ sin θ₁,  y₁ + L₁ cos θ₁,  x₂ − x₁ − L₂ sin θ₂,  y₂ − y₁ + L₂ cos θ₂ ),   V = m₁ g y₁ + m₂ g y₂.
#include <cmath>
#include <numbers>

#include "visviva/mechanics/invariants.hpp"
#include "visviva/textbook/problems.hpp"

namespace visviva {
namespace {

// (x_b − x_a, y_b − y_a) − L (sin θ, −cos θ) on the coordinates (x_b, y_b, θ[, x_a, y_a]).
std::shared_ptr<const Invariant> bar(double length, bool to_ground) {
  const int n = to_ground ? 3 : 5;
  LocalMatrix linear = LocalMatrix::Zero(2, n);
  LocalMatrix sine = LocalMatrix::Zero(2, n);
  LocalMatrix cosine = LocalMatrix::Zero(2, n);
  linear(0, 0) = linear(1, 1) = 1.0;
  if (!to_ground) linear(0, 3) = linear(1, 4) = -1.0;
  sine(0, 2) = -length;
  cosine(1, 2) = length;
  return std::make_shared<Harmonic>(LocalVector::Zero(2), linear, sine, cosine);
}

Problem make_double_pendulum(const Parameters& p) {
  const double g = p.number("gravity");
  const double m1 = p.number("mass_1");
  const double m2 = p.number("mass_2");
  const double l1 = p.number("length_1");
  const double l2 = p.number("length_2");

  SystemDescription d;
  d.coordinates = {"x1", "y1", "theta1", "x2", "y2", "theta2"};
  d.mass = {{0, 0, m1}, {1, 1, m1}, {3, 3, m2}, {4, 4, m2}};
  d.potentials = {weight("gravity", {1, 4}, {m1 * g, m2 * g})};
  d.constraints = {{"bar-1", {0, 1, 2}, bar(l1, true), {}},
                   {"bar-2", {3, 4, 5, 0, 1}, bar(l2, false), {}}};
  d.particles = {{"mass-1", {0, 1}, m1}, {"mass-2", {3, 4}, m2}};

  const double a1 = std::numbers::pi / 2.0;
  const double w1 = p.number("rate_1");
  const double w2 = p.number("rate_2");
  Problem problem;
  problem.system = std::make_shared<System>(std::move(d));
  problem.q0 = Vector{{l1, 0.0, a1, l1, -l2, 0.0}};
  problem.v0 = Vector{{0.0, l1 * w1, w1, l2 * w2, l1 * w1, w2}};
  problem.step = 0.01;
  problem.until = 10.0;
  return problem;
}

}  // namespace

ProblemInfo double_pendulum() {
  return {"double-pendulum",
          "two point masses on rigid massless bars, coordinates x, y and massless angles",
          "Hoitink2011",
          "",
          {quantity("gravity", 10.0, dimensions::acceleration, "gravity"),
           quantity("mass_1", 1.0, dimensions::mass, "upper mass", 0.0),
           quantity("mass_2", 1.0, dimensions::mass, "lower mass", 0.0),
           positive_quantity("length_1", 1.0, dimensions::length, "upper bar"),
           positive_quantity("length_2", 1.0, dimensions::length, "lower bar"),
           quantity("rate_1", 0.0, dimensions::angular_velocity,
                    "initial angular velocity of the upper bar"),
           quantity("rate_2", 0.0, dimensions::angular_velocity,
                    "initial angular velocity of the lower bar")},
          make_double_pendulum};
}

}  // namespace visviva
