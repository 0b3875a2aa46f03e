#include <cmath>
#include <numbers>

#include "peers/mechanism.hpp"

namespace peers {
namespace {

constexpr double rod_length = 1.0;
constexpr double rod_mass = 1.0;
constexpr double half = 0.5 * rod_length;

// A round rod with its axis along its own x axis.
Body rod(double radius, const Pose& pose, const Pose& velocity = {}) {
  return {rod_mass, rod_mass * (3.0 * radius * radius + rod_length * rod_length) / 12.0, pose,
          velocity};
}

}  // namespace

Mechanism chain(int links) {
  Mechanism m{.gravity = 9.81};
  for (int i = 0; i < links; ++i) {
    m.bodies.push_back(rod(0.05, {i * rod_length + half, 0.0, 0.0}));
    const Point held = i == 0 ? Point{} : Point{i - 1, half, 0.0};
    m.hinges.push_back({held, {i, -half, 0.0}});
  }
  return m;
}

Mechanism four_bar_loops(int loops) {
  constexpr double speed = 1.0;
  constexpr double radius = 0.01;
  constexpr double upright = 0.5 * std::numbers::pi;
  Mechanism m{.gravity = 9.81};
  for (int i = 0; i <= loops; ++i) {
    m.bodies.push_back(
        rod(radius, {i * rod_length, half, upright}, {0.5 * speed, 0.0, -speed / rod_length}));
    m.hinges.push_back({{ground, i * rod_length, 0.0}, {i, -half, 0.0}});
  }
  for (int i = 0; i < loops; ++i) {
    const int coupler = loops + 1 + i;
    m.bodies.push_back(rod(radius, {i * rod_length + half, rod_length, 0.0}, {speed, 0.0, 0.0}));
    m.hinges.push_back({{i, half, 0.0}, {coupler, -half, 0.0}});
    m.hinges.push_back({{coupler, half, 0.0}, {i + 1, half, 0.0}});
  }
  return m;
}

Mechanism andrews_squeezer() {
  constexpr double d = 0.028, da = 0.0115, e = 0.02, ea = 0.01421, rr = 0.007, ra = 0.00092;
  constexpr double ss = 0.035, sa = 0.01874, sb = 0.01043, sc = 0.018, sd = 0.02;
  constexpr double ta = 0.02308, tb = 0.00916, u = 0.04, ua = 0.01228, ub = 0.00449;
  constexpr double zf = 0.02, zt = 0.04, fa = 0.01421;
  constexpr double xa = -0.06934, ya = -0.00227, xb = -0.03635, yb = 0.03273;
  constexpr double beta = -0.0617138900142764496, gamma = 0.455279819163070380;
  constexpr double delta = 0.487364979543842550, phi = 0.222668390165885885 + delta;
  constexpr double epsilon = 1.23054744454982119, omega = -0.222668390165885885 + epsilon;

  Mechanism m;
  // A body by the place of its origin, from which the mass centre is at (a, b) in its axes.
  const auto add = [&](double mass, double inertia, double x, double y, double angle, double a,
                       double b) {
    const double c = std::cos(angle);
    const double s = std::sin(angle);
    m.bodies.push_back({mass, inertia, {x + c * a - s * b, y + s * a + c * b, angle}});
  };
  add(0.04325, 2.194e-6, 0.0, 0.0, beta, ra, 0.0);
  add(0.00365, 4.410e-7, rr * std::cos(beta), rr * std::sin(beta), beta, -da, 0.0);
  add(0.02373, 5.255e-6, xb, yb, gamma, sb, -sa);
  add(0.00706, 5.667e-7, xa + zt * std::cos(delta), ya + zt * std::sin(delta), phi, 0.0, ea - e);
  add(0.07050, 1.169e-5, xa, ya, delta, ta, tb);
  add(0.00706, 5.667e-7, xa + u * std::sin(epsilon), ya - u * std::cos(epsilon), omega, zf - fa,
      0.0);
  add(0.05498, 1.912e-5, xa, ya, epsilon, -ub, -ua);
  m.bodies.front().torque = 0.033;

  enum { K1, K2, K3, K4, K5, K6, K7 };
  const Point E{K2, da - d, 0.0};
  m.hinges = {{{ground, 0.0, 0.0}, {K1, -ra, 0.0}},
              {{K1, rr - ra, 0.0}, {K2, da, 0.0}},
              {{ground, xb, yb}, {K3, -sb, sa}},
              {{ground, xa, ya}, {K5, -ta, -tb}},
              {{ground, xa, ya}, {K7, ub, ua}},
              {{K5, zt - ta, -tb}, {K4, 0.0, e - ea}},
              {{K7, ub, ua - u}, {K6, fa - zf, 0.0}},
              {E, {K3, -sb, sa - ss}},
              {E, {K4, 0.0, -ea}},
              {E, {K6, fa, 0.0}}};
  m.springs = {{{ground, 0.014, 0.072}, {K3, sd - sb, sa - sc}, 4530.0, 0.07785}};
  return m;
}

std::vector<double> hinge_places(const Mechanism& mechanism, const std::vector<Pose>& poses) {
  std::vector<double> places;
  for (const Hinge& hinge : mechanism.hinges) {
    const auto& [body, a, b] = hinge.second;
    const Pose& pose = poses[static_cast<std::size_t>(body)];
    const double c = std::cos(pose.angle);
    const double s = std::sin(pose.angle);
    places.push_back(pose.x + c * a - s * b);
    places.push_back(pose.y + s * a + c * b);
  }
  return places;
}

}  // namespace peers
