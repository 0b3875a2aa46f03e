#pragma once

#include "visviva/results/plot_axis.hpp"

namespace visviva {

/// A curve of a plot. Points an axis cannot show (not finite, or not positive on a logarithmic axis) leave a gap.
struct Series {
  enum class Style {
    line,
    markers,
    guide
  };  ///< `markers` draws line and markers; `guide` a pale dashed line

  std::string label;
  std::vector<double> x = {};
  std::vector<double> y = {};
  Style style = Style::line;
  /// Number of its colour, to be the same in all panels; by default the first series has 0, the next 1.
  std::optional<std::size_t> colour = std::nullopt;
};

struct Panel {
  std::string title;
  Axis x;
  Axis y;
  std::vector<Series> series;
};

/// Panels in a grid of so many columns, each with its legend beside it.
struct Figure {
  std::string title;
  std::vector<Panel> panels;
  int columns = 1;
};

/// The figure as an SVG file that needs nothing else.
[[nodiscard]] std::string to_svg(const Figure& figure);

}  // namespace visviva
