#include "chart.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <iterator>

namespace visviva::bench {
namespace {

constexpr double chart_width = 480.0;
constexpr double chart_height = 320.0;
constexpr double margin_left = 62.0;
constexpr double margin_right = 12.0;
constexpr double margin_top = 30.0;
constexpr double margin_bottom = 44.0;

const char* const colours[] = {"#0b6e99", "#c4501b", "#4d7c2f", "#7a4a9e", "#a8893a", "#555555"};

// Whole decades that hold all values, onto a stretch of the picture.
class LogAxis {
 public:
  LogAxis(double from, double to) : from_(from), to_(to) {}

  void include(double value) {
    low_ = std::min(low_, std::floor(std::log10(value)));
    high_ = std::max(high_, std::ceil(std::log10(value)));
  }
  [[nodiscard]] double at(double value) const { return at_decade(std::log10(value)); }
  [[nodiscard]] double at_decade(double decade) const {
    return from_ + (to_ - from_) * (decade - low_) / std::max(1.0, high_ - low_);
  }
  [[nodiscard]] int first() const { return static_cast<int>(low_); }
  [[nodiscard]] int last() const { return static_cast<int>(high_); }

 private:
  double from_;
  double to_;
  double low_ = 300.0;
  double high_ = -300.0;
};

std::string grid_of(const LogAxis& x, const LogAxis& y) {
  std::string svg;
  const auto out = std::back_inserter(svg);
  const double bottom = chart_height - margin_bottom;
  const double right = chart_width - margin_right;
  for (int d = x.first(); d <= x.last(); ++d)
    fmt::format_to(out,
                   "<line class='grid' x1='{0:.1f}' x2='{0:.1f}' y1='{1}' y2='{2}'/>"
                   "<text x='{0:.1f}' y='{3}' text-anchor='middle'>1e{4}</text>\n",
                   x.at_decade(d), margin_top, bottom, bottom + 16.0, d);
  for (int d = y.first(); d <= y.last(); ++d)
    fmt::format_to(out,
                   "<line class='grid' x1='{1}' x2='{2}' y1='{0:.1f}' y2='{0:.1f}'/>"
                   "<text x='{3}' y='{4:.1f}' text-anchor='end'>1e{5}</text>\n",
                   y.at_decade(d), margin_left, right, margin_left - 6.0, y.at_decade(d) + 4.0, d);
  return svg;
}

std::string line_of(const ChartLine& line, const LogAxis& x, const LogAxis& y, const char* colour,
                    double row) {
  std::string points;
  std::string dots;
  for (const ChartPoint& p : line.points) {
    points += fmt::format("{:.1f},{:.1f} ", x.at(p.x), y.at(p.y));
    dots += fmt::format("<circle cx='{:.1f}' cy='{:.1f}' r='3' fill='{}'/>", x.at(p.x), y.at(p.y),
                        colour);
  }
  return fmt::format(
      "<polyline points='{}' fill='none' stroke='{}' stroke-width='1.5'/>{}\n"
      "<text class='name' x='{}' y='{}' fill='{}' text-anchor='end'>{}</text>\n",
      points, colour, dots, chart_width - margin_right - 6.0, margin_top + 14.0 + 15.0 * row,
      colour, line.name);
}

}  // namespace

std::string Chart::svg() const {
  LogAxis across(margin_left, chart_width - margin_right);
  LogAxis up(chart_height - margin_bottom, margin_top);
  for (const ChartLine& line : lines)
    for (const ChartPoint& p : line.points) {
      across.include(p.x);
      up.include(p.y);
    }
  std::string body = grid_of(across, up);
  for (std::size_t i = 0; i < lines.size(); ++i)
    body += line_of(lines[i], across, up, colours[i % std::size(colours)], static_cast<double>(i));
  return fmt::format(
      "<svg viewBox='0 0 {0} {1}' width='{0}' height='{1}' role='img' aria-label='{2}'>\n"
      "<text class='title' x='{3}' y='18'>{2}</text>\n{4}"
      "<text x='{5}' y='{6}' text-anchor='middle'>{7}</text>\n"
      "<text transform='translate(14 {8}) rotate(-90)' text-anchor='middle'>{9}</text>\n</svg>\n",
      chart_width, chart_height, title, margin_left, body, 0.5 * (margin_left + chart_width),
      chart_height - 8.0, x, 0.5 * chart_height, y);
}

}  // namespace visviva::bench
