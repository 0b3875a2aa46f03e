// results.h5 against the states of a run and the CSV files beside it.
#include "results/everything.hpp"
#include "visviva/mechanics/elements/spring.hpp"

namespace visviva::test {
namespace {

using Eigen::Matrix3d;
using Eigen::Vector3d;

struct Stored {
  explicit Stored(const std::string& scheme, const RecordOptions& options = {.states_csv = true},
                  Problem of = make_everything())
      : problem(std::move(of)) {
    OutputFolder output(folder.path(), "summary.json");
    RunOrigin origin;
    origin.identity.model = "everything";
    origin.command_line = "test";
    RunRecorder recorder(output, problem.system, options, origin);
    RecorderAndWitness observer(recorder, witness);
    ran = run(problem, *make_scheme(scheme), fixed_steps(0.01, 0.2), &observer);
    recorder.finish(ran.result.status);
    output.commit();
  }
  [[nodiscard]] Hdf5Reader reader() const { return Hdf5Reader(folder / "results.h5"); }
  [[nodiscard]] const System& system() const { return *problem.system; }

  TemporaryFolder folder;
  Problem problem;
  Witness witness;
  Ran ran;
};

Hdf5Reader::Table find_table(const Hdf5Reader& reader, const std::string& name) {
  const auto slash = name.find('/');
  for (auto& table : reader.tables(slash == std::string::npos ? "/" : name.substr(0, slash)))
    if (table.info.name == name) return table;
  throw std::logic_error("no table " + name);
}

std::vector<double> row_of(const Hdf5Reader& reader, const std::string& name, std::size_t row) {
  return reader.rows(find_table(reader, name), row, 1);
}

void expect_column(const Hdf5Reader& reader, const std::string& name, const CsvFile& file,
                   const std::string& column) {
  const auto table = find_table(reader, name);
  ASSERT_EQ(table.shape.front(), file.rows.size()) << name;
  const auto numbers = reader.rows(table, 0, file.rows.size());
  for (std::size_t i = 0; i < numbers.size(); ++i)
    EXPECT_EQ(numbers[i], file.rows[i].at(column)) << name << " in row " << i;
}

TEST(ResultsFile, HasWhatTheCsvFilesHave) {
  const Stored stored("visviva");
  const Hdf5Reader reader = stored.reader();
  const CsvFile energy(stored.folder / "energy.csv");
  const CsvFile sensors(stored.folder / "sensors.csv");
  for (const auto& column : energy_columns())
    expect_column(reader, column.name == "t_s" ? "time" : column.bare_name(), energy, column.name);
  const SensorReader names(stored.system());
  for (std::size_t i = 1; i < names.columns().size(); ++i)
    expect_column(reader, "sensors/" + names.columns()[i].bare_name(), sensors,
                  names.columns()[i].name);
  EXPECT_EQ(reader.attribute("status"), "completed");
  EXPECT_EQ(reader.attribute("model"), "everything");
  EXPECT_EQ(reader.attribute("command_line"), "test");
}

TEST(ResultsFile, HasTheEnergiesOfAllParts) {
  const Stored stored("visviva");
  const Hdf5Reader reader = stored.reader();
  const auto parts = reader.texts("part");
  EXPECT_GT(parts.size(), 3U);
  for (const std::size_t row : {std::size_t{0}, std::size_t{13}, std::size_t{20}}) {
    Vector3d sum = Vector3d::Zero();
    const auto energies = row_of(reader, "part_energy", row);
    for (std::size_t i = 0; i < energies.size(); i += 3) sum += Vector3d(&energies[i]);
    const double kinetic = row_of(reader, "kinetic", row)[0];
    const double potential = row_of(reader, "potential", row)[0];
    const double round_off = 1e-12 * (1.0 + kinetic + std::abs(potential));
    EXPECT_NEAR(sum[0], kinetic, round_off);
    EXPECT_NEAR(sum[1] + sum[2], potential, round_off);
    EXPECT_GT(std::abs(sum[2]), 1e-6);
  }
}

// A mass of 2 kg on a spring that is 0.2 m too long, 0.7 m up, rising with 3 m/s.
TEST(ResultsFile, TellsWeightsFromSprings) {
  model::Model m;
  m.gravity = {0.0, 0.0, -10.0};
  m.points = {{"bob", 2.0, {0.0, 0.0, 0.7}, {0.0, 0.0, 3.0}}};
  m.attach("spring", std::make_shared<Spring>(50.0, 0.5),
           {{model::ground, {0.0, 0.0, 0.0}}, {"bob", {0.0, 0.0, 0.7}}});
  const Stored stored("energy-preserving", {}, to_problem(m, 0.01, 0.2));
  const Hdf5Reader reader = stored.reader();
  EXPECT_EQ(reader.texts("part"), (std::vector<std::string>{"bob", "spring"}));
  const auto e = row_of(reader, "part_energy", 0);
  const std::vector<double> expected = {9.0, 0.0, 14.0, 0.0, 1.0, 0.0};
  ASSERT_EQ(e.size(), expected.size());
  for (std::size_t i = 0; i < e.size(); ++i) EXPECT_NEAR(e[i], expected[i], 1e-13) << i;
}

// Midpoint's own accelerations are those of the middle of steps, moved to the end; the equations of motion meet Φ̈ = 0.
TEST(ResultsFile, HasTheErrorOfOwnAccelerations) {
  const Stored stored("midpoint");
  const Hdf5Reader reader = stored.reader();
  const Constraints& constraints = stored.system().constraints();
  const std::size_t row = 20;
  const auto own = row_of(reader, "own/a", row);
  SparseMatrix B = constraints.pattern();
  const Stepper& last = *stored.ran.stepper;
  constraints.jacobian(last.q(), B);
  Vector bias(constraints.rows());
  constraints.acceleration_bias(last.q(), last.v(), last.time(), bias);
  const Vector a = Eigen::Map<const Vector>(own.data(), static_cast<Eigen::Index>(own.size()));
  const double expected = (B * a + bias).lpNorm<Eigen::Infinity>();
  EXPECT_GT(expected, 1e-6);
  EXPECT_NEAR(row_of(reader, "acceleration_error", row)[0], expected, 1e-9 * expected);
}

TEST(ResultsFile, HasThePosesOfBodiesAndPoints) {
  const Stored stored("visviva");
  const Hdf5Reader reader = stored.reader();
  const CsvFile states(stored.folder / "states.csv");
  const System& system = stored.system();
  const auto bodies = reader.texts("body");
  ASSERT_EQ(bodies.size(), system.frames().size());
  for (const std::size_t row : {std::size_t{0}, std::size_t{13}, std::size_t{20}}) {
    const auto x = row_of(reader, "position", row);
    const auto p = row_of(reader, "orientation", row);
    const auto v = row_of(reader, "velocity", row);
    const auto w = row_of(reader, "angular_velocity", row);
    const auto a = row_of(reader, "acceleration", row);
    const auto alpha = row_of(reader, "angular_acceleration", row);
    for (std::size_t i = 0; i < bodies.size(); ++i) {
      EXPECT_EQ(bodies[i], system.frames()[i].name);
      const auto state = [&](const std::string& prefix, const std::string& part) {
        Vector3d out;
        for (Eigen::Index k = 0; k < 3; ++k)
          out[k] = states.rows[row].at(prefix + bodies[i] + "." + part + "xyz"[k]);
        return out;
      };
      const auto near = [&](const std::vector<double>& found, const Vector3d& expected) {
        EXPECT_LT((Eigen::Map<const Vector3d>(&found[3 * i]) - expected).norm(),
                  1e-11 * (1.0 + expected.norm()))
            << bodies[i];
      };
      near(x, state("", ""));
      near(v, state("v_", ""));
      near(a, state("a_", ""));
      const Matrix3d R =
          Eigen::Quaterniond(p[4 * i], p[4 * i + 1], p[4 * i + 2], p[4 * i + 3]).matrix();
      const Vector3d omega(&w[3 * i]);
      const Vector3d turn(&alpha[3 * i]);
      for (Eigen::Index k = 0; k < 3; ++k) {
        const std::string axis = "d" + std::to_string(k + 1);
        const Vector3d d = R.col(k);
        EXPECT_LT((d - state("", axis)).norm(), 1e-12);
        EXPECT_LT((omega.cross(d) - state("v_", axis)).norm(), 1e-11 * (1.0 + omega.norm()));
        EXPECT_LT((turn.cross(d) + omega.cross(omega.cross(d)) - state("a_", axis)).norm(),
                  1e-9 * (1.0 + turn.norm() + omega.squaredNorm()));
      }
    }
    for (std::size_t k = 0; k < 3; ++k) {
      const std::string name = std::string("bob.") + "xyz"[k];
      EXPECT_EQ(row_of(reader, "point_position", row)[k], states.rows[row].at(name));
      EXPECT_EQ(row_of(reader, "point_velocity", row)[k], states.rows[row].at("v_" + name));
      EXPECT_EQ(row_of(reader, "point_acceleration", row)[k], states.rows[row].at("a_" + name));
    }
    EXPECT_EQ(row_of(reader, "q", row)[0], states.rows[row].at("hinge.angle"));
    EXPECT_EQ(row_of(reader, "v", row)[0], states.rows[row].at("v_hinge.angle"));
    EXPECT_EQ(row_of(reader, "a", row)[0], states.rows[row].at("a_hinge.angle"));
  }
}

TEST(ResultsFile, HasMultipliersAndReactions) {
  const Stored stored("visviva");
  const Hdf5Reader reader = stored.reader();
  const CsvFile states(stored.folder / "states.csv");
  const CsvFile sensors(stored.folder / "sensors.csv");
  const auto constraints = reader.texts("constraint");
  const auto joints = reader.texts("joint");
  const auto hinge =
      static_cast<std::size_t>(std::find(joints.begin(), joints.end(), "hinge") - joints.begin());
  ASSERT_LT(hinge, joints.size());
  const auto lambda = row_of(reader, "lambda", 9);
  for (std::size_t i = 0; i < constraints.size(); ++i)
    EXPECT_EQ(lambda[i], states.rows[9].at("lambda_" + constraints[i]));
  for (std::size_t k = 0; k < 3; ++k)
    for (const std::string own : {"", "own_"}) {
      const std::string axis = std::string(".") + "xyz"[k];
      EXPECT_EQ(row_of(reader, own + "reaction_force", 9)[3 * hinge + k],
                sensors.rows[9].at("load." + own + "force" + axis + "_N"));
      EXPECT_EQ(row_of(reader, own + "reaction_moment", 9)[3 * hinge + k],
                sensors.rows[9].at("load." + own + "moment" + axis + "_Nm"));
    }
}

// Sensors at the same places of the same beam read the same numbers; the load varies, so that the time matters.
TEST(ResultsFile, HasWhatSectionsBear) {
  std::string text = everything;
  const std::string beam = "start: ground}";
  text.replace(text.find(beam), beam.size(),
               "start: ground, loads: {wind: {force: [0, 3, 0], factor: 'sin(20*t)'}}}");
  for (const std::string place : {"0", "0.5", "1"})
    text.insert(text.find("  store:"), "  n" + place.substr(place.size() - 1) +
                                           ": {type: section_force, of: whip/" + place + "}\n  m" +
                                           place.substr(place.size() - 1) +
                                           ": {type: section_moment, of: whip/" + place + "}\n");
  for (const std::string order : {"0", "1", "2"}) {
    const std::string line = "whip: {section: strip,";
    std::string model = text;
    model.replace(model.find(line), line.size(), line + " order: " + order + ",");
    const Stored stored("visviva", {}, problem_of(model));
    const Hdf5Reader reader = stored.reader();
    const CsvFile sensors(stored.folder / "sensors.csv");
    ASSERT_EQ(reader.texts("section"),
              (std::vector<std::string>{"whip@0", "whip@0.166667", "whip@0.5", "whip@0.833333",
                                        "whip@1"}));
    ASSERT_EQ(find_table(reader, "section_force").shape, (std::vector<std::uint64_t>{21, 5, 3}));
    const std::pair<std::string, std::size_t> places[] = {{"0", 0}, {"5", 2}, {"1", 4}};
    for (const std::size_t row : {std::size_t{0}, std::size_t{7}, std::size_t{20}})
      for (const auto& [name, section] : places) {
        const auto force = row_of(reader, "section_force", row);
        const auto moment = row_of(reader, "section_moment", row);
        const auto& read = sensors.rows[row];
        const std::size_t i = 3 * section;
        EXPECT_EQ(force[i], read.at("n" + name + ".axial_N"));
        EXPECT_EQ(force[i + 1], read.at("n" + name + ".shear2_N"));
        EXPECT_EQ(force[i + 2], read.at("n" + name + ".shear3_N"));
        EXPECT_EQ(moment[i], read.at("m" + name + ".torsion_Nm"));
        EXPECT_EQ(moment[i + 1], read.at("m" + name + ".bending2_Nm"));
        EXPECT_EQ(moment[i + 2], read.at("m" + name + ".bending3_Nm"));
      }
    EXPECT_GT(std::abs(row_of(reader, "section_moment", 20)[2]), 1e-3);
  }
}

// The scheme's own values at the end are those of the summary.
TEST(ResultsFile, HasWhatSchemesHaveOfTheirOwn) {
  for (const std::string scheme : {"midpoint", "alpha-kappa", "energy-decaying", "frame-2"}) {
    const Stored stored(scheme);
    const Hdf5Reader reader = stored.reader();
    const NamedValues own = stored.ran.stepper->algorithmic_values();
    ASSERT_FALSE(own.empty());
    for (const auto& [name, value] : own) {
      const auto last = row_of(reader, "own/" + name, 20);
      EXPECT_EQ(Vector(Eigen::Map<const Vector>(last.data(), value.size())), value)
          << scheme << " " << name;
    }
  }
}

std::vector<std::string> names_of(const Hdf5Reader& reader) {
  std::vector<std::string> names;
  for (const std::string group : {"/", "sensors", "own"})
    for (const auto& table : reader.tables(group)) names.push_back(table.info.name);
  return names;
}

TEST(ResultsFile, HasAsMuchAsIsAskedFor) {
  const auto has = [](const std::vector<std::string>& names, const std::string& name) {
    return std::find(names.begin(), names.end(), name) != names.end();
  };
  const auto all = names_of(Stored("visviva").reader());
  const auto motion = names_of(Stored("visviva", {.store = Store::motion}).reader());
  const auto energies = names_of(Stored("visviva", {.store = Store::energies}).reader());
  for (const std::string name : {"energy", "step", "sensors/place.x"})
    EXPECT_TRUE(has(all, name) && has(motion, name) && has(energies, name)) << name;
  for (const std::string name : {"position", "point_velocity", "q"})
    EXPECT_TRUE(has(all, name) && has(motion, name) && !has(energies, name)) << name;
  for (const std::string name : {"acceleration", "lambda", "reaction_force", "own/lambda_joints"})
    EXPECT_TRUE(has(all, name) && !has(motion, name) && !has(energies, name)) << name;
}

TEST(ResultsFile, HasRowsOfTheTimesThatAreAskedFor) {
  const Stored stored("visviva", {.every = 3, .from = 0.055, .until = 0.125});
  const Hdf5Reader reader = stored.reader();
  const auto table = find_table(reader, "time");
  const auto times = reader.rows(table, 0, table.shape.front());
  ASSERT_EQ(times.size(), 3U);
  EXPECT_DOUBLE_EQ(times[0], 0.06);
  EXPECT_DOUBLE_EQ(times[1], 0.09);
  EXPECT_DOUBLE_EQ(times[2], 0.12);
}

TEST(ResultsFile, EveryDataSetSaysWhatItIs) {
  const Stored stored("alpha-kappa");
  const Hdf5Reader reader = stored.reader();
  for (const std::string group : {"/", "sensors", "own"})
    for (const auto& table : reader.tables(group)) {
      EXPECT_FALSE(table.info.meaning.empty()) << table.info.name;
      ASSERT_EQ(table.info.dimensions.size(), table.shape.size()) << table.info.name;
      EXPECT_EQ(table.info.dimensions.front(), "time");
      for (std::size_t k = 1; k < table.shape.size(); ++k)
        EXPECT_EQ(reader.texts(table.info.dimensions[k]).size(), table.shape[k]) << table.info.name;
    }
}

TEST(ResultsFile, AFullDiskIsAnError) {
  try {
    Hdf5Writer file("/dev/full");
    (void)file.add_table({"time", "s", "time", {"time"}}, 1);
    file.begin();
    ADD_FAILURE() << "written to a full disk";
  } catch (const FileError& error) {
    EXPECT_NE(std::string(error.what()).find("cannot write /dev/full: "), std::string::npos)
        << error.what();
  }
}

TEST(ResultsFile, WhatIsNoneIsRefused) {
  const TemporaryFolder folder;
  std::ofstream(folder / "text.h5") << "no results";
  for (const auto& path : {folder / "text.h5", folder / "missing.h5"}) {
    try {
      const Hdf5Reader reader(path);
      ADD_FAILURE() << path << " was read";
    } catch (const FileError& error) {
      EXPECT_NE(std::string(error.what()).find("cannot read " + path.string()), std::string::npos)
          << error.what();
    }
  }
}

}  // namespace
}  // namespace visviva::test
