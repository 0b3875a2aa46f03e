#pragma once

#include "visviva/schemes/frames/frame_reduction.hpp"

namespace visviva {

/// Of the coordinates of a term: three of one frame that start at `index`, or one coordinate.
struct TermPart {
  int input;
  int unknown;  ///< first local unknown of its frame, or its own
  int frame;    ///< −1 for a coordinate of no frame
  int index;
  int size;

  [[nodiscard]] bool is_point() const { return index < 3; }
  /// Zero for a point.
  [[nodiscard]] Eigen::Vector3d director(const FrameOperators& P) const {
    if (is_point()) return Eigen::Vector3d::Zero();
    return P.frames[static_cast<std::size_t>(frame)].directors.col(index / 3 - 1);
  }

  /// A force on it, where its director is d, as a wrench.
  template <class Column>
  void add_wrench(const Eigen::Vector3d& d, const Eigen::Vector3d& force, Column&& column) const {
    if (is_point())
      column.template segment<3>(unknown) += force;
    else
      column.template segment<3>(unknown + 3) += d.cross(force);
  }
};

/// A frame of a term, and the first of its local unknowns.
struct TermFrame {
  int unknown;
  std::size_t frame;
};

}  // namespace visviva
