#include "visviva/mechanics/joint_place.hpp"

#include <algorithm>

#include "visviva/mechanics/system.hpp"

namespace visviva {
namespace {

bool acts_through(const JointPlace& joint, const std::string& constraint) {
  return constraint == joint.name ||
         std::find(joint.drives.begin(), joint.drives.end(), constraint) != joint.drives.end();
}

}  // namespace

JointReaction::JointReaction(const System& system, const JointPlace& joint)
    : joint_(&joint),
      enforced_(rows_of(system.constraints())),
      implied_(rows_of(system.implied())) {}

std::vector<JointReaction::Rows> JointReaction::rows_of(const Constraints& constraints) const {
  std::vector<Rows> found;
  int row = 0;
  for (const auto& term : constraints.terms()) {
    if (acts_through(*joint_, term.name)) found.push_back({&term, row});
    row += term.invariant->outputs();
  }
  return found;
}

// Adds what the constraints do to the joint's body: F, and the moment about the origin of space.
void JointReaction::add_forces(const std::vector<Rows>& rows, VectorIn q, const Vector& lambda,
                               Reaction& r) const {
  for (const auto& [term, first] : rows) {
    const int count = term->invariant->outputs();
    const LocalVector x = gather(q, term->coordinates);
    LocalVector e(count);
    LocalMatrix De(count, term->invariant->inputs());
    term->invariant->evaluate(x, e, De);
    const LocalVector f = -(De.transpose() * lambda.segment(first, count));
    for (std::size_t i = 0; i < term->coordinates.size(); ++i) {
      const int c = term->coordinates[i] - joint_->first;
      if (c < 0 || c >= joint_->size) continue;
      const Eigen::Vector3d F = f[static_cast<Eigen::Index>(i)] * Eigen::Vector3d::Unit(c % 3);
      const Eigen::Vector3d arm = q.segment<3>(joint_->first + c / 3 * 3);
      if (c < 3) r.force += F;
      r.moment += arm.cross(F);
    }
  }
}

// The constraints put −Bᵀλ on the coordinates. Of those of one body, the forces on x and on the directors together are a
// force Σ wₐfₐ, with wₐ = 1 for x and 0 for directors, and a moment Σ zₐ × fₐ about the origin of space.
Reaction JointReaction::at(VectorIn q, const Multipliers& lambda) const {
  Reaction r;
  r.point = joint_->point.at(q);
  add_forces(enforced_, q, lambda.enforced, r);
  if (lambda.implied.size() > 0) add_forces(implied_, q, lambda.implied, r);
  r.moment -= r.point.cross(r.force);
  return r;
}

bool JointReaction::is_unique(const Multipliers& lambda) const {
  if (!implied_.empty()) return false;
  if (lambda.ambiguous.empty()) return true;
  for (const auto& [term, first] : enforced_)
    for (int row = first; row < first + term->invariant->outputs(); ++row)
      if (lambda.ambiguous[static_cast<std::size_t>(row)]) return false;
  return true;
}

}  // namespace visviva
