// A mass on a circular track under a tangential force, [Hoitink2011] (A.1)–(A.7), after [ArevaloLotstedt1995]:
//
//   M = 2 I,   Φ = 1 − x² − y²,   F = (4y, −4x).
//
// From rest at (0, 1) the exact solution is (sin t², cos t²) with λ = −4t².
#include "visviva/mechanics/invariants.hpp"
#include "visviva/textbook/problems.hpp"

namespace visviva {
namespace {

// f = c (y, −x)
class TangentialForce final : public Load {
 public:
  explicit TangentialForce(double c) : c_(c) {}
  [[nodiscard]] int inputs() const override { return 2; }
  void force(const LocalVector& x, const LocalVector&, double, LocalVector& f) const override {
    f << c_ * x[1], -c_ * x[0];
  }
  void tangent(const LocalVector&, const LocalVector&, double, LocalMatrix& f_x,
               LocalMatrix& f_v) const override {
    f_x << 0.0, c_, -c_, 0.0;
    f_v.setZero();
  }

 private:
  double c_;
};

Problem make_circle_track(const Parameters& p) {
  const double m = p.number("mass");

  SystemDescription d;
  d.coordinates = {"x", "y"};
  d.mass = {{0, 0, m}, {1, 1, m}};
  d.constraints = {
      {"track", {0, 1}, std::make_shared<SquaredRadius>(LocalVector::Zero(2), -1.0, 1.0), {}}};
  d.loads = {{"drive", {0, 1}, std::make_shared<TangentialForce>(p.number("force"))}};
  d.particles = {{"mass", {0, 1}, m}};

  Problem problem;
  problem.system = std::make_shared<System>(std::move(d));
  problem.q0 = Vector{{0.0, 1.0}};
  problem.v0 = Vector{{p.number("rate"), 0.0}};
  problem.step = 0.005;
  problem.until = 5.0;
  return problem;
}

}  // namespace

ProblemInfo circle_track() {
  return {"circle-track",
          "a mass driven around a circular track by a tangential force; exact solution known",
          "Hoitink2011",
          "",
          {positive_quantity("mass", 2.0, dimensions::mass, "mass"),
           quantity("force", 4.0, dimensions::force, "tangential force"),
           quantity("rate", 0.0, dimensions::velocity, "initial speed along the track")},
          make_circle_track};
}

}  // namespace visviva
