#include "visviva/results/run_plot.hpp"

#include <algorithm>
#include <cmath>
#include <functional>

namespace visviva {
namespace {

using Point = EnergySeries::Point;

Series curve(const std::string& label, const std::vector<Point>& points,
             const std::function<double(const Point&)>& value) {
  Series series{label};
  for (const auto& point : points) {
    series.x.push_back(point.t);
    series.y.push_back(value(point));
  }
  return series;
}

void add_entry(Panel& panel, const std::string& label, const std::vector<Point>& points,
               double Ledger::*entry) {
  Series series = curve(label, points, [entry](const Point& p) { return p.ledger.*entry; });
  if (std::any_of(series.y.begin(), series.y.end(), [](double y) { return y != 0.0; }))
    panel.series.push_back(std::move(series));
}

// Whether steps differ; the first point has none, and the last may be shorter to end where asked to.
bool steps_vary(const std::vector<Point>& points) {
  for (std::size_t i = 2; i + 1 < points.size(); ++i)
    if (std::abs(points[i].h - points[1].h) > 1e-6 * points[1].h) return true;
  return false;
}

}  // namespace

Figure energy_figure(const std::string& title, const EnergySeries& energies) {
  const std::vector<Point> points = energies.points();
  const Axis time{"time [s]"};
  Panel energy{"Energy", time, {"energy [J]"}, {}};
  energy.series = {curve("total", points, [](const Point& p) { return p.kinetic + p.potential; }),
                   curve("kinetic", points, [](const Point& p) { return p.kinetic; }),
                   curve("potential", points, [](const Point& p) { return p.potential; })};
  Panel ledger{"Ledger since the start", time, {"energy [J]"}, {}};
  const double initial = points.empty() ? 0.0 : points.front().kinetic + points.front().potential;
  ledger.series = {curve("change of energy", points,
                         [initial](const Point& p) { return p.kinetic + p.potential - initial; })};
  add_entry(ledger, "external work", points, &Ledger::external_work);
  add_entry(ledger, "work of drives", points, &Ledger::drive_work);
  add_entry(ledger, "work of constraints", points, &Ledger::constraint_work);
  add_entry(ledger, "physical dissipation", points, &Ledger::physical_dissipation);
  add_entry(ledger, "numerical dissipation", points, &Ledger::numerical_dissipation);
  add_entry(ledger, "unaccounted", points, &Ledger::unaccounted);
  Figure figure{title, {std::move(energy), std::move(ledger)}};
  if (steps_vary(points)) {
    Panel steps{"Steps", time, {"size [s]", true}, {}};
    steps.series = {curve("step", points, [](const Point& p) { return p.h; })};
    figure.panels.push_back(std::move(steps));
  }
  return figure;
}

}  // namespace visviva
