// A description that makes no sense is refused, with a message that names the part at fault.
#include <gtest/gtest.h>

#include <limits>
#include <string>

#include "visviva/mechanics/error.hpp"
#include "visviva/mechanics/invariants.hpp"
#include "visviva/mechanics/system.hpp"

namespace visviva {
namespace {

constexpr double nan = std::numeric_limits<double>::quiet_NaN();

class Push final : public Load {
 public:
  [[nodiscard]] int inputs() const override { return 1; }
  void force(const LocalVector&, const LocalVector&, double, LocalVector& f) const override {
    f[0] = 1.0;
  }
  void tangent(const LocalVector&, const LocalVector&, double, LocalMatrix& f_x,
               LocalMatrix& f_v) const override {
    f_x.setZero();
    f_v.setZero();
  }
};

// Two points of the plane with a spring, a bar, a load: valid as it stands.
SystemDescription sound() {
  SystemDescription d;
  d.coordinates = {"x1", "y1", "x2", "y2"};
  d.mass = {{0, 0, 1.0}, {1, 1, 1.0}, {2, 2, 2.0}, {3, 3, 2.0}, {0, 2, 0.5}, {2, 0, 0.5}};
  d.potentials = {{"spring",
                   {0, 1, 2, 3},
                   std::make_shared<SquaredDistance>(2, 0.5, -0.5),
                   std::make_shared<QuadraticEnergy>(10.0, 0.0)}};
  d.constraints = {{"bar", {0, 1, 2, 3}, std::make_shared<Distance>(2, -1.0), {}}};
  d.loads = {{"push", {1}, std::make_shared<Push>()}};
  d.particles = {{"tip", {2, 3}, 2.0}};
  return d;
}

std::string complaint_about(const SystemDescription& d) {
  try {
    const System system(d);
  } catch (const InvalidModel& error) {
    return error.what();
  }
  return "no complaint";
}

TEST(SystemValidation, AcceptsASoundDescription) {
  EXPECT_EQ(complaint_about(sound()), "no complaint");
  const System system(sound());
  EXPECT_EQ(system.coordinate_count(), 4);
  EXPECT_EQ(system.constraint_count(), 1);
  EXPECT_EQ(system.coordinate_name(2), "x2");
  EXPECT_DOUBLE_EQ(system.mass_scale(), 1.5);
}

TEST(SystemValidation, RefusesASystemWithoutCoordinates) {
  EXPECT_EQ(complaint_about({}), "the system has no coordinates");
}

TEST(SystemValidation, RefusesMassesThatAreNegativeNotANumberOrMisplaced) {
  auto d = sound();
  d.mass[3] = {3, 3, -2.0};
  EXPECT_EQ(complaint_about(d), "mass of 'y2' is negative (-2): a mass must be zero or positive");
  d.mass[3] = {3, 3, nan};
  EXPECT_EQ(complaint_about(d), "mass entry of 'y2' is not a finite number");
  d.mass[3] = {3, 3, std::numeric_limits<double>::infinity()};
  EXPECT_EQ(complaint_about(d), "mass entry of 'y2' is not a finite number");
  d.mass[3] = {3, 4, 1.0};
  EXPECT_EQ(complaint_about(d), "mass entry (3, 4) is outside the 4 coordinates");
  d.mass[3] = {-1, 3, 1.0};
  EXPECT_EQ(complaint_about(d), "mass entry (-1, 3) is outside the 4 coordinates");
}

TEST(SystemValidation, RefusesAMassMatrixThatIsNotSymmetric) {
  auto d = sound();
  d.mass.pop_back();
  EXPECT_EQ(complaint_about(d), "the mass matrix is not symmetric in 'x2' and 'x1'");
}

TEST(SystemValidation, RefusesCoordinatesThatDoNotExist) {
  auto d = sound();
  d.potentials[0].coordinates[3] = 4;
  EXPECT_EQ(complaint_about(d), "potential 'spring': coordinate 4 does not exist");
  d = sound();
  d.constraints[0].coordinates[0] = -1;
  EXPECT_EQ(complaint_about(d), "constraint 'bar': coordinate -1 does not exist");
  d = sound();
  d.loads[0].coordinates[0] = 7;
  EXPECT_EQ(complaint_about(d), "load 'push': coordinate 7 does not exist");
  d = sound();
  d.particles[0].coordinates[1] = 9;
  EXPECT_EQ(complaint_about(d), "particle 'tip': coordinate 9 does not exist");
}

TEST(SystemValidation, RefusesCoordinatesNamedTwice) {
  auto d = sound();
  d.constraints[0].coordinates[3] = 0;
  EXPECT_EQ(complaint_about(d), "constraint 'bar': coordinate 0 is named twice");
}

TEST(SystemValidation, RefusesTheWrongNumberOfCoordinates) {
  auto d = sound();
  d.potentials[0].coordinates.pop_back();
  EXPECT_EQ(complaint_about(d), "potential 'spring': needs 4 coordinates, 3 given");
  d = sound();
  d.potentials[0].constrained_force = std::make_shared<Push>();
  EXPECT_EQ(complaint_about(d), "force of 'spring': needs 1 coordinates, 4 given");
  d = sound();
  d.particles[0].coordinates = {0};
  EXPECT_EQ(complaint_about(d), "particle 'tip': needs 3 coordinates, 1 given");
}

TEST(SystemValidation, RefusesTermsThatCoupleTooManyCoordinates) {
  SystemDescription d;
  std::vector<int> all;
  for (int i = 0; i < max_local + 1; ++i) {
    d.coordinates.push_back("q" + std::to_string(i));
    all.push_back(i);
  }
  d.constraints = {{"all", all, std::make_shared<Identity>(max_local + 1), {}}};
  EXPECT_EQ(complaint_about(d), "constraint 'all': couples more than 38 coordinates");
}

TEST(SystemValidation, RefusesTimeFunctionsThatDoNotMatchTheRows) {
  auto d = sound();
  const auto still = [](double) { return Motion{}; };
  d.constraints[0].target = {still, still};
  EXPECT_EQ(complaint_about(d), "constraint 'bar': 1 rows but 2 time functions");
}

}  // namespace
}  // namespace visviva
