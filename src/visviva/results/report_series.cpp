#include "visviva/results/report_series.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <map>
#include <set>

#include "visviva/results/packed.hpp"
#include "visviva/schemes/step_work.hpp"

namespace visviva {
namespace {

using Table = StoredResults::Table;

constexpr std::size_t enough_points = 2000;
constexpr std::size_t most_points = 20000;
constexpr std::size_t rows_at_once = 16384;

/// A table of one number, and what the page calls it.
struct KnownSeries {
  std::string_view table;
  std::string_view group;
  std::string_view name;
};
constexpr KnownSeries known_energies[] = {{"energy", "energy", "total"},
                                          {"kinetic", "energy", "kinetic"},
                                          {"load_factor", "load", "load factor"},
                                          {"unaccounted", "check", "since the start"},
                                          {"step_remainder", "check", "of each step"}};
constexpr KnownSeries known_steps[] = {{"step", "solver", "step"},
                                       {"newton_iterations", "solver", "Newton iterations"},
                                       {"position_error", "solver", "positions"},
                                       {"velocity_error", "solver", "velocities"},
                                       {"acceleration_error", "solver", "accelerations"},
                                       {"rejected_by_error", "solver", "rejected for their error"},
                                       {"rejected_by_newton", "solver", "rejected by Newton"},
                                       {"guarded_steps", "solver", "guarded"},
                                       {"step_limit", "limit", "what decided the step"}};

/// The last part of a name with dots, if it is one of these.
template <std::size_t count>
std::string split_off(std::string& name, const std::array<std::string_view, count>& endings) {
  const auto dot = name.rfind('.');
  if (dot == std::string::npos) return "";
  const std::string last = name.substr(dot + 1);
  if (std::find(endings.begin(), endings.end(), last) == endings.end()) return "";
  name.erase(dot);
  return last;
}

constexpr std::array<std::string_view, 11> component_names = {
    "x",       "y",        "z",        "axial",   "shear2",   "shear3",
    "torsion", "bending2", "bending3", "kinetic", "potential"};
constexpr std::array<std::string_view, 4> reaction_names = {"force", "moment", "own_force",
                                                            "own_moment"};

std::string in_words(std::string name) {
  std::replace(name.begin(), name.end(), '_', ' ');
  return name;
}

class CurveList {
 public:
  explicit CurveList(const StoredResults& results) : results_(results) {
    for (const auto& known : known_energies) add(known);
    add_potentials();
    add_ledger();
    for (const auto& known : known_steps) add(known);
    add_sensors();
    for (const char* axis : {"x", "y", "z"}) add_momentum("momentum_", "linear", axis);
    for (const char* axis : {"x", "y", "z"}) add_momentum("angular_momentum_", "angular", axis);
    add_shares();
    add_coordinates();
    add_reactions("reaction_", "");
    add_own();
    add_reactions("own_reaction_", "own ");
  }
  std::vector<ReportCurve> result() && { return std::move(curves_); }

 private:
  void add(const std::string& group, const std::string& name, const std::string& component,
           const Table& table, std::size_t column = 0, bool change = false) {
    curves_.push_back(
        {group, name, component, table.info.unit, table.info.meaning, &table, column, change});
  }
  void add(const KnownSeries& known) {
    if (const Table* table = results_.find(known.table))
      add(std::string(known.group), std::string(known.name), "", *table);
  }
  // What is not of weights is stored in springs and beams.
  void add_potentials() {
    const Table* gravity = results_.find("gravity");
    if (gravity == nullptr) {
      const bool bodies =
          results_.find("position") != nullptr || results_.find("point_position") != nullptr;
      add({"potential", "energy", bodies ? "elastic" : "potential"});
      return;
    }
    add({"gravity", "energy", "gravity"});
    add({"potential", "energy", "elastic"});
    curves_.back().without = gravity;
    curves_.back().meaning = "potential energy of springs, beams and others";
  }
  void add_ledger() {
    if (const Table* table = results_.find("energy")) {
      add("ledger", "change of energy", "", *table, 0, true);
      curves_.back().meaning = "since the start";
    }
    for (const AccountInfo& info : accounts) add({info.name, "ledger", info.label});
  }
  void add_momentum(const std::string& table, const std::string& name, const std::string& axis) {
    if (const Table* found = results_.find(table + axis))
      add("momentum", name + " momentum", axis, *found);
  }
  void add_sensors() {
    const std::string place = "sensors/";
    for (const Table& table : results_.tables()) {
      if (!table.info.name.starts_with(place)) continue;
      std::string name = table.info.name.substr(place.size());
      const std::string component = split_off(name, component_names);
      const std::string part = component.empty() ? "" : split_off(name, reaction_names);
      add("sensor", part.empty() ? name : fmt::format("{}: {}", name, in_words(part)), component,
          table);
    }
  }
  void add_reactions(const std::string& place, const std::string& word) {
    const Table* force = results_.find(place + "force");
    const Table* moment = results_.find(place + "moment");
    if (force == nullptr || moment == nullptr) return;
    const auto joints = results_.entries("joint");
    for (std::size_t i = 0; i < joints.size(); ++i)
      for (const auto& [table, what] : {std::pair(force, "force"), std::pair(moment, "moment")})
        for (std::size_t k = 0; k < 3; ++k)
          add("reaction", fmt::format("{}: {}{}", joints[i], word, what), std::string(1, "xyz"[k]),
              *table, 3 * i + k);
  }
  void add_shares() {
    const Table* table = results_.find("part_energy");
    if (table == nullptr) return;
    const auto parts = results_.entries("part");
    const auto sorts = results_.entries("energy_sort");
    for (std::size_t i = 0; i < parts.size(); ++i)
      for (std::size_t k = 0; k < sorts.size(); ++k)
        add("share", parts[i], sorts[k], *table, sorts.size() * i + k);
  }
  void add_coordinates() {
    for (const char* name : {"q", "v", "a"}) {
      const Table* table = results_.find(name);
      if (table == nullptr) continue;
      const auto entries = results_.entries("coordinate");
      for (std::size_t i = 0; i < entries.size(); ++i)
        add("coordinate", name, entries[i], *table, i);
    }
  }
  void add_own() {
    for (const Table& table : results_.tables()) {
      if (!table.info.name.starts_with("own/") && table.info.name != "lambda") continue;
      const auto entries = table.info.dimensions.size() > 1
                               ? results_.entries(table.info.dimensions[1])
                               : std::vector<std::string>{""};
      for (std::size_t i = 0; i < entries.size(); ++i)
        add("own", table.info.name, entries[i], table, i);
    }
  }

  const StoredResults& results_;
  std::vector<ReportCurve> curves_;
};

/// Which rows become a point: the first one and the last one by themselves, those between in groups of `stride`.
class Groups {
 public:
  Groups(std::size_t rows, std::size_t stride) : rows_(rows), stride_(stride) {}

  [[nodiscard]] std::size_t points() const {
    if (stride_ == 1 || rows_ < 3) return rows_;
    return 2 + 2 * ((rows_ - 2 + stride_ - 1) / stride_);
  }
  /// Calls act(first, last) for each of them.
  template <typename Act>
  void each(Act act) const {
    if (rows_ == 0) return;
    act(std::size_t{0}, std::size_t{0});
    for (std::size_t first = 1; first + 1 < rows_; first += stride_)
      act(first, std::min(first + stride_, rows_ - 1) - 1);
    if (rows_ > 1) act(rows_ - 1, rows_ - 1);
  }
  [[nodiscard]] std::vector<double> times(const std::vector<double>& all) const {
    std::vector<double> points;
    each([&](std::size_t first, std::size_t last) {
      points.push_back(all[first]);
      if (stands_for_two(first)) points.push_back(all[last]);
    });
    return points;
  }
  /// The least and the largest value, in the order they have in time.
  [[nodiscard]] std::vector<float> values(const std::vector<double>& all) const {
    std::vector<float> points;
    each([&](std::size_t first, std::size_t last) {
      std::size_t least = first;
      std::size_t most = first;
      for (std::size_t i = first; i <= last; ++i) {
        if (!(all[i] >= all[least])) least = i;  // also where that one is not a number
        if (!(all[i] <= all[most])) most = i;
      }
      points.push_back(static_cast<float>(all[std::min(least, most)]));
      if (stands_for_two(first)) points.push_back(static_cast<float>(all[std::max(least, most)]));
    });
    return points;
  }

 private:
  [[nodiscard]] bool stands_for_two(std::size_t first) const {
    return stride_ > 1 && first > 0 && first + 1 < rows_;
  }

  std::size_t rows_;
  std::size_t stride_;
};

std::size_t bytes_of_point(std::size_t curves) {
  return (sizeof(float) * curves + sizeof(double)) * 4 / 3 + 1;
}

std::size_t largest_fitting_points(std::size_t curves, std::size_t rows, std::size_t bytes) {
  return std::min({rows, most_points, std::max<std::size_t>(bytes / bytes_of_point(curves), 4)});
}

/// Columns of a table that are wanted, all rows of them.
std::map<std::size_t, std::vector<double>> read_columns(const StoredResults& results,
                                                        const Table& table,
                                                        const std::set<std::size_t>& wanted) {
  std::map<std::size_t, std::vector<double>> columns;
  const std::size_t width = table.width();
  for (std::size_t first = 0; first < results.rows(); first += rows_at_once) {
    const std::size_t count = std::min(rows_at_once, results.rows() - first);
    const std::vector<double> block = results.read(table, first, count);
    for (const std::size_t column : wanted) {
      std::vector<double>& values = columns[column];
      for (std::size_t row = 0; row < count; ++row) values.push_back(block[row * width + column]);
    }
  }
  return columns;
}

// Of straight lines between the rows, over time; where a value is no number there is no line.
double root_mean_square(const std::vector<double>& times, const std::vector<double>& values) {
  double sum = 0.0;
  double length = 0.0;
  for (std::size_t i = 1; i < values.size(); ++i) {
    const double a = values[i - 1];
    const double b = values[i];
    if (!std::isfinite(a + b)) continue;
    const double width = times[i] - times[i - 1];
    sum += width * (a * a + a * b + b * b) / 3.0;
    length += width;
  }
  return length > 0.0 ? std::sqrt(sum / length) : std::numeric_limits<double>::quiet_NaN();
}

Json curve_json(const ReportCurve& curve, double rms, std::string data) {
  return Json::Object{{"name", curve.name},     {"component", curve.component},
                      {"unit", curve.unit},     {"meaning", curve.meaning},
                      {"group", curve.group},   {"rms", rms},
                      {"data", std::move(data)}};
}

// Before the first row there was none of these.
bool is_of_a_step(std::string_view table) {
  return table == "step" || table == "newton_iterations";
}

}  // namespace

std::vector<ReportCurve> report_curves(const StoredResults& results) {
  return CurveList(results).result();
}

ReportSeries report_series(const StoredResults& results, std::size_t bytes) {
  const std::size_t rows = results.rows();
  std::vector<ReportCurve> curves = report_curves(results);
  ReportSeries made;
  const std::size_t all = curves.size();
  std::size_t kept = all;
  while (kept > 1 && bytes_of_point(kept) * std::min(rows, enough_points) > bytes) --kept;
  curves.resize(kept);
  made.left_out = all - kept;
  const std::size_t points = largest_fitting_points(kept, rows, bytes);
  if (points < rows)
    made.stride = (2 * (rows - 2) + points - 3) / std::max<std::size_t>(points - 2, 1);
  const Groups groups(rows, made.stride);

  const std::vector<double> times = read_columns(results, results.tables().front(), {0})[0];
  made.times = packed(groups.times(times));
  made.series.resize(kept);
  std::map<const Table*, std::vector<std::size_t>> by_table;
  for (std::size_t i = 0; i < kept; ++i) by_table[curves[i].table].push_back(i);
  for (const auto& [table, members] : by_table) {
    std::set<std::size_t> wanted;  // once, if several curves are made of it
    for (const std::size_t i : members) wanted.insert(curves[i].column);
    auto columns = read_columns(results, *table, wanted);
    for (const std::size_t i : members) {
      std::vector<double> values = columns[curves[i].column];
      const double start = curves[i].change && !values.empty() ? values.front() : 0.0;
      for (double& x : values) x -= start;
      if (curves[i].without != nullptr) {
        const std::vector<double> taken = read_columns(results, *curves[i].without, {0})[0];
        for (std::size_t k = 0; k < values.size(); ++k) values[k] -= taken[k];
      }
      if (is_of_a_step(table->info.name) && !values.empty())
        values.front() = std::numeric_limits<double>::quiet_NaN();
      made.series[i] =
          curve_json(curves[i], root_mean_square(times, values), packed(groups.values(values)));
    }
  }
  return made;
}

}  // namespace visviva
