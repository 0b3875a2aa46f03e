// The data of the double pendulum [Hoitink2011] (4.1) and of Andrews' squeezer [MazziaMagherini2008].
#include <cmath>

#include "peers/linkage.hpp"

namespace peers {
namespace {

void double_pendulum_weight(const double*, double* f, double*, long, double) {
  f[1] -= 10.0;
  f[4] -= 10.0;
}

// Motor on the crank (coordinate 2), spring from a point p of the third link (6, 7, 8) to (0.014, 0.072).
void seven_bar_force(const double* q, double* f, double* J, long ld, double scale) {
  constexpr double c0 = 4530.0;
  constexpr double l0 = 0.07785;
  constexpr double px = 0.02 - 0.01043;
  constexpr double py = 0.01874 - 0.018;
  const double c = std::cos(q[8]);
  const double s = std::sin(q[8]);
  const double dx = c * px - s * py;
  const double dy = s * px + c * py;
  const double rx = q[6] + dx - 0.014;
  const double ry = q[7] + dy - 0.072;
  const double L = std::sqrt(rx * rx + ry * ry);
  const double k = -c0 * (1.0 - l0 / L);
  const double fx = k * rx;
  const double fy = k * ry;
  f[2] += 0.033;
  f[6] += fx;
  f[7] += fy;
  f[8] += dx * fy - dy * fx;
  if (J == nullptr) return;
  // (fx, fy) by (x, y), then by the angle, which moves the point by (−dy, dx).
  const double e = -c0 * l0 / (L * L * L);
  const double xx = k + e * rx * rx;
  const double xy = e * rx * ry;
  const double yy = k + e * ry * ry;
  const double xa = -xx * dy + xy * dx;
  const double ya = -xy * dy + yy * dx;
  const auto add = [&](int i, int j, double value) { J[i + j * ld] += scale * value; };
  add(6, 6, xx);
  add(6, 7, xy);
  add(6, 8, xa);
  add(7, 6, xy);
  add(7, 7, yy);
  add(7, 8, ya);
  add(8, 6, dx * xy - dy * xx);
  add(8, 7, dx * yy - dy * xy);
  add(8, 8, dx * ya - dy * xa - dy * fy - dx * fx);
}

}  // namespace

Linkage double_pendulum() {
  return {
      {1.0, 1.0, 0.0, 1.0, 1.0, 0.0},
      {{{{0, 1.0}}, {{2, 0.0, 1.0}}, 0.0, 0.0}, {{{3, 1.0}, {0, -1.0}}, {{5, 0.0, 1.0}}, 0.0, 0.0}},
      double_pendulum_weight};
}

Linkage seven_bar() {
  constexpr double d = 0.028, da = 0.0115, e = 0.02, ea = 0.01421, rr = 0.007, ra = 0.00092;
  constexpr double ss = 0.035, sa = 0.01874, sb = 0.01043, ta = 0.02308, tb = 0.00916;
  constexpr double u = 0.04, ua = 0.01228, ub = 0.00449, zf = 0.02, zt = 0.04, fa = 0.01421;
  constexpr double xa = -0.06934, ya = -0.00227, xb = -0.03635, yb = 0.03273;
  enum { beta = 2, theta = 5, gamma = 8, phi = 11, delta = 14, Omega = 17, epsilon = 20 };
  return {{0.04325,  0.04325,  2.194e-6, 0.00365,  0.00365,  4.410e-7, 0.02373,
           0.02373,  5.255e-6, 0.00706,  0.00706,  5.667e-7, 0.07050,  0.07050,
           1.169e-5, 0.00706,  0.00706,  5.667e-7, 0.05498,  0.05498,  1.912e-5},
          {{{{0, 1.0}}, {{beta, -ra, 0}}, 0.0, 0.0},
           {{{3, 1.0}}, {{beta, -rr, 0}, {theta, da, 0}}, 0.0, 0.0},
           {{{6, 1.0}}, {{gamma, -sb, sa}}, xb, yb},
           {{{9, 1.0}}, {{delta, -zt, 0}, {phi, 0, e - ea}}, xa, ya},
           {{{12, 1.0}}, {{delta, -ta, -tb}}, xa, ya},
           {{{15, 1.0}}, {{epsilon, 0, u}, {Omega, fa - zf, 0}}, xa, ya},
           {{{18, 1.0}}, {{epsilon, ub, ua}}, xa, ya},
           {{}, {{beta, rr, 0}, {theta, -d, 0}, {gamma, 0, ss}}, xb, yb},
           {{}, {{beta, rr, 0}, {theta, -d, 0}, {phi, 0, e}, {delta, -zt, 0}}, xa, ya},
           {{}, {{beta, rr, 0}, {theta, -d, 0}, {Omega, -zf, 0}, {epsilon, 0, u}}, xa, ya}},
          seven_bar_force};
}

}  // namespace peers
