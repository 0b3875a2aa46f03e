#include "visviva/analysis/spectrum.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <fstream>
#include <limits>
#include <numbers>
#include <sstream>

#include "run_problem.hpp"

namespace visviva::test {
namespace {

struct Row {
  std::string scheme;
  std::string parameter;
  std::string value;
  SpectralPoint expected;
};

// spectral_table.csv: an independent computation, by closed forms and another program.
std::vector<Row> table() {
  std::ifstream file(VISVIVA_TESTS_DIR "/simulate/spectral_table.csv");
  std::vector<Row> rows;
  for (std::string line; std::getline(file, line);) {
    if (line.empty() || line[0] == '#' || line.starts_with("scheme,")) continue;
    std::istringstream cells(line);
    Row row;
    std::getline(cells, row.scheme, ',');
    std::getline(cells, row.parameter, ',');
    std::getline(cells, row.value, ',');
    char comma = 0;
    SpectralPoint& e = row.expected;
    cells >> e.step_per_period >> comma >> e.radius >> comma >> e.period_error >> comma >>
        e.damping;
    rows.push_back(row);
  }
  return rows;
}

TEST(Spectrum, AgreesWithTheIndependentTable) {
  const auto rows = table();
  ASSERT_EQ(rows.size(), 130U);
  for (const auto& row : rows) {
    SCOPED_TRACE(row.scheme + " " + row.parameter + "=" + row.value);
    Settings settings;
    if (!row.parameter.empty()) settings[row.parameter] = row.value;
    const auto scheme = make_scheme(row.scheme, settings);
    const double h = row.expected.step_per_period;
    const SpectralPoint p = spectral_point(amplification_matrix(*scheme, h), h);
    const auto near = [](double x, double y) {
      return std::abs(x - y) <= 1e-9 * (1.0 + std::abs(y));
    };
    EXPECT_PRED2(near, p.radius, row.expected.radius) << "h/T = " << h;
    EXPECT_PRED2(near, p.period_error, row.expected.period_error) << "h/T = " << h;
    EXPECT_PRED2(near, p.damping, row.expected.damping) << "h/T = " << h;
  }
}

TEST(Spectrum, RadiusAtInfinityIsTheOneAskedFor) {
  for (const std::string name :
       {"generalized-alpha", "wbz", "energy-decaying", "alpha-kappa", "visviva"})
    for (const double rho : {0.3, 0.8, 1.0}) {
      const auto scheme = make_scheme(name, {{"rho_inf", std::to_string(rho)}});
      const SpectralPoint p = spectral_point(amplification_matrix(*scheme, 1e4), 1e4);
      EXPECT_NEAR(p.radius, rho, 1e-3) << name;
    }
}

// [1 − Fq, hF; −2q(1 + F)/h, (1 − q)F]/(1 + q) with q = ¼h²ω², F = 1 − (1 − ρ∞)(q/(1 + q))³, h = 1.
TEST(Spectrum, OfTheHouseSchemeIsThatOfItsTheory) {
  for (const double rho : {0.0, 0.5, 0.9})
    for (const double step : {0.05, 0.2, 1.0, 20.0}) {
      const double q = std::pow(std::numbers::pi * step, 2);
      const double F = 1.0 - (1.0 - rho) * std::pow(q / (1.0 + q), 3);
      const Matrix theory =
          Matrix{{1.0 - F * q, F}, {-2.0 * q * (1.0 + F), (1.0 - q) * F}} / (1.0 + q);
      const auto scheme = make_scheme("visviva", {{"rho_inf", std::to_string(rho)}});
      const SpectralPoint found = spectral_point(amplification_matrix(*scheme, step), step);
      EXPECT_NEAR(found.radius, spectral_point(theory, step).radius, 1e-6) << rho << " " << step;
    }
}

TEST(Spectrum, NoSchemeWithAFiniteHistoryAmplifies) {
  for (const auto& info : scheme_catalogue()) {
    const auto scheme = info.make(Parameters(info.parameters));
    for (const auto& p : spectrum(*scheme, log_spaced(1e-3, 1e3, 13)))
      EXPECT_LE(p.radius, 1.0 + 1e-9) << info.name << " at h/T = " << p.step_per_period;
  }
}

// [ChungHulbert1993], as the equations are printed there, with h = 1.
Overshoot peaks_of_generalized_alpha(double rho, double step) {
  const double omega = 2.0 * std::numbers::pi * step;
  const double am = (2.0 * rho - 1.0) / (rho + 1.0);
  const double af = rho / (rho + 1.0);
  const double gamma = 0.5 - am + af;
  const double beta = 0.25 * (1.0 - am + af) * (1.0 - am + af);
  const double w2 = omega * omega;
  const auto peaks = [&](double d, double v) {
    double a = -w2 * d;
    Eigen::Array2d largest = Eigen::Array2d::Zero();
    for (int i = 0; i < std::max(10, static_cast<int>(std::ceil(1.0 / step))); ++i) {
      const double guess = d + v + (0.5 - beta) * a;
      const double a1 =
          -(am * a + w2 * ((1.0 - af) * guess + af * d)) / (1.0 - am + w2 * (1.0 - af) * beta);
      d = guess + beta * a1;
      v += (1.0 - gamma) * a + gamma * a1;
      a = a1;
      largest = largest.max(Eigen::Array2d(d, v).abs());
    }
    return largest;
  };
  const Eigen::Array2d by_d = peaks(1.0, 0.0);
  const Eigen::Array2d by_v = peaks(0.0, 1.0);
  return {by_d[0], by_d[1] / omega, by_v[0] * omega, by_v[1]};
}

TEST(Spectrum, OvershootsAreThoseOfTheRecursion) {
  for (const double rho : {0.0, 0.5, 0.9})
    for (const double step : {0.03, 0.3, 3.0, 100.0}) {
      const auto scheme = make_scheme("generalized-alpha", {{"rho_inf", std::to_string(rho)}});
      const Overshoot found = overshoot(*scheme, step);
      const Overshoot expected = peaks_of_generalized_alpha(rho, step);
      const auto near = [](double x, double y) {
        return std::abs(x - y) <= 1e-9 * (1.0 + std::abs(y));
      };
      EXPECT_PRED2(near, found.displacement_d0, expected.displacement_d0) << rho << " " << step;
      EXPECT_PRED2(near, found.velocity_d0, expected.velocity_d0) << rho << " " << step;
      EXPECT_PRED2(near, found.displacement_v0, expected.displacement_v0) << rho << " " << step;
      EXPECT_PRED2(near, found.velocity_v0, expected.velocity_v0) << rho << " " << step;
    }
}

// A scheme that preserves the energy of the oscillator reaches no more than the motion does.
TEST(Spectrum, NothingOvershootsWithoutEnergy) {
  for (const std::string name : {"midpoint", "newmark", "energy-preserving", "energy-decaying"})
    for (const double step : {0.02, 0.4, 7.0, 300.0}) {
      const Overshoot o = overshoot(*make_scheme(name), step);
      for (const double peak : {o.displacement_d0, o.velocity_d0, o.displacement_v0, o.velocity_v0})
        EXPECT_LE(peak, 1.0 + 1e-9) << name << " " << step;
    }
}

// [Hoitink2011] 2.1.1: displacements of U0 and velocities of V0 stay bounded for large hω, the others grow with it.
TEST(Spectrum, FamiliesOvershootAsTheirNamesSay) {
  const auto growth = [](const char* family, double Overshoot::*peak) {
    const auto scheme = make_scheme(family, {{"rho", "[0.5, 0.5, 0.5]"}});
    return overshoot(*scheme, 1e3).*peak / overshoot(*scheme, 1e2).*peak;
  };
  EXPECT_NEAR(growth("u0", &Overshoot::displacement_d0), 1.0, 0.01);
  EXPECT_NEAR(growth("u0", &Overshoot::velocity_d0), 10.0, 0.1);
  EXPECT_NEAR(growth("v0", &Overshoot::velocity_v0), 1.0, 0.01);
  EXPECT_NEAR(growth("v0", &Overshoot::displacement_v0), 10.0, 0.1);
}

TEST(Spectrum, PointOfAKnownMatrix) {
  const double phase = 0.7;
  const double size = 0.9;
  Matrix A(3, 3);
  A << size * std::cos(phase), 1e8 * size * std::sin(phase), 3.0,   //
      -1e-8 * size * std::sin(phase), size * std::cos(phase), 0.0,  //
      0.0, 0.0, -0.95;
  const SpectralPoint p = spectral_point(A, 0.1);
  EXPECT_NEAR(p.radius, 0.95, 1e-14);
  EXPECT_NEAR(p.period_error, 0.2 * std::numbers::pi / phase - 1.0, 1e-14);
  EXPECT_NEAR(p.damping, -std::log(size) / phase, 1e-14);
}

TEST(Spectrum, RealRootsHaveTwoStepsOrNoPeriod) {
  const SpectralPoint negative = spectral_point(Matrix{{-0.5, 0.0}, {0.0, 0.2}}, 3.0);
  EXPECT_NEAR(negative.period_error, 5.0, 1e-14);
  EXPECT_NEAR(negative.damping, std::log(2.0) / std::numbers::pi, 1e-14);
  EXPECT_TRUE(std::isnan(spectral_point(Matrix{{0.5, 0.0}, {0.0, -0.2}}, 3.0).period_error));
}

TEST(Spectrum, LogSpacedEndsWhereItShould) {
  const auto values = log_spaced(1e-2, 1e2, 161);
  EXPECT_EQ(values.size(), 161U);
  EXPECT_DOUBLE_EQ(values.front(), 1e-2);
  EXPECT_DOUBLE_EQ(values.back(), 1e2);
  EXPECT_NEAR(values[80], 1.0, 1e-12);
}

}  // namespace
}  // namespace visviva::test
