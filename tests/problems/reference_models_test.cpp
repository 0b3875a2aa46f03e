// Models of rigid bodies against reference solutions, on directors, Euler parameters and frames: the preserving schemes must
// come nearer with the square of the step, and by Richardson's extrapolation as near as stated.
//
// The references were computed without visviva: A01 by Jacobi's elliptic functions with forty digits; the free body,
// the double pendulum of rods and the squeezer by extrapolation in quadruple precision, in minimal coordinates, the first also
// by elliptic functions and the last in agreement with [MazziaMagherini2008]; the governor by Radau's method with a relative
// tolerance of 1e-11.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <functional>
#include <ostream>
#include <tuple>

#include "dense.hpp"
#include "run_problem.hpp"

namespace visviva::test {
namespace {

struct ReferenceCase {
  std::string name;
  std::string problem;
  Settings set;
  double until;
  double step;  ///< and half of it
  std::function<Vector(const Ran&)> measure;
  Vector reference;
  double
      tolerance;  ///< of the extrapolated result, relative to the largest number of the reference
};
void PrintTo(const ReferenceCase& c, std::ostream* out) { *out << c.name; }

template <class Kind>
const Kind& sensor(const System& system, const std::string& name) {
  for (const auto& s : system.sensors())
    if (s.name == name) return std::get<Kind>(s.reads);
  throw std::runtime_error("no sensor '" + name + "'");
}
Eigen::Vector3d position(const Ran& ran, const std::string& name) {
  return sensor<PointSensor>(*ran.system, name).point.at(ran.stepper->q());
}
int coordinate(const Ran& ran, const std::string& name) {
  return sensor<CoordinateSensor>(*ran.system, name).coordinate;
}
// Of a body that turns about z.
double angle_of(const Ran& ran, std::size_t body) {
  const Eigen::Matrix3d R = frame_rotation(ran.stepper->q(), ran.system->frames()[body].first);
  return std::atan2(R(1, 0), R(0, 0));
}

Vector pendulum_state(const Ran& ran) {
  return Vector{
      {ran.stepper->q()[0], ran.stepper->q()[1], ran.stepper->v()[0], ran.stepper->v()[1]}};
}
// Angular velocity in the body's axes.
Vector spin(const Ran& ran) {
  const Vector& q = ran.stepper->q();
  return frame_rotation(q, 0).transpose() * frame_angular_velocity(q, ran.stepper->v(), 0);
}
Vector tip(const Ran& ran) { return position(ran, "tip").head<2>(); }
Vector support(const Ran& ran) {
  return JointReaction(*ran.system, ran.system->joints()[0])
      .at(ran.stepper->q(), {ran.value("lambda_kkt")})
      .force.head<2>();
}
Vector governor_state(const Ran& ran) {
  const int angle = coordinate(ran, "shaft-angle");
  return Vector{{position(ran, "height")[2], ran.stepper->q()[angle], ran.stepper->v()[angle]}};
}
Vector squeezer_angles(const Ran& ran) {
  return Vector{{ran.stepper->q()[coordinate(ran, "angle")], angle_of(ran, 2), angle_of(ran, 4),
                 angle_of(ran, 6)}};
}
Vector crank_speed(const Ran& ran) {
  return Vector::Constant(1, ran.stepper->v()[coordinate(ran, "angle")]);
}

std::vector<ReferenceCase> reference_cases() {
  const Settings two_thin_rods = {{"links", "2"}, {"radius", "1e-5"}};
  return {
      {"Pendulum",
       "simple-pendulum",
       {},
       10.0,
       0.00125,
       pendulum_state,
       Vector{
           {-0.27508746257611686, -0.96141920509912506, 4.17559810095172884, -1.19474905456047527}},
       1e-8},
      {"FreeBody",
       "free-body",
       {},
       10.0,
       0.0125,
       spin,
       Vector{{-0.87457343789109365, 0.48499618734104845, 0.50500122054791334}},
       1e-8},
      {"TipOfTheDoublePendulum", "rod-chain", two_thin_rods, 2.0, 0.000625, tip,
       Vector{{0.31352477645018159, -1.9147466175623052}}, 1e-8},
      {"SupportOfTheDoublePendulum", "rod-chain", two_thin_rods, 2.0, 0.000625, support,
       Vector{{13.366886278975427, 65.447720051127665}}, 1e-7},
      {"GovernorEarly",
       "flyball-governor",
       {},
       0.1,
       0.000625,
       governor_state,
       Vector{{0.52383647556954, 0.62210668140275, 6.1037178088311}},
       1e-9},
      {"GovernorAfterOneTurn",
       "flyball-governor",
       {},
       1.0,
       0.00125,
       governor_state,
       Vector{{0.50142092237958, 5.586346965869, 6.2711257418764}},
       1e-7},
      {"SqueezerStarting",
       "squeezer",
       {},
       0.005,
       1.25e-5,
       crank_speed,
       Vector{{151.01070126923435}},
       1e-8},
      {"Squeezer",
       "squeezer",
       {},
       0.03,
       2e-5,
       squeezer_angles,
       Vector{{15.810771195153707, 0.040822240119645805, 0.52440996587995407, 1.0480807410419379}},
       1e-8},
  };
}

// The three sets of coordinates, each with its preserving scheme.
struct Coordinates {
  std::string name;
  std::string scheme;
  Settings set;
};
void PrintTo(const Coordinates& c, std::ostream* out) { *out << c.name; }
const std::vector<Coordinates> coordinate_sets = {
    {"directors", "energy-preserving", {}},
    {"euler_parameters", "energy-preserving", {{"coordinates", "euler-parameters"}}},
    {"frames", "frame-1", {}}};

using ModelIn = std::tuple<ReferenceCase, Coordinates>;

class ReferenceModel : public testing::TestWithParam<ModelIn> {
 protected:
  [[nodiscard]] static Vector result(double step) {
    const auto& [c, coordinates] = GetParam();
    const Ran ran =
        run(make_problem(c.problem, c.set), *make_scheme(coordinates.scheme, coordinates.set),
            fixed_steps(step, c.until));
    EXPECT_EQ(ran.result.status, RunStatus::completed);
    return c.measure(ran);
  }
};

TEST_P(ReferenceModel, IsReachedWithTheSquareOfTheStep) {
  const ReferenceCase& c = std::get<ReferenceCase>(GetParam());
  const Vector coarse = result(c.step);
  const Vector fine = result(0.5 * c.step);
  const double order = std::log2((coarse - c.reference).norm() / (fine - c.reference).norm());
  EXPECT_NEAR(order, 2.0, 0.05);
  const Vector extrapolated = (4.0 * fine - coarse) / 3.0;
  const double error = (extrapolated - c.reference).norm() / c.reference.cwiseAbs().maxCoeff();
  EXPECT_LT(error, c.tolerance);
}

std::string model_name(const testing::TestParamInfo<ModelIn>& info) {
  return std::get<ReferenceCase>(info.param).name + "_in_" + std::get<Coordinates>(info.param).name;
}
INSTANTIATE_TEST_SUITE_P(All, ReferenceModel,
                         testing::Combine(testing::ValuesIn(reference_cases()),
                                          testing::ValuesIn(coordinate_sets)),
                         model_name);

// The accelerations that [MazziaMagherini2008] starts from.
TEST(Squeezer, StartsWithThePublishedAcceleration) {
  const Problem p = make_problem("squeezer");
  const Vector a = start_of(p).a;
  const int beta = sensor<CoordinateSensor>(*p.system, "angle").coordinate;
  EXPECT_NEAR(p.q0[beta], -0.0617138900142764, 1e-15);
  EXPECT_NEAR(a[beta], 14222.4439199541, 1e-7);
  const Eigen::Vector3d K2 = frame_angular_velocity(p.q0, a, p.system->frames()[1].first);
  EXPECT_NEAR(K2[2], 14222.4439199541 - 10666.8329399656, 1e-7);
}

// The governor turns as freely as its bearing: 53.868998658418434 is what the reference conserves.
TEST(Governor, KeepsItsAngularMomentum) {
  const Problem p = make_problem("flyball-governor");
  EXPECT_NEAR(p.system->momentum(p.q0, p.v0).angular[2], 53.868998658418434, 1e-12);
  const Ran ran = run(p, *make_scheme("energy-preserving"), fixed_steps(0.005, 1.0));
  EXPECT_NEAR(p.system->momentum(ran.stepper->q(), ran.stepper->v()).angular[2], 53.868998658418434,
              1e-11);
}

class WholeRun : public testing::TestWithParam<std::string> {};

TEST_P(WholeRun, ClosesItsLedgerInEveryStep) {
  const Problem p = make_problem(GetParam());
  const Ran ran = run(p, *make_scheme("energy-preserving"), fixed_steps(p.step, p.until));
  ASSERT_EQ(ran.result.status, RunStatus::completed);
  EXPECT_LE(ran.result.ledger.max_step_unaccounted, 1e-12 * ran.result.energy_scale);
  EXPECT_LE(ran.result.position_error, 1e-12);
}

const std::vector<std::string> models = {"rod-chain",      "free-body", "simple-pendulum",
                                         "rigid-four-bar", "squeezer",  "flyball-governor",
                                         "slider-crank",   "gyroscope"};
INSTANTIATE_TEST_SUITE_P(All, WholeRun, testing::ValuesIn(models), [](const auto& test) {
  std::string name = test.param;
  std::replace(name.begin(), name.end(), '-', '_');
  return name;
});

}  // namespace
}  // namespace visviva::test
