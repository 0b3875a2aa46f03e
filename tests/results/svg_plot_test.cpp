#include "visviva/results/svg_plot.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <map>
#include <regex>
#include <sstream>

namespace visviva::test {
namespace {

long count(const std::string& text, const std::string& word) {
  long number = 0;
  for (auto at = text.find(word); at != std::string::npos; at = text.find(word, at + 1)) ++number;
  return number;
}

Figure figure(std::vector<Series> series, Axis x = {"x [m]"}, Axis y = {"y [J]"}) {
  return {"A figure", {{"A panel", std::move(x), std::move(y), std::move(series)}}};
}

// What the curves are drawn with; the samples of the legend are horizontal lines ("h24") and left out.
std::vector<std::string> curves(const std::string& svg) {
  std::vector<std::string> list;
  for (auto at = svg.find("<path class=\"line\""); at != std::string::npos;
       at = svg.find("<path class=\"line\"", at + 1)) {
    const auto begin = svg.find(" d=\"", at) + 4;
    const std::string path = svg.substr(begin, svg.find('"', begin) - begin);
    if (path.find('h') == std::string::npos) list.push_back(path);
  }
  return list;
}

TEST(SvgPlot, IsWellFormedWithLabelsAndLegend) {
  const std::string svg = to_svg(figure({{"a < b & c", {0, 1, 2}, {0, 1, 4}}}));
  EXPECT_TRUE(svg.starts_with("<svg xmlns="));
  EXPECT_TRUE(svg.ends_with("</svg>\n"));
  for (const std::string tag : {"g", "text", "svg", "style", "clipPath"})
    EXPECT_EQ(count(svg, "<" + tag + " ") + count(svg, "<" + tag + ">"),
              count(svg, "</" + tag + ">"))
        << tag;
  for (const std::string text : {"A figure", "A panel", "x [m]", "y [J]", "a &lt; b &amp; c"})
    EXPECT_NE(svg.find(">" + text + "<"), std::string::npos) << text;
  EXPECT_EQ(svg.find("nan"), std::string::npos);
}

struct Pixel {
  double x = 0.0;
  double y = 0.0;
};

// The points of a curve, as they are drawn.
std::vector<Pixel> pixels(const std::string& path) {
  std::vector<Pixel> points;
  std::string numbers = path;
  for (char& c : numbers)
    if (c == 'M' || c == 'L') c = ' ';
  std::istringstream stream(numbers);
  for (Pixel p; stream >> p.x >> p.y;) points.push_back(p);
  return points;
}

struct Label {
  std::string text;
  Pixel at;
};

// The labels of ticks with an anchor: "end" on the vertical axis, "middle" on the horizontal one.
std::vector<Label> tick_labels(const std::string& svg, const std::string& anchor) {
  static const std::regex tick(
      "<text class=\"tick\" x=\"([-\\d.]+)\" y=\"([-\\d.]+)\" text-anchor=\"(\\w+)\">([^<]*)<");
  std::vector<Label> list;
  for (std::sregex_iterator it(svg.begin(), svg.end(), tick), end; it != end; ++it)
    if ((*it)[3] == anchor) list.push_back({(*it)[4], {std::stod((*it)[1]), std::stod((*it)[2])}});
  return list;
}

TEST(SvgPlot, GreaterValuesAreFurtherUpAndFurtherRight) {
  const auto points = pixels(curves(to_svg(figure({{"up", {1, 2, 4}, {10, 30, 20}}}))).front());
  ASSERT_EQ(points.size(), 3U);
  EXPECT_LT(points[0].x, points[1].x);
  EXPECT_LT(points[1].x, points[2].x);
  EXPECT_LT(points[1].y, points[2].y) << "30 above 20; pixels are counted downwards";
  EXPECT_LT(points[2].y, points[0].y);
  EXPECT_NEAR((points[2].x - points[0].x) / (points[1].x - points[0].x), 3.0, 0.01);
  EXPECT_NEAR((points[0].y - points[1].y) / (points[0].y - points[2].y), 2.0, 0.01);
}

TEST(SvgPlot, LabelsStandAtTheirValues) {
  // A curve through the corners tells where values are drawn.
  const std::string svg = to_svg(figure({{"corners", {-2, 6}, {-10, 30}}}, {"x", false, -2.0, 6.0},
                                        {"y", false, -10.0, 30.0}));
  const auto corners = pixels(curves(svg).front());
  const auto height = [&](double y) {
    return corners[0].y + (y + 10.0) / 40.0 * (corners[1].y - corners[0].y);
  };
  const auto place = [&](double x) {
    return corners[0].x + (x + 2.0) / 8.0 * (corners[1].x - corners[0].x);
  };
  const auto vertical = tick_labels(svg, "end");
  const auto horizontal = tick_labels(svg, "middle");
  ASSERT_GE(vertical.size(), 4U);
  ASSERT_GE(horizontal.size(), 4U);
  constexpr double baseline = 4.0;  // letters stand on a line this far below their middle
  for (const Label& label : vertical)
    EXPECT_NEAR(label.at.y - baseline, height(std::stod(label.text)), 0.11) << label.text;
  for (const Label& label : horizontal)
    EXPECT_NEAR(label.at.x, place(std::stod(label.text)), 0.11) << label.text;
}

TEST(SvgPlot, DecadesAreEquallyFarApart) {
  const std::string svg =
      to_svg(figure({{"decades", {1, 10, 100}, {1e-4, 1e-2, 1}}}, {"x", true}, {"y", true}));
  const auto points = pixels(curves(svg).front());
  ASSERT_EQ(points.size(), 3U);
  EXPECT_NEAR(points[1].x - points[0].x, points[2].x - points[1].x, 0.11);
  EXPECT_NEAR(points[0].y - points[1].y, points[1].y - points[2].y, 0.11);
  EXPECT_GT(points[0].y, points[1].y);
  for (const Label& label : tick_labels(svg, "end")) {
    if (label.text == "10⁻⁴") {
      EXPECT_NEAR(label.at.y - 4.0, points[0].y, 0.11);
    } else if (label.text == "10⁻²") {
      EXPECT_NEAR(label.at.y - 4.0, points[1].y, 0.11);
    }
  }
}

TEST(SvgPlot, TheLegendHasTheColourOfItsCurve) {
  const std::string svg = to_svg(figure({{"first", {0, 1}, {0, 1}}, {"second", {0, 1}, {1, 0}}}));
  static const std::regex entry(
      "stroke=\"(#\\w+)\"[^>]*d=\"M[\\d. ]+h24\"/>\\s*<text[^>]*>([^<]*)<");
  std::map<std::string, std::string> colours;
  for (std::sregex_iterator it(svg.begin(), svg.end(), entry), end; it != end; ++it)
    colours[(*it)[2]] = (*it)[1];
  static const std::regex curve("stroke=\"(#\\w+)\"[^>]*d=\"(M[^\"h]*)\"");
  std::map<std::string, bool> rises;
  for (std::sregex_iterator it(svg.begin(), svg.end(), curve), end; it != end; ++it) {
    const auto points = pixels((*it)[2]);
    rises[(*it)[1]] = points.back().y < points.front().y;
  }
  EXPECT_TRUE(rises.at(colours.at("first")));
  EXPECT_FALSE(rises.at(colours.at("second")));
}

TEST(SvgPlot, PointsThatCannotBeShownLeaveAGap) {
  const double nan = std::numeric_limits<double>::quiet_NaN();
  EXPECT_EQ(curves(to_svg(figure({{"gap", {0, 1, 2, 3, 4}, {1, 2, nan, 2, 1}}}))).size(), 2U);
  const std::string svg =
      to_svg(figure({{"gap", {1, 2, 3, 4, 5}, {1, 10, 0, -1, 100}}}, {"x"}, {"y", true}));
  EXPECT_EQ(curves(svg).size(), 2U);
  EXPECT_EQ(svg.find("nan"), std::string::npos);
}

TEST(SvgPlot, LongSeriesAreThinnedButKeepTheirPeaks) {
  Series series{"noise"};
  for (int i = 0; i < 1000000; ++i) {
    series.x.push_back(i);
    series.y.push_back(i == 345678 ? 100.0 : std::sin(0.1 * i));
  }
  const std::string svg = to_svg(figure({series}, {"x"}, {"y", false, 0.0, 100.0}));
  EXPECT_LT(svg.size(), 100000U);
  EXPECT_NE(curves(svg).front().find(" 44.0"), std::string::npos) << "the peak at the upper edge";
}

TEST(SvgPlot, AColourBelongsToASeriesInAllPanels) {
  Series series{"second scheme", {0, 1}, {0, 1}, Series::Style::markers, 1};
  const std::string svg = to_svg(figure({series}));
  EXPECT_NE(svg.find("stroke=\"#d55e00\""), std::string::npos);
  EXPECT_EQ(svg.find("stroke=\"#0072b2\""), std::string::npos);
  EXPECT_EQ(count(svg, "<circle"), 3);
}

TEST(SvgPlot, DrawsWithoutData) {
  EXPECT_NO_THROW(to_svg({}));
  EXPECT_EQ(to_svg(figure({{"none"}}, {"x", true}, {"y"})).find("nan"), std::string::npos);
}

std::vector<std::string> labels(const Scale& scale) {
  std::vector<std::string> list;
  for (const auto& tick : scale.ticks())
    if (!tick.label.empty()) list.push_back(tick.label);
  return list;
}

using Labels = std::vector<std::string>;

TEST(PlotAxis, LinearTicksAreRoundNumbers) {
  EXPECT_EQ(labels(Scale({"", false, 0.0, 10.0}, 0.0, 10.0)),
            (Labels{"0", "2", "4", "6", "8", "10"}));
  EXPECT_EQ(labels(Scale({"", false, -0.3, 0.3}, 0.0, 0.0)),
            (Labels{"-0.3", "-0.2", "-0.1", "0.0", "0.1", "0.2", "0.3"}));
}

TEST(PlotAxis, SmallAndLargeNumbersShareAPowerOfTen) {
  const Scale small({"", false, 0.0, 4e-14}, 0.0, 0.0);
  EXPECT_EQ(small.factor(), "×10⁻¹⁴");
  EXPECT_EQ(labels(small), (Labels{"0.0", "0.5", "1.0", "1.5", "2.0", "2.5", "3.0", "3.5", "4.0"}));
  EXPECT_EQ(Scale({"", false, 0.0, 2e7}, 0.0, 0.0).factor(), "×10⁷");
  EXPECT_EQ(Scale({"", false, 0.0, 200.0}, 0.0, 0.0).factor(), "");
}

TEST(PlotAxis, AConstantIsALineAndNotItsRoundOff) {
  const Scale scale({""}, -10.0 - 1e-14, -10.0);
  EXPECT_LT(scale.min(), -10.004);
  EXPECT_GT(scale.max(), -9.996);
}

TEST(PlotAxis, LogarithmicTicksAreDecades) {
  const Scale wide({"", true}, 2e-5, 30.0);
  EXPECT_DOUBLE_EQ(wide.min(), 1e-5);
  EXPECT_DOUBLE_EQ(wide.max(), 100.0);
  EXPECT_EQ(labels(wide), (Labels{"10⁻⁵", "10⁻⁴", "10⁻³", "10⁻²", "10⁻¹", "10⁰", "10¹", "10²"}));
  EXPECT_DOUBLE_EQ(wide.position(1e-5), 0.0);
  EXPECT_DOUBLE_EQ(wide.position(100.0), 1.0);
  EXPECT_FALSE(wide.shows(0.0));
  EXPECT_EQ(labels(Scale({"", true}, 0.0025, 0.02)),
            (Labels{"2·10⁻³", "5·10⁻³", "10⁻²", "2·10⁻²"}));
}

}  // namespace
}  // namespace visviva::test
