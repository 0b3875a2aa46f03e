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

// The constraints put −Bᵀλ on the coordinates. Of those of one body, the forces on x and on the directors together are a
// force Σ wₐfₐ, with wₐ = 1 for x and 0 for directors, and a moment Σ zₐ × fₐ about the origin of space.
Reaction reaction(const System& system, const JointPlace& joint, VectorIn q, VectorIn lambda) {
  Reaction r;
  r.point = joint.point.at(q);
  int row = 0;
  for (const auto& term : system.constraints().terms()) {
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
  r.moment -= r.point.cross(r.force);
  return r;
}

}  // namespace visviva
