#include "visviva/equilibrium/linearization.hpp"

#include <gtest/gtest.h>

#include "algebra.hpp"
#include "run_problem.hpp"
#include "suite_problems.hpp"
#include "visviva/assemble/frame_turning.hpp"
#include "visviva/equilibrium/minimal_form.hpp"
#include "visviva/simulate/consistent_state.hpp"
#include "visviva/simulate/simulate.hpp"

namespace visviva::test {
namespace {

Vector some_numbers(Eigen::Index size, double phase) {
  Vector x(size);
  for (Eigen::Index i = 0; i < size; ++i) x[i] = std::sin(phase + 1.7 * static_cast<double>(i));
  return x;
}

// A motion of the system that is under way: nothing in the matrices is zero by accident.
InitialState under_way(const SuiteProblem& suite) {
  const Problem p = make_problem(suite.name, suite.set);
  RunOptions options;
  options.step = p.step;
  options.until = 7.0 * p.step;
  const InitialState start = make_consistent(p.system, p.q0, p.v0, 0.0).state;
  const auto& info = find_scheme("midpoint");
  std::unique_ptr<Stepper> stepper;
  static_cast<void>(simulate(p.system, *info.make(Parameters(info.parameters)), start, options,
                             nullptr, nullptr, &stepper));
  return make_consistent(p.system, stepper->q(), stepper->v(), stepper->time(), {1.0}).state;
}

// What becomes of the accelerations of a state that is changed by ±ε, over 2ε.
Vector change_of_accelerations(const std::shared_ptr<const System>& system, const InitialState& s,
                               const Vector& dq, const Vector& dv) {
  const double epsilon = 1e-5 / std::max(1.0, std::max(dq.norm(), dv.norm()));
  AccelerationSolver solver(system);
  Vector ahead, behind, lambda;
  EXPECT_TRUE(solver.solve(s.q + epsilon * dq, s.v + epsilon * dv, s.t, ahead, lambda));
  EXPECT_TRUE(solver.solve(s.q - epsilon * dq, s.v - epsilon * dv, s.t, behind, lambda));
  return (ahead - behind) / (2.0 * epsilon);
}

TEST(Linearization, TellsHowAccelerationsChangeWithTheState) {
  for (const auto& suite : suite_problems()) {
    const Problem p = make_problem(suite.name, suite.set);
    const InitialState s = under_way(suite);
    Linearization linear(p.system);
    linear.settle(s);
    EXPECT_LE(linear.imbalance().norm(),
              1e-9 * (1.0 + (linear.mass() * Vector::Ones(linear.unknowns())).norm()))
        << suite.name;
    const MinimalForm form(linear);
    const Vector x = some_numbers(form.freedoms(), 0.3);
    const Vector x_dot = some_numbers(form.freedoms(), 1.1);
    const Vector x_ddot = -solve(form.mass, form.damping * x_dot + form.stiffness * x);
    const Vector y = form.N * x;
    const Vector y_dot = form.N * x_dot + form.N_dot * x;
    const Vector y_ddot = form.N * x_ddot + 2.0 * form.N_dot * x_dot + form.N_ddot * x;
    SparseMatrix E_dot = linear.turning();
    SparseMatrix E_ddot = linear.turning();
    set_zero(E_dot);
    set_zero(E_ddot);
    set_turning(*p.system, s.v, E_dot);
    set_turning(*p.system, s.a, E_ddot);
    const Vector expected = linear.turning() * y_ddot + 2.0 * (E_dot * y_dot) + E_ddot * y;
    const Vector found = change_of_accelerations(p.system, s, linear.turning() * y,
                                                 linear.turning() * y_dot + E_dot * y);
    EXPECT_LE((found - expected).norm(), 1e-6 * (1.0 + expected.norm())) << suite.name;
  }
}

}  // namespace
}  // namespace visviva::test
