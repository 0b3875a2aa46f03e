#include "visviva/analysis/linear_model.hpp"

#include <gtest/gtest.h>

#include <Eigen/LU>
#include <map>
#include <numbers>
#include <unsupported/Eigen/MatrixFunctions>

#include "algebra.hpp"
#include "visviva/analysis/frequency_response.hpp"
#include "visviva/job/job.hpp"
#include "visviva/job/operating_point.hpp"
#include "visviva/mechanics/error.hpp"
#include "visviva/model/inputs.hpp"
#include "visviva/results/linear_signals.hpp"

namespace visviva::test {
namespace {

using Complex = std::complex<double>;

Prepared prepared(const std::string& text, double change = 0.0) {
  return Job::of_text("model.yaml", text)
      .scheme("visviva:order=4:rho_inf=1")
      .set("change", change)
      .prepare();
}

LinearModel linear_model_of(const std::string& text, const std::vector<std::string>& inputs = {},
                            const std::vector<std::string>& outputs = {},
                            const std::string& about = "start") {
  const Prepared ready = prepared(text);
  const Inputs all = model::inputs(ready.source.file->model);
  const InitialState state = operating_point(ready, about);
  return linear_model(ready.system, state, all, choose_inputs(all, inputs),
                      sensor_readings(ready.system, state, all, outputs));
}

// A change over time that starts gently: u = (1 − cos ωt)² = 3/2 − 2 cos ωt + ½ cos 2ωt, as an output of an oscillator with
// the states 1, cos ωt, sin ωt, cos 2ωt, sin 2ωt.
constexpr double change_rate = 5.0;
const std::string gently = "change*(1 - cos(5*t))^2";

struct GentleChange {
  Eigen::Matrix<double, 5, 5> A = Eigen::Matrix<double, 5, 5>::Zero();
  Eigen::Matrix<double, 5, 1> start;
  Eigen::Matrix<double, 1, 5> u;

  GentleChange() {
    A(1, 2) = -change_rate;
    A(2, 1) = change_rate;
    A(3, 4) = -2.0 * change_rate;
    A(4, 3) = 2.0 * change_rate;
    start << 1.0, 1.0, 0.0, 1.0, 0.0;
    u << 1.5, -2.0, 0.0, 0.5, 0.0;
  }
};

// What the outputs of a model with one input do after such a change, exactly: a column for each time.
Matrix linear_response(const LinearModel& m, const std::vector<double>& times) {
  const GentleChange change;
  const Eigen::Index n = m.A.rows();
  Matrix all = Matrix::Zero(n + 5, n + 5);
  all << m.A, m.B * change.u, Matrix::Zero(5, n), change.A;
  Matrix read(m.C.rows(), n + 5);
  read << m.C, m.D * change.u;
  if (m.D_rate.size() > 0)
    read.rightCols(5) +=
        m.D_rate * (change.u * change.A) + m.D_acceleration * (change.u * change.A * change.A);
  Vector x(n + 5);
  x << Vector::Zero(n), change.start;
  Matrix response(m.C.rows(), static_cast<Eigen::Index>(times.size()));
  for (std::size_t k = 0; k < times.size(); ++k)
    response.col(static_cast<Eigen::Index>(k)) = read * ((all * (times[k] - times[0])).exp() * x);
  return response;
}

// The same from runs with a little more and a little less of the input.
Matrix simulated_response(const std::string& text, const LinearModel& m, double change,
                          std::vector<double>& times) {
  const Run more = prepared(text, change).run();
  const Run less = prepared(text, -change).run();
  times = more.sensors.times;
  EXPECT_EQ(times, less.sensors.times);
  Matrix response(static_cast<Eigen::Index>(m.outputs.size()),
                  static_cast<Eigen::Index>(times.size()));
  for (std::size_t o = 0; o < m.outputs.size(); ++o) {
    const std::string column = name_with_unit(m.outputs[o].name, m.outputs[o].unit);
    const std::vector<double> a = more.sensors.column(column);
    const std::vector<double> b = less.sensors.column(column);
    for (std::size_t k = 0; k < times.size(); ++k)
      response(static_cast<Eigen::Index>(o), static_cast<Eigen::Index>(k)) =
          (a[k] - b[k]) / (2.0 * change);
  }
  return response;
}

struct ResponseCase {
  std::string name;
  std::string text;
  double change;  ///< how much of the input
  bool needs_rates = false;
  bool moves = false;
};

// The model, with GENTLY where its only input acts.
std::string with_change(std::string text) {
  const std::string mark = "GENTLY";
  text.replace(text.find(mark), mark.size(), gently);
  return "visviva: 1\nparameters: {change: 0}\n" + text;
}

// A crank that is driven, and a mass on a spring behind its slider.
std::string slider_crank(const std::string& angle) {
  return R"(
bodies:
  crank: {shape: {type: rod, from: [0, 0, 0], to: [0.1, 0.1, 0], radius: 1 cm}, mass: 0.5 kg}
  rod: {shape: {type: rod, from: [0.1, 0.1, 0], to: [0.5, 0, 0], radius: 1 cm}, mass: 0.8 kg}
  slider: {shape: {type: box, edges: [4 cm, 4 cm, 4 cm]}, mass: 1 kg, position: [0.5, 0, 0]}
  rider: {shape: {type: box, edges: [4 cm, 4 cm, 4 cm]}, mass: 0.7 kg, position: [0.8, 0, 0]}
joints:
  bearing: {type: revolute, between: [ground, crank/start], axis: [0, 0, 1]}
  pin: {type: revolute, between: [crank/end, rod/start], axis: [0, 0, 1]}
  wrist: {type: revolute, between: [rod/end, slider], axis: [0, 0, 1]}
  guide: {type: prismatic, between: [ground, slider], at: [0.5, 0, 0], axis: [1, 0, 0]}
  rail: {type: prismatic, between: [ground, rider], at: [0.8, 0, 0], axis: [1, 0, 0]}
springs: {spring: {type: spring, between: [slider, rider], stiffness: 30 N/m, damping: 0.8 N*s/m, length: 0.3 m}}
drives: {input: {joint: bearing, angle: )" +
         angle + R"(}}
sensors:
  ride: {type: position, of: rider}
  speed: {type: velocity, of: rider}
  jolt: {type: acceleration, of: slider}
  rider-jolt: {type: acceleration, of: rider}
  torque: {type: reaction, of: bearing}
  pin-load: {type: reaction, of: pin}
simulation: {step: 5 ms, until: 1 s, every: 20}
)";
}

std::vector<ResponseCase> response_cases() {
  return {{"SpringAndMass", R"(
bodies: {carriage: {shape: {type: box, edges: [0.1, 0.1, 0.1]}, mass: 2 kg, position: [1, 0, 0]}}
joints: {rail: {type: prismatic, between: [ground, carriage], at: [1, 0, 0], axis: [1, 0, 0]}}
springs: {spring: {type: spring, between: [ground, carriage], stiffness: 50 N/m, damping: 0.6 N*s/m, length: 1 m}}
loads: {input: {on: carriage, force: [0.8, 0.6, 0], factor: GENTLY}}
sensors:
  place: {type: position, of: carriage}
  speed: {type: velocity, of: carriage}
  jolt: {type: acceleration, of: carriage}
  rail-load: {type: reaction, of: rail}
simulation: {step: 5 ms, until: 1 s, every: 20}
)",
           1e-3},
          {"DoublePendulum", R"(
gravity: [0, 0, -9.81]
bodies:
  upper: {shape: {type: rod, from: [0, 0, 0], to: [0, 0, -1], radius: 2 cm}, mass: 1 kg}
  lower: {shape: {type: rod, from: [0, 0, -1], to: [0, 0, -1.7], radius: 2 cm}, mass: 0.6 kg}
joints:
  hinge: {type: revolute, between: [ground, upper/start], axis: [0, 1, 0]}
  knee: {type: revolute, between: [upper/end, lower/start], axis: [0, 1, 0]}
loads: {input: {on: lower/end, force: [1, 0, 0], factor: GENTLY}}
sensors:
  tip: {type: position, of: lower/end}
  knee-angle: {type: angle, of: knee}
  turn: {type: rotation, of: lower}
  spin: {type: angular_velocity, of: lower, in: upper}
  hinge-load: {type: reaction, of: hinge}
simulation: {step: 5 ms, until: 1 s, every: 20}
)",
           1e-4},
          {"FollowerMomentOnFourBar", R"(
bodies:
  crank: {shape: {type: rod, from: [0, 0, 0], to: [0.1, 0.3, 0], radius: 1 cm}, mass: 0.5 kg}
  coupler: {shape: {type: rod, from: [0.1, 0.3, 0], to: [0.7, 0.5, 0], radius: 1 cm}, mass: 0.8 kg}
  rocker: {shape: {type: rod, from: [0.6, 0, 0], to: [0.7, 0.5, 0], radius: 1 cm}, mass: 0.6 kg}
joints:
  bearing: {type: revolute, between: [ground, crank/start], axis: [0, 0, 1]}
  pin-1: {type: revolute, between: [crank/end, coupler/start], axis: [0, 0, 1]}
  pin-2: {type: revolute, between: [coupler/end, rocker/end], axis: [0, 0, 1]}
  pivot: {type: revolute, between: [ground, rocker/start], at: [0.6, 0, 0], axis: [0, 0, 1]}
joint_springs: {rubber: {joint: bearing, stiffness: 20 N*m, damping: 0.1 N*m*s}}
loads: {input: {on: coupler, moment: [0.48 N*m, 0.6 N*m, 0.64 N*m], direction: follower, factor: GENTLY}}
sensors:
  turned: {type: angle, of: bearing}
  middle: {type: position, of: coupler}
  pin-load: {type: reaction, of: pin-2}
  spin: {type: angular_velocity, of: rocker}
simulation: {step: 5 ms, until: 1 s, every: 20}
)",
           1e-4},
          {"DrivenSliderCrankWithSprungMass", slider_crank("GENTLY"), 1e-4, true},
          {"DampedBeamWithTipLoad", R"(
materials: {nylon: {young: 3 GPa, poisson: 0.4, density: 1150 kg/m^3, damping_time: 2 ms}}
sections: {strip: {type: rectangle, material: nylon, width: 40 mm, height: 15 mm}}
beams:
  arm: {section: strip, line: {type: straight, from: [0, 0, 0], to: [1, 0, 0], elements: 4, second: [0, 1, 0]}, start: ground}
loads: {input: {on: arm/end, force: [0, 0.6 N, 0.8 N], factor: GENTLY}}
sensors:
  tip: {type: position, of: arm/end}
  turn: {type: rotation, of: arm/end}
  bending: {type: section_moment, of: arm/0.3}
  pull: {type: section_force, of: arm/0.5}
simulation: {step: 1 ms, until: 0.5 s, every: 50}
)",
           1e-3},
          {"LoadAlongBeam", R"(
materials: {nylon: {young: 3 GPa, poisson: 0.4, density: 1150 kg/m^3, damping_time: 2 ms}}
sections: {strip: {type: rectangle, material: nylon, width: 40 mm, height: 15 mm}}
beams:
  arm:
    section: strip
    line: {type: straight, from: [0, 0, 0], to: [1, 0, 0], elements: 3, second: [0, 1, 0]}
    start: ground
    loads: {input: {force: [0, 0, 1 N/m], factor: GENTLY}}
sensors:
  tip: {type: position, of: arm/end}
  clamp: {type: section_moment, of: arm/start}
  shear: {type: section_force, of: arm/0.4}
simulation: {step: 0.5 ms, until: 0.5 s, every: 100}
)",
           1e-3},
          {"MassOnCartThatIsDrivenSteadily", R"(
bodies:
  cart: {shape: {type: box, edges: [0.1, 0.1, 0.1]}, mass: 1 kg, velocity: [0.8, 0, 0]}
  mass: {shape: {type: box, edges: [0.1, 0.1, 0.1]}, mass: 2 kg, position: [1, 0, 0], velocity: [0.8, 0, 0]}
joints:
  rail: {type: prismatic, between: [ground, cart], at: [0, 0, 0], axis: [1, 0, 0]}
  guide: {type: prismatic, between: [ground, mass], at: [1, 0, 0], axis: [1, 0, 0]}
springs: {spring: {type: spring, between: [cart, mass], stiffness: 50 N/m, damping: 0.6 N*s/m, length: 1 m}}
drives: {input: {joint: rail, displacement: 0.8*t + GENTLY}}
sensors:
  place: {type: position, of: mass}
  gap: {type: position, of: mass, from: cart}
  speed: {type: velocity, of: mass}
  pull: {type: reaction, of: rail}
simulation: {step: 5 ms, until: 1 s, every: 20}
)",
           1e-3, true, true},
          {"GyroscopeOnRubber", R"(
bodies:
  frame: {mass: 0.5 kg, inertia: [0.01, 0.01, 0.015]}
  rotor: {shape: {type: cylinder, radius: 15 cm, length: 4 cm}, mass: 3 kg, angular_velocity: [0, 0, 30 rad/s]}
joints: {axle: {type: revolute, between: [frame, rotor], at: [0, 0, 0], axis: [0, 0, 1]}}
springs:
  rubber: {type: bushing, between: [ground, frame], stiffness: [2 kN/m, 2 kN/m, 3 kN/m, 40 N*m, 50 N*m, 60 N*m]}
loads: {input: {on: frame, moment: [1 N*m, 0, 0], factor: GENTLY}}
sensors:
  tilt: {type: rotation, of: frame}
  spin: {type: angular_velocity, of: frame}
  axle-load: {type: reaction, of: axle}
simulation: {step: 2 ms, until: 1 s, every: 50}
)",
           1e-4, false, true}};
}

TEST(LinearModel, TellsWhatRunsDoAfterSmallChanges) {
  for (const ResponseCase& c : response_cases()) {
    const std::string text = with_change(c.text);
    const LinearModel m = linear_model_of(text);
    EXPECT_EQ(m.D_rate.size() > 0, c.needs_rates) << c.name;
    EXPECT_EQ(m.moves, c.moves) << c.name;
    std::vector<double> times;
    const Matrix found = simulated_response(text, m, c.change, times);
    const Matrix expected = linear_response(m, times);
    std::map<std::string, double> largest;  // of those with the same unit
    for (std::size_t o = 0; o < m.outputs.size(); ++o) {
      double& most = largest[m.outputs[o].unit];
      most = std::max(most, expected.row(static_cast<Eigen::Index>(o)).cwiseAbs().maxCoeff());
    }
    EXPECT_GT(largest["m"] + largest["rad"], 0.0) << c.name;
    EXPECT_GT(largest["N"] + largest["N m"], 0.0) << c.name;
    for (std::size_t o = 0; o < m.outputs.size(); ++o) {
      const auto row = static_cast<Eigen::Index>(o);
      EXPECT_LE((found.row(row) - expected.row(row)).cwiseAbs().maxCoeff(),
                1e-6 * largest[m.outputs[o].unit] + 1e-14)
          << c.name << ": " << m.outputs[o].name;
    }
  }
}

// A mass m on a spring k with a damper c, which hang on a cart that may be driven.
std::string cart_and_mass(const std::string& more) {
  return with_change(R"(
bodies:
  cart: {shape: {type: box, edges: [0.1, 0.1, 0.1]}, mass: 1.5 kg}
  mass: {shape: {type: box, edges: [0.1, 0.1, 0.1]}, mass: 2 kg, position: [1, 0, 0]}
joints:
  rail: {type: prismatic, between: [ground, cart], at: [0, 0, 0], axis: [1, 0, 0]}
  guide: {type: prismatic, between: [ground, mass], at: [1, 0, 0], axis: [1, 0, 0]}
springs: {spring: {type: spring, between: [cart, mass], stiffness: 50 N/m, damping: 0.6 N*s/m, length: 1 m}}
drives: {lift: {joint: rail, displacement: GENTLY}}
sensors:
  place: {type: position, of: mass}
  speed: {type: velocity, of: mass}
  jolt: {type: acceleration, of: mass}
  pull: {type: reaction, of: rail}
simulation: {step: 5 ms, until: 1 s}
)" + more);
}
constexpr double m_ = 2.0, k_ = 50.0, c_ = 0.6, cart_ = 1.5;

TEST(LinearModel, IsThatOfTextbooksForAnOscillator) {
  const LinearModel m =
      linear_model_of(cart_and_mass("loads: {push: {on: mass, force: [3, 4, 0], factor: 0}}"),
                      {"push", "push.x", "push.z"}, {"place.x", "jolt.x"});
  EXPECT_EQ(m.states[0].name, "position x of mass");
  EXPECT_EQ(m.states[1].name, "rate of position x of mass");
  EXPECT_EQ(m.states[1].unit, "m/s");
  EXPECT_EQ(m.inputs[1].name, "push.x");
  EXPECT_EQ(m.inputs[0].unit, "N");
  EXPECT_EQ(m.outputs[1].unit, "m/s^2");
  Matrix A(2, 2), B(2, 3), C(2, 2), D(2, 3);
  A << 0.0, 1.0, -k_ / m_, -c_ / m_;
  B << 0.0, 0.0, 0.0, 0.6 / m_, 1.0 / m_, 0.0;
  C << 1.0, 0.0, A.row(1);
  D << 0.0, 0.0, 0.0, B.row(1);
  EXPECT_LE((m.A - A).norm(), 1e-12);
  EXPECT_LE((m.B - B).norm(), 1e-14);
  EXPECT_LE((m.C - C).norm(), 1e-10);
  EXPECT_LE((m.D - D).norm(), 1e-12);
  EXPECT_EQ(m.D_rate.size(), 0);
  EXPECT_FALSE(m.moves);
}

TEST(LinearModel, TakesDrivesAsInputsWithTheirRates) {
  const LinearModel m = linear_model_of(cart_and_mass(""), {"lift"},
                                        {"place.x", "speed.x", "jolt.x", "pull.force.x"});
  EXPECT_EQ(m.inputs[0].unit, "m");
  const std::vector<double> frequencies = {0.05, 0.3, 0.8, 2.0, 30.0};
  const auto response = frequency_response(m, frequencies);
  for (std::size_t i = 0; i < frequencies.size(); ++i) {
    const Complex s(0.0, 2.0 * std::numbers::pi * frequencies[i]);
    const Complex place = (k_ + c_ * s) / (m_ * s * s + c_ * s + k_);
    const Complex pull = cart_ * s * s + (k_ + c_ * s) * (1.0 - place);
    const Complex expected[] = {place, s * place, s * s * place, pull};
    for (int o = 0; o < 4; ++o)
      EXPECT_LE(std::abs(response[i](o, 0) - expected[o]), 1e-10 * (1.0 + std::abs(expected[o])))
          << frequencies[i] << " Hz, output " << o;
  }
}

TEST(LinearModel, HasThePolesOfPendulums) {
  const std::string hanging = R"(
gravity: [0, 0, -9.81]
bodies:
  upper: {mass: 1 kg, inertia: [0.02, 0.03, 0.02], centre: [0, 0, -0.5]}
  lower: {mass: 0.6 kg, inertia: [0.01, 0.02, 0.01], position: [0, 0, -1], centre: [0, 0, -0.4]}
joints:
  hinge: {type: revolute, between: [ground, upper], at: [0, 0, 0], axis: [0, 1, 0]}
  knee: {type: revolute, between: [upper, lower], at: [0, 0, -1], axis: [0, 1, 0]}
loads: {push: {on: lower, force: [1, 0, 0], factor: GENTLY}}
sensors: {tip: {type: position, of: lower}}
simulation: {step: 5 ms, until: 1 s}
)";
  const LinearModel m = linear_model_of(with_change(hanging));
  Eigen::Matrix2d M, K;
  M << 0.03 + 1.0 * 0.25 + 0.6 * 1.0, 0.6 * 1.0 * 0.4, 0.6 * 1.0 * 0.4, 0.02 + 0.6 * 0.16;
  K << (1.0 * 0.5 + 0.6 * 1.0) * 9.81, 0.0, 0.0, 0.6 * 0.4 * 9.81;
  const Eigen::Matrix2d square = M.inverse() * K;
  const double mean = 0.5 * square.trace();
  const double spread = std::sqrt(mean * mean - square.determinant());
  const auto list = poles(m);
  ASSERT_EQ(list.size(), 4U);
  EXPECT_LE(std::abs(list[0] - Complex(0.0, std::sqrt(mean - spread))), 1e-10);
  EXPECT_LE(std::abs(list[2] - Complex(0.0, std::sqrt(mean + spread))), 1e-10);
}

TEST(LinearModel, IsAboutAnyMoment) {
  const std::string text = cart_and_mass("loads: {push: {on: mass, force: [10, 0, 0]}}");
  const LinearModel start = linear_model_of(text);
  const LinearModel later = linear_model_of(text, {}, {}, "0.2 s");
  EXPECT_TRUE(start.moves);
  EXPECT_TRUE(later.moves);
  EXPECT_LE((later.A - start.A).norm(), 1e-10);
  EXPECT_LE((later.D - start.D).norm(), 1e-8);
}

std::string message_for(const std::string& text, const std::vector<std::string>& inputs = {},
                        const std::vector<std::string>& outputs = {}) {
  try {
    static_cast<void>(linear_model_of(text, inputs, outputs));
  } catch (const std::exception& error) {
    return error.what();
  }
  return "";
}

TEST(LinearModel, SaysWhyThereIsNone) {
  const std::string text = cart_and_mass("loads: {push: {on: mass, force: [1, 0, 0]}}");
  EXPECT_EQ(message_for(text, {"pusch"}),
            "input 'pusch' is not in the model (did you mean 'push'?)");
  EXPECT_EQ(message_for(text, {}, {"plase"}),
            "output 'plase' is not in the model (did you mean 'place'?)");
  EXPECT_EQ(message_for(text, {}, {"pull.farce.x"}),
            "output 'pull.farce.x' is not in the model (did you mean 'pull.force.x'?)");
  const std::string held = R"(
bodies: {cart: {shape: {type: box, edges: [0.1, 0.1, 0.1]}, mass: 1.5 kg}}
joints: {rail: {type: prismatic, between: [ground, cart], at: [0, 0, 0], axis: [1, 0, 0]}}
drives: {lift: {joint: rail, displacement: GENTLY}}
sensors: {place: {type: position, of: cart}}
simulation: {step: 5 ms, until: 1 s}
)";
  EXPECT_NE(message_for(with_change(held)).find("nothing is left to move"), std::string::npos);
  const std::string beam = R"(
materials: {nylon: {young: 3 GPa, poisson: 0.4, density: 1150 kg/m^3}}
sections: {strip: {type: rectangle, material: nylon, width: 40 mm, height: 15 mm}}
beams: {arm: {section: strip, line: {type: straight, from: [0, 0, 0], to: [1, 0, 0], elements: 90, second: [0, 1, 0]}, start: ground}}
loads: {push: {on: arm/end, force: [0, 0, 1], factor: GENTLY}}
sensors: {tip: {type: position, of: arm/end}}
simulation: {step: 5 ms, until: 1 s}
)";
  EXPECT_NE(message_for(with_change(beam)).find("540 freedoms"), std::string::npos);
}

// About a mechanism on its way the state that a change has led to is told by two readings, and tells all others.
TEST(LinearModel, TellsAccelerationsAndReactionsOfAMechanismOnItsWay) {
  const std::string text = with_change(slider_crank("6*(1 - cos(2*t)) + GENTLY"));
  const LinearModel m = linear_model_of(text, {}, {}, "0.5 s");
  ASSERT_EQ(m.states.size(), 2U);
  EXPECT_TRUE(m.moves);
  std::vector<double> times;
  const Matrix all = simulated_response(text, m, 1e-4, times);
  const auto now =
      static_cast<Eigen::Index>(std::find(times.begin(), times.end(), 0.5) - times.begin());
  ASSERT_LT(now, all.cols());
  const Vector found = all.col(now);

  const double wt = change_rate * 0.5;
  const double u = std::pow(1.0 - std::cos(wt), 2);
  const double u_dot = change_rate * (2.0 * std::sin(wt) - std::sin(2.0 * wt));
  const double u_ddot = change_rate * change_rate * (2.0 * std::cos(wt) - 2.0 * std::cos(2.0 * wt));
  const Vector driven = m.D * u + m.D_rate * u_dot + m.D_acceleration * u_ddot;
  std::vector<Eigen::Index> rows;
  for (const std::string name : {"ride.x", "speed.x"})
    for (std::size_t o = 0; o < m.outputs.size(); ++o)
      if (m.outputs[o].name == name) rows.push_back(static_cast<Eigen::Index>(o));
  ASSERT_EQ(rows.size(), 2U);
  const Matrix C = m.C(rows, Eigen::all);
  const Vector x = solve(C, Vector((found - driven)(rows)));
  const Vector expected = m.C * x + driven;
  for (Eigen::Index o = 0; o < found.size(); ++o)
    EXPECT_NEAR(found[o], expected[o], 1e-5 * expected.cwiseAbs().maxCoeff())
        << m.outputs[static_cast<std::size_t>(o)].name;
}

// A robot arm whose beams are damped: poles of 10⁸/s are beside its vibrations.
TEST(TellingFrequencies, ShowVibrationsBesideFastDecay) {
  const std::vector<Complex> all = {{0.0, 1e-7},   {0.0, -1e-7},  {-1.0, 14.0},
                                    {-1.0, -14.0}, {-60.0, 80.0}, {-60.0, -80.0},
                                    {-100, 1e-3},  {-100, -1e-3}, {-1e8, 0.0}};
  const auto shown = telling_frequencies(all, 50);
  EXPECT_EQ(shown.size(), 50U);
  EXPECT_NEAR(shown.front(), 0.1 * std::hypot(1.0, 14.0) / (2.0 * std::numbers::pi), 1e-9);
  EXPECT_NEAR(shown.back(), 3.0 * 100.0 / (2.0 * std::numbers::pi), 1e-9);
  const auto decaying = telling_frequencies({{-2.0, 0.0}, {-30.0, 0.0}}, 20);
  EXPECT_NEAR(decaying.front(), 0.2 / (2.0 * std::numbers::pi), 1e-12);
  EXPECT_NEAR(decaying.back(), 90.0 / (2.0 * std::numbers::pi), 1e-9);
}

// A damped blade has poles of 10⁸/s. Pushed along z it does not move along y, and responses are those of elimination.
TEST(FrequencyResponse, IsNotSpoiltByFastPoles) {
  const LinearModel m = linear_model_of(R"(
visviva: 1
parameters: {change: 0}
materials: {steel: {young: 210 GPa, poisson: 0.3, density: 7850, damping_time: 10 ms}}
sections: {strip: {type: rectangle, material: steel, width: 40 mm, height: 4 mm}}
beams:
  blade: {section: strip, line: {type: straight, from: [0, 0, 0], to: [1, 0, 0], elements: 6, second: [0, 1, 0]}, start: ground}
loads: {push: {on: blade/end, force: [0, 0, 1], factor: 'change'}}
sensors: {tip: {type: position, of: blade/end}}
simulation: {step: 0.01, until: 1}
)");
  double fastest = 0.0;
  for (const Complex& pole : poles(m)) fastest = std::max(fastest, std::abs(pole));
  EXPECT_GT(fastest, 1e7);
  const std::vector<double> frequencies = {1e-4, 0.5, 2.5, 20.0};
  const auto response = frequency_response(m, frequencies);
  for (std::size_t k = 0; k < frequencies.size(); ++k) {
    const Complex s(0.0, 2.0 * std::numbers::pi * frequencies[k]);
    Eigen::MatrixXcd shifted = -m.A.cast<Complex>();
    shifted.diagonal().array() += s;
    const Eigen::MatrixXcd direct =
        m.C.cast<Complex>() * shifted.partialPivLu().solve(m.B.cast<Complex>()) +
        m.D.cast<Complex>();
    const double size = direct.cwiseAbs().maxCoeff();
    EXPECT_LT((response[k] - direct).cwiseAbs().maxCoeff(), 1e-9 * size) << frequencies[k];
    EXPECT_LT(std::abs(response[k](1, 0)), 1e-9 * size) << frequencies[k];
  }
}

TEST(LinearModel, NamesWhatHasNoMass) {
  SystemDescription description;
  description.coordinates = {"mass.x", "massless.x"};
  description.mass = {{0, 0, 1.0}};
  const auto system = std::make_shared<System>(std::move(description));
  const InitialState rest{0.0, Vector::Zero(2), Vector::Zero(2), Vector::Zero(2), Vector()};
  const Readings nothing{{}, [](const auto&...) { return Vector(); }, {}};
  try {
    static_cast<void>(linear_model(system, rest, {{}, system}, {}, nothing));
    FAIL() << "there is no such model";
  } catch (const InvalidModel& error) {
    EXPECT_STREQ(error.what(),
                 "the mass matrix is singular: nothing that has mass moves with massless.x; give "
                 "what moves there a mass");
  }
}

}  // namespace
}  // namespace visviva::test
