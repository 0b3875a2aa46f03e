// A thin beam of five nodes between two rigid links, [Hoitink2011] (4.37)–(4.47), after [ArmeroRomero2001]:
//
//   Φ = ( 1 − x₁² − y₁²,  1 − (2 − x₅)² − (1 − y₅)² ),
//   V = Σ ½ κ (l − l₀)²  over the four elements  +  Σ ½ C_b (ν + ψ)/(ν − ψ)  over the three inner nodes,
//
// with ψ = r₁·r₂ and ν = l₁ l₂ of the vectors from an inner node to its neighbours. At rest at the start; a
// triangular pulse pushes node 1 in y.
#include <cmath>

#include "visviva/mechanics/energies.hpp"
#include "visviva/mechanics/invariants.hpp"
#include "visviva/mechanics/planar_invariants.hpp"
#include "visviva/textbook/problems.hpp"

namespace visviva {
namespace {

constexpr int nodes = 5;
constexpr int beam_coordinates = 2 * nodes;

// A force that rises linearly to its peak at half its duration and falls back to zero.
class TriangularPulse final : public Load {
 public:
  TriangularPulse(double peak, double duration) : peak_(peak), duration_(duration) {}
  [[nodiscard]] int inputs() const override { return 1; }
  void force(const LocalVector&, const LocalVector&, double t, LocalVector& f) const override {
    const double from_peak = std::abs(2.0 * t / duration_ - 1.0);
    f[0] = from_peak < 1.0 ? peak_ * (1.0 - from_peak) : 0.0;
  }
  void tangent(const LocalVector&, const LocalVector&, double, LocalMatrix& f_x,
               LocalMatrix& f_v) const override {
    f_x.setZero();
    f_v.setZero();
  }

 private:
  double peak_;
  double duration_;
};

ConstraintTerm link(std::string name, int node, const Eigen::Vector2d& centre) {
  return {std::move(name),
          {2 * node - 2, 2 * node - 1},
          std::make_shared<SquaredRadius>(centre, -1.0, 1.0),
          {}};
}

std::vector<PotentialTerm> beam(const Parameters& p) {
  const auto length = std::make_shared<SquaredDistance>(2, 1.0, 0.0);
  const auto axial =
      std::make_shared<LengthEnergy>(p.number("axial_stiffness"), p.number("element_length"));
  const auto bend = std::make_shared<Bend>();
  const auto bending = std::make_shared<BendEnergy>(p.number("bending_stiffness"));
  std::vector<PotentialTerm> terms;
  for (int i = 0; i + 1 < nodes; ++i)
    terms.push_back({"axial-" + std::to_string(i + 1),
                     {2 * i, 2 * i + 1, 2 * i + 2, 2 * i + 3},
                     length,
                     axial});
  for (int i = 0; i + 2 < nodes; ++i)
    terms.push_back({"bend-" + std::to_string(i + 2),
                     {2 * i, 2 * i + 1, 2 * i + 2, 2 * i + 3, 2 * i + 4, 2 * i + 5},
                     bend,
                     bending});
  return terms;
}

// The nodes on the straight line between the ends of the two links.
Vector bent_beam(double angle_1, double angle_5) {
  const Eigen::Vector2d first(std::cos(angle_1), std::sin(angle_1));
  const Eigen::Vector2d last(2.0 - std::cos(angle_5), 1.0 - std::sin(angle_5));
  Vector q(beam_coordinates);
  for (Eigen::Index i = 0; i < nodes; ++i) {
    const double s = static_cast<double>(i) / (nodes - 1);
    q.segment<2>(2 * i) = (1.0 - s) * first + s * last;
  }
  return q;
}

Problem make_thin_beam(const Parameters& p) {
  SystemDescription d;
  for (int i = 0; i < nodes; ++i) {
    const std::string number = std::to_string(i + 1);
    const double m = p.number(i == 0 || i == nodes - 1 ? "end_mass" : "inner_mass");
    d.coordinates.insert(d.coordinates.end(), {"x" + number, "y" + number});
    d.mass.insert(d.mass.end(), {{2 * i, 2 * i, m}, {2 * i + 1, 2 * i + 1, m}});
    d.particles.push_back({"node-" + number, {2 * i, 2 * i + 1}, m});
  }
  d.potentials = beam(p);
  d.constraints = {link("link-1", 1, {0.0, 0.0}), link("link-5", 5, {2.0, 1.0})};
  d.loads = {{"pulse",
              {1},
              std::make_shared<TriangularPulse>(p.number("pulse_force"), p.number("pulse_time"))}};

  Problem problem;
  problem.system = std::make_shared<System>(std::move(d));
  problem.q0 = bent_beam(p.number("angle_1"), p.number("angle_5"));
  problem.v0 = Vector::Zero(beam_coordinates);
  problem.step = 0.01;
  problem.until = 10.0;
  return problem;
}

}  // namespace

ProblemInfo thin_beam() {
  return {
      "thin-beam",
      "a thin beam of five nodes between two rigid links, pushed by a short pulse",
      "Hoitink2011",
      "stiffnesses, initial geometry, natural lengths, and size, place and direction of the pulse",
      {quantity("axial_stiffness", 1e5, dimensions::stiffness, "axial stiffness of an element",
                0.0),
       quantity("bending_stiffness", 100.0, dimensions::moment,
                "bending stiffness of an inner node", 0.0),
       positive_quantity("element_length", 0.25, dimensions::length,
                         "natural length of an element"),
       positive_quantity("end_mass", 2.0, dimensions::mass, "mass of the two end nodes"),
       positive_quantity("inner_mass", 0.2, dimensions::mass, "mass of the three inner nodes"),
       {"angle_1", 0.0, "initial angle of the link to node 1, from the x axis [rad]"},
       {"angle_5", 0.0, "initial angle of the link to node 5, from the negative x axis [rad]"},
       quantity("pulse_force", 20.0, dimensions::force, "peak of the pulse on node 1"),
       quantity("pulse_time", 0.5, dimensions::time, "duration of the pulse", 1e-6)},
      make_thin_beam};
}

}  // namespace visviva
