#pragma once

#include <map>

#include "results/temporary_folder.hpp"
#include "run_problem.hpp"
#include "visviva/modelfile/model_file.hpp"
#include "visviva/results/run_recorder.hpp"

namespace visviva::test {

/// A model of which every output differs from every other one and from zero: a driven arm that pulls a mass along by a
/// spring, a stone that is thrown and pushed, a clamped beam that bends and twists, and every kind of sensor.
inline const std::string everything = R"(
visviva: 1
gravity: [0.1, 0.2, -9.81]
materials: {rubber: {young: 2 MPa, poisson: 0.3, density: 1000, damping_time: 2 ms}}
sections: {strip: {type: rectangle, material: rubber, width: 40 mm, height: 20 mm}}
bodies:
  arm: {mass: 2, inertia: [0.1, 0.2, 0.3], position: [0.5, 0, 0], frames: {tip: {position: [0.5, 0.1, 0.2]}}}
  stone: {mass: 3, inertia: [0.2, 0.3, 0.4], position: [4, 5, 6], velocity: [1, 2, 3], angular_velocity: [3, 2, 1]}
points:
  bob: {mass: 0.7, position: [1.2, 0.3, -0.2], velocity: [0.3, 0.2, 0.1]}
beams:
  whip: {section: strip, line: {type: straight, from: [0, 0, 2], to: [0.6, 0, 2], elements: 3, second: [0, 1, 0]}, start: ground}
joints:
  hinge: {type: revolute, between: [ground, arm], at: [0, 0, 0], axis: [0, 1, 0]}
drives:
  motor: {joint: hinge, angle: {type: spin-up, speed: 3, duration: 0.1}}
springs:
  coil: {type: spring, between: [arm/tip, bob], stiffness: 40, length: 0.3, damping: 2}
loads:
  push: {on: stone, force: [6, 5, 4]}
  twist: {on: whip/end, moment: [0.02, 0.01, 0.03]}
sensors:
  place: {type: position, of: arm/tip}
  speed: {type: velocity, of: arm/tip}
  jolt: {type: acceleration, of: arm/tip}
  turn: {type: rotation, of: stone}
  spin: {type: angular_velocity, of: stone}
  swing: {type: angle, of: hinge}
  load: {type: reaction, of: hinge}
  pull: {type: section_force, of: whip/0.4}
  bending: {type: section_moment, of: whip/0.4}
  stretch: {type: section_strain, of: whip/0.4}
  curving: {type: section_curvature, of: whip/0.4}
  store: {type: energy, of: arm}
simulation: {step: 0.01, until: 0.2}
)";

/// The text of a model file made ready.
[[nodiscard]] inline Problem problem_of(const std::string& text) {
  return to_problem(modelfile::read_model_text(text, "model.yaml", {}).model, 0.01, 1.0);
}
[[nodiscard]] inline Problem make_everything() { return problem_of(everything); }

/// Keeps what a run went through, in its own words.
struct Witness : Observer {
  std::vector<double> t;
  std::vector<double> h;
  std::vector<Vector> q;
  std::vector<Vector> v;
  std::vector<Vector> shown;  ///< velocities on the joints
  std::vector<double> energy;
  std::vector<int> iterations;
  std::vector<double> guarded;
  std::vector<StepWork> work;  ///< of each step

  void observe(const Snapshot& s) override {
    t.push_back(s.stepper->time());
    h.push_back(s.h);
    q.push_back(s.stepper->q());
    v.push_back(s.stepper->v());
    shown.push_back(s.stepper->shown_velocity());
    energy.push_back(s.energy());
    iterations.push_back(s.iterations);
    guarded.push_back(static_cast<double>(s.guarded));
    work.push_back(s.stepper->work());
  }

  /// Summed over the steps until row i.
  [[nodiscard]] double booked(Account account, std::size_t i) const {
    double sum = 0.0;
    for (std::size_t k = 1; k <= i; ++k) sum += work[k][account];
    return sum;
  }
};

/// Passes what it sees on to a recorder and a witness.
struct RecorderAndWitness : Observer {
  RecorderAndWitness(RunRecorder& r, Witness& w) : recorder(r), witness(w) {}
  void observe(const Snapshot& s) override {
    recorder.observe(s);
    witness.observe(s);
  }
  void end(const Snapshot& s) override { recorder.end(s); }
  RunRecorder& recorder;
  Witness& witness;
};

/// A file of numbers by the names of its columns.
struct CsvFile {
  explicit CsvFile(const std::filesystem::path& path) {
    for (const auto& line : read_lines(path)) {
      std::vector<std::string> cells;
      std::istringstream stream(line);
      for (std::string cell; std::getline(stream, cell, ',');) cells.push_back(cell);
      if (names.empty()) {
        names = cells;
        continue;
      }
      rows.emplace_back();
      for (std::size_t i = 0; i < cells.size(); ++i)
        rows.back()[names[i]] = std::strtod(cells[i].c_str(), nullptr);
    }
  }

  std::vector<std::string> names;
  std::vector<std::map<std::string, double>> rows;
};

/// Every column has an expectation, and every expectation a column; both as they are named in the file.
template <typename Row>
void expect_all_columns(const CsvFile& file, const std::vector<Column<Row>>& columns,
                        std::size_t row, const std::map<std::string, double>& expected,
                        double tolerance) {
  ASSERT_EQ(file.names.size(), columns.size());
  for (std::size_t i = 0; i < columns.size(); ++i) {
    const std::string& name = columns[i].name;
    EXPECT_EQ(file.names[i], name);
    EXPECT_FALSE(columns[i].meaning.empty()) << name;
    const auto value = expected.find(name);
    if (value == expected.end()) {
      ADD_FAILURE() << "nothing is expected of the column " << name;
      continue;
    }
    EXPECT_NEAR(file.rows[row].at(name), value->second,
                tolerance * std::max(1.0, std::abs(value->second)))
        << name << " in row " << row;
  }
  EXPECT_EQ(expected.size(), columns.size()) << "something is expected that is no column";
}

}  // namespace visviva::test
