#include "tables.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "visviva/cli/table.hpp"

namespace visviva::bench {
namespace {

std::string size_text(long size) { return size > 0 ? std::to_string(size) : "-"; }

// Three digits.
std::string digits(double x) {
  if (!std::isfinite(x)) return "-";
  if (x == 0.0) return "0";
  const int before = static_cast<int>(std::floor(std::log10(std::abs(x)))) + 1;
  return fmt::format("{:.{}f}", x, std::clamp(3 - before, 0, 6));
}

std::string percent(double part) { return std::to_string(std::lround(100.0 * part)); }

std::string exponent(const std::optional<double>& x) { return x ? fmt::format("{:.2f}", *x) : "-"; }

std::string time_text(const std::optional<TimeToTarget>& time) {
  if (!time) return "-";
  const char* const marks[] = {"", "~", "<"};
  return marks[static_cast<int>(time->kind)] + digits(1e3 * time->seconds);
}

}  // namespace

std::string Table::text() const {
  cli::Table table(head);
  for (const auto& row : rows) table.add(row);
  std::string text = title + "\n" + table.text();
  for (const std::string& note : notes) text += note + "\n";
  return text + "\n";
}

Table step_table(std::span<const StepCost> costs) {
  Table table{"Steps: CPU time, what it goes into, memory, allocations in the measured steps"};
  table.head = {"work",           "N",          "scheme",    "dt [s]",   "step [us]", "iterations",
                "iteration [us]", "residual %", "tangent %", "factor %", "solve %",   "rest %",
                "kB per N",       "allocations"};
  for (const StepCost& c : costs) {
    if (!c.failure.empty()) {
      table.notes.push_back(
          fmt::format("{} with {}: {}", label_of(c.work, c.size), c.scheme, c.failure));
      continue;
    }
    const auto part = [&](double x) { return c.has_parts() ? percent(x) : "-"; };
    table.rows.push_back({c.work, size_text(c.size), c.scheme, fmt::format("{:g}", c.step),
                          digits(1e6 * c.seconds), fmt::format("{:.2f}", c.iterations),
                          digits(1e6 * c.seconds_per_iteration()), part(c.residual()),
                          part(c.tangent()), part(c.factor()), part(c.solve()), part(c.rest()),
                          digits(1e-3 * c.held_bytes / c.elements), std::to_string(c.allocations)});
    if (c.allocations > 0)
      table.notes.push_back(fmt::format("{} with {} allocates in {}", label_of(c.work, c.size),
                                        c.scheme, c.allocated_by));
  }
  return table;
}

Table start_table(std::span<const StartCost> costs) {
  Table table{"Start: reading, building and checking a model, finding its start"};
  table.head = {"work", "N", "CPU [ms]", "peak [MB]"};
  for (const StartCost& c : costs)
    table.rows.push_back(
        {c.work, size_text(c.size), digits(1e3 * c.seconds), digits(1e-6 * c.peak_bytes)});
  return table;
}

Table growth_table(std::span<const Growth> growth) {
  Table table{"Growth: CPU time ~ N^exponent"};
  table.head = {"work", "of", "exponent", "from 100 on"};
  for (const Growth& g : growth)
    table.rows.push_back({g.work, g.what, exponent(g.overall), exponent(g.from_a_hundred)});
  return table;
}

Table output_table(std::span<const OutputCost> costs) {
  Table table{"Output: CPU time of whole runs"};
  table.head = {"work",          "scheme",        "steps",      "no output [ms]",
                "+ each step %", "+ each 10th %", "usual [ms]", "files, % of usual",
                "passes in [ms]"};
  for (const OutputCost& c : costs)
    table.rows.push_back({c.work, c.scheme, std::to_string(c.steps), digits(1e3 * c.nothing),
                          percent(c.part_of_every_step()), percent(c.part_of_every_tenth()),
                          digits(1e3 * c.as_usual), percent(c.part_of_files()),
                          digits(1e3 * c.passes)});
  if (!costs.empty())
    table.notes.push_back(
        "usual: as `visviva run`, with the estimate of the error and report.html; passes in: the "
        "time that passes until it is over, with all processors");
  return table;
}

Table thread_table(std::span<const ThreadGain> gains) {
  Table table{"Threads: time that passes in a step"};
  table.head = {"work", "N", "scheme", "threads", "one [ms]", "all [ms]", "gain", "same bits"};
  for (const ThreadGain& g : gains)
    table.rows.push_back({g.work, size_text(g.size), g.scheme, std::to_string(g.threads),
                          digits(1e3 * g.seconds_of_one), digits(1e3 * g.seconds_of_all),
                          digits(g.factor()), g.same_bits ? "yes" : "NO"});
  return table;
}

Table precision_table(const WorkPrecision& precision) {
  Table table{fmt::format("Work and precision: {}, {} s", precision.label(), precision.until)};
  table.head = {"method", "setting", "CPU [ms]"};
  for (const Measure& m : precision.measures)
    table.head.push_back(fmt::format("{} [{}]", m.name(), m.unit()));
  for (const PrecisionCurve& curve : precision.curves)
    for (const PrecisionPoint& p : curve.points) {
      std::vector<std::string> row = {curve.method, p.setting, digits(1e3 * p.seconds)};
      for (const double error : p.errors) row.push_back(fmt::format("{:.1e}", error));
      table.rows.push_back(std::move(row));
    }
  for (std::size_t i = 0; i < precision.doubts.size(); ++i)
    table.notes.push_back(fmt::format(
        "reference: Simbody and IDA with tolerances of 1e-12, which differ by {:.0e} {}",
        precision.doubts[i], precision.measures[i].unit()));
  return table;
}

Table target_table(std::span<const WorkPrecision> all) {
  Table table{"Time to an error"};
  table.head = {"work", "until [s]", "error", "method", "CPU [ms]", "over IDA"};
  for (const WorkPrecision& p : all)
    for (std::size_t i = 0; i < p.measures.size(); ++i) {
      const Measure& m = p.measures[i];
      const PrecisionCurve* ida = p.find("IDA");
      const auto base = ida != nullptr ? ida->time_to(m.target, i) : std::nullopt;
      for (const PrecisionCurve& curve : p.curves) {
        const auto time = curve.time_to(m.target, i);
        table.rows.push_back({p.label(), fmt::format("{:g}", p.until),
                              fmt::format("{:g} {}", m.target, m.unit()), curve.method,
                              time_text(time),
                              time && base ? digits(time->seconds / base->seconds) : "-"});
      }
    }
  if (!table.rows.empty())
    table.notes.push_back("~ extrapolated, < reached with the first setting");
  return table;
}

std::vector<Table> tables_of(const Findings& findings) {
  std::vector<Table> tables = {step_table(findings.steps),      start_table(findings.starts),
                               growth_table(findings.growth()), output_table(findings.outputs),
                               thread_table(findings.threads),  target_table(findings.precision)};
  for (const WorkPrecision& p : findings.precision) tables.push_back(precision_table(p));
  std::erase_if(tables, [](const Table& table) { return table.rows.empty(); });
  return tables;
}

}  // namespace visviva::bench
