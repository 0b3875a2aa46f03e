#pragma once

#include <memory>
#include <string>

#include "visviva/mechanics/system.hpp"

namespace visviva {

/// The farthest that a body has turned in a step.
struct LargestTurn {
  double angle = 0.0;
  double time = 0.0;  ///< at the end of the step
  std::string body = {};

  template <typename Archive>
  void archive(Archive& a) {
    a(angle, time, body);
  }
};

/// The farthest that neighbouring nodes of a beam element were turned, see BeamPiece.
struct LargestBend {
  /// Beyond it, in radians, elements of any order are far from a beam.
  static constexpr double far = 0.5;

  double angle = 0.0;
  double time = 0.0;
  std::string element = {};
  bool of_loads = false;  ///< the time is a load factor

  template <typename Archive>
  void archive(Archive& a) {
    a(angle, time, element);
  }
};

/// Looks whether steps and elements are small enough for the motion.
class MotionWatch {
 public:
  explicit MotionWatch(std::shared_ptr<const System> system) : system_(std::move(system)) {}

  /// A step from q0 to q1 ended at t.
  void see_turning(const Vector& q0, const Vector& q1, double t);
  void see_bending(const Vector& q, double t);

  [[nodiscard]] const LargestTurn& turn() const { return turn_; }
  [[nodiscard]] const LargestBend& bend() const { return bend_; }
  template <typename Archive>
  void archive(Archive& a) {
    a(turn_cosine_, bend_cosine_, turn_, bend_);
  }

 private:
  std::shared_ptr<const System> system_;
  double turn_cosine_ = 1.0;
  double bend_cosine_ = 1.0;
  LargestTurn turn_;
  LargestBend bend_;
};

}  // namespace visviva
