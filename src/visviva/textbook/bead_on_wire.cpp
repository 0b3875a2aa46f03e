// A bead on a straight wire, held by a linear constraint, and pulled by a spring whose law is not linear, for what
// [LensCardona2007] says of linear constraints in section 5.2.4:
//
//   Φ = y cos β − x sin β,    V = m g y + ½ k ε²,    ε = (|q − c|² − l²)/2l,   c = (0, c_y),
//
// or the same without constraint, by the way s along the wire: x = s cos β, y = s sin β.
#include <cmath>
#include <numbers>

#include "visviva/mechanics/invariants.hpp"
#include "visviva/textbook/problems.hpp"

namespace visviva {
namespace {

PotentialTerm anchor_spring(const Parameters& p, std::vector<int> coordinates, LocalVector centre,
                            double square_beside) {
  const double l = p.number("length");
  return {"spring", std::move(coordinates),
          std::make_shared<SquaredRadius>(std::move(centre), 0.5 / l,
                                          0.5 * (square_beside - l * l) / l),
          std::make_shared<QuadraticEnergy>(p.number("stiffness"), 0.0)};
}

Problem make_bead_on_wire(const Parameters& p) {
  const double m = p.number("mass");
  const double weight_force = m * p.number("gravity");
  const double anchor = p.number("anchor");
  const double c = std::cos(p.number("slope"));
  const double s = std::sin(p.number("slope"));

  SystemDescription d;
  Problem problem;
  if (p.choice("wire") == "reduced") {
    d.coordinates = {"s"};
    d.mass = {{0, 0, m}};
    d.potentials = {
        weight("gravity", {0}, {weight_force * s}),
        anchor_spring(p, {0}, LocalVector::Constant(1, anchor * s), anchor * anchor * c * c)};
    problem.q0 = Vector::Constant(1, p.number("place"));
  } else {
    d.coordinates = {"x", "y"};
    d.mass = {{0, 0, m}, {1, 1, m}};
    d.potentials = {weight("gravity", {1}, {weight_force}),
                    anchor_spring(p, {0, 1}, LocalVector{{0.0, anchor}}, 0.0)};
    const LocalMatrix none = LocalMatrix::Zero(1, 2);
    d.constraints = {
        {"wire",
         {0, 1},
         std::make_shared<Harmonic>(LocalVector::Zero(1), LocalMatrix{{-s, c}}, none, none),
         {}}};
    d.particles = {{"bead", {0, 1}, m}};
    problem.q0 = p.number("place") * Vector{{c, s}};
  }
  problem.system = std::make_shared<System>(std::move(d));
  problem.v0 = Vector::Zero(problem.q0.size());
  problem.step = 0.02;
  problem.until = 5.0;
  return problem;
}

}  // namespace

ProblemInfo bead_on_wire() {
  return {"bead-on-wire",
          "a bead on a straight wire, pulled by a spring: a linear constraint",
          "LensCardona2007",
          "all of it: the paper only says what holds for linear constraints",
          {{"wire",
            "constraint",
            "constraint: it holds x and y; reduced: the way along it is the coordinate",
            std::nullopt,
            std::nullopt,
            {"constraint", "reduced"}},
           positive_quantity("mass", 1.0, dimensions::mass, "mass of the bead"),
           quantity("gravity", 9.81, dimensions::acceleration, "gravity"),
           {"slope", std::numbers::pi / 6.0, "angle of the wire to the horizontal [rad]"},
           quantity("anchor", 1.0, dimensions::length, "height of the place the spring hangs from"),
           positive_quantity("length", 0.5, dimensions::length, "of the spring without load"),
           quantity("stiffness", 50.0, dimensions::stiffness, "of the spring, at that length", 0.0),
           quantity("place", 1.0, dimensions::length, "of the bead along the wire, at the start")},
          make_bead_on_wire};
}

}  // namespace visviva
