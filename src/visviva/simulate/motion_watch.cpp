#include "visviva/simulate/motion_watch.hpp"

#include <algorithm>
#include <cmath>

namespace visviva {

MotionWatch::MotionWatch(std::shared_ptr<const System> system) : system_(std::move(system)) {
  for (const PotentialTerm& term : system_->potentials().terms())
    if (const auto* strain = dynamic_cast<const BeamStrain*>(term.strain.get()))
      elements_.push_back({&term, strain, LocalVector::Zero(6)});
}

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
  for (Element& element : elements_) {
    element.strain->value(gather(q, element.term->coordinates), element.strains);
    const double angle = element.strain->length() * element.strains.tail<3>().norm();
    if (angle > bend_.angle) bend_ = {angle, t, element.term->name};
  }
}

}  // namespace visviva
