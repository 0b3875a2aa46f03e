#pragma once

#include <array>
#include <optional>
#include <vector>

#include "visviva/mechanics/system.hpp"

namespace visviva {

/// Whether constraints that were left out, as they follow from the others, still do. What is off is compared with the size of the
/// mechanism where it is a way, however small that is, and is an angle else.
class ImpliedWatch {
 public:
  /// Of a run from the positions q.
  ImpliedWatch(const System& system, const Vector& q);

  /// The row that is farthest beyond what it may be, if one is; `largest` of all rows is known.
  [[nodiscard]] std::optional<int> broken(const Vector& q, double t, double largest) const;

 private:
  [[nodiscard]] double size_at(const Vector& q) const;

  const System& system_;
  std::array<std::vector<int>, 3> places_;  ///< coordinates of points, along each axis
  Vector start_;
  double size_;     ///< how far points are from each other
  Vector by_way_;   ///< of each row, how it changes if points move by one unit of length;
  Vector by_turn_;  ///< and if axes turn
};

}  // namespace visviva
