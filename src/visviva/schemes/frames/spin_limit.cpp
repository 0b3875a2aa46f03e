#include "visviva/schemes/frames/spin_limit.hpp"

#include <Eigen/Eigenvalues>
#include <cmath>

#include "visviva/math/rotation.hpp"
#include "visviva/schemes/frames/term_secant.hpp"

namespace visviva {
namespace {

using Eigen::Matrix3d;
using Eigen::Vector3d;

/// Whether a term at z does not notice that a frame turns about an axis through its mass centre.
bool is_blind_to(const Invariant& invariant, const TermReduction& map,
                 const std::vector<int>& coordinates, const FrameOperators& E, VectorIn z,
                 std::size_t frame, const Vector3d& axis) {
  TermSecant at(invariant, map);
  at.settle(gather(z, coordinates));
  const LocalMatrix columns = at.columns(E);
  LocalVector turn = LocalVector::Zero(columns.rows());
  LocalVector any = turn;
  const auto first = static_cast<int>(6 * frame + 3);
  for (Eigen::Index i = 0; i < turn.size(); ++i) {
    const int k = map.unknowns()[static_cast<std::size_t>(i)] - first;
    if (k < 0 || k > 2) continue;
    turn[i] = axis[k];
    any[i] = 1.0;
  }
  if (any.isZero()) return true;
  const double all = (columns.array().colwise() * any.array()).matrix().norm();
  return (columns.transpose() * turn).norm() <= 1e-6 * all;
}

}  // namespace

SpinLimit::SpinLimit(const FrameSystem& system, VectorIn z) : system_(system) {
  CentreVelocities velocities(system);
  velocities.settle(z);
  const auto& frames = system.system().frames();
  const auto& potentials = system.system().potentials().terms();
  const auto& joints = system.joints().terms();
  for (std::size_t i = 0; i < frames.size(); ++i) {
    const double m = frames[i].mass();
    if (!(m > 0.0)) continue;
    const Matrix3d s = skew(frames[i].moment());
    const Eigen::SelfAdjointEigenSolver<Matrix3d> principal(frames[i].rotational_inertia() +
                                                            s * s / m);
    const Vector3d J = principal.eigenvalues();  // in ascending order
    if (!(J[0] > 0.0)) continue;
    const Body body{i, principal.eigenvectors().col(0), J[2] / (16.0 * J[0])};
    const Vector3d axis = frame_rotation(z, frames[i].first) * body.axis;
    bool free = true;
    for (std::size_t k = 0; k < potentials.size() && free; ++k)
      free = is_blind_to(*potentials[k].strain, system.potential_terms()[k].map,
                         potentials[k].coordinates, velocities.E(), z, i, axis);
    for (std::size_t k = 0; k < joints.size() && free; ++k)
      free = is_blind_to(*joints[k].invariant, system.joint_terms()[k].map, joints[k].coordinates,
                         velocities.E(), z, i, axis);
    if (free) bodies_.push_back(body);
  }
}

double SpinLimit::across(const Body& body, VectorIn z, VectorIn z_dot) const {
  const int first = system_.reduction().frames()[body.frame];
  const Vector3d w = frame_angular_velocity(z, z_dot, first);
  const Vector3d axis = frame_rotation(z, first) * body.axis;
  return w.squaredNorm() - std::pow(axis.dot(w), 2);
}

SpinError SpinLimit::of_step(VectorIn z_start, VectorIn z_dot_start, VectorIn z_end,
                             VectorIn z_dot_end, double h) const {
  SpinError largest;
  for (const Body& body : bodies_) {
    const double change = across(body, z_end, z_dot_end) - across(body, z_start, z_dot_start);
    const double x = body.factor * h * h * std::abs(change);
    if (x > largest.x) largest = {x, static_cast<int>(body.frame)};
  }
  return largest;
}

}  // namespace visviva
