#include "visviva/mechanics/joint_place.hpp"

#include <algorithm>

#include "visviva/mechanics/system.hpp"

namespace visviva {
namespace {

bool acts_through(const JointPlace& joint, const std::string& constraint) {
  return constraint == joint.name ||
         std::find(joint.drives.begin(), joint.drives.end(), constraint) != joint.drives.end();
}

// Adds what the constraints of one list do to the joint's body: F, and the moment about the origin of space.
void add_constraint_forces(const Constraints& constraints, const JointPlace& joint, VectorIn q,
                           const Vector& lambda, Reaction& r) {
  int row = 0;
  for (const auto& term : constraints.terms()) {
    const int rows = term.invariant->outputs();
    if (acts_through(joint, term.name)) {
      const LocalVector x = gather(q, term.coordinates);
      LocalVector e(rows);
      LocalMatrix De(rows, term.invariant->inputs());
      term.invariant->evaluate(x, e, De);
      const LocalVector f = -(De.transpose() * lambda.segment(row, rows));
      for (std::size_t i = 0; i < term.coordinates.size(); ++i) {
        const int c = term.coordinates[i] - joint.first;
        if (c < 0 || c >= joint.size) continue;
        const Eigen::Vector3d F = f[static_cast<Eigen::Index>(i)] * Eigen::Vector3d::Unit(c % 3);
        const Eigen::Vector3d arm = q.segment<3>(joint.first + c / 3 * 3);
        if (c < 3) r.force += F;
        r.moment += arm.cross(F);
      }
    }
    row += rows;
  }
}

}  // namespace

// The constraints put −Bᵀλ on the coordinates. Of those of one body, the forces on x and on the directors together are a
// force Σ wₐfₐ, with wₐ = 1 for x and 0 for directors, and a moment Σ zₐ × fₐ about the origin of space.
Reaction reaction(const System& system, const JointPlace& joint, VectorIn q,
                  const Multipliers& lambda) {
  Reaction r;
  r.point = joint.point.at(q);
  add_constraint_forces(system.constraints(), joint, q, lambda.enforced, r);
  if (lambda.implied.size() > 0)
    add_constraint_forces(system.implied(), joint, q, lambda.implied, r);
  r.moment -= r.point.cross(r.force);
  return r;
}

bool reaction_is_unique(const System& system, const JointPlace& joint, const Multipliers& lambda) {
  for (const auto& term : system.implied().terms())
    if (acts_through(joint, term.name)) return false;
  if (lambda.ambiguous.empty()) return true;
  std::size_t row = 0;
  for (const auto& term : system.constraints().terms())
    for (int k = 0; k < term.invariant->outputs(); ++k, ++row)
      if (acts_through(joint, term.name) && lambda.ambiguous[row]) return false;
  return true;
}

}  // namespace visviva
