#include "visviva/results/svg_plot.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>
#include <limits>

namespace visviva {
namespace {

// All lengths in pixels.
constexpr double panel_height = 330.0;
constexpr double left = 74.0;
constexpr double top = 44.0;
constexpr double plot_width = 450.0;
constexpr double plot_height = 230.0;
constexpr double title_height = 40.0;
constexpr double legend_line = 18.0;
constexpr double legend_text = 44.0;
constexpr double character = 7.4;

struct Stroke {
  std::string_view colour;
  std::string_view dashes;
};

// Colours that remain distinct for the colour-blind (Okabe and Ito); dashes tell the next round apart.
Stroke stroke(std::size_t i) {
  static constexpr std::array<std::string_view, 7> colours = {
      "#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00", "#56b4e9", "#000000"};
  static constexpr std::array<std::string_view, 3> dashes = {"none", "7 3", "2 2"};
  return {colours[i % colours.size()], dashes[(i / colours.size()) % dashes.size()]};
}

Stroke stroke_of(const Series& series, std::size_t position) {
  if (series.style == Series::Style::guide) return {"#999999", "4 4"};
  return stroke(series.colour.value_or(position));
}

std::string escaped(std::string_view text) {
  std::string out;
  for (const char c : text) {
    if (c == '&')
      out += "&amp;";
    else if (c == '<')
      out += "&lt;";
    else if (c == '>')
      out += "&gt;";
    else
      out += c;
  }
  return out;
}

struct Point {
  double x = 0.0;
  double y = 0.0;
};

// Points of one half pixel's width, of which only the first, the last and the extremes can be told apart.
class PixelColumn {
 public:
  void add(Point p, std::vector<Point>& line) {
    if (count_ > 0 && std::floor(2.0 * p.x) != std::floor(2.0 * first_.x)) flush(line);
    if (count_++ == 0) {
      first_ = p;
      low_ = high_ = p.y;
    }
    last_ = p;
    low_ = std::min(low_, p.y);
    high_ = std::max(high_, p.y);
  }

  void flush(std::vector<Point>& line) {
    if (count_ > 0) line.push_back(first_);
    if (count_ > 2) line.insert(line.end(), {{first_.x, low_}, {first_.x, high_}});
    if (count_ > 1) line.push_back(last_);
    count_ = 0;
  }

 private:
  int count_ = 0;
  Point first_;
  Point last_;
  double low_ = 0.0;
  double high_ = 0.0;
};

// Draws one panel with its upper left corner at the origin.
class PanelPainter {
 public:
  PanelPainter(const Panel& panel, int number, std::string& out)
      : panel_(panel),
        number_(number),
        out_(out),
        x_(scale(panel.x, true)),
        y_(scale(panel.y, false)) {}

  void paint() {
    text(left, top - 14.0, "start", "title", panel_.title);
    paint_x_axis();
    paint_y_axis();
    add("<clipPath id=\"plot{}\"><rect x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\"/></clipPath>\n",
        number_, left, top, plot_width, plot_height);
    add("<g clip-path=\"url(#plot{})\">\n", number_);
    for (std::size_t i = 0; i < panel_.series.size(); ++i)
      paint_series(panel_.series[i], stroke_of(panel_.series[i], i));
    out_ += "</g>\n";
    add("<rect class=\"frame\" x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\"/>\n", left, top,
        plot_width, plot_height);
    paint_legend();
  }

 private:
  template <typename... Args>
  void add(fmt::format_string<Args...> format, Args&&... args) {
    fmt::format_to(std::back_inserter(out_), format, std::forward<Args>(args)...);
  }

  void text(double x, double y, std::string_view anchor, std::string_view style,
            std::string_view words) {
    add("<text class=\"{}\" x=\"{:.1f}\" y=\"{:.1f}\" text-anchor=\"{}\">{}</text>\n", style, x, y,
        anchor, escaped(words));
  }

  Scale scale(Axis axis, bool along_x) const {
    double low = std::numeric_limits<double>::infinity();
    double high = -low;
    for (const auto& series : panel_.series) {
      for (const double value : along_x ? series.x : series.y) {
        if (!std::isfinite(value) || (axis.log && value <= 0.0)) continue;
        low = std::min(low, value);
        high = std::max(high, value);
      }
    }
    // A linear abscissa ends where the data do.
    if (along_x && !axis.log && low < high) {
      axis.min = axis.min.value_or(low);
      axis.max = axis.max.value_or(high);
    }
    return {axis, low, high};
  }

  Point place(double x, double y) const {
    // Far outside, coordinates are held at a distance renderers can draw.
    const double up = std::clamp(y_.position(y), -10.0, 10.0);
    return {left + plot_width * x_.position(x), top + plot_height * (1.0 - up)};
  }

  void paint_x_axis() {
    const double bottom = top + plot_height;
    for (const auto& tick : x_.ticks()) {
      const double x = left + plot_width * x_.position(tick.value);
      add("<path class=\"{}\" d=\"M{:.1f} {:.1f}V{:.1f}\"/>\n",
          tick.label.empty() ? "minor" : "grid", x, top, bottom);
      if (!tick.label.empty()) text(x, bottom + 17.0, "middle", "tick", tick.label);
    }
    text(left + 0.5 * plot_width, bottom + 36.0, "middle", "label", panel_.x.label);
    if (!x_.factor().empty()) text(left + plot_width, bottom + 36.0, "end", "tick", x_.factor());
  }

  void paint_y_axis() {
    for (const auto& tick : y_.ticks()) {
      const double y = top + plot_height * (1.0 - y_.position(tick.value));
      add("<path class=\"{}\" d=\"M{:.1f} {:.1f}H{:.1f}\"/>\n",
          tick.label.empty() ? "minor" : "grid", left, y, left + plot_width);
      if (!tick.label.empty()) text(left - 7.0, y + 4.0, "end", "tick", tick.label);
    }
    add("<text class=\"label\" text-anchor=\"middle\" transform=\"translate({} {}) rotate(-90)\">{}"
        "</text>\n",
        left - 54.0, top + 0.5 * plot_height, escaped(panel_.y.label));
    if (!y_.factor().empty()) text(left - 7.0, top - 5.0, "end", "tick", y_.factor());
  }

  // Unbroken stretches of points that can be shown, thinned to what can be seen.
  std::vector<std::vector<Point>> stretches(const Series& series) const {
    std::vector<std::vector<Point>> all(1);
    PixelColumn column;
    for (std::size_t i = 0; i < std::min(series.x.size(), series.y.size()); ++i) {
      if (x_.shows(series.x[i]) && y_.shows(series.y[i])) {
        column.add(place(series.x[i], series.y[i]), all.back());
      } else if (column.flush(all.back()); !all.back().empty()) {
        all.emplace_back();
      }
    }
    column.flush(all.back());
    return all;
  }

  void paint_series(const Series& series, const Stroke& stroke) {
    for (const auto& line : stretches(series)) {
      if (line.empty()) continue;
      add("<path class=\"line\" stroke=\"{}\" stroke-dasharray=\"{}\" d=\"", stroke.colour,
          stroke.dashes);
      for (std::size_t i = 0; i < line.size(); ++i)
        add("{}{:.1f} {:.1f}", i == 0 ? 'M' : 'L', line[i].x, line[i].y);
      out_ += "\"/>\n";
      if (series.style != Series::Style::markers) continue;
      for (const auto& p : line)
        add("<circle cx=\"{:.1f}\" cy=\"{:.1f}\" r=\"3\" fill=\"{}\"/>\n", p.x, p.y, stroke.colour);
    }
  }

  void paint_legend() {
    double y = top + 8.0;
    for (std::size_t i = 0; i < panel_.series.size(); ++i) {
      const Series& series = panel_.series[i];
      const Stroke s = stroke_of(series, i);
      const double x = left + plot_width + 14.0;
      add("<path class=\"line\" stroke=\"{}\" stroke-dasharray=\"{}\" d=\"M{} {:.1f}h24\"/>\n",
          s.colour, s.dashes, x, y);
      if (series.style == Series::Style::markers)
        add("<circle cx=\"{}\" cy=\"{:.1f}\" r=\"3\" fill=\"{}\"/>\n", x + 12.0, y, s.colour);
      text(left + plot_width + legend_text, y + 4.0, "start", "tick", series.label);
      y += legend_line;
    }
  }

  const Panel& panel_;
  int number_;
  std::string& out_;
  Scale x_;
  Scale y_;
};

constexpr std::string_view style = R"(<style>
text { font-family: "DejaVu Sans", Helvetica, Arial, sans-serif; fill: #222 }
.heading { font-size: 17px; font-weight: bold } .title { font-size: 14px; font-weight: bold }
.label { font-size: 12.5px } .tick { font-size: 11.5px; fill: #444 }
.grid { stroke: #dddddd } .minor { stroke: #f2f2f2 } .frame { fill: none; stroke: #666666 }
.line { fill: none; stroke-width: 1.7; stroke-linejoin: round }
</style>
)";

// Wide enough for the longest legend.
double panel_width(const Figure& figure) {
  std::size_t characters = 16;
  for (const auto& panel : figure.panels)
    for (const auto& series : panel.series) characters = std::max(characters, series.label.size());
  return left + plot_width + legend_text + character * static_cast<double>(characters);
}

}  // namespace

std::string to_svg(const Figure& figure) {
  const int columns = std::max(1, figure.columns);
  const int rows = (static_cast<int>(figure.panels.size()) + columns - 1) / columns;
  const double one_width = std::ceil(panel_width(figure));
  const double width = columns * one_width;
  const double height = title_height + rows * panel_height;
  std::string out = fmt::format(
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {0} {1}\" width=\"{0}\" "
      "height=\"{1}\">\n{2}<rect width=\"100%\" height=\"100%\" fill=\"white\"/>\n"
      "<text class=\"heading\" x=\"20\" y=\"28\">{3}</text>\n",
      width, height, style, escaped(figure.title));
  for (int i = 0; i < static_cast<int>(figure.panels.size()); ++i) {
    fmt::format_to(std::back_inserter(out), "<g transform=\"translate({} {})\">\n",
                   (i % columns) * one_width, title_height + (i / columns) * panel_height);
    PanelPainter(figure.panels[static_cast<std::size_t>(i)], i, out).paint();
    out += "</g>\n";
  }
  return out + "</svg>\n";
}

}  // namespace visviva
