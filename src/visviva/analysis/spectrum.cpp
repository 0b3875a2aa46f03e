#include "visviva/analysis/spectrum.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <complex>
#include <limits>
#include <numbers>
#include <stdexcept>

#include "visviva/math/balance.hpp"
#include "visviva/math/decompositions.hpp"
#include "visviva/simulate/consistent_state.hpp"
#include "visviva/textbook/problem.hpp"

namespace visviva {
namespace {

constexpr double two_pi = 2.0 * std::numbers::pi;

Problem oscillator(double period) {
  const ProblemInfo& info = find_problem("oscillator");
  Parameters parameters(info.parameters);
  parameters.set("period", period);
  return info.make(parameters);
}

// The largest root of a complex pair, else the largest real one.
std::complex<double> principal_root(const Eigen::VectorXcd& roots) {
  const auto is_complex = [](const std::complex<double>& z) { return std::abs(z.imag()) > 0.0; };
  std::complex<double> best = roots(0);
  for (const auto& root : roots) {
    const bool better =
        is_complex(root) == is_complex(best) ? std::abs(root) > std::abs(best) : is_complex(root);
    if (better) best = root;
  }
  return best;
}

// With h = 1 a displacement, a velocity and an acceleration of one move the mass by about as much, whatever the period:
// no unit history drowns in the round-off of a larger one.
std::unique_ptr<Stepper> oscillating(const Scheme& scheme, const Problem& problem, double d,
                                     double v) {
  const auto start =
      make_consistent(problem.system, Vector::Constant(1, d), Vector::Constant(1, v), 0.0);
  // The oscillator is linear: the first iteration solves it, the second only tells that it did.
  NewtonOptions newton;
  newton.tolerance = 1e-6;
  newton.predicts = false;
  return scheme.start(problem.system, start.state, newton);
}

void take_step(Stepper& stepper, double step_per_period) {
  const StepReport report = stepper.advance(1.0);
  if (!report.ok)
    throw std::runtime_error(fmt::format("the step h/T = {} of the linear oscillator failed: {}",
                                         step_per_period, report.what));
}

}  // namespace

Matrix amplification_matrix(const Scheme& scheme, double step_per_period) {
  const Problem problem = oscillator(1.0 / step_per_period);
  const auto stepper = oscillating(scheme, problem, problem.q0[0], problem.v0[0]);
  const Eigen::Index size = stepper->history().size();
  Matrix A(size, size);
  for (Eigen::Index i = 0; i < size; ++i) {
    stepper->restore(0.0, Vector::Unit(size, i));
    take_step(*stepper, step_per_period);
    A.col(i) = stepper->history();
  }
  return A;
}

Overshoot overshoot(const Scheme& scheme, double step_per_period) {
  const Problem problem = oscillator(1.0 / step_per_period);
  const double omega = two_pi * step_per_period;
  const int steps = std::max(10, static_cast<int>(std::ceil(1.0 / step_per_period)));
  const auto peaks = [&](double d, double v) {
    const auto stepper = oscillating(scheme, problem, d, v);
    Eigen::Array2d largest = Eigen::Array2d::Zero();
    for (int i = 0; i < steps; ++i) {
      take_step(*stepper, step_per_period);
      largest = largest.max(Eigen::Array2d(stepper->q()[0], stepper->v()[0]).abs());
    }
    return largest;
  };
  const Eigen::Array2d by_d = peaks(1.0, 0.0);
  const Eigen::Array2d by_v = peaks(0.0, 1.0);
  return {by_d[0], by_d[1] / omega, by_v[0] * omega, by_v[1]};
}

SpectralPoint spectral_point(const Matrix& amplification, double step_per_period) {
  Matrix A = amplification;
  balance(A);
  const Eigen::VectorXcd roots = complex_eigenvalues(A);
  const std::complex<double> root = principal_root(roots);
  const double phase = std::abs(std::arg(root));
  SpectralPoint point{step_per_period, roots.cwiseAbs().maxCoeff()};
  if (phase > 0.0) {
    point.period_error = two_pi * step_per_period / phase - 1.0;
    point.damping = -std::log(std::abs(root)) / phase;
  } else {
    point.period_error = point.damping = std::numeric_limits<double>::quiet_NaN();
  }
  return point;
}

std::vector<SpectralPoint> spectrum(const Scheme& scheme,
                                    const std::vector<double>& steps_per_period) {
  std::vector<SpectralPoint> points;
  for (const double step : steps_per_period) {
    const Matrix A = amplification_matrix(scheme, step);
    if (A.size() == 0) return {};
    points.push_back(spectral_point(A, step));
    points.back().overshoot = overshoot(scheme, step);
  }
  return points;
}

std::vector<double> log_spaced(double first, double last, int count) {
  std::vector<double> values(static_cast<std::size_t>(count));
  for (std::size_t i = 0; i < values.size(); ++i)
    values[i] = first * std::pow(last / first, static_cast<double>(i) / (count - 1));
  return values;
}

}  // namespace visviva
