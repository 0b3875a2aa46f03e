// What the curves of the figures show, before they are drawn.
#include <cmath>

#include "results/everything.hpp"
#include "visviva/results/comparison_report.hpp"
#include "visviva/results/convergence_report.hpp"
#include "visviva/results/spectrum_report.hpp"

namespace visviva::test {
namespace {

using Values = std::vector<double>;

const Series& find(const Panel& panel, const std::string& label) {
  for (const Series& series : panel.series)
    if (series.label == label) return series;
  throw std::logic_error("no curve '" + label + "' in " + panel.title);
}

// Two steps with numbers that all differ; sizes of steps as given.
EnergySeries two_steps(const Values& steps) {
  EnergySeries series;
  Ledger ledger;
  Snapshot s;
  s.ledger = &ledger;
  for (std::size_t i = 0; i < steps.size(); ++i) {
    const auto n = static_cast<double>(i);
    s.h = steps[i];
    s.t += s.h;
    s.kinetic = 3.0 + n;
    s.potential = 10.0 + 5.0 * n;
    ledger.sums[Account::drive_work] = 100.0 * n;
    ledger.sums[Account::physical_dissipation] = 200.0 * n;
    ledger.unaccounted = 300.0 * n;
    series.add(s);
  }
  return series;
}

TEST(ComparisonFigure, ShowsTheChangeOfEnergyAndItsSize) {
  ComparisonRecord record{"midpoint", {}, two_steps({0.0, 0.5, 0.5}), {}};
  record.result.initial_energy = record.result.min_energy = 13.0;
  record.result.max_energy = 25.0;
  record.result.energy_scale = 24.0;
  const Figure figure = comparison_figure("a model", {record});
  EXPECT_EQ(find(figure.panels.at(0), "midpoint").y, (Values{0, 6, 12}));
  EXPECT_EQ(find(figure.panels.at(1), "midpoint").y, (Values{0, 0.25, 0.5}));
}

TEST(ConvergenceFigure, ShowsErrorsOverStepsAndSlopes) {
  ConvergenceStudy study{"a model", 1.0, {}, {}};
  study.records = {{"hht",
                    {{0.2, {}, {{"q", 0.04, NAN, 0.0}, {"v", 0.4, NAN, 0.0}}},
                     {0.1, {}, {{"q", 0.01, 2.0, 0.0}, {"v", 0.2, 1.0, 0.0}}}}}};
  const Figure figure = convergence_figure(study);
  ASSERT_EQ(figure.panels.size(), 2U);
  EXPECT_EQ(figure.panels[0].title, "Positions");
  EXPECT_EQ(find(figure.panels[0], "hht").x, (Values{0.2, 0.1}));
  EXPECT_EQ(find(figure.panels[0], "hht").y, (Values{0.04, 0.01}));
  EXPECT_EQ(find(figure.panels[1], "hht").y, (Values{0.4, 0.2}));
  for (const int slope : {1, 2}) {
    const Series& guide = find(figure.panels[0], "slope " + std::to_string(slope));
    EXPECT_NEAR(std::log(guide.y[0] / guide.y[1]) / std::log(guide.x[0] / guide.x[1]), slope,
                1e-12);
  }
}

TEST(SpectrumFigure, ShowsRadiusPeriodAndDamping) {
  const Figure figure = spectrum_figure({{"wbz", {{0.5, 0.9, 0.2, 0.3}}, {}}});
  ASSERT_EQ(figure.panels.size(), 3U);
  for (const Panel& panel : figure.panels) EXPECT_EQ(find(panel, "wbz").x, (Values{0.5}));
  EXPECT_EQ(find(figure.panels[0], "wbz").y, (Values{0.9}));
  EXPECT_EQ(find(figure.panels[1], "wbz").y, (Values{0.2}));
  EXPECT_EQ(find(figure.panels[2], "wbz").y, (Values{0.3}));
}

}  // namespace
}  // namespace visviva::test
