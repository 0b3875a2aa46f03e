#include <gtest/gtest.h>

#include <complex>
#include <string>
#include <vector>

#include "run_problem.hpp"
#include "visviva/equilibrium/minimal_form.hpp"
#include "visviva/math/decompositions.hpp"
#include "visviva/simulate/consistent_state.hpp"

namespace visviva::test {
namespace {

using Complex = std::complex<double>;

Eigen::VectorXcd rotor_eigenvalues(const Settings& settings) {
  const Problem p = make_problem("rotor", settings);
  Linearization linear(p.system);
  linear.settle(make_consistent(p.system, p.q0, p.v0, 0.0).state);
  const MinimalForm form(linear);
  const Eigen::Index n = form.freedoms();
  // λ = σ + 1/μ with μ of the inverse: those of the matrix itself have the round-off of the shaft's fastest waves.
  const double sigma = 100.0;
  const Matrix at_shift = form.stiffness + sigma * form.damping + sigma * sigma * form.mass;
  // λx = v and Mλv + Cv + Kx = 0, written for λ − σ
  Matrix inverse(2 * n, 2 * n);
  inverse.topLeftCorner(n, n) = -solve(at_shift, form.damping + sigma * form.mass);
  inverse.topRightCorner(n, n) = -solve(at_shift, form.mass);
  inverse.bottomLeftCorner(n, n) = sigma * inverse.topLeftCorner(n, n);
  inverse.bottomLeftCorner(n, n).diagonal().array() += 1.0;
  inverse.bottomRightCorner(n, n) = sigma * inverse.topRightCorner(n, n);
  return sigma + complex_eigenvalues(inverse).array().inverse();
}

struct Whirl {
  std::string speed;
  std::string damping_time;
  std::vector<Complex> eigenvalues;
};

// The shaft as a Timoshenko beam with y + iz = Σ Legendre polynomials on each of its two pieces, converged to ten
// digits:
// M r̈ + (C − iΩG + τK) ṙ + (K − iΩτK) r = 0. Positive imaginary parts whirl with the spin, negative ones against it.
TEST(Rotor, WhirlsAndGrowsAsItsContinuousShaft) {
  const std::vector<Whirl> cases = {
      {"0",
       "0",
       {{-0.040340339946, 115.019303575},
        {-4.951555207042, 652.932395367},
        {-5.738769942853, 991.859492645}}},
      {"300",
       "0",
       {{-0.026994769107, 102.931263227},
        {-0.057851427605, 127.004596558},
        {-5.690795332150, 645.456948441},
        {-4.640644358510, 655.604563458},
        {-2.529117871394, 800.804545579},
        {-11.30861993945, 1232.66374109}}},
      // Damping inside the shaft drives the whirl that is slower than the spin.
      {"300",
       "2e-5",
       {{-0.447506673279, 102.931482241},
        {0.110050292826, 127.005221405},
        {-8.588418037815, 645.355819695}}}};
  for (const auto& c : cases) {
    const auto found = [&](const char* elements) {
      return rotor_eigenvalues(
          {{"speed", c.speed}, {"damping_time", c.damping_time}, {"elements", elements}});
    };
    const Eigen::VectorXcd coarse = found("3"), fine = found("6");
    for (const Complex& expected : c.eigenvalues) {
      const double error = (fine.array() - expected).abs().minCoeff();
      const double coarse_error = (coarse.array() - expected).abs().minCoeff();
      EXPECT_LE(error, 1e-5 * std::abs(expected)) << c.speed << ": " << expected;
      // of fourth order in the length of the elements
      EXPECT_LE(error, std::max(coarse_error / 10.0, 1e-8 * std::abs(expected)))
          << c.speed << ": " << expected;
    }
  }
}

}  // namespace
}  // namespace visviva::test
