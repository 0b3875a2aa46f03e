// Andrews' squeezer as seven rigid bodies in space, with hinges about z; data and points of the IVP test set
// [MazziaMagherini2008], A03 of the IFToMM library of benchmarks. The problem seven-bar is the same in points and angles.
//
// With R(α) the rotation by the absolute angle of a link, and E the point where K2, K3, K4 and K6 meet:
//
//   F = R(β)(rr, 0)      E = F − R(θ)(d, 0) = B − R(γ)(0, ss)      D = B + R(γ)(sd, −sc)
//   G = A + R(δ)(zt, 0) = E + R(φ)(0, e)      H = A − R(ε)(0, u) = E − R(Ω)(zf, 0)
//
// Three loops, each with three redundant constraints. The links are plates: Jx = Jy = ½ Jz.
#include "visviva/mechanics/elements/spring.hpp"
#include "visviva/mechanics/joints/lower_pairs.hpp"
#include "visviva/textbook/model_problem.hpp"
#include "visviva/textbook/problems.hpp"

namespace visviva {
namespace {

using model::Matrix3d;
using model::Vector3d;

constexpr double d = 0.028, da = 0.0115, e = 0.02, ea = 0.01421, rr = 0.007, ra = 0.00092;
constexpr double ss = 0.035, sa = 0.01874, sb = 0.01043, sc = 0.018, sd = 0.02;
constexpr double ta = 0.02308, tb = 0.00916, u = 0.04, ua = 0.01228, ub = 0.00449;
constexpr double zf = 0.02, zt = 0.04, fa = 0.01421;

// The relative angles that the test set starts from.
constexpr double beta = -0.0617138900142764, Theta = 0.0, gamma = 0.455279819163070;
constexpr double Phi = 0.222668390165886, delta = 0.487364979543843;
constexpr double Omega = -0.222668390165886, epsilon = 1.23054744454982;

struct Link {
  const char* name;
  double mass;
  double inertia;
  Matrix3d R;
  Vector3d centre;
};

Matrix3d turn(double angle) {
  return Eigen::AngleAxisd(angle, Vector3d::UnitZ()).toRotationMatrix();
}

Vector3d at(double x, double y) { return {x, y, 0.0}; }

Problem make(const Parameters& p) {
  const Vector3d O = at(0, 0), A = at(-0.06934, -0.00227), B = at(-0.03635, 0.03273),
                 C = at(0.014, 0.072);
  const Matrix3d R1 = turn(beta), R2 = turn(Theta + beta), R3 = turn(gamma), R4 = turn(Phi + delta),
                 R5 = turn(delta), R6 = turn(Omega + epsilon), R7 = turn(epsilon);
  const Vector3d F = R1 * at(rr, 0), E = F - R2 * at(d, 0), D = B + R3 * at(sd, -sc),
                 G = A + R5 * at(zt, 0), H = A - R7 * at(0, u);

  model::Model m;
  m.name = "squeezer";
  for (const Link& link : {Link{"K1", 0.04325, 2.194e-6, R1, R1 * at(ra, 0)},
                           Link{"K2", 0.00365, 4.410e-7, R2, F - R2 * at(da, 0)},
                           Link{"K3", 0.02373, 5.255e-6, R3, B + R3 * at(sb, -sa)},
                           Link{"K4", 0.00706, 5.667e-7, R4, G - R4 * at(0, e - ea)},
                           Link{"K5", 0.07050, 1.169e-5, R5, A + R5 * at(ta, tb)},
                           Link{"K6", 0.00706, 5.667e-7, R6, H + R6 * at(zf - fa, 0)},
                           Link{"K7", 0.05498, 1.912e-5, R7, A - R7 * at(ub, ua)}}) {
    model::Body body;
    body.name = link.name;
    body.mass = link.mass;
    body.inertia = link.inertia * Vector3d(0.5, 0.5, 1.0).asDiagonal();
    body.position = link.centre;
    body.orientation = link.R;
    m.bodies.push_back(body);
  }
  const auto hinge = [&](const char* name, const std::string& a, const char* b,
                         const Vector3d& point) {
    m.connect(name, std::make_shared<Revolute>(), a, b, point);
  };
  // Its angle is β.
  m.joints.push_back({"O", std::make_shared<Revolute>(),
                      m.marker(model::ground, O, Vector3d::UnitZ(), Vector3d::UnitX()),
                      m.marker("K1", O, Vector3d::UnitZ(), R1.col(0))});
  hinge("F", "K1", "K2", F);
  hinge("B", model::ground, "K3", B);
  hinge("E-K3", "K2", "K3", E);
  hinge("A-K5", model::ground, "K5", A);
  hinge("G", "K5", "K4", G);
  hinge("E-K4", "K2", "K4", E);
  hinge("A-K7", model::ground, "K7", A);
  hinge("H", "K7", "K6", H);
  hinge("E-K6", "K2", "K6", E);
  m.attach("spring", std::make_shared<Spring>(p.number("stiffness"), p.number("natural_length")),
           {{model::ground, C}, {"K3", D}});
  m.loads.push_back({"motor", m.marker("K1", O), &moment_load, Direction::dead,
                     Vector3d(0.0, 0.0, p.number("torque"))});
  m.sensors.push_back({"beta", model::Sensor::Quantity::angle, {}, "O"});
  m.sensors.push_back({"position of F", model::Sensor::Quantity::position, m.marker("K1", F), ""});
  return to_problem(m, 1e-5, 0.03);
}

}  // namespace

ProblemInfo squeezer() {
  return {"squeezer",
          "Andrews' squeezer: seven rigid bodies in space, a motor and a spring",
          "MazziaMagherini2008",
          "inertia out of the plane, which does not matter",
          {{"torque", 0.033, "motor torque on the crank [N m]"},
           {"stiffness", 4530.0, "spring stiffness [N/m]", 0.0},
           {"natural_length", 0.07785, "natural length of the spring [m]", 0.0}},
          make};
}

}  // namespace visviva
