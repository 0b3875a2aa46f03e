#include "visviva/analysis/convergence.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <numbers>

#include "convergence_of.hpp"
#include "run_problem.hpp"

namespace visviva::test {
namespace {

constexpr double wave_omega = 2.0 * std::numbers::pi;

// The exact oscillator with errors of known order: h² in q, 2h³ in v, h in the acceleration. With steps
// longer than 0.3 it fails.
class Manufactured final : public Scheme {
  class Steps final : public Stepper {
   public:
    explicit Steps(const InitialState& initial) : Stepper(initial), a_(initial.a) {}

    StepReport advance(double h) override {
      if (h > 0.3) return {false, 1, "too long", "here", "shorten it"};
      clock_.advance(h);
      const double t = clock_.now();
      q_ = Vector::Constant(1, std::cos(wave_omega * t) + h * h);
      v_ = Vector::Constant(1, -wave_omega * std::sin(wave_omega * t) + 2.0 * h * h * h);
      a_ = Vector::Constant(1, -wave_omega * wave_omega * std::cos(wave_omega * t) + h);
      return {true, 1};
    }
    NamedValues algorithmic_values() const override { return {{"a_raw", a_}, {"kappa", a_}}; }

   private:
    Vector a_;
  };

 public:
  std::unique_ptr<Stepper> start(std::shared_ptr<const System>, const InitialState& initial,
                                 const NewtonOptions&) const override {
    return std::make_unique<Steps>(initial);
  }
};

struct Study {
  Problem problem = make_problem("oscillator");
  double until = 1.1;
  ReferenceSolution reference =
      reference_solution(problem.system, start_of(problem), until).value();

  std::vector<ConvergenceRow> run(const Scheme& scheme, const std::vector<double>& steps,
                                  const std::atomic<bool>* stop = nullptr) const {
    RunOptions options = fixed_steps(1.0, until);
    options.blow_up = 1e6;
    return convergence_of(problem.system, scheme, start_of(problem), options, steps, reference,
                          stop);
  }
};

TEST(Convergence, FindsManufacturedErrorsAndOrders) {
  const Study study;
  const auto rows = study.run(Manufactured(), {0.11, 0.055, 0.0275});
  ASSERT_EQ(rows.size(), 3U);
  for (const auto& row : rows) {
    const double h = row.step;
    EXPECT_NEAR(row.find("q")->error, h * h / std::abs(std::cos(wave_omega * study.until)), 1e-10);
    EXPECT_NEAR(row.find("v")->error,
                2.0 * h * h * h / std::abs(wave_omega * std::sin(wave_omega * study.until)), 1e-10);
    EXPECT_TRUE(row.find("q")->resolved());
    EXPECT_EQ(row.find("lambda_kkt"), nullptr) << "there are no multipliers";
    EXPECT_EQ(row.find("kappa"), nullptr) << "κ has no reference";
  }
  EXPECT_TRUE(std::isnan(rows[0].find("q")->order));
  for (const std::size_t i : {1U, 2U}) {
    EXPECT_NEAR(rows[i].find("q")->order, 2.0, 1e-6);
    EXPECT_NEAR(rows[i].find("v")->order, 3.0, 1e-6);
    EXPECT_NEAR(rows[i].find("a_raw")->order, 1.0, 1e-6);
    EXPECT_NEAR(rows[i].find("a_kkt")->order, 2.0, 1e-6) << "a follows q by the equation of motion";
  }
}

TEST(Convergence, AFailedRunIsARowWithoutErrors) {
  const auto rows = Study().run(Manufactured(), {0.55, 0.11, 0.055});
  ASSERT_EQ(rows.size(), 3U);
  EXPECT_EQ(rows[0].run.status, RunStatus::failed);
  EXPECT_EQ(rows[0].run.failure->what, "too long");
  EXPECT_TRUE(rows[0].errors.empty());
  EXPECT_TRUE(std::isnan(rows[1].find("q")->order)) << "there is nothing to compare with";
  EXPECT_NEAR(rows[2].find("q")->order, 2.0, 1e-6);
}

TEST(Convergence, EndsWhenAsked) {
  const std::atomic<bool> stop = true;
  const auto rows = Study().run(Manufactured(), {0.11, 0.055}, &stop);
  ASSERT_EQ(rows.size(), 2U);
  for (const auto& row : rows) {
    EXPECT_EQ(row.run.status, RunStatus::interrupted);
    EXPECT_TRUE(row.errors.empty());
  }
}

// [LensCardona2007]: second order, and first order for decaying schemes with constraints.
TEST(Convergence, OfSchemesOnAPendulum) {
  const Problem problem = make_problem("pendulum", {{"rate", "1"}});
  const InitialState start = start_of(problem);
  const auto reference = reference_solution(problem.system, start, 0.64).value();
  const auto order = [&](const std::string& name, const std::string& quantity) {
    const auto rows = convergence_of(problem.system, *make_scheme(name), start,
                                     fixed_steps(1.0, 0.64), {0.004, 0.002}, reference);
    return rows.back().find(quantity)->order;
  };
  EXPECT_NEAR(order("energy-preserving", "q"), 2.0, 0.05);
  EXPECT_NEAR(order("energy-preserving", "lambda_kkt"), 2.0, 0.1);
  EXPECT_NEAR(order("energy-preserving", "lambda_raw"), 1.0, 0.1) << "it belongs to the midpoint";
  EXPECT_NEAR(order("energy-decaying", "q"), 1.0, 0.1);
}

TEST(Convergence, ObservedOrder) {
  EXPECT_NEAR(observed_order(0.1, 1e-3, 0.05, 2.5e-4), 2.0, 1e-12);
  EXPECT_NEAR(observed_order(0.3, 27.0, 0.1, 1.0), 3.0, 1e-12);
}

}  // namespace
}  // namespace visviva::test
