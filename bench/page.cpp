#include "page.hpp"

#include <fmt/format.h>

#include <map>

#include "chart.hpp"
#include "tables.hpp"

namespace visviva::bench {
namespace {

constexpr const char* page_style =
    "body{font:15px/1.45 system-ui,sans-serif;max-width:1080px;margin:2em auto;padding:0 "
    "1em;color:#222;"
    "background:#fff}"
    "h2{font-size:1.05em;margin:2em 0 .5em}.wide{overflow-x:auto}"
    "table{border-collapse:collapse;font-variant-numeric:tabular-nums}"
    "th,td{padding:.15em .8em .15em 0;text-align:left;white-space:nowrap}"
    "th{border-bottom:1px solid #999;font-weight:600}"
    "svg{background:#fff;font:12px system-ui,sans-serif;max-width:100%;height:auto}svg "
    ".title{font-weight:600}"
    "svg .grid{stroke:#ddd}svg "
    ".name{stroke:#fff;stroke-width:4px;paint-order:stroke}p.note{color:#555;margin:.3em 0}";

std::string escaped(const std::string& text) {
  std::string result;
  for (const char c : text) {
    if (c == '<')
      result += "&lt;";
    else if (c == '>')
      result += "&gt;";
    else if (c == '&')
      result += "&amp;";
    else
      result += c;
  }
  return result;
}

std::string row_of(const std::vector<std::string>& cells, const char* tag) {
  std::string html = "<tr>";
  for (const std::string& cell : cells) html += fmt::format("<{0}>{1}</{0}>", tag, escaped(cell));
  return html + "</tr>\n";
}

std::string html_of(const Table& table) {
  std::string html = fmt::format("<h2>{}</h2>\n<div class='wide'><table>\n{}", escaped(table.title),
                                 row_of(table.head, "th"));
  for (const auto& row : table.rows) html += row_of(row, "td");
  html += "</table></div>\n";
  for (const std::string& note : table.notes)
    html += fmt::format("<p class='note'>{}</p>\n", escaped(note));
  return html;
}

std::vector<Chart> step_charts(const Findings& findings) {
  std::map<std::string, std::map<std::string, std::vector<ChartPoint>>> lines;
  for (const StepCost& c : findings.steps)
    if (c.size > 0 && c.failure.empty())
      lines[c.work][c.scheme].push_back({static_cast<double>(c.size), 1e6 * c.seconds});
  std::vector<Chart> charts;
  for (const auto& [work, schemes] : lines) {
    Chart chart{"A step of " + work, "N", "CPU time [us]"};
    for (const auto& [scheme, points] : schemes) chart.lines.push_back({escaped(scheme), points});
    charts.push_back(std::move(chart));
  }
  return charts;
}

std::vector<Chart> precision_charts(const Findings& findings) {
  std::vector<Chart> charts;
  for (const WorkPrecision& p : findings.precision)
    for (std::size_t i = 0; i < p.measures.size(); ++i) {
      const Measure& m = p.measures[i];
      Chart chart{fmt::format("{}: error of {}", p.label(), m.name()), "CPU time [ms]",
                  fmt::format("error [{}]", m.unit())};
      for (const PrecisionCurve& curve : p.curves) {
        ChartLine line{escaped(curve.method)};
        for (const PrecisionPoint& point : curve.points)
          line.points.push_back({1e3 * point.seconds, point.errors[i]});
        chart.lines.push_back(std::move(line));
      }
      charts.push_back(std::move(chart));
    }
  return charts;
}

}  // namespace

std::string page_of(const Findings& findings) {
  const Machine machine = this_machine();
  std::string body =
      fmt::format("<h1>visviva measured</h1>\n<p>visviva {}, {}, {}</p>\n",
                  escaped(machine.version), escaped(machine.processor), escaped(machine.compiler));
  for (const auto& charts : {step_charts(findings), precision_charts(findings)})
    for (const Chart& chart : charts) body += chart.svg();
  for (const Table& table : tables_of(findings)) body += html_of(table);
  return fmt::format(
      "<!doctype html>\n<html lang='en'><head><meta charset='utf-8'>"
      "<meta name='viewport' content='width=device-width'><title>visviva measured</title>"
      "<style>{}</style></head>\n<body>\n{}</body></html>\n",
      page_style, body);
}

}  // namespace visviva::bench
