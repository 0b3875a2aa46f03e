#pragma once

#include <string>
#include <vector>

namespace visviva::bench {

struct ChartPoint {
  double x = 0.0;
  double y = 0.0;
};
struct ChartLine {
  std::string name;
  std::vector<ChartPoint> points = {};
};

/// Lines over logarithmic axes.
struct Chart {
  std::string title;
  std::string x;
  std::string y;
  std::vector<ChartLine> lines = {};

  [[nodiscard]] std::string svg() const;
};

}  // namespace visviva::bench
