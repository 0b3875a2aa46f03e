#pragma once

#include <map>
#include <set>

#include "visviva/model/model.hpp"

namespace visviva::model {

/// Where bodies, point masses and the angles of joints are among the coordinates of a system.
struct Places {
  std::map<std::string, int> first;  ///< coordinate of a body or a point mass
  std::set<std::string> points;      ///< which of them are point masses
  std::map<std::string, int> angle;  ///< of a joint

  [[nodiscard]] FrameForms frame(const Marker& marker) const;
  /// The axes of a marker in space, at the state q.
  [[nodiscard]] Matrix3d axes(const Marker& marker, VectorIn q) const;
};

}  // namespace visviva::model
