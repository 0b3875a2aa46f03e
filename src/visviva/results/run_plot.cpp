#include "visviva/results/run_plot.hpp"

#include <algorithm>
#include <cmath>
#include <functional>

namespace visviva {
namespace {

using EnergyPoint = EnergySeries::Point;

Series curve(const std::string& label, const std::vector<EnergyPoint>& points,
             const std::function<double(const EnergyPoint&)>& value) {
  Series series{label};
  for (const auto& point : points) {
    series.x.push_back(point.t);
    series.y.push_back(value(point));
  }
  return series;
}

bool has_values(const Series& series) {
  return std::any_of(series.y.begin(), series.y.end(), [](double y) { return y != 0.0; });
}

// Whether steps differ; the first point has none, and the last may be shorter to end where asked to.
bool steps_vary(const std::vector<EnergyPoint>& points) {
  for (std::size_t i = 2; i + 1 < points.size(); ++i)
    if (std::abs(points[i].h - points[1].h) > 1e-6 * points[1].h) return true;
  return false;
}

}  // namespace

Figure energy_figure(const std::string& title, const EnergySeries& energies) {
  const std::vector<EnergyPoint> points = energies.points();
  const Axis time{"time [s]"};
  Panel energy{"Energy", time, {"energy [J]"}, {}};
  energy.series = {
      curve("total", points, [](const EnergyPoint& p) { return p.kinetic + p.potential; }),
      curve("kinetic", points, [](const EnergyPoint& p) { return p.kinetic; }),
      curve("potential", points, [](const EnergyPoint& p) { return p.potential; })};
  Panel ledger{"Ledger since the start", time, {"energy [J]"}, {}};
  const double initial = points.empty() ? 0.0 : points.front().kinetic + points.front().potential;
  ledger.series = {curve("change of energy", points, [initial](const EnergyPoint& p) {
    return p.kinetic + p.potential - initial;
  })};
  const auto add_entry = [&](const std::string& label, const auto& value) {
    Series series = curve(label, points, value);
    if (has_values(series)) ledger.series.push_back(std::move(series));
  };
  for (const AccountInfo& info : accounts)
    add_entry(std::string(info.label),
              [&info](const EnergyPoint& p) { return p.ledger[info.account]; });
  add_entry("unaccounted", [](const EnergyPoint& p) { return p.ledger.unaccounted; });
  Figure figure{title, {std::move(energy), std::move(ledger)}};
  if (steps_vary(points)) {
    Panel steps{"Steps", time, {"size [s]", true}, {}};
    steps.series = {curve("step", points, [](const EnergyPoint& p) { return p.h; })};
    figure.panels.push_back(std::move(steps));
  }
  return figure;
}

}  // namespace visviva
