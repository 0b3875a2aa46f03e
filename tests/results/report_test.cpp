#include "visviva/results/report.hpp"

#include <cmath>
#include <cstring>
#include <limits>

#include "json.hpp"
#include "results/everything.hpp"
#include "visviva/assemble/frame_turning.hpp"
#include "visviva/results/mode_motion.hpp"
#include "visviva/results/packed.hpp"
#include "visviva/results/report_motion.hpp"
#include "visviva/results/report_series.hpp"
#include "visviva/results/run_recorder.hpp"
#include "visviva/results/static_summary.hpp"
#include "visviva/settings/parameters.hpp"

namespace visviva::test {
namespace {

std::string bytes_of(const std::string& base64_text) {
  const std::string letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
  std::string bytes;
  unsigned group = 0;
  int bits = 0;
  for (const char letter : base64_text) {
    if (letter == '=') break;
    group = group << 6U | static_cast<unsigned>(letters.find(letter));
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    bytes += static_cast<char>(group >> static_cast<unsigned>(bits) & 255U);
  }
  return bytes;
}

template <typename Number>
std::vector<Number> numbers_in(const std::string& base64_text) {
  const std::string bytes = bytes_of(base64_text);
  std::vector<Number> numbers(bytes.size() / sizeof(Number));
  std::memcpy(numbers.data(), bytes.data(), numbers.size() * sizeof(Number));
  return numbers;
}

TEST(Packed, TextOfBytesIsThatOfTheStandard) {
  const auto text = [](const std::string& bytes) {
    return base64({reinterpret_cast<const unsigned char*>(bytes.data()), bytes.size()});
  };
  // RFC 4648, section 10.
  EXPECT_EQ(text(""), "");
  EXPECT_EQ(text("f"), "Zg==");
  EXPECT_EQ(text("fo"), "Zm8=");
  EXPECT_EQ(text("foo"), "Zm9v");
  EXPECT_EQ(text("foobar"), "Zm9vYmFy");
}

TEST(Packed, EachColumnIsFineWithinItsOwnLimits) {
  constexpr double not_a_number = std::numeric_limits<double>::quiet_NaN();
  const std::vector<double> numbers = {0.0, 1e-6,         7.0, 500.0, 1.5e-6, 7.0,
                                       333, not_a_number, 7.0, 1e3,   2e-6,   7.0};
  Json table = packed_table(numbers, 3);
  const auto low = numbers_in<double>(std::get<std::string>(table["low"].value));
  const auto step = numbers_in<double>(std::get<std::string>(table["step"].value));
  const auto data = numbers_in<std::uint16_t>(std::get<std::string>(table["data"].value));
  ASSERT_EQ(data.size(), numbers.size());
  const double ranges[] = {1e3, 1e-6, 0.0};
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    if (std::isnan(numbers[i])) {
      EXPECT_EQ(data[i], 65535);
      continue;
    }
    const double value = low[i % 3] + step[i % 3] * data[i];
    EXPECT_NEAR(value, numbers[i], 0.51 * ranges[i % 3] / 65534.0) << i;
  }
}

// Results of steps of 10 ms.
void record(const Problem& problem, const std::string& scheme, double until,
            const std::filesystem::path& path) {
  OutputFolder folder(path, "summary.json");
  RunRecorder recorder(folder, problem.system, {});
  recorder.finish(
      run(problem, *make_scheme(scheme), fixed_steps(0.01, until), &recorder).result.status);
  folder.commit();
}

class Report : public testing::Test {
 protected:
  [[nodiscard]] std::string page_of(const StoredResults& results, const std::string& title,
                                    std::size_t most = usual_report_size) const {
    return report_page(title, {{results, "midpoint", summary(), std::nullopt}}, most);
  }
  // A pendulum with so many steps.
  const StoredResults& results(double until) {
    const Problem problem = make_problem("double-pendulum-points");
    record(problem, "midpoint", until, temporary_.path());
    return results_.emplace(temporary_.path());
  }
  static Json summary() {
    return Json::parse(R"({"size": {"unknowns": 4, "constraints": 2}, "final_state": {"a": 1}})");
  }

 private:
  TemporaryFolder temporary_;
  std::optional<StoredResults> results_;
};

std::vector<float> curve(const ReportSeries& report, const std::string& group,
                         const std::string& name) {
  for (Json entry : report.series)
    if (std::get<std::string>(entry["group"].value) == group &&
        std::get<std::string>(entry["name"].value) == name)
      return numbers_in<float>(std::get<std::string>(entry["data"].value));
  throw std::logic_error("no curve " + name);
}

TEST_F(Report, CurvesThatFitHaveAllRows) {
  const StoredResults& stored = results(1.0);
  const ReportSeries all = report_series(stored, 10'000'000);
  EXPECT_EQ(all.stride, 1U);
  EXPECT_EQ(all.left_out, 0U);
  const std::vector<float> kinetic = curve(all, "energy", "kinetic");
  const std::vector<double> rows = stored.read(*stored.find("kinetic"), 0, stored.rows());
  ASSERT_EQ(kinetic.size(), rows.size());
  for (std::size_t i = 0; i < rows.size(); ++i)
    EXPECT_EQ(kinetic[i], static_cast<float>(rows[i])) << i;
  EXPECT_EQ(curve(all, "ledger", "change of energy").front(), 0.0F);
}

// The energy is shown as it is, and as its change.
TEST_F(Report, TwoCurvesOfOneColumnHaveTheRowsOfItEach) {
  const StoredResults& stored = results(1.0);
  const ReportSeries all = report_series(stored, 10'000'000);
  const std::vector<double> rows = stored.read(*stored.find("energy"), 0, stored.rows());
  const std::vector<float> total = curve(all, "energy", "total");
  const std::vector<float> change = curve(all, "ledger", "change of energy");
  ASSERT_EQ(total.size(), rows.size());
  ASSERT_EQ(change.size(), rows.size());
  for (std::size_t i = 0; i < rows.size(); ++i) {
    EXPECT_EQ(total[i], static_cast<float>(rows[i])) << i;
    EXPECT_EQ(change[i], static_cast<float>(rows[i] - rows[0])) << i;
  }
  for (Json entry : all.series)
    if (std::get<std::string>(entry["name"].value) == "total") {
      EXPECT_NEAR(entry["rms"].number(), std::abs(rows[0]), 1e-9);
    }
}

TEST_F(Report, ThinnedCurvesKeepEndsAndExtremesAndTheBudget) {
  const StoredResults& stored = results(50.0);  // 5001 rows
  constexpr std::size_t budget = 400'000;
  const ReportSeries thin = report_series(stored, budget);
  EXPECT_GT(thin.stride, 1U);
  const std::vector<double> rows = stored.read(*stored.find("kinetic"), 0, stored.rows());
  const std::vector<float> kept = curve(thin, "energy", "kinetic");
  EXPECT_EQ(kept.size(), numbers_in<double>(thin.times).size());
  EXPECT_EQ(kept.front(), static_cast<float>(rows.front()));
  EXPECT_EQ(kept.back(), static_cast<float>(rows.back()));
  EXPECT_EQ(*std::max_element(kept.begin(), kept.end()),
            static_cast<float>(*std::max_element(rows.begin(), rows.end())));
  EXPECT_EQ(*std::min_element(kept.begin(), kept.end()),
            static_cast<float>(*std::min_element(rows.begin(), rows.end())));
  std::size_t size = thin.times.size();
  for (Json entry : thin.series) size += std::get<std::string>(entry["data"].value).size();
  EXPECT_LE(size, budget);
  const auto times = numbers_in<double>(thin.times);
  EXPECT_TRUE(std::is_sorted(times.begin(), times.end()));
}

// Thinned or not: it is that of all rows.
TEST_F(Report, RootMeanSquaresAreOfAllRows) {
  const StoredResults& stored = results(50.0);
  const std::vector<double> rows = stored.read(*stored.find("kinetic"), 0, stored.rows());
  double sum = 0.0;
  for (std::size_t i = 1; i < rows.size(); ++i)
    sum += 0.5 * (rows[i] * rows[i] + rows[i - 1] * rows[i - 1]);
  const double right = std::sqrt(sum / static_cast<double>(rows.size() - 1));
  for (const std::size_t budget : {400'000UL, 10'000'000UL})
    for (Json entry : report_series(stored, budget).series) {
      const std::string name = std::get<std::string>(entry["name"].value);
      if (name == "kinetic") {
        EXPECT_NEAR(entry["rms"].number(), right, 1e-3 * right) << budget;
      } else if (name == "step") {
        EXPECT_NEAR(entry["rms"].number(), 0.01, 1e-9) << "there is none before the first row";
      }
    }
}

// A mass that hangs on a spring, and a body whose mass centre is beside its origin.
TEST(Gravity, IsTheEnergyOfWeightsAndTheRestIsElastic) {
  const Problem problem = problem_of(R"(
visviva: 1
gravity: [1, 0, -10]
points: {bob: {mass: 2, position: [0.5, 0, -1.5]}}
bodies: {plate: {mass: 3, centre: [0.2, 0, 0], inertia: [1, 1, 1], position: [0, 4, 0], angular_velocity: [0, 1, 2]}}
springs: {coil: {type: spring, between: [ground, bob], stiffness: 40, length: 1}}
simulation: {step: 0.01, until: 0.5}
)");
  const TemporaryFolder temporary;
  record(problem, "visviva", 0.5, temporary.path());
  const StoredResults stored(temporary.path());
  const auto all = [&](const char* name) {
    return stored.read(*stored.find(name), 0, stored.rows());
  };
  const auto gravity = all("gravity");
  const auto potential = all("potential");
  const auto bob = all("point_position");
  const auto plate = all("position");
  const auto turn = all("orientation");
  const Vector3d g(1.0, 0.0, -10.0);
  for (std::size_t i = 0; i < stored.rows(); ++i) {
    const Vector3d x(&bob[3 * i]);
    const Eigen::Quaterniond q(turn[4 * i], turn[4 * i + 1], turn[4 * i + 2], turn[4 * i + 3]);
    const Vector3d centre = Vector3d(&plate[3 * i]) + q * Vector3d(0.2, 0.0, 0.0);
    EXPECT_NEAR(gravity[i], -2.0 * g.dot(x) - 3.0 * g.dot(centre), 1e-10);
    EXPECT_NEAR(potential[i] - gravity[i], 20.0 * std::pow(x.norm() - 1.0, 2), 1e-10);
  }
}

// A value of a packed table must be that one, as far as 16 bits tell it.
void expect_packed(Json table, std::size_t row, std::size_t column, double expected) {
  const auto columns = static_cast<std::size_t>(table["columns"].number());
  const auto read = [&](const char* name) { return std::get<std::string>(table[name].value); };
  const double step = numbers_in<double>(read("step"))[column];
  const double value = numbers_in<double>(read("low"))[column] +
                       step * numbers_in<std::uint16_t>(read("data"))[row * columns + column];
  EXPECT_NEAR(value, expected, 0.501 * step + 1e-12) << row;
}

// A clamped beam that is pushed aside, and along it.
TEST(ReportMotion, HasTheStrainsOfBeamsAndTheSizesOfLoads) {
  const std::string text = R"(
visviva: 1
materials: {rubber: {young: 2 MPa, poisson: 0.3, density: 1000}}
sections: {strip: {type: rectangle, material: rubber, width: 40 mm, height: 20 mm}}
beams:
  whip: {section: strip, line: {type: straight, from: [0, 0, 0], to: [0.6, 0, 0], elements: 3, second: [0, 1, 0]}, start: ground}
loads:
  push: {on: whip/end, force: [1, 2, 3], factor: 'sin(20*t)'}
  twist: {on: whip/end, moment: [0.1, 0, 0]}
sensors:
  stretch: {type: section_strain, of: whip/0.5}
  curving: {type: section_curvature, of: whip/0.5}
simulation: {step: 0.01, until: 0.2}
)";
  const model::Model model = modelfile::read_model_text(text, "model.yaml", {}).model;
  const Problem problem = problem_of(text);
  const TemporaryFolder temporary;
  record(problem, "visviva", 0.2, temporary.path());
  const StoredResults stored(temporary.path());
  Json motion = report_motion(stored, model::scene(model), 1'000'000).motion;
  const auto sensor = [&](const char* name, std::size_t row) {
    return stored.read(*stored.find(std::string("sensors/") + name), row, 1).front();
  };
  constexpr std::size_t middle = 2;  // of five sections
  const auto field = [&](const std::string& name) -> Json& {
    for (Json& entry : std::get<Json::List>(motion["fields"].value))
      if (std::get<std::string>(entry["name"].value) == name) return entry["table"];
    throw std::logic_error("no field " + name);
  };
  for (const std::size_t row : {5U, 12U, 20U}) {
    const double curvature =
        std::hypot(sensor("curving.bending2", row), sensor("curving.bending3", row));
    EXPECT_GT(curvature, 0.1);
    expect_packed(field("curvature"), row, middle, curvature);
    expect_packed(field("twist"), row, middle, sensor("curving.torsion", row));
    expect_packed(field("axial strain"), row, middle, sensor("stretch.axial", row));
    expect_packed(field("shear strain"), row, middle,
                  std::hypot(sensor("stretch.shear2", row), sensor("stretch.shear3", row)));
    const double t = 0.01 * static_cast<double>(row);
    expect_packed(motion["load_factors"], row, 0, std::sin(20.0 * t));
    expect_packed(motion["load_factors"], row, 1, 1.0);
  }
}

std::size_t columns_of(Json table) { return static_cast<std::size_t>(table["columns"].number()); }

// Bodies, nodes of a beam, and a point mass: parts move and turn as coordinates do.
TEST(ModeMotion, IsTheChangeOfCoordinates) {
  const Problem problem = make_everything();
  const System& system = *problem.system;
  SparseMatrix E = turning_pattern(system);
  set_turning(system, problem.q0, E);
  std::vector<Eigen::VectorXcd> shapes;
  for (int k = 0; k < 3; ++k) shapes.emplace_back(Eigen::VectorXcd::Random(E.cols()));
  Json made = mode_motion(system, problem.q0, 0.3, {}, shapes, 1'000'000);
  std::size_t part = 0;
  const auto expect_shape = [&](const char* table, const Eigen::MatrixXcd& expected) {
    for (std::size_t k = 0; k < 3; ++k)
      for (std::size_t mode = 0; mode < shapes.size(); ++mode) {
        const auto z = expected(static_cast<Eigen::Index>(k), static_cast<Eigen::Index>(mode));
        expect_packed(made[table]["real"], 3 * part + k, mode, z.real());
        expect_packed(made[table]["imaginary"], 3 * part + k, mode, z.imag());
      }
  };
  Eigen::MatrixXcd y(E.cols(), 3);
  for (Eigen::Index k = 0; k < 3; ++k) y.col(k) = shapes[static_cast<std::size_t>(k)];
  const Eigen::MatrixXcd change = E * y;
  for (const Frame& frame : system.frames()) {
    expect_shape("displacement", change.middleRows(frame.first, 3));
    // ω = ½ Σ dₖ × δdₖ; Eigen's product of complex vectors is the conjugate one.
    Eigen::MatrixXcd turning = Eigen::MatrixXcd::Zero(3, 3);
    const Eigen::Matrix3d R = frame_rotation(problem.q0, frame.first);
    for (Eigen::Index k = 0; k < 3; ++k)
      for (Eigen::Index mode = 0; mode < 3; ++mode) {
        const Eigen::Vector3cd moved = change.block<3, 1>(frame.first + 3 + 3 * k, mode);
        turning.col(mode).real() += 0.5 * R.col(k).cross(moved.real());
        turning.col(mode).imag() += 0.5 * R.col(k).cross(moved.imag());
      }
    expect_shape("turning", turning);
    for (std::size_t k = 0; k < 3; ++k)
      expect_packed(made["motion"]["position"], 0, 3 * part + k,
                    problem.q0[frame.first + static_cast<int>(k)]);
    ++part;
  }
  for (const Particle& point : system.particles()) {
    Eigen::MatrixXcd moved(3, 3);
    for (Eigen::Index k = 0; k < 3; ++k)
      moved.row(k) = change.row(point.coordinates[static_cast<std::size_t>(k)]);
    expect_shape("displacement", moved);
    ++part;
  }
  EXPECT_EQ(std::get<Json::List>(made["motion"]["parts"].value).size(), part);
}

TEST(ModeMotion, HasWhatFits) {
  const Problem problem = make_everything();
  const System& system = *problem.system;
  const auto unknowns = turning_pattern(system).cols();
  std::vector<Eigen::VectorXcd> shapes(100, Eigen::VectorXd::Random(unknowns));
  const auto motion = [&](std::size_t bytes) {
    return mode_motion(system, problem.q0, 0.0, {}, shapes, bytes);
  };
  Json all = motion(1'000'000);
  EXPECT_EQ(columns_of(all["turning"]["real"]), 100U);
  EXPECT_EQ(columns_of(all["turning"]["imaginary"]), 0U) << "all shapes are real";
  const std::size_t half = all.line().size() / 2;
  Json some = motion(half);
  EXPECT_LE(some.line().size(), half);
  EXPECT_GT(columns_of(some["displacement"]["real"]), 20U);
  EXPECT_EQ(columns_of(some["displacement"]["real"]), columns_of(some["turning"]["real"]));
  EXPECT_EQ(motion(500).line(), "null");
}

TEST_F(Report, KeepsItsSize) {
  const StoredResults& stored = results(50.0);
  for (const std::size_t most : {900'000U, 1'200'000U, 5'000'000U})
    EXPECT_LE(page_of(stored, "a pendulum", most).size(), most);
  EXPECT_THROW((void)page_of(stored, "a pendulum", 100'000), UsageError);
}

TEST_F(Report, RunsShareItsSize) {
  const StoredResults& stored = results(50.0);
  const ReportRun run{stored, "midpoint", summary(), std::nullopt};
  for (const std::size_t most : {least_report_size(3), std::size_t{2'000'000}}) {
    const std::string text = report_page("a pendulum", {run, run, run}, most);
    EXPECT_LE(text.size(), most);
    EXPECT_GT(text.size(), most / 2);
  }
  EXPECT_THROW((void)report_page("a pendulum", {run, run, run}, least_report_size(1)), UsageError);
}

// The numbers in a page.
nlohmann::json data_of(const std::string& page) {
  const std::size_t from = page.find(R"(id="data">)") + std::strlen(R"(id="data">)");
  const std::size_t to = page.find('<', from);
  EXPECT_EQ(page.substr(to, 9), "</script>");
  return parse_json(page.substr(from, to - from));
}

// A shallow truss that snaps through, and is pushed aside by a load that stays as it is.
TEST(ReportOfPath, GoesAlongTheLoadFactorBackAndForth) {
  const std::string text = R"(
visviva: 1
ground: {frames: {middle: {}, left: {position: [-1, 0, 0]}, right: {position: [1, 0, 0]}}}
points: {apex: {mass: 1, position: [0, 0, 0.2]}}
springs:
  bar-1: {type: truss, between: [ground/left, apex], stiffness: 10 kN}
  bar-2: {type: truss, between: [ground/right, apex], stiffness: 10 kN}
joints: {guide: {type: point-on-line, between: [ground/middle, apex]}}
loads:
  push: {on: apex, force: [0, 0, -50], factor: '2*t'}
  side: {on: apex, force: [1, 0, 0]}
simulation: {step: 0.01, until: 0.1}
)";
  const Problem problem = problem_of(text);
  const Loading loading{0.5, {"push"}};
  const auto loaded = loaded_system(*problem.system, loading);
  const TemporaryFolder temporary;
  OutputFolder folder(temporary.path(), "summary.json");
  RecordOptions record;
  record.load_factor = true;
  RunRecorder recorder(folder, loaded, record);
  const StaticRun path = run_to_equilibrium(loaded, problem.q0, {}, &recorder);
  recorder.finish(path.result.status);
  folder.commit();
  const StoredResults stored(temporary.path());
  Json summary = Json::parse(R"({"size": {"unknowns": 3, "constraints": 2}})");
  summary["static"] = static_json(path.found, loading, {});
  const auto scene = model::scene(modelfile::read_model_text(text, "model.yaml", {}).model);
  const auto data = data_of(report_page("a truss", {{stored, "static", summary, scene}}));
  const auto& run = data["runs"][0];
  EXPECT_EQ(run["axis"]["name"], "way of the load factor");
  const auto factors = stored.read(*stored.find("load_factor"), 0, stored.rows());
  EXPECT_FALSE(std::is_sorted(factors.begin(), factors.end()));
  const Json arrows = Json::parse(run["motion"]["load_factors"].dump());
  for (std::size_t row = 0; row < stored.rows(); ++row) {
    expect_packed(arrows, row, 0, factors[row]);
    expect_packed(arrows, row, 1, 1.0);
  }
}

TEST_F(Report, NamesCannotEndTheData) {
  const std::string title = R"(</script><script>alert("x")</script>)";
  const auto data = data_of(page_of(results(0.1), title));
  EXPECT_TRUE(data["runs"][0]["axis"].is_null()) << "it goes along the time";
  EXPECT_EQ(data["title"], title);
  EXPECT_FALSE(data["runs"][0]["summary"].contains("final_state"));
}

TEST_F(Report, NeedsNothingFromElsewhere) {
  const std::string text = page_of(results(0.1), "a pendulum");
  EXPECT_NE(text.find("default-src 'none'"), std::string::npos);
  for (const char* outside : {"<link", "src=\"", "@import"})
    EXPECT_EQ(text.find(outside), std::string::npos) << outside;
}

}  // namespace
}  // namespace visviva::test
