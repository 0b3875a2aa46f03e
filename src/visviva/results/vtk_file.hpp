#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace visviva {

/// Cells of some points each, by their numbers.
struct VtkCells {
  std::vector<std::int32_t> points;
  std::vector<std::int32_t> ends;  ///< of each cell, in `points`

  void add(const std::vector<std::size_t>& cell) {
    for (const std::size_t point : cell) points.push_back(static_cast<std::int32_t>(point));
    ends.push_back(static_cast<std::int32_t>(points.size()));
  }
};

/// Numbers of each point, or of each cell.
struct VtkField {
  std::string name;  ///< with the unit; without blanks
  std::vector<float> numbers;
  std::vector<std::string> components = {"x", "y", "z"};
};

/// What a .vtp file holds: points with single cells, lines or polygons on them.
struct VtkPolyData {
  std::vector<double> points;  ///< three numbers each
  VtkCells verts = {};
  VtkCells lines = {};
  VtkCells polygons = {};
  std::vector<VtkField> point_fields = {};
  std::vector<std::int32_t> parts =
      {};  ///< of each cell, which of the names is its own; may be empty
  std::vector<std::string> names = {};

  /// The file. Numbers stand as bytes behind the XML.
  [[nodiscard]] std::string bytes() const;
};

}  // namespace visviva
