// Every field of summary.json: numbers that all differ go in, and each must come out under its own name.
#include "visviva/results/summary.hpp"

#include <fmt/format.h>

#include <functional>
#include <set>

#include "json.hpp"
#include "results/everything.hpp"
#include "visviva/simulate/end_state.hpp"
#include "visviva/version.hpp"

namespace visviva::test {
namespace {

using Json = nlohmann::json;
using ExpectedFields = std::map<std::string, Json>;
using FieldNames = std::set<std::string>;

// A result whose numbers are all different; what they are called in the summary.
RunResult numbered_result(ExpectedFields& e) {
  RunResult r;
  double next = 1.5;
  long count = 100;
  const auto number = [&](const std::string& name, double& value) { e[name] = value = next++; };
  const auto integer = [&](const std::string& name, long& value) { e[name] = value = count++; };
  number("time.start", r.start);
  number("time.end", r.end);
  number("time.step", r.step);
  integer("time.steps", r.steps);
  integer("time.rejected", r.rejected);
  integer("time.rejected_by_newton", r.step_statistics.rejected_by_newton);
  number("time.smallest_step", r.step_statistics.smallest);
  number("time.largest_step", r.step_statistics.largest);
  e["time.mean_step"] = (r.end - r.start) / static_cast<double>(r.steps);
  integer("newton.iterations", r.iterations);
  e["newton.max_per_step"] = r.max_iterations = 17;
  integer("newton.size", r.matrix.size);
  integer("newton.entries", r.matrix.entries);
  number("newton.condition", r.matrix.condition);
  number("newton.scaled_condition", r.matrix.scaled_condition);
  integer("guarded_steps", r.guarded_steps);
  integer("preserving_steps", r.preserving_steps);
  e["turning.largest_angle"] = r.turn.angle = 0.125;
  number("turning.time", r.turn.time);
  e["turning.body"] = r.turn.body = "whip#2";
  e["turning.spin_error"] = r.spin.x = 0.0625;
  number("energy.kinetic", r.kinetic);
  number("energy.potential", r.potential);
  number("energy.initial", r.initial_energy);
  number("energy.final", r.final_energy);
  number("energy.min", r.min_energy);
  number("energy.max", r.max_energy);
  number("energy.scale", r.energy_scale);
  integer("gained_steps", r.gained_steps);
  r.energy_law_claimed = true;
  e["energy_law_claimed"] = false;  // as steps gained
  number("ledger.external_work", r.ledger.sums[Account::external_work]);
  number("ledger.drive_work", r.ledger.sums[Account::drive_work]);
  number("ledger.constraint_work", r.ledger.sums[Account::constraint_work]);
  number("ledger.physical_dissipation", r.ledger.sums[Account::physical_dissipation]);
  number("ledger.numerical_dissipation", r.ledger.sums[Account::numerical_dissipation]);
  number("ledger.projection_loss", r.ledger.sums[Account::projection_loss]);
  number("ledger.unaccounted", r.ledger.unaccounted);
  number("ledger.max_step_unaccounted", r.ledger.max_step_unaccounted);
  number("momentum.linear_drift", r.linear_momentum_drift);
  number("momentum.angular_drift", r.angular_momentum_drift);
  number("constraints.position_max", r.position_error);
  number("constraints.velocity_max", r.velocity_error);
  number("cost.wall_seconds", r.wall_seconds);
  number("cost.cpu_seconds", r.cpu_seconds);
  r.cpu_seconds += 1000.0;
  e["cost.cpu_seconds"] = r.cpu_seconds;
  number("cost.output_cpu_seconds", r.observer_cpu_seconds);
  number("cost.estimate_cpu_seconds", r.estimate_cpu_seconds);
  e["cost.cpu_per_step_us"] = 1e6 *
                              (r.cpu_seconds - r.observer_cpu_seconds - r.estimate_cpu_seconds) /
                              static_cast<double>(r.steps);
  r.energy_budget = r.energy_scale;
  e["accuracy.missed_share"] = r.missed.share = 0.03125;
  e["accuracy.missed_input"] = r.missed.name = "gust";
  e["accuracy.largest_bend"] = r.bend.angle = 0.4375;
  e["accuracy.bent_element"] = r.bend.element = "mast element 3";
  return r;
}

void make_adaptive(RunResult& r, ExpectedFields& e) {
  r.adaptive.emplace();
  e["time.tolerance"] = r.adaptive->tolerance = 0.125;
  StepStatistics& s = r.step_statistics;
  e["time.rejected_by_error"] = s.rejected_by_error = 301;
  e["time.above_tolerance"] = s.above_tolerance = 302;
  e["time.local_error_sum"] = s.error_sum = 0.25;
  e["time.trial_steps"] = s.trial_steps = 303;
  long count = 401;
  for (const auto& [name, limit] :
       {std::pair{"error", StepLimit::error}, std::pair{"growth", StepLimit::growth},
        std::pair{"newton", StepLimit::newton}, std::pair{"max_step", StepLimit::max_step},
        std::pair{"min_step", StepLimit::min_step}, std::pair{"end", StepLimit::end}})
    e[std::string("time.limited_by.") + name] = s.limited[static_cast<std::size_t>(limit)] =
        count++;
  e["time.mostly_limited_by"] = "end";
}

void make_judged(RunResult& r, ExpectedFields& e) {
  Accuracy& a = r.accuracy.emplace();
  a.end = {0.0009765625, 2.0, "'foot'"};
  a.largest = {0.001953125, 1.5, "'knee'"};
  a.farthest_way = 3.0;
  e["accuracy.end_error"] = a.end.way;
  e["accuracy.end_point"] = a.end.point;
  e["accuracy.largest_error"] = a.largest.way;
  e["accuracy.largest_time"] = a.largest.time;
  e["accuracy.largest_point"] = a.largest.point;
  e["accuracy.farthest_way"] = a.farthest_way;
  e["accuracy.drive_work_by_reactions"] =
      r.drive_work_by_reactions.emplace(r.ledger[Account::drive_work] + 1e-3 * r.energy_scale);
  r.passage = {0.625, 0.75, "hinge: force x", 1.25};
  e["singular_position.nearness"] = 0.625;
  e["singular_position.time"] = 0.75;
  e["singular_position.joint"] = "hinge: force x";
  e["singular_position.reactions"] = 1.25;
}

void make_failed(RunResult& r, ExpectedFields& e) {
  r.status = RunStatus::failed;
  r.failure = Failure{0.625, 501, "it broke", "at the hinge", "mend it"};
  e["failure.time"] = 0.625;
  e["failure.step"] = 501;
  e["failure.what"] = "it broke";
  e["failure.where"] = "at the hinge";
  e["failure.hint"] = "mend it";
  e["status"] = "failed";
}

RunIdentity numbered_identity(ExpectedFields& e) {
  RunIdentity identity;
  e["visviva"] = version;
  e["model"] = identity.model = "everything.yaml";
  identity.model_parameters = Parameters(std::vector<ParameterInfo>{{"length", 2.25, ""}});
  e["model_parameters"] = {{"length", 2.25}};
  e["scheme.name"] = identity.scheme = "a scheme";
  identity.scheme_parameters =
      Parameters(std::vector<ParameterInfo>{{"rho", std::vector<double>{1.0, 0.5}, ""}});
  e["scheme.parameters"] = {{"rho", {1.0, 0.5}}};
  identity.settings =
      Parameters(std::vector<ParameterInfo>{{"newton", std::string("residual"), ""}});
  e["settings"] = {{"newton", "residual"}};
  e["warnings"] = identity.warnings = {"take care"};
  e["start.position_move"] = identity.position_move = 0.03125;
  e["start.velocity_move"] = identity.velocity_move = 0.0625;
  e["redundant_constraints"] = identity.redundant = {"hinge: force x"};
  return identity;
}

Json list(const Vector& x) { return std::vector<double>(x.begin(), x.end()); }

void expect_model(const System& system, const Stepper& stepper, ExpectedFields& e) {
  e["momentum.linear_conserved_by_model"] = false;
  e["momentum.angular_conserved_by_model"] = false;
  e["size.unknowns"] = system.coordinate_count();
  e["size.constraints"] = system.constraint_count();
  const Vector& q = stepper.q();
  const Vector& v = stepper.v();
  for (const Frame& frame : system.frames()) {
    const std::string name = "final_state." + frame.name;
    const Eigen::Matrix3d R = Eigen::Map<const Eigen::Matrix3d>(q.data() + frame.first + 3);
    const Eigen::Matrix3d S =
        Eigen::Map<const Eigen::Matrix3d>(v.data() + frame.first + 3) * R.transpose();
    e[name + ".position"] = list(q.segment<3>(frame.first));
    e[name + ".velocity"] = list(v.segment<3>(frame.first));
    // Velocities of axes need not be those of a turn, where a scheme does not hold them to it.
    const Eigen::Matrix3d W = 0.5 * (S - S.transpose());
    e[name + ".angular_velocity"] = {W(2, 1), W(0, 2), W(1, 0)};
    const double w = 0.5 * std::sqrt(1.0 + R.trace());  // turned by less than half a turn
    e[name + ".orientation"] = {w, (R(2, 1) - R(1, 2)) / (4.0 * w), (R(0, 2) - R(2, 0)) / (4.0 * w),
                                (R(1, 0) - R(0, 1)) / (4.0 * w)};
  }
  const Particle& bob = system.particles().front();
  e["final_state.bob.position"] = list(q.segment<3>(bob.coordinates.front()));
  e["final_state.bob.velocity"] = list(v.segment<3>(bob.coordinates.front()));
}

// Each part of the model has lost another amount.
void set_part_dissipation(const System& system, RunResult& result, ExpectedFields& e) {
  const auto& parts = system.part_energies();
  const auto count = static_cast<Eigen::Index>(parts.size());
  result.ledger.part_dissipation = Vector::LinSpaced(count, 0.5, 0.5 + static_cast<double>(count));
  Json lost;
  for (Eigen::Index i = 0; i < count; ++i)
    lost[parts[static_cast<std::size_t>(i)].part] = result.ledger.part_dissipation[i];
  e["ledger.part_dissipation"] = lost;
}

void expect_vectors(const Ran& ran, ExpectedFields& e) {
  for (const std::string name : {"q", "v", "a_kkt", "lambda_kkt"})
    e["final_vectors." + name] = list(ran.value(name));
  for (const auto& [name, value] : ran.stepper->algorithmic_values())
    e["final_vectors." + name] = list(value);
  for (const std::string name : {"a", "lambda"})
    if (!e.contains("final_vectors." + name))
      e["final_vectors." + name] = e.at("final_vectors." + name + "_kkt");
}

// The joint's reactions by those of the sensor, which has a test of its own.
void expect_reactions(const SensorRow& row, const SensorReader& reader, ExpectedFields& e) {
  const auto vector = [&](const std::string& part, const std::string& unit) {
    Json values = Json::array();
    for (const auto& column : reader.columns())
      for (const std::string axis : {"x", "y", "z"})
        if (column.name == "load." + part + "." + axis + "_" + unit)
          values.push_back(std::get<double>(column.value(row)->value));
    return values;
  };
  e["reactions"] = Json::object();
  e["reactions.hinge.on"] = "arm";
  e["reactions.hinge.unique"] = true;
  e["reactions.hinge.at"] = {0.0, 0.0, 0.0};
  e["reactions.hinge.in"] = "space axes";
  e["reactions.hinge.force"] = vector("force", "N");
  e["reactions.hinge.moment"] = vector("moment", "Nm");
  e["reactions.hinge.own_force"] = vector("own_force", "N");
  e["reactions.hinge.own_moment"] = vector("own_moment", "Nm");
}

void expect_near(const Json& found, const Json& expected, const std::string& name) {
  if (expected.is_array()) {
    ASSERT_EQ(found.size(), expected.size()) << name;
    for (std::size_t i = 0; i < expected.size(); ++i) expect_near(found[i], expected[i], name);
  } else if (expected.is_number_float()) {
    const double x = expected.get<double>();
    EXPECT_NEAR(found.get<double>(), x, 1e-10 * std::max(1.0, std::abs(x))) << name;
  } else {
    EXPECT_EQ(found, expected) << name;
  }
}

// Each field is expected and found where its name says, and nothing else is in the file.
void expect_all_fields(const RunRecord& record, ExpectedFields expected, const FieldNames& absent) {
  Json left = parse_json(summary_json(record).text());
  for (const auto& field : summary_fields(record)) {
    EXPECT_FALSE(field.meaning.empty()) << field.full_sort();
    if (!field.value(record)) {
      EXPECT_TRUE(absent.contains(field.full_sort())) << field.full_sort() << " is left out";
      continue;
    }
    std::string name;
    Json* group = &left;
    for (const auto& in : field.in) {
      name += in + ".";
      group = &group->at(in);
    }
    name += field.name;
    ASSERT_TRUE(group->contains(field.name)) << name;
    const auto entry = expected.find(name);
    if (entry == expected.end()) {
      ADD_FAILURE() << "nothing is expected of the field " << name;
      continue;
    }
    if (!(*group)[field.name].is_object() || !entry->second.empty())
      expect_near((*group)[field.name], entry->second, name);
    expected.erase(entry);
    if (name != "reactions") group->erase(field.name);
  }
  for (const auto& [name, value] : expected) ADD_FAILURE() << name << " is no field";
  // What remains are groups without entries.
  const std::function<void(const Json&, const std::string&)> expect_empty =
      [&](const Json& rest, const std::string& where) {
        EXPECT_TRUE(rest.is_object()) << where << " is no field";
        if (rest.is_object())
          for (const auto& [key, value] : rest.items()) expect_empty(value, where + "." + key);
      };
  expect_empty(left, "summary");
}

class Summary : public testing::Test {
 protected:
  Summary() : problem(make_everything()) {
    ran = run(problem, *make_scheme("energy-preserving"), fixed_steps(0.01, 0.05));
    ran.result.failure.reset();
    expect_model(*problem.system, *ran.stepper, expected);
    expect_vectors(ran, expected);
    const SensorReader reader(*problem.system);
    AccelerationSolver solver(problem.system);
    Vector a;
    Vector lambda;
    const Stepper& s = *ran.stepper;
    EXPECT_TRUE(solver.solve(s.q(), s.v(), s.time(), a, lambda));
    ReactionSharing sharing(problem.system);
    const auto own = own_multipliers(*problem.system, s.algorithmic_values());
    const SensorRow row =
        reader.read({s.q(), s.v(), a, s.time()},
                    step_multipliers(sharing, solver.equations(),
                                     {s.q(), ran.result.last_step_start, own}, lambda));
    expect_reactions(row, reader, expected);
    identity = numbered_identity(expected);
    result = numbered_result(expected);
    set_part_dissipation(*problem.system, result, expected);
    result.last_step_start = ran.result.last_step_start;
  }
  [[nodiscard]] RunRecord record() const {
    return {identity, problem.system, result, *ran.stepper};
  }

  Problem problem;
  Ran ran;
  ExpectedFields expected;
  RunIdentity identity;
  RunResult result;
};

const FieldNames only_adaptive = {
    "time.rejected_by_error", "time.limited_by.error",    "time.limited_by.growth",
    "time.limited_by.newton", "time.limited_by.max_step", "time.limited_by.min_step",
    "time.limited_by.end",    "time.mostly_limited_by",   "time.above_tolerance",
    "time.tolerance",         "time.local_error_sum",     "time.trial_steps"};
const FieldNames only_judged = {"accuracy.end_error",
                                "accuracy.end_point",
                                "accuracy.largest_error",
                                "accuracy.largest_time",
                                "accuracy.largest_point",
                                "accuracy.farthest_way",
                                "accuracy.drive_work_by_reactions",
                                "singular_position.nearness",
                                "singular_position.time",
                                "singular_position.joint",
                                "singular_position.reactions"};
const FieldNames only_failed = {"failure.time", "failure.step", "failure.what", "failure.where",
                                "failure.hint"};

// Of the numbers above, where the scheme took more than there is.
std::string loss_warning(const RunResult& r) {
  const double lost = r.ledger[Account::numerical_dissipation];
  return fmt::format(
      "the scheme took {:.3g} J, {:.2g} % of what was in the motion: right if that was vibration "
      "nobody wants to see, else take smaller steps",
      lost, 100.0 * lost / r.energy_budget);
}

std::string gain_warning(const RunResult& r) {
  return fmt::format(
      "the scheme itself gave energy in {} of {} steps, so it claims no energy law here: what it "
      "takes has a sign where the potential is convex and no κ is clamped; smaller steps gain "
      "less, and visviva nothing",
      r.gained_steps, r.steps);
}

std::string filter_warning(const RunResult& r) {
  return fmt::format(
      "in {} of {} steps the scheme left out its filter, which would have gained energy: "
      "vibrations that the steps do not follow are not damped there, and velocities, section "
      "forces and reactions may alternate from step to step; take smaller steps",
      r.preserving_steps, r.steps);
}

TEST_F(Summary, OfARunWithFixedStepsHasEveryFieldInItsPlace) {
  expected["warnings"] = {"take care", loss_warning(result), gain_warning(result),
                          filter_warning(result)};
  expected["status"] = "completed";
  expected["failure"] = nullptr;
  FieldNames absent = only_adaptive;
  absent.insert(only_failed.begin(), only_failed.end());
  absent.insert(only_judged.begin(), only_judged.end());
  expect_all_fields(record(), expected, absent);
}

TEST_F(Summary, OfAnAdaptiveRunThatFailedToo) {
  make_adaptive(result, expected);
  make_judged(result, expected);
  make_failed(result, expected);
  expected["warnings"] = {"take care", loss_warning(result), gain_warning(result),
                          filter_warning(result),
                          "each of 302 steps of the smallest size has a larger error than the "
                          "tolerance allows"};
  expect_all_fields(record(), expected, {"failure"});
}

// The program is written to as the summary is read: keys of the contract are there under their names.
TEST_F(Summary, KeepsTheNamesThatScriptsRelyOn) {
  const Json s = parse_json(summary_json(record()).text());
  for (const std::string path : {"/visviva",
                                 "/model",
                                 "/scheme/name",
                                 "/scheme/parameters",
                                 "/status",
                                 "/time/start",
                                 "/time/end",
                                 "/time/step",
                                 "/time/steps",
                                 "/time/rejected",
                                 "/newton/iterations",
                                 "/newton/max_per_step",
                                 "/energy/kinetic",
                                 "/energy/potential",
                                 "/energy/initial",
                                 "/energy/final",
                                 "/energy/min",
                                 "/energy/max",
                                 "/ledger/external_work",
                                 "/ledger/drive_work",
                                 "/ledger/physical_dissipation",
                                 "/ledger/numerical_dissipation",
                                 "/ledger/unaccounted",
                                 "/ledger/max_step_unaccounted",
                                 "/momentum/linear_drift",
                                 "/momentum/angular_drift",
                                 "/constraints/position_max",
                                 "/constraints/velocity_max",
                                 "/final_state/arm/position",
                                 "/final_state/arm/velocity",
                                 "/size/unknowns",
                                 "/size/constraints",
                                 "/cost/wall_seconds",
                                 "/cost/cpu_seconds",
                                 "/cost/cpu_per_step_us",
                                 "/warnings",
                                 "/failure"})
    EXPECT_TRUE(s.contains(Json::json_pointer(path))) << path;
}

}  // namespace
}  // namespace visviva::test
