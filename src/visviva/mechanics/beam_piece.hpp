#pragma once

#include <string>

#include "visviva/mechanics/frame.hpp"

namespace visviva {

/// What lies between two neighbouring nodes of a beam element.
class BeamPiece {
 public:
  /// Free of stress at q.
  BeamPiece(std::string element, FrameForms a, FrameForms b, VectorIn q);

  [[nodiscard]] const std::string& element() const { return element_; }
  /// The cosine of its bend: of the angle by which its ends are turned against each other beyond the stress-free state, or
  /// of twice the one by which both are turned against the line between them, whichever is more.
  [[nodiscard]] double bend_cosine(VectorIn q) const;

 private:
  struct Shape {
    Eigen::Matrix3d turn;
    Eigen::Vector3d chord;  ///< of both ends' axes, with any length
  };
  [[nodiscard]] Shape shape(VectorIn q) const;

  std::string element_;
  FrameForms a_;
  FrameForms b_;
  Shape start_;
};

}  // namespace visviva
