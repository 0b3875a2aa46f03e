// docs/user/results.md and docs/user/studies.md describe the columns and fields that there are, in their words.
#include <gtest/gtest.h>

#include <set>

#include "results/everything.hpp"
#include "visviva/results/comparison_report.hpp"
#include "visviva/results/convergence_report.hpp"
#include "visviva/results/spectrum_report.hpp"
#include "visviva/results/summary.hpp"

namespace visviva::test {
namespace {

std::string escaped(const std::string& text) {
  std::string out;
  for (const char c : text) out += c == '|' ? std::string("\\|") : std::string(1, c);
  return out;
}

// The table of a list of columns as it must stand in a page. What the model names is told once, and neighbours of the same
// meaning share a row.
template <typename Row>
std::string table_of(const std::vector<Column<Row>>& columns) {
  std::string text = "| name | unit | meaning |\n|---|---|---|\n";
  std::set<std::string> told;
  std::string names;
  std::string rest;
  for (const auto& column : columns) {
    if (!told.insert(column.full_sort()).second) continue;
    const std::string described = " | " + column.unit + " | " + escaped(column.meaning) + " |\n";
    if (described != rest) {
      if (!names.empty()) text += "| " + names + rest;
      names.clear();
    }
    names += (names.empty() ? "`" : ", `") + column.full_sort() + "`";
    rest = described;
  }
  return text + "| " + names + rest;
}

// The same for the data sets of results.h5, which have dimensions besides.
std::string table_of(const std::vector<StoredSeries>& list) {
  std::string text = "| name | dimensions | unit | meaning |\n|---|---|---|---|\n";
  std::set<std::string> told;
  std::string names;
  std::string rest;
  for (const auto& series : list) {
    if (!told.insert(series.sort + series.info.unit).second) continue;
    std::string dimensions;
    for (const auto& name : series.info.dimensions)
      dimensions += (dimensions.empty() ? "" : ", ") + name;
    const std::string described = " | " + dimensions + " | " + series.info.unit + " | " +
                                  escaped(series.info.meaning) + " |\n";
    if (described != rest) {
      if (!names.empty()) text += "| " + names + rest;
      names.clear();
    }
    names += (names.empty() ? "`" : ", `") + series.sort + "`";
    rest = described;
  }
  return text + "| " + names + rest;
}

void expect_in_page(const std::string& page, const std::string& table) {
  const std::string text =
      read_text(std::filesystem::path(VISVIVA_TESTS_DIR) / "../docs/user" / page);
  EXPECT_NE((text + "\n").find("\n" + table + "\n"), std::string::npos)
      << "docs/user/" << page << " must have this table:\n"
      << table;
}

// Settings with which a scheme has all of its own that it can have.
Settings telling(const std::string& scheme) {
  if (scheme == "frame-1") return {{"rho_inf", "0.5"}};
  if (scheme == "midpoint") return {{"projection", "mass"}};
  return {};
}

TEST(Pages, DescribeTheFilesOfARun) {
  const Problem problem = make_everything();
  const bool of_equilibria = true;
  expect_in_page("results.md", table_of(energy_columns(of_equilibria)));
  expect_in_page("results.md", table_of(state_columns(*problem.system)));
  expect_in_page("results.md", table_of(SensorReader(*problem.system).columns()));
}

// What schemes have of their own goes behind all else.
TEST(Pages, DescribeTheResultsFile) {
  const Problem problem = make_everything();
  const SensorReader reader(*problem.system);
  std::vector<StoredSeries> all;
  std::vector<SeriesScale> scales;
  for (const std::string scheme :
       {"alpha-kappa", "midpoint", "visviva", "frame-1", "lie-generalized-alpha"}) {
    const Ran ran = run(problem, *make_scheme(scheme, telling(scheme)), fixed_steps(0.01, 0.01));
    RunSeries found = run_series(*problem.system, reader, *ran.stepper, Store::all);
    for (auto& series : found.series)
      if (std::none_of(all.begin(), all.end(), [&](const auto& s) {
            return s.sort == series.sort && s.info.unit == series.info.unit;
          }))
        all.push_back(series);
    for (auto& scale : found.scales)
      if (std::none_of(scales.begin(), scales.end(),
                       [&](const auto& s) { return s.name == scale.name; }))
        scales.push_back(scale);
  }
  expect_in_page("results.md", table_of(all));
  std::string dimensions = "| dimension | entries |\n|---|---|\n| `time` | stored steps |\n";
  for (const auto& scale : scales)
    dimensions += "| `" + scale.name + "` | " + scale.meaning + " |\n";
  expect_in_page("results.md", dimensions);
}

// All that schemes have of their own is seen with two of them.
TEST(Pages, DescribeTheSummary) {
  const Problem problem = make_everything();
  std::vector<Column<RunRecord>> all;
  for (const std::string scheme :
       {"alpha-kappa", "midpoint", "visviva", "frame-1", "lie-generalized-alpha"}) {
    const Ran ran = run(problem, *make_scheme(scheme, telling(scheme)), fixed_steps(0.01, 0.01));
    const RunIdentity identity;
    const auto fields = summary_fields({identity, problem.system, ran.result, *ran.stepper});
    if (all.empty()) all = fields;
    const auto known = [&](const auto& field) {
      return std::any_of(all.begin(), all.end(),
                         [&](const auto& f) { return f.full_sort() == field.full_sort(); });
    };
    // New ones go behind the last of their group.
    for (const auto& field : fields) {
      if (known(field)) continue;
      const auto last =
          std::find_if(all.rbegin(), all.rend(), [&](const auto& f) { return f.in == field.in; });
      all.insert(last.base(), field);
    }
  }
  expect_in_page("results.md", table_of(all));
}

TEST(Pages, DescribeTheFilesOfStudies) {
  expect_in_page("studies.md", table_of(comparison_columns()));
  expect_in_page("studies.md", table_of(convergence_columns()));
  expect_in_page("studies.md", table_of(spectrum_columns()));
}

}  // namespace
}  // namespace visviva::test
