// Four point masses in space, two rigid bars 1–2 and 3–4 and two springs, [Hoitink2011] (4.24)–(4.36), after
// [Gonzalez1999]:
//
//   Φ = ( |r₂ − r₁| − 1,  |r₄ − r₃| − 1 ),      V = ½ k ε² per spring,  ε = (l² − 1)/2   (springs = green)
//                                                or V = ½ k (l − 1)²                       (springs = length).
//
// The thesis names neither the masses the springs join nor their law. `green` joins those pairs that start at the
// natural length; `length` is the pairing whose failures and iteration counts come closest to the published ones.
#include "visviva/mechanics/energies.hpp"
#include "visviva/mechanics/invariants.hpp"
#include "visviva/textbook/problems.hpp"

namespace visviva {
namespace {

std::vector<int> coordinates_of(int i, int j) {
  return {3 * i - 3, 3 * i - 2, 3 * i - 1, 3 * j - 3, 3 * j - 2, 3 * j - 1};
}

ConstraintTerm bar(std::string name, int i, int j) {
  return {std::move(name), coordinates_of(i, j), std::make_shared<Distance>(3, -1.0), {}};
}

PotentialTerm green_spring(std::string name, int i, int j, double stiffness) {
  return {std::move(name), coordinates_of(i, j), std::make_shared<SquaredDistance>(3, 0.5, -0.5),
          std::make_shared<QuadraticEnergy>(stiffness, 0.0)};
}

PotentialTerm length_spring(std::string name, int i, int j, double stiffness) {
  return {std::move(name), coordinates_of(i, j), std::make_shared<SquaredDistance>(3, 1.0, 0.0),
          std::make_shared<LengthEnergy>(stiffness, 1.0)};
}

Problem make_four_mass(const Parameters& p) {
  SystemDescription d;
  for (int i = 1; i <= 4; ++i) {
    const std::string number = std::to_string(i);
    const int first = 3 * i - 3;
    const double m = p.number("mass_" + number);
    for (const char* axis : {"x", "y", "z"}) d.coordinates.push_back(axis + number);
    for (int k = first; k < first + 3; ++k) d.mass.emplace_back(k, k, m);
    d.particles.push_back({"mass-" + number, {first, first + 1, first + 2}, m});
  }
  const double k1 = p.number("stiffness_1");
  const double k2 = p.number("stiffness_2");
  if (p.choice("springs") == "green")
    d.potentials = {green_spring("spring-1", 2, 3, k1), green_spring("spring-2", 1, 4, k2)};
  else
    d.potentials = {length_spring("spring-1", 2, 4, k1), length_spring("spring-2", 1, 4, k2)};
  d.constraints = {bar("bar-12", 1, 2), bar("bar-34", 3, 4)};
  d.translation_invariant = true;
  d.rotation_invariant = true;

  Problem problem;
  problem.system = std::make_shared<System>(std::move(d));
  problem.q0 = Vector{{0, 0, 0, 1, 0, 0, 1, 1, 0, 0, 1, 0}};
  problem.v0 = Vector::Zero(12);
  problem.v0[11] = p.number("impulse") / p.number("mass_4");
  problem.step = 0.01;
  problem.until = 10.0;
  return problem;
}

}  // namespace

ProblemInfo four_mass() {
  return {
      "four-mass",
      "four masses free in space, joined by two rigid bars and two springs",
      "Hoitink2011",
      "which masses the springs join, and the law of the springs",
      {{"springs",
        "green",
        "green: Green strain, on 2-3 and 1-4; length: linear in the length, on 2-4 and 1-4",
        std::nullopt,
        std::nullopt,
        {"green", "length"}},
       {"stiffness_1", 100.0, "stiffness of the first spring", 0.0},
       {"stiffness_2", 1000.0, "stiffness of the second spring", 0.0},
       positive_quantity("mass_1", 1.0, dimensions::mass, "first mass"),
       positive_quantity("mass_2", 3.0, dimensions::mass, "second mass"),
       positive_quantity("mass_3", 2.3, dimensions::mass, "third mass"),
       positive_quantity("mass_4", 1.7, dimensions::mass, "fourth mass"),
       quantity("impulse", 2.0, dimensions::momentum, "initial momentum of the fourth mass in z")},
      make_four_mass};
}

}  // namespace visviva
