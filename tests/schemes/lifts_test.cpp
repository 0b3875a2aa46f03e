// With a few strains and dampers, lifts from the factors of the mass are those from factors of H.
#include "visviva/schemes/house/lifts.hpp"

#include <gtest/gtest.h>

#include "run_problem.hpp"
#include "support/differences.hpp"

namespace visviva::test {
namespace {

// But for the error that the column it was made of has already. Returns the size of it.
double expect_same(const Lifts& one, const Lifts& other, Eigen::Index column,
                   const FrameSystem& system, const std::string& what, double made_of = 0.0) {
  Lifted a{Vector::Zero(system.unknowns()), Vector::Zero(system.rows())};
  Lifted b = a;
  one.take(column, a);
  other.take(column, b);
  EXPECT_GT(b.u.norm(), 0.0) << what;
  EXPECT_LT((a.u - b.u).norm(), 1e-9 * b.u.norm() + 1e-11 * made_of) << what;
  EXPECT_LE((a.pi - b.pi).norm(), 1e-9 * (1.0 + b.pi.norm())) << what;
  const double size = std::sqrt(other.size(column));
  EXPECT_NEAR(std::sqrt(one.size(column)), size, 1e-9 * size + 1e-11 * made_of) << what;
  return b.u.norm();
}

TEST(Lifts, OfAFewStrainsAreThoseOfMany) {
  for (const std::string name : {"andrews-squeezer", "flyball-governor", "series", "damper"}) {
    const bool is_catalogued = name.find('-') != std::string::npos;
    const Problem problem =
        is_catalogued ? make_problem(name) : read_problem("schemes/data/" + name + ".yaml");
    const FrameSystem system(problem.system);
    const FrameForces forces(system);
    StateRates rates(system, forces);
    ASSERT_LE(rates.strain_count() + rates.damper_count(), few_strains) << name;
    // Away from the start, where joints leave the spring of the squeezer no rate.
    const auto stepper = make_scheme("visviva")->start(problem.system, start_of(problem), {});
    for (int i = 0; i < 500; ++i) ASSERT_TRUE(stepper->advance(problem.step).ok) << name;
    rates.settle(stepper->q());
    ASSERT_TRUE(rates.can_solve()) << name;
    Random random(5);
    for (const double step : {1.0, 100.0}) {
      const auto few = make_small_lifts(system, rates);
      const auto many = make_sparse_lifts(system, rates);
      for (Lifts* lifts : {few.get(), many.get()})
        ASSERT_TRUE(lifts->begin(0.5 * step * problem.step)) << name;
      if (rates.strain_count() > 0) {
        const Vector e = random.vector(rates.strain_count());
        for (Lifts* lifts : {few.get(), many.get()}) {
          lifts->strain_rates().col(1) = e;
          lifts->lift(1, 1);
          lifts->solve(1, 1);
        }
        const double lifted = expect_same(*few, *many, 1, system, name + ": L");
        EXPECT_LT(relative_error(few->strain_rates().col(1), many->strain_rates().col(1)), 1e-9);
        for (Lifts* lifts : {few.get(), many.get()}) {
          lifts->leave(1);
          lifts->solve(1, 1);
        }
        expect_same(*few, *many, 1, system, name + ": S(L)", lifted);
      }
      if (rates.damper_count() > 0) {
        const Vector d = random.vector(rates.damper_count());
        Vector rate = d;
        Vector other_rate = d;
        for (Lifts* lifts : {few.get(), many.get()}) {
          lifts->strain_rates().col(3).setZero();
          lifts->lift(3, 1);
          lifts->add_resistance(d, 3);
          lifts->solve(3, 1);
        }
        expect_same(*few, *many, 3, system, name + ": L_d");
        few->damper_rate(3, rate);
        many->damper_rate(3, other_rate);
        EXPECT_LT(relative_error(rate, other_rate), 1e-9) << name;
      }
    }
  }
}

}  // namespace
}  // namespace visviva::test
