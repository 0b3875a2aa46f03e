#include "visviva/analysis/state_fields.hpp"

#include <gtest/gtest.h>

#include <cmath>

#include "convergence_of.hpp"
#include "run_problem.hpp"

namespace visviva::test {
namespace {

// A body that flies straight and turns steadily about its third axis, with errors of another order in each quantity.
class ManufacturedFlight final : public Scheme {
  class Steps final : public Stepper {
   public:
    explicit Steps(const InitialState& initial) : Stepper(initial) {}

    StepReport advance(double h) override {
      clock_.advance(h);
      const double t = clock_.now();
      const Eigen::AngleAxisd turned(spin * t + 3.0 * std::pow(h, 3), Eigen::Vector3d::UnitZ());
      const Eigen::Matrix3d R = turned.toRotationMatrix();
      q_ = frame_coordinates(speed * t + Eigen::Vector3d::Constant(h * h), R);
      v_ = frame_velocities(R, speed + Eigen::Vector3d::Constant(h),
                            (spin + std::pow(h, 4)) * Eigen::Vector3d::UnitZ());
      return {true, 1};
    }
  };

 public:
  static constexpr double spin = 0.7;
  static inline const Eigen::Vector3d speed{1.0, 2.0, -3.0};

  std::unique_ptr<Stepper> start(std::shared_ptr<const System>, const InitialState& initial,
                                 const NewtonOptions&) const override {
    return std::make_unique<Steps>(initial);
  }
};

TEST(StateFields, HaveOrdersOfTheirOwn) {
  const Problem body = make_problem(
      "free-body", {{"angular_velocity", "[0, 0, 0.7]"}, {"centre_velocity", "[1, 2, -3]"}});
  const InitialState start = start_of(body);
  const auto reference = reference_solution(body.system, start, 1.2).value();
  const auto rows = convergence_of(body.system, ManufacturedFlight(), start, fixed_steps(1.0, 1.2),
                                   {0.1, 0.05}, reference);
  const auto near = [&](const char* name, double order, double error) {
    const QuantityError* found = rows[1].find(name);
    ASSERT_NE(found, nullptr) << name;
    EXPECT_NEAR(found->order, order, 0.01) << name;
    EXPECT_NEAR(found->error, error, 1e-3 * error) << name;
  };
  const double h = 0.05;
  near("position", 2.0, h * h / 3.6);  // of the farthest coordinate, at 3·1.2
  near("velocity", 1.0, h / 3.0);
  near("angular_velocity", 4.0, std::pow(h, 4) / 0.7);
  // The largest component of an axis, and what becomes of it when it is turned on.
  const double c = std::cos(0.7 * 1.2);
  const double s = std::sin(0.7 * 1.2);
  near("rotation", 3.0, 3.0 * std::pow(h, 3) * std::max(c, s) / 1.0);
  EXPECT_EQ(rows[1].find("section_force"), nullptr) << "there is no beam";
  EXPECT_EQ(rows[1].find("reaction_force"), nullptr) << "there is no joint";
}

TEST(StateFields, AreThoseOfARodThatFalls) {
  const Problem chain = make_problem("chain", {{"count", "1"}});
  const InitialState start = start_of(chain);
  const NamedValues fields =
      StateFields(chain.system).at({start.q, start.v, start.a, start.t}, start.lambda);
  const auto of = [&](const std::string& name) {
    for (const auto& [known, value] : fields)
      if (known == name) return value;
    ADD_FAILURE() << name;
    return Vector();
  };
  const Frame& rod = chain.system->frames()[0];
  const int d = rod.first + 3;
  EXPECT_EQ(of("position"), start.q.segment(rod.first, 3));
  EXPECT_EQ(of("rotation"), start.q.segment(d, 9));
  EXPECT_EQ(of("acceleration"), start.a.segment(rod.first, 3));
  // ω̇ × dₖ are the accelerations of the axes of a body at rest.
  const Eigen::Vector3d alpha = of("angular_acceleration");
  EXPECT_GT(alpha.norm(), 1.0);
  for (int k = 0; k < 3; ++k)
    EXPECT_LT((alpha.cross(Eigen::Vector3d(start.q.segment<3>(d + 3 * k))) -
               start.a.segment<3>(d + 3 * k))
                  .norm(),
              1e-12);
  // What the joint bears and the weight accelerate the mass.
  Eigen::Vector3d impulse = rod.mass() * of("acceleration").head<3>();
  for (int k = 0; k < 3; ++k) impulse += rod.moment()[k] * start.a.segment<3>(d + 3 * k);
  const Eigen::Vector3d weight(0.0, -9.81 * rod.mass(), 0.0);
  EXPECT_LT((of("reaction_force").head<3>() + weight - impulse).norm(), 1e-12);
}

// A beam is stiff: what it bears is compared with a run of the scheme itself, as its motion is.
TEST(StateFields, OfABeamConvergeWithItsScheme) {
  const Problem beam =
      make_problem("beam-pendulum", {{"elements", "2"}, {"young", "1 MPa"}, {"diameter", "0.2 m"}});
  const InitialState start = start_of(beam);
  const auto scheme = make_scheme("frame-1");
  const RunOptions options = fixed_steps(1.0, 0.08);
  const auto run = [&](double h, Observer* watch = nullptr) {
    return converge(beam.system, *scheme, start, options, h, watch);
  };
  SizeWatch sizes(beam.system);
  const auto coarse = run(0.000125);
  const auto fine = run(0.0000625, &sizes);
  const auto reference = own_reference(coarse, fine, sizes.sizes()).value();
  const auto rows = convergence_rows({run(0.001), run(0.0005)}, reference);
  for (const char* name : {"position", "rotation", "velocity", "angular_velocity", "section_force",
                           "section_moment", "reaction_force"}) {
    const QuantityError* found = rows[1].find(name);
    ASSERT_NE(found, nullptr) << name;
    EXPECT_TRUE(found->resolved()) << name;
    EXPECT_NEAR(found->order, 2.0, 0.15) << name;
  }
}

}  // namespace
}  // namespace visviva::test
