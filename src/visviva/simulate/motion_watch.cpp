#include "visviva/simulate/motion_watch.hpp"

#include <algorithm>
#include <cmath>

namespace visviva {

void MotionWatch::see_turning(const Vector& q0, const Vector& q1, double t) {
  for (const Frame& frame : system_->frames()) {
    const Eigen::Matrix3d before = frame_rotation(q0, frame.first);
    const double cosine = 0.5 * (before.cwiseProduct(frame_rotation(q1, frame.first)).sum() - 1.0);
    if (cosine >= turn_cosine_) continue;
    turn_cosine_ = cosine;
    turn_ = {std::acos(std::clamp(cosine, -1.0, 1.0)), t, frame.name};
  }
}

void MotionWatch::see_bending(const Vector& q, double t) {
  for (const BeamPiece& piece : system_->beam_pieces()) {
    const double cosine = piece.bend_cosine(q);
    if (cosine >= bend_cosine_) continue;
    bend_cosine_ = cosine;
    bend_ = {std::acos(std::clamp(cosine, -1.0, 1.0)), t, piece.element()};
  }
}

}  // namespace visviva
