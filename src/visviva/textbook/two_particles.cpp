// Two particles on one line whose distances from a fixed point lie on a circle, [GarciaOrden2009] section 6:
//
//   M = diag(1, μ),   Φ = q₁² + q₂² − 1,   V = 0,   from q = (0, 1) with v = (1, 0).
#include "visviva/mechanics/invariants.hpp"
#include "visviva/textbook/problems.hpp"

namespace visviva {
namespace {

Problem make_two_particles(const Parameters& p) {
  SystemDescription d;
  d.coordinates = {"q1", "q2"};
  d.mass = {{0, 0, 1.0}, {1, 1, p.number("mass_ratio")}};
  d.constraints = {
      {"circle", {0, 1}, std::make_shared<SquaredRadius>(LocalVector::Zero(2), 1.0, -1.0), {}}};

  Problem problem;
  problem.system = std::make_shared<System>(std::move(d));
  problem.q0 = Vector{{0.0, 1.0}};
  problem.v0 = Vector{{p.number("rate"), 0.0}};
  problem.step = 0.1;
  problem.until = 10.0;
  return problem;
}

}  // namespace

ProblemInfo two_particles() {
  return {"two-particles",
          "two unequal particles on one line, tied by a quadratic constraint; no forces",
          "GarciaOrden2009",
          "",
          {{"mass_ratio", 0.1, "second mass over the first (which is 1 kg)", 0.0},
           quantity("rate", 1.0, dimensions::velocity, "initial velocity of the first particle")},
          make_two_particles};
}

}  // namespace visviva
