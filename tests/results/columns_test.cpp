// Every column of energy.csv, states.csv and sensors.csv against values that the test computes from the states of a run.
#include <cmath>

#include "algebra.hpp"
#include "results/everything.hpp"

namespace visviva::test {
namespace {

using Eigen::Matrix3d;
using Eigen::Vector3d;
using Expected = std::map<std::string, double>;

struct Recorded {
  explicit Recorded(const std::string& scheme, const Settings& settings = {})
      : problem(make_everything()) {
    OutputFolder output(folder.path(), "summary.json");
    RunRecorder recorder(output, problem.system, {.states_csv = true});
    RecorderAndWitness observer(recorder, witness);
    ran = run(problem, *make_scheme(scheme, settings), fixed_steps(0.01, 0.2), &observer);
    recorder.finish(ran.result.status);
    output.commit();
  }
  [[nodiscard]] const System& system() const { return *problem.system; }

  TemporaryFolder folder;
  Problem problem;
  Witness witness;
  Ran ran;
};

double max_abs(const Vector& x) { return x.cwiseAbs().maxCoeff(); }

Expected expected_energies(const Recorded& r, std::size_t i) {
  const Witness& w = r.witness;
  const System& system = r.system();
  Vector phi(system.constraint_count());
  Vector rate(system.constraint_count());
  system.constraints().value(w.q[i], w.t[i], phi);
  system.constraints().rate(w.q[i], w.v[i], w.t[i], rate);
  const double kinetic = 0.5 * w.v[i].dot(system.mass() * w.v[i]);
  const double potential = system.potential_energy(w.q[i]);
  const Momentum p = system.momentum(w.q[i], w.v[i]);
  Expected e = {{"t_s", 0.01 * static_cast<double>(i)},
                {"kinetic_J", kinetic},
                {"potential_J", potential},
                {"energy_J", kinetic + potential},
                {"position_error", max_abs(phi)},
                {"velocity_error", max_abs(rate)},
                {"momentum_x_Ns", p.linear.x()},
                {"momentum_y_Ns", p.linear.y()},
                {"momentum_z_Ns", p.linear.z()},
                {"angular_momentum_x_Nms", p.angular.x()},
                {"angular_momentum_y_Nms", p.angular.y()},
                {"angular_momentum_z_Nms", p.angular.z()},
                {"newton_iterations", w.iterations[i]},
                {"step_s", i > 0 ? 0.01 : 0.0},
                {"rejected_by_error", 0.0},
                {"rejected_by_newton", 0.0},
                {"guarded_steps", w.guarded[i]}};
  // ΔE = external + drive + constraint − physical − numerical + unaccounted.
  const std::map<std::string, std::pair<Account, double>> booked = {
      {"external_work_J", {Account::external_work, 1.0}},
      {"drive_work_J", {Account::drive_work, 1.0}},
      {"constraint_work_J", {Account::constraint_work, 1.0}},
      {"physical_dissipation_J", {Account::physical_dissipation, -1.0}},
      {"numerical_dissipation_J", {Account::numerical_dissipation, -1.0}},
      {"projection_loss_J", {Account::projection_loss, 0.0}}};
  double rest = w.energy[i] - w.energy[0];
  double step_rest = i > 0 ? w.energy[i] - w.energy[i - 1] : 0.0;
  for (const auto& [name, entry] : booked) {
    const auto& [account, sign] = entry;
    e[name] = w.booked(account, i);
    rest -= sign * e[name];
    if (i > 0) step_rest -= sign * w.work[i][account];
  }
  e["unaccounted_J"] = rest;
  e["step_remainder_J"] = step_rest;
  return e;
}

void expect_energies(const Recorded& r) {
  const CsvFile file(r.folder / "energy.csv");
  ASSERT_EQ(file.rows.size(), 21U);
  for (const std::size_t i : {std::size_t{0}, std::size_t{1}, std::size_t{20}})
    expect_all_columns(file, energy_columns(), i, expected_energies(r, i), 1e-12);
}

TEST(EnergyColumns, AreWhatTheStatesSay) {
  const Recorded projecting("visviva");
  expect_energies(projecting);
  const Recorded unlawful("generalized-alpha", {{"rho_inf", "0.5"}});
  expect_energies(unlawful);
  // Each account is seen in one of them, and differs from all others.
  const Expected a = expected_energies(projecting, 20);
  const Expected b = expected_energies(unlawful, 20);
  for (const std::string name : {"external_work_J", "drive_work_J", "physical_dissipation_J",
                                 "numerical_dissipation_J", "projection_loss_J"})
    EXPECT_GT(std::abs(a.at(name)), 1e-9) << name;
  for (const std::string name : {"constraint_work_J", "unaccounted_J", "step_remainder_J"})
    EXPECT_GT(std::abs(b.at(name)), 1e-9) << name;
}

TEST(EnergyColumns, WorkIsForceTimesWay) {
  const Recorded r("energy-preserving");
  const CsvFile file(r.folder / "energy.csv");
  const CsvFile states(r.folder / "states.csv");
  const auto& first = states.rows.front();
  for (std::size_t i = 0; i < file.rows.size(); ++i) {
    const auto moved = [&](const std::string& name) {
      return states.rows[i].at(name) - first.at(name);
    };
    // The moment on the end of the beam works too, but little.
    EXPECT_NEAR(file.rows[i].at("external_work_J"),
                6.0 * moved("stone.x") + 5.0 * moved("stone.y") + 4.0 * moved("stone.z"), 0.05);
  }
}

TEST(StateColumns, AreTheStatesAndSatisfyTheEquationsOfMotion) {
  const Recorded r("energy-preserving");
  const System& system = r.system();
  const int n = system.coordinate_count();
  const CsvFile file(r.folder / "states.csv");
  const auto columns = state_columns(system);
  for (const std::size_t row : {std::size_t{0}, std::size_t{7}, std::size_t{20}}) {
    const Vector& q = r.witness.q[row];
    const Vector& v = r.witness.shown[row];
    const double t = r.witness.t[row];
    // M a + Bᵀλ = F − ∇V,  B a = −(time derivatives of the rest), as dense matrices.
    SparseMatrix B = system.constraints().pattern();
    system.constraints().jacobian(q, B);
    const int m = system.constraint_count();
    Matrix A = Matrix::Zero(n + m, n + m);
    A.topLeftCorner(n, n) = Matrix(system.mass());
    A.topRightCorner(n, m) = Matrix(B).transpose();
    A.bottomLeftCorner(m, n) = Matrix(B);
    Vector rhs = Vector::Zero(n + m);
    system.potentials().add_gradient(q, -1.0, rhs.head(n));
    system.loads().add_force({q, v, t, t, 0.0}, LoadSort::all, 1.0, rhs.head(n));
    system.constraints().acceleration_bias(q, v, t, rhs.tail(m));
    rhs.tail(m) *= -1.0;
    const Vector x = solve(A, rhs);
    Expected e = {{"t_s", 0.01 * static_cast<double>(row)}};
    for (int i = 0; i < n; ++i) {
      e[system.coordinate_name(i)] = q[i];
      e["v_" + system.coordinate_name(i)] = v[i];
      e["a_" + system.coordinate_name(i)] = x[i];
    }
    for (int i = 0; i < m; ++i) e["lambda_" + system.constraints().row_name(i)] = x[n + i];
    expect_all_columns(file, columns, row, e, 1e-8);
  }
}

// A body of the model, from the numbers of its coordinates.
struct Pose {
  Vector3d x;
  Matrix3d R;

  Pose(const System& system, const std::string& name, const Vector& z) {
    for (const Frame& frame : system.frames())
      if (frame.name == name) {
        x = z.segment<3>(frame.first);
        R = Eigen::Map<const Matrix3d>(z.data() + frame.first + 3);
      }
  }
};

Vector3d vee(const Matrix3d& S) { return {S(2, 1), S(0, 2), S(1, 0)}; }

Vector3d rotation_vector(const Matrix3d& R) {
  const double angle = std::acos(0.5 * (R.trace() - 1.0));
  return angle == 0.0 ? Vector3d::Zero()
                      : Vector3d(angle / std::sin(angle) * 0.5 * vee(R - R.transpose()));
}

void put(Expected& e, const std::string& name, const std::string& unit, const Vector3d& x) {
  for (int k = 0; k < 3; ++k) e[name + "." + "xyz"[k] + "_" + unit] = x[k];
}

// What the hinge does to the arm, from the arm's own motion: m a = F + mg + S and the same of moments about the hinge.
void put_reaction(Expected& e, const System& system, const Vector& q, const Vector& v,
                  const Vector& a) {
  const Pose arm(system, "arm", q);
  const Pose rate(system, "arm", v);
  const Pose change(system, "arm", a);
  const Particle& bob = system.particles().front();
  const Vector3d r(0.5, 0.1, 0.2);
  const Vector3d tip = arm.x + arm.R * r;
  const Vector3d way = q.segment<3>(bob.coordinates.front()) - tip;
  const Vector3d speed = v.segment<3>(bob.coordinates.front()) - rate.x - rate.R * r;
  const double length = way.norm();
  const Vector3d spring = (40.0 * (length - 0.3) + 2.0 * way.dot(speed) / length) * way / length;
  const Vector3d weight = 2.0 * Vector3d(0.1, 0.2, -9.81);
  const Matrix3d I = arm.R * Vector3d(0.1, 0.2, 0.3).asDiagonal() * arm.R.transpose();
  const Matrix3d W = rate.R * arm.R.transpose();
  const Vector3d omega = vee(W);
  const Vector3d alpha = vee(change.R * arm.R.transpose() - W * W);
  put(e, "load.force", "N", 2.0 * change.x - weight - spring);
  put(e, "load.moment", "Nm",
      arm.x.cross(2.0 * change.x - weight) + I * alpha + omega.cross(I * omega) -
          tip.cross(spring));
}

template <typename Sensor>
Vector section(const System& system, const std::string& name, const SensorState& state) {
  for (const auto& sensor : system.sensors())
    if (sensor.name == name) return reading(std::get<Sensor>(sensor.reads), state);
  throw std::logic_error("no sensor " + name);
}

Expected expected_readings(const Recorded& r, const CsvFile& states, std::size_t row) {
  const System& system = r.system();
  const Vector& q = r.witness.q[row];
  const Vector& v = r.witness.shown[row];
  Vector a(system.coordinate_count());
  for (int i = 0; i < a.size(); ++i) a[i] = states.rows[row].at("a_" + system.coordinate_name(i));
  const Vector3d offset(0.5, 0.1, 0.2);
  const Pose arm(system, "arm", q);
  const Pose rate(system, "arm", v);
  const Pose change(system, "arm", a);
  const Pose stone(system, "stone", q);
  const Pose tumbling(system, "stone", v);
  Expected e = {{"t_s", 0.01 * static_cast<double>(row)},
                {"swing_rad", std::atan2(-arm.R(2, 0), arm.R(0, 0))}};
  put(e, "place", "m", arm.x + arm.R * offset);
  put(e, "speed", "m/s", rate.x + rate.R * offset);
  put(e, "jolt", "m/s^2", change.x + change.R * offset);
  put(e, "turn", "rad", rotation_vector(stone.R));
  put(e, "spin", "rad/s", vee(tumbling.R * stone.R.transpose()));
  put_reaction(e, system, q, v, a);
  const SensorState state{q, v, a, 0.0};
  for (const auto& [sensor, unit, parts] :
       {std::tuple{"pull", "N", std::array{"axial", "shear2", "shear3"}},
        std::tuple{"bending", "Nm", std::array{"torsion", "bending2", "bending3"}},
        std::tuple{"stretch", "m/m", std::array{"axial", "shear2", "shear3"}},
        std::tuple{"curving", "rad/m", std::array{"torsion", "bending2", "bending3"}}}) {
    const Vector values = section<SectionSensor>(system, sensor, state);
    for (std::size_t k = 0; k < 3; ++k)
      e[std::string(sensor) + "." + parts[k] + "_" + unit] = values[static_cast<Eigen::Index>(k)];
  }
  const Vector3d omega = arm.R.transpose() * vee(rate.R * arm.R.transpose());
  e["store.kinetic_J"] =
      0.5 * (2.0 * rate.x.squaredNorm() + Vector3d(0.1, 0.2, 0.3).dot(omega.cwiseAbs2()));
  e["store.potential_J"] = -2.0 * Vector3d(0.1, 0.2, -9.81).dot(arm.x);
  return e;
}

TEST(SensorColumns, AreWhatTheStatesSay) {
  const Recorded r("visviva");
  const SensorReader reader(r.system());
  const CsvFile states(r.folder / "states.csv");
  const CsvFile file(r.folder / "sensors.csv");
  constexpr std::size_t steady =
      14;  // the motor has reached its speed, and the joint filter has seen it
  Vector rate(r.system().constraint_count());
  for (std::size_t row = 1; row < file.rows.size(); ++row) {
    r.system().constraints().rate(r.witness.q[row], r.witness.shown[row], r.witness.t[row], rate);
    EXPECT_LT(max_abs(rate), 1e-13) << "velocities that are shown are on the joints";
    Expected e = expected_readings(r, states, row);
    const Expected before = expected_readings(r, states, row - 1);
    for (const auto& [name, value] : file.rows[row])
      if (const auto at = name.find("own_"); at != std::string::npos) {
        std::string plain = name;
        plain.erase(at, 4);
        // In a smooth motion the scheme's own reactions are the mean of those at the ends of the step.
        if (row >= steady) {
          EXPECT_NEAR(value, 0.5 * (e.at(plain) + before.at(plain)), 0.1)
              << name << " in row " << row;
        }
        e[name] = value;
      }
    expect_all_columns(file, reader.columns(), row, e, 1e-9);
  }
}

// Over a step the momentum changes by the impulse of weight and reaction: exactly, with the scheme's own.
TEST(SensorColumns, OwnReactionsCloseTheBalanceOfMomentum) {
  const std::string pendulum = R"(
visviva: 1
gravity: [0, 0, -10]
bodies: {bar: {mass: 2, inertia: [0.1, 0.2, 0.3], position: [0.6, 0, -0.8], velocity: [-1.6, 0, -1.2], angular_velocity: [0, 2, 0]}}
joints: {eye: {type: spherical, between: [ground, bar], at: [0, 0, 0]}}
sensors: {load: {type: reaction, of: eye}}
simulation: {step: 0.05, until: 1}
)";
  const Problem problem = problem_of(pendulum);
  for (const std::string scheme :
       {"energy-preserving", "frame-1", "frame-2", "augmented-lagrangian"}) {
    const TemporaryFolder folder;
    OutputFolder output(folder.path(), "summary.json");
    RunRecorder recorder(output, problem.system, {.states_csv = true});
    const Ran ran = run(problem, *make_scheme(scheme), fixed_steps(0.05, 1.0), &recorder);
    recorder.finish(ran.result.status);
    output.commit();
    const CsvFile sensors(folder / "sensors.csv");
    const CsvFile states(folder / "states.csv");
    double difference = 0.0;
    for (std::size_t i = 1; i < sensors.rows.size(); ++i)
      for (const std::string axis : {"x", "y", "z"}) {
        const double dp =
            2.0 * (states.rows[i].at("v_bar." + axis) - states.rows[i - 1].at("v_bar." + axis));
        const double weight = axis == "z" ? -20.0 : 0.0;
        const double force = sensors.rows[i].at("load.own_force." + axis + "_N");
        EXPECT_NEAR(dp / 0.05, weight + force, 1e-7) << scheme;
        difference =
            std::max(difference, std::abs(force - sensors.rows[i].at("load.force." + axis + "_N")));
      }
    EXPECT_GT(difference, 0.1) << "at the end of a step it is another one";
  }
}

}  // namespace
}  // namespace visviva::test
