// What every StrainEnergy promises, checked along the chain energy → stress → tangent → secant stress →
// secant tangent on random strains. A new energy joins by one line in `cases`.
#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <memory>
#include <ostream>
#include <string>

#include "support/differences.hpp"
#include "visviva/mechanics/energies.hpp"

namespace visviva {
namespace {

using test::differences;
using test::Random;
using test::relative_error;

constexpr double energy_tolerance = 1e-8;
constexpr double energy_epsilon = std::numeric_limits<double>::epsilon();
constexpr int energy_states = 20;

// Two energies that state no secant of their own, to check the one every energy inherits.
class OneStrain final : public StrainEnergy {
 public:
  [[nodiscard]] double value(const LocalVector& e) const override {
    return std::exp(e[0]) + std::pow(e[0], 4);
  }
  void stress(const LocalVector& e, LocalVector& s) const override {
    s[0] = std::exp(e[0]) + 4.0 * std::pow(e[0], 3);
  }
  void tangent(const LocalVector& e, LocalMatrix& C) const override {
    C(0, 0) = std::exp(e[0]) + 12.0 * e[0] * e[0];
  }
};

class TwoStrains final : public StrainEnergy {
 public:
  [[nodiscard]] double value(const LocalVector& e) const override {
    return e[0] * e[0] * std::sin(e[1]) + std::exp(e[0] - e[1]);
  }
  void stress(const LocalVector& e, LocalVector& s) const override {
    s[0] = 2.0 * e[0] * std::sin(e[1]) + std::exp(e[0] - e[1]);
    s[1] = e[0] * e[0] * std::cos(e[1]) - std::exp(e[0] - e[1]);
  }
  void tangent(const LocalVector& e, LocalMatrix& C) const override {
    const double g = std::exp(e[0] - e[1]);
    C(0, 0) = 2.0 * std::sin(e[1]) + g;
    C(0, 1) = C(1, 0) = 2.0 * e[0] * std::cos(e[1]) - g;
    C(1, 1) = -e[0] * e[0] * std::sin(e[1]) + g;
  }
};

struct EnergyCase {
  std::string name;
  std::shared_ptr<const StrainEnergy> energy;
  Vector centre;  ///< random strains lie around it,
  double spread;  ///< this far away
};

void PrintTo(const EnergyCase& c, std::ostream* out) { *out << c.name; }

std::shared_ptr<const StrainEnergy> coupled_quadratic() {
  LocalMatrix C(3, 3);
  C << 4, 1, -1, 1, 3, 0.5, -1, 0.5, 2;
  return std::make_shared<QuadraticEnergy>(C, LocalVector(Vector{{0.1, -0.2, 0.3}}));
}

std::vector<EnergyCase> energy_cases() {
  const Vector f{{1.0, -2.0, 0.5}};
  return {
      {"Linear", std::make_shared<LinearEnergy>(f), Vector::Zero(3), 2.0},
      {"QuadraticInOneStrain", std::make_shared<QuadraticEnergy>(3.0, 0.4), Vector::Zero(1), 2.0},
      {"QuadraticInThreeStrains", coupled_quadratic(), Vector::Zero(3), 2.0},
      {"Length", std::make_shared<LengthEnergy>(2.0, 1.3), Vector::Constant(1, 2.0), 1.0},
      {"Bend", std::make_shared<BendEnergy>(1.7), Vector{{-1.0, 2.0}}, 0.7},
      {"Cosine", std::make_shared<CosineEnergy>(2.3), Vector::Zero(1), 4.0},
      {"InheritedSecantOneStrain", std::make_shared<OneStrain>(), Vector::Zero(1), 1.5},
      {"InheritedSecantTwoStrains", std::make_shared<TwoStrains>(), Vector::Zero(2), 1.5},
  };
}

class StrainEnergyContract : public testing::TestWithParam<EnergyCase> {
 protected:
  Vector strain() { return GetParam().centre + GetParam().spread * direction(); }
  Vector direction() { return random_.vector(GetParam().centre.size()); }

  [[nodiscard]] double value(const Vector& e) const { return energy_.value(e); }
  [[nodiscard]] Vector stress(const Vector& e) const {
    LocalVector s(e.size());
    energy_.stress(e, s);
    return s;
  }
  [[nodiscard]] Matrix tangent(const Vector& e) const {
    LocalMatrix C(e.size(), e.size());
    energy_.tangent(e, C);
    return C;
  }
  [[nodiscard]] Vector secant(const Vector& e0, const Vector& e1) const {
    LocalVector s(e0.size());
    energy_.secant_stress(e0, e1, s);
    return s;
  }
  [[nodiscard]] std::pair<Matrix, Matrix> secant_tangent(const Vector& e0, const Vector& e1) const {
    LocalMatrix C0(e0.size(), e0.size());
    LocalMatrix C1(e0.size(), e0.size());
    energy_.secant_tangent(e0, e1, C0, C1);
    return {C0, C1};
  }
  // |s*·Δe − ΔW| in units of what the rounding of the strains and energies alone may cause.
  [[nodiscard]] double secant_defect(const Vector& e0, const Vector& e1) const {
    const Vector s = secant(e0, e1);
    const double scale =
        1.0 + std::abs(value(e0)) + std::abs(value(e1)) + s.norm() * (e0.norm() + e1.norm());
    return std::abs(s.dot(e1 - e0) - (value(e1) - value(e0))) / (energy_epsilon * scale);
  }

  const StrainEnergy& energy_ = *GetParam().energy;
  Random random_{43};
};

TEST_P(StrainEnergyContract, StressIsTheDerivativeOfTheEnergy) {
  for (int i = 0; i < energy_states; ++i) {
    const Vector e = strain();
    const auto W = [&](const Vector& x) -> Vector { return Vector::Constant(1, value(x)); };
    EXPECT_LT(relative_error(stress(e).transpose(), differences(W, e)), energy_tolerance);
  }
}

TEST_P(StrainEnergyContract, TangentIsTheDerivativeOfTheStress) {
  for (int i = 0; i < energy_states; ++i) {
    const Vector e = strain();
    EXPECT_LT(
        relative_error(tangent(e), differences([&](const Vector& x) { return stress(x); }, e)),
        energy_tolerance);
  }
}

TEST_P(StrainEnergyContract, SecantStressIsExactForAnyStep) {
  for (int i = 0; i < energy_states; ++i) {
    const Vector e0 = strain();
    EXPECT_LT(secant_defect(e0, strain()), 8.0);
    for (const double step : {1e-1, 1e-3, 1e-5, 1e-6, 1e-9, 1e-12})
      EXPECT_LT(secant_defect(e0, e0 + step * direction()), 8.0) << "step " << step;
  }
}

TEST_P(StrainEnergyContract, SecantStressOfAVanishingStepIsTheStress) {
  for (int i = 0; i < energy_states; ++i) {
    const Vector e = strain();
    EXPECT_LT(relative_error(secant(e, e), stress(e)), 100 * energy_epsilon);
    const Vector delta = 1e-9 * direction();
    EXPECT_LT(relative_error(secant(e, e + delta), stress(e + 0.5 * delta)), 100 * energy_epsilon);
  }
}

TEST_P(StrainEnergyContract, SecantTangentIsTheDerivativeOfTheSecantStress) {
  for (int i = 0; i < energy_states; ++i) {
    const Vector e0 = strain();
    const Vector e1 = strain();
    const auto [C0, C1] = secant_tangent(e0, e1);
    EXPECT_LT(relative_error(C0, differences([&](const Vector& x) { return secant(x, e1); }, e0)),
              energy_tolerance);
    EXPECT_LT(relative_error(C1, differences([&](const Vector& x) { return secant(e0, x); }, e1)),
              energy_tolerance);
  }
}

TEST_P(StrainEnergyContract, SecantTangentsOfAVanishingStepAreHalfTheTangent) {
  for (int i = 0; i < energy_states; ++i) {
    const Vector e = strain();
    for (const Vector& nearby : {e, Vector(e + 1e-10 * direction())}) {
      const auto [C0, C1] = secant_tangent(e, nearby);
      EXPECT_LT(relative_error(C0, 0.5 * tangent(e)), energy_tolerance);
      EXPECT_LT(relative_error(C1, 0.5 * tangent(e)), energy_tolerance);
    }
  }
}

TEST_P(StrainEnergyContract, TangentIsConstantExactlyWhereClaimed) {
  double largest_change = 0.0;
  const Matrix first = tangent(strain());
  for (int i = 0; i < energy_states; ++i)
    largest_change = std::max(largest_change, (tangent(strain()) - first).norm());
  EXPECT_EQ(largest_change == 0.0, energy_.is_quadratic());
}

INSTANTIATE_TEST_SUITE_P(All, StrainEnergyContract, testing::ValuesIn(energy_cases()),
                         [](const auto& test) { return test.param.name; });

// ½ C tan²(½·turning angle), whatever the lengths of the two elements.
TEST(BendEnergy, DependsOnTheTurningAngleAlone) {
  const BendEnergy energy(3.0);
  for (const double angle : {0.0, 0.1, 0.7, 2.0}) {
    const double expected = 1.5 * std::pow(std::tan(0.5 * angle), 2);
    for (const double nu : {0.3, 1.0, 7.0})
      EXPECT_NEAR(energy.value(Vector{{-nu * std::cos(angle), nu}}), expected,
                  1e-14 * (1.0 + expected));
  }
}

}  // namespace
}  // namespace visviva
