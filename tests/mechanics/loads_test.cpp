// Loads that jump in time: a step takes the value that the load has during it, whatever the function says at its ends.
#include "visviva/mechanics/loads.hpp"

#include <gtest/gtest.h>

#include "visviva/mechanics/system.hpp"

namespace visviva {
namespace {

class TimeLoad final : public Load {
 public:
  explicit TimeLoad(std::function<double(double)> f) : f_(std::move(f)) {}
  [[nodiscard]] int inputs() const override { return 1; }
  void force(const LocalVector&, const LocalVector&, double t, LocalVector& f) const override {
    f[0] = f_(t);
  }
  void tangent(const LocalVector&, const LocalVector&, double t, LocalMatrix& f_x,
               LocalMatrix& f_v) const override {
    f_x(0, 0) = f_(t);
    f_v(0, 0) = 0.0;
  }

 private:
  std::function<double(double)> f_;
};

System with_load(std::function<double(double)> f) {
  SystemDescription d;
  d.coordinates = {"x"};
  d.mass = {{0, 0, 1.0}};
  d.loads = {{"load", {0}, std::make_shared<TimeLoad>(std::move(f))}};
  return System(std::move(d));
}

double force(const System& system, double t0, double t1, double weight) {
  const Vector zero = Vector::Zero(1);
  Vector f = Vector::Zero(1);
  system.loads().add_force({zero, zero, t0, t1, weight}, LoadSort::all, 1.0, f);
  SparseMatrix K = system.mass();
  system.loads().add_tangent({zero, zero, t0, t1, weight}, LoadSort::all, 1.0, 0.0, K);
  EXPECT_NEAR(K.coeff(0, 0) - 1.0, f[0], 1e-15) << "the tangent is taken at the same times";
  return f[0];
}

TEST(LoadsThatJump, HaveInAStepTheValueOfItsInside) {
  // The value at 0.3 itself is neither; 0.1 + 0.2 is above 0.3 by round-off.
  const System system = with_load([](double t) { return t < 0.3 ? 8.0 : t > 0.3 ? 1.0 : 77.0; });
  for (const double weight : {0.0, 0.5, 1.0})
    for (const double end : {0.3, 0.1 + 0.2}) {
      EXPECT_EQ(force(system, 0.2, end, weight), 8.0);
      EXPECT_EQ(force(system, end, 0.4, weight), 1.0);
      EXPECT_EQ(force(system, 0.4, end, weight), 1.0) << "backwards";
    }
  EXPECT_EQ(force(system, 0.2, 0.4, 0.5), 4.5);
  EXPECT_EQ(force(system, 0.3, 0.3, 0.0), 77.0) << "at one time there is no inside";
}

TEST(LoadsThatJump, LateInALongRunAreNotMissedByTheRoundOffOfTime) {
  const System system = with_load([](double t) { return t < 1e4 ? 8.0 : 1.0; });
  const double late = std::nextafter(1e4, 2e4);
  const double early = std::nextafter(1e4, 0.0);
  for (const double t : {early, 1e4, late}) {
    EXPECT_EQ(force(system, t - 1e-5, t, 1.0), 8.0);
    EXPECT_EQ(force(system, t, t + 1e-5, 0.0), 1.0);
  }
}

TEST(LoadsThatDoNotJump, AreTakenAtTheEndsOfTheStep) {
  const System system = with_load([](double t) { return 3.0 * t * t; });
  EXPECT_NEAR(force(system, 0.2, 0.4, 0.0), 0.12, 1e-14);
  EXPECT_NEAR(force(system, 0.2, 0.4, 0.5), 0.30, 1e-14);
  EXPECT_NEAR(force(system, 0.2, 0.4, 1.0), 0.48, 1e-14);
}

}  // namespace
}  // namespace visviva
