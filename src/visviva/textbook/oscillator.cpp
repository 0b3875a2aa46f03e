// Linear oscillator,
//
//   m q̈ + c q̇ + k q = 0,   k = m (2π/T)²,
//
// the model equation of the spectral analyses of [BottassoTrainelli2004]. With the default period of one second
// the step is the step per period.
#include <numbers>

#include "visviva/mechanics/elements/viscous_load.hpp"
#include "visviva/mechanics/invariants.hpp"
#include "visviva/textbook/problems.hpp"

namespace visviva {
namespace {

Problem make_oscillator(const Parameters& p) {
  const double m = p.number("mass");
  const double c = p.number("damping");
  const double period = p.number("period");
  const double omega = 2.0 * std::numbers::pi / period;

  SystemDescription d;
  d.coordinates = {"q"};
  d.mass = {{0, 0, m}};
  d.potentials = {{"spring",
                   {0},
                   std::make_shared<Identity>(1),
                   std::make_shared<QuadraticEnergy>(m * omega * omega, 0.0)}};
  if (c > 0.0)
    d.loads = {{"dashpot", {0}, std::make_shared<ViscousLoad>(std::make_shared<Identity>(1), c)}};

  Problem problem;
  problem.system = std::make_shared<System>(std::move(d));
  problem.q0 = Vector::Constant(1, p.number("q0"));
  problem.v0 = Vector::Constant(1, p.number("v0"));
  problem.step = period / 100.0;
  problem.until = 10.0 * period;
  return problem;
}

}  // namespace

ProblemInfo oscillator() {
  return {"oscillator",
          "a linear oscillator: one mass, one spring, and a dashpot if wanted",
          "BottassoTrainelli2004",
          "mass, period and initial state",
          {quantity("mass", 1.0, dimensions::mass, "mass", 1e-12),
           quantity("period", 1.0, dimensions::time, "natural period without damping", 1e-12),
           quantity("damping", 0.0, dimensions::damping, "viscous damping", 0.0),
           quantity("q0", 1.0, dimensions::length, "initial displacement"),
           quantity("v0", 0.0, dimensions::velocity, "initial velocity")},
          make_oscillator};
}

}  // namespace visviva
