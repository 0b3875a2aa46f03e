// Andrews' squeezer: seven rigid links K1 … K7, a motor torque and a spring, [Hoitink2011] (A.8)–(A.17) and
// Table A.1, with the data of the IVP test set [MazziaMagherini2008]. Each link has the coordinates (x, y) of its
// mass centre and its absolute angle (β, θ, γ, φ, δ, Ω, ε). With R(α) the rotation by α every constraint reads
//
//   (xᵢ, yᵢ) + Σ R(α)(a, b) = ground point,   or   Σ R(α)(a, b) = ground point:
//
// seven mass centres and three closed loops.
//
// The spring pulls the point D of K3 towards C; V = ½ c₀ (|D − C| − l₀)² − T β.
//
// The thesis misprints t_b and the moment of the spring and leaves out the moments of inertia; with the test set's
// values β̈(0) = 14222.44, as published there.
#include <algorithm>
#include <cmath>
#include <utility>

#include "visviva/mechanics/energies.hpp"
#include "visviva/mechanics/invariants.hpp"
#include "visviva/mechanics/planar_invariants.hpp"
#include "visviva/textbook/problems.hpp"

namespace visviva {
namespace {

constexpr int links = 7;
constexpr int coordinate_count = 3 * links;
constexpr double mass[links] = {0.04325, 0.00365, 0.02373, 0.00706, 0.07050, 0.00706, 0.05498};
constexpr double inertia[links] = {2.194e-6, 4.410e-7, 5.255e-6, 5.667e-7,
                                   1.169e-5, 5.667e-7, 1.912e-5};
constexpr double dd = 0.028, da = 0.0115, e = 0.02, ea = 0.01421, rr = 0.007, ra = 0.00092;
constexpr double ss = 0.035, sa = 0.01874, sb = 0.01043, sc = 0.018, sd = 0.02;
constexpr double ta = 0.02308, tb = 0.00916, u = 0.04, ua = 0.01228, ub = 0.00449;
constexpr double zf = 0.02, zt = 0.04, fa = 0.01421;

struct Place {
  double x;
  double y;
};
constexpr Place O = {0.0, 0.0}, A = {-0.06934, -0.00227}, B = {-0.03635, 0.03273},
                C = {0.014, 0.072};

enum Angle { beta = 2, theta = 5, gamma = 8, phi = 11, delta = 14, Omega = 17, epsilon = 20 };

// R(angle)(a, b)
struct Arm {
  Angle angle;
  double a;
  double b;
};

// (x, y) of link `link` (0: of no link) + Σ arms − ground.
ConstraintTerm closure(std::string name, int link, const std::vector<Arm>& arms, Place ground) {
  std::vector<int> coordinates(arms.size());
  std::transform(arms.begin(), arms.end(), coordinates.begin(),
                 [](const Arm& arm) { return arm.angle; });
  if (link > 0) coordinates.insert(coordinates.end(), {3 * link - 3, 3 * link - 2});

  const auto n = static_cast<Eigen::Index>(coordinates.size());
  LocalMatrix linear = LocalMatrix::Zero(2, n);
  LocalMatrix sine = LocalMatrix::Zero(2, n);
  LocalMatrix cosine = LocalMatrix::Zero(2, n);
  for (std::size_t i = 0; i < arms.size(); ++i) {
    const auto column = static_cast<Eigen::Index>(i);
    cosine.col(column) << arms[i].a, arms[i].b;
    sine.col(column) << -arms[i].b, arms[i].a;
  }
  if (link > 0) linear.rightCols(2).setIdentity();
  const LocalVector constant = Eigen::Vector2d(-ground.x, -ground.y);
  return {std::move(name),
          std::move(coordinates),
          std::make_shared<Harmonic>(constant, linear, sine, cosine),
          {}};
}

// (A.17), row by row.
std::vector<ConstraintTerm> joints() {
  return {
      closure("centre-K1", 1, {{beta, -ra, 0}}, O),
      closure("centre-K2", 2, {{beta, -rr, 0}, {theta, da, 0}}, O),
      closure("centre-K3", 3, {{gamma, -sb, sa}}, B),
      closure("centre-K4", 4, {{delta, -zt, 0}, {phi, 0, e - ea}}, A),
      closure("centre-K5", 5, {{delta, -ta, -tb}}, A),
      closure("centre-K6", 6, {{epsilon, 0, u}, {Omega, fa - zf, 0}}, A),
      closure("centre-K7", 7, {{epsilon, ub, ua}}, A),
      closure("loop-K3", 0, {{beta, rr, 0}, {theta, -dd, 0}, {gamma, 0, ss}}, B),
      closure("loop-K4-K5", 0, {{beta, rr, 0}, {theta, -dd, 0}, {phi, 0, e}, {delta, -zt, 0}}, A),
      closure("loop-K6-K7", 0, {{beta, rr, 0}, {theta, -dd, 0}, {Omega, -zf, 0}, {epsilon, 0, u}},
              A),
  };
}

// The force of the spring on (x₃, y₃, γ) as Table A.1 and (A.14)–(A.16) write it: the place of D follows from
// γ alone, as the joint of K3 prescribes, and not from (x₃, y₃).
class SpringAtJoint final : public Load {
 public:
  SpringAtJoint(double stiffness, double natural_length) : c0_(stiffness), l0_(natural_length) {}
  [[nodiscard]] int inputs() const override { return 3; }

  void force(const LocalVector& x, const LocalVector&, double, LocalVector& f) const override {
    const Point p(x[2]);
    const Eigen::Vector2d F = pull(p).force;
    f << F, F.y() * (p.D.x() - x[0]) - F.x() * (p.D.y() - x[1]);
  }

  void tangent(const LocalVector& x, const LocalVector&, double, LocalMatrix& f_x,
               LocalMatrix& f_v) const override {
    const Point p(x[2]);
    const auto [F, F_D] = pull(p);
    const Eigen::Vector2d F_gamma = F_D * p.D_gamma;
    f_v.setZero();
    f_x.setZero();
    f_x.col(2).head<2>() = F_gamma;
    f_x(2, 0) = -F.y();
    f_x(2, 1) = F.x();
    f_x(2, 2) = F_gamma.y() * (p.D.x() - x[0]) + F.y() * p.D_gamma.x() -
                F_gamma.x() * (p.D.y() - x[1]) - F.x() * p.D_gamma.y();
  }

 private:
  struct Point {
    explicit Point(double g)
        : D(sd * std::cos(g) + sc * std::sin(g) + B.x, sd * std::sin(g) - sc * std::cos(g) + B.y),
          D_gamma(-sd * std::sin(g) + sc * std::cos(g), sd * std::cos(g) + sc * std::sin(g)) {}
    Eigen::Vector2d D;
    Eigen::Vector2d D_gamma;
  };
  struct Pull {
    Eigen::Vector2d force;
    Eigen::Matrix2d by_D;
  };

  [[nodiscard]] Pull pull(const Point& p) const {
    const Eigen::Vector2d r = p.D - Eigen::Vector2d(C.x, C.y);
    const double L = r.norm();
    const double factor = -c0_ * (L - l0_) / L;
    return {factor * r,
            factor * Eigen::Matrix2d::Identity() - c0_ * l0_ / (L * L * L) * (r * r.transpose())};
  }

  double c0_;
  double l0_;
};

PotentialTerm spring(double stiffness, double natural_length) {
  return {"spring",
          {gamma - 2, gamma - 1, gamma},
          std::make_shared<BodyPointSquaredDistance>(Eigen::Vector2d(sd - sb, sa - sc),
                                                     Eigen::Vector2d(C.x, C.y)),
          std::make_shared<LengthEnergy>(stiffness, natural_length),
          std::make_shared<SpringAtJoint>(stiffness, natural_length)};
}

// The published relative angles β, Θ, γ, Φ, δ, Ω, ε, made absolute; the mass centres follow from the joints.
Vector start(const System& system) {
  Vector q = Vector::Zero(coordinate_count);
  q[beta] = -0.0617138900142764;
  q[theta] = 0.0 + q[beta];
  q[gamma] = 0.455279819163070;
  q[delta] = 0.487364979543843;
  q[phi] = 0.222668390165886 + q[delta];
  q[epsilon] = 1.23054744454982;
  q[Omega] = -0.222668390165886 + q[epsilon];
  Vector residual(system.constraint_count());
  system.constraints().value(q, 0.0, residual);
  for (Eigen::Index i = 0; i < links; ++i) q.segment<2>(3 * i) = -residual.segment<2>(2 * i);
  return q;
}

Problem make_seven_bar(const Parameters& p) {
  SystemDescription description;
  const char* const angles[links] = {"beta", "theta", "gamma", "phi", "delta", "Omega", "epsilon"};
  for (int i = 0; i < links; ++i) {
    const std::string number = std::to_string(i + 1);
    description.coordinates.insert(description.coordinates.end(),
                                   {"x" + number, "y" + number, angles[i]});
    description.mass.insert(description.mass.end(), {{3 * i, 3 * i, mass[i]},
                                                     {3 * i + 1, 3 * i + 1, mass[i]},
                                                     {3 * i + 2, 3 * i + 2, inertia[i]}});
    description.particles.push_back({"K" + number, {3 * i, 3 * i + 1}, mass[i]});
  }
  description.potentials = {weight("motor", {beta}, {-p.number("torque")}),
                            spring(p.number("stiffness"), p.number("natural_length"))};
  description.constraints = joints();

  Problem problem;
  problem.system = std::make_shared<System>(std::move(description));
  problem.q0 = start(*problem.system);
  problem.v0 = Vector::Zero(coordinate_count);
  problem.step = 1e-5;
  problem.until = 0.03;
  return problem;
}

}  // namespace

ProblemInfo seven_bar() {
  return {"seven-bar",
          "Andrews' squeezer: seven links, a motor and a spring, in points and absolute angles",
          "Hoitink2011",
          "",
          {quantity("torque", 0.033, dimensions::moment, "motor torque on the crank"),
           quantity("stiffness", 4530.0, dimensions::stiffness, "spring stiffness", 0.0),
           quantity("natural_length", 0.07785, dimensions::length, "natural length of the spring",
                    0.0)},
          make_seven_bar};
}

}  // namespace visviva
