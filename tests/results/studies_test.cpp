// Every column of compare.csv, compare_energy.csv, converge.csv and spectrum.csv: numbers that all differ go in, and each must
// come out under its own name.
#include "json.hpp"
#include "results/everything.hpp"
#include "visviva/results/comparison_report.hpp"
#include "visviva/results/convergence_report.hpp"
#include "visviva/results/spectrum_report.hpp"

namespace visviva::test {
namespace {

using Cells = std::vector<std::string>;
using ExpectedCells = std::map<std::string, std::string>;

Cells cells_of(const std::string& line) {
  Cells cells;
  std::istringstream stream(line);
  for (std::string cell; std::getline(stream, cell, ',');) cells.push_back(cell);
  if (line.ends_with(',')) cells.emplace_back();
  return cells;
}

template <typename Row>
void expect_line(const std::vector<std::string>& lines, std::size_t number,
                 const std::vector<Column<Row>>& columns, const ExpectedCells& expected) {
  const Cells names = cells_of(lines.at(0));
  const Cells cells = cells_of(lines.at(number));
  ASSERT_EQ(names.size(), columns.size());
  ASSERT_EQ(cells.size(), columns.size());
  EXPECT_EQ(expected.size(), columns.size()) << "something is expected that is no column";
  for (std::size_t i = 0; i < columns.size(); ++i) {
    EXPECT_EQ(names[i], columns[i].name);
    EXPECT_FALSE(columns[i].meaning.empty()) << names[i];
    if (expected.contains(names[i]))
      EXPECT_EQ(cells[i], expected.at(names[i])) << names[i];
    else
      ADD_FAILURE() << "nothing is expected of the column " << names[i];
  }
}

ComparisonRecord numbered_comparison() {
  ComparisonRecord record{"midpoint", {}, {}};
  RunResult& r = record.result;
  r.status = RunStatus::failed;
  r.end = 1.5;
  r.steps = 2;
  r.rejected = 3;
  r.iterations = 4;
  r.initial_energy = 5.5;
  r.final_energy = 6.5;
  r.min_energy = 7.5;
  r.max_energy = 8.5;
  r.energy_scale = 9.5;
  double next = 10.5;
  for (const AccountInfo& info : accounts) r.ledger.sums[info.account] = next++;
  r.ledger.unaccounted = 20.5;
  r.ledger.max_step_unaccounted = 21.5;
  r.position_error = 22.5;
  r.velocity_error = 23.5;
  r.cpu_seconds = 25.0;
  r.observer_cpu_seconds = 0.5;
  return record;
}

TEST(ComparisonColumns, HaveTheirOwnValues) {
  const TemporaryFolder folder;
  OutputFile file(folder / "compare.csv");
  write_comparison_csv(file, {numbered_comparison()});
  file.close();
  expect_line(read_lines(folder / "compare.csv"), 1, comparison_columns(),
              {{"scheme", "midpoint"},
               {"status", "failed"},
               {"t_end_s", "1.5"},
               {"steps", "2"},
               {"rejected", "3"},
               {"newton_iterations", "4"},
               {"energy_initial_J", "5.5"},
               {"energy_final_J", "6.5"},
               {"energy_min_J", "7.5"},
               {"energy_max_J", "8.5"},
               {"energy_scale_J", "9.5"},
               {"external_work_J", "10.5"},
               {"drive_work_J", "11.5"},
               {"constraint_work_J", "12.5"},
               {"physical_dissipation_J", "13.5"},
               {"numerical_dissipation_J", "14.5"},
               {"projection_loss_J", "15.5"},
               {"unaccounted_J", "20.5"},
               {"max_step_unaccounted_J", "21.5"},
               {"position_error", "22.5"},
               {"velocity_error", "23.5"},
               {"cpu_s", "24.5"}});
}

TEST(ComparisonColumns, EnergiesAreThoseOfARunWithItsScheme) {
  const auto& columns = comparison_energy_columns();
  ASSERT_EQ(columns.size(), energy_columns().size() + 1);
  Ledger ledger;
  ledger.unaccounted = 1.0;
  Snapshot snapshot;
  snapshot.kinetic = 2.0;
  snapshot.potential = 3.0;
  snapshot.ledger = &ledger;
  const std::string scheme = "midpoint";
  EXPECT_EQ(columns[0].name, "scheme");
  EXPECT_EQ(std::get<std::string>(columns[0].value({scheme, snapshot})->value), "midpoint");
  for (std::size_t i = 1; i < columns.size(); ++i) {
    EXPECT_EQ(columns[i].name, energy_columns()[i - 1].name);
    EXPECT_EQ(columns[i].value({scheme, snapshot})->text(),
              energy_columns()[i - 1].value(snapshot)->text());
  }
}

TEST(ComparisonJson, HoldsTheSummariesWithTheirLabels) {
  ComparisonRecord record = numbered_comparison();
  record.summary["status"] = "failed";
  const auto all = parse_json(comparison_json("a model", {record, record}).text());
  EXPECT_EQ(all["model"], "a model");
  ASSERT_EQ(all["runs"].size(), 2U);
  EXPECT_EQ(all["runs"][1], (nlohmann::json{{"label", "midpoint"}, {"status", "failed"}}));
}

ConvergenceStudy numbered_study() {
  ConvergenceStudy study{"a model", 2.5, {}, {}};
  ConvergenceRow done{0.25, {}, {{"q", 0.5, 1.75, 0.125}}};
  ConvergenceRow failed{0.75, {}, {}};
  failed.run.status = RunStatus::failed;
  study.records = {{"hht", {failed, done}}};
  return study;
}

TEST(ConvergenceColumns, HaveTheirOwnValues) {
  const TemporaryFolder folder;
  OutputFile file(folder / "converge.csv");
  write_convergence_csv(file, numbered_study());
  file.close();
  const auto lines = read_lines(folder / "converge.csv");
  ASSERT_EQ(lines.size(), 3U);
  expect_line(lines, 1, convergence_columns(),
              {{"scheme", "hht"},
               {"dt_s", "0.75"},
               {"status", "failed"},
               {"quantity", ""},
               {"relative_error", ""},
               {"order", ""},
               {"reference_error", ""}});
  expect_line(lines, 2, convergence_columns(),
              {{"scheme", "hht"},
               {"dt_s", "0.25"},
               {"status", "completed"},
               {"quantity", "q"},
               {"relative_error", "0.5"},
               {"order", "1.75"},
               {"reference_error", "0.125"}});
}

TEST(ConvergenceJson, SaysTheSame) {
  const auto all = parse_json(convergence_json(numbered_study()).text());
  EXPECT_EQ(all["until"], 2.5);
  const auto& rows = all["schemes"][0]["rows"];
  EXPECT_EQ(rows[0]["status"], "failed");
  EXPECT_EQ(rows[1]["dt"], 0.25);
  EXPECT_EQ(rows[1]["errors"]["q"], 0.5);
  EXPECT_EQ(rows[1]["orders"]["q"], 1.75);
  EXPECT_EQ(rows[1]["reference_errors"]["q"], 0.125);
}

TEST(SpectrumColumns, HaveTheirOwnValues) {
  const TemporaryFolder folder;
  const std::vector<SpectrumRecord> records = {
      {"wbz", {{0.5, 1.5, 2.5, 3.5, {8.5, 9.5, 10.5, 11.5}}}, {{4.5, 5.5, 6.5, 7.5}}}};
  OutputFile file(folder / "spectrum.csv");
  write_spectrum_csv(file, records);
  file.close();
  expect_line(read_lines(folder / "spectrum.csv"), 1, spectrum_columns(),
              {{"scheme", "wbz"},
               {"h_over_T", "0.5"},
               {"spectral_radius", "1.5"},
               {"relative_period_error", "2.5"},
               {"algorithmic_damping", "3.5"},
               {"displacement_peak_d0", "8.5"},
               {"velocity_peak_d0", "9.5"},
               {"displacement_peak_v0", "10.5"},
               {"velocity_peak_v0", "11.5"}});
  const auto all = parse_json(spectrum_json(records).text())["schemes"][0];
  EXPECT_EQ(all["scheme"], "wbz");
  EXPECT_EQ(all["curve"][0], (nlohmann::json{{"h_over_T", 0.5},
                                             {"spectral_radius", 1.5},
                                             {"relative_period_error", 2.5},
                                             {"algorithmic_damping", 3.5},
                                             {"displacement_peak_d0", 8.5},
                                             {"velocity_peak_d0", 9.5},
                                             {"displacement_peak_v0", 10.5},
                                             {"velocity_peak_v0", 11.5}}));
  EXPECT_EQ(all["table"][0]["algorithmic_damping"], 7.5);
}

}  // namespace
}  // namespace visviva::test
