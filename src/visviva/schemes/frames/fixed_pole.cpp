// About a pole, a frame moves by x_f = R x_i + H w, α_f = R α_i, with W = (w, p) = (H⁻¹Δx + x_i × p, p) in scheme 3: the same
// for all points of a rigid body, whichever of them is its x. The same motion is Δx = v + θ × x_m, Δdₖ = θ × dₖ,m with the
// screw (v, θ)(W) of screw_parameters.hpp.
//
// A secant force f_z = De*ᵀσ on frame a gives (f, μ + x_m × f)_a = n_a about the pole, with work n_a·(v, θ)_a. Its sum over
// the term vanishes, because e is invariant and De* is taken where Σ z_m × f_z = 0. So n_2 = −n_1 = n_c does the work
// n_c·[(v, θ)_2 − (v, θ)_1]. With means and divided differences (the star) over the pair, not over the step,
//
//   Δθ = ε̄ Δp + ε* p̄ Δs,      Δv = ε̄ Δw + ε* w̄ Δs + b̄ (t̄ Δp + p̄ Δt) + b* mean(t p) Δs,
//   Δs = 2 p̄·Δp,      t = p·w,      Δt = p̄·Δw + w̄·Δp                                                      (1)
//
// are identities, Δ(v, θ) = Z ΔW. The rows of scheme 3 are about x_i: moments from the pole less x_i × force.
#include "visviva/schemes/frames/fixed_pole.hpp"

#include <cmath>

#include "visviva/math/rotation.hpp"

namespace visviva {
namespace {

using Eigen::Matrix3d;
using Eigen::Vector3d;

// Forces (columns) about x = pole + arm, brought to the pole; and back, with −arm.
template <class Forces>
void shift_moments(const Vector3d& arm, Forces&& forces) {
  forces.template bottomRows<3>() += skew(arm) * forces.template topRows<3>();
}

// Increments of all frames, each by another way and rotation.
Vector separate_motions(const FrameReduction& reduction, VectorIn z) {
  double size = 0.0;
  for (const int first : reduction.frames())
    size = std::max(size, (z.segment<3>(first) - z.segment<3>(reduction.frames()[0])).norm());
  Vector y = Vector::Zero(reduction.size());
  for (int i = 0; i < reduction.first_free(); ++i)
    y[i] = (i % 6 < 3 ? 0.1 * size : 0.1) * std::sin(1.0 + 1.7 * i);
  return y;
}

// Increments of all frames in one rotation about the origin, in which joints hold: some, like a ball joint, balance only
// then.
Vector common_motion(const FrameReduction& reduction, RotationParameters parameters, VectorIn z) {
  const Vector3d p(0.3, -0.2, 0.4);
  const Matrix3d R = cayley(parameter_functions(parameters, p.squaredNorm()).epsilon * p);
  Vector y = Vector::Zero(reduction.size());
  for (std::size_t i = 0; i < reduction.frames().size(); ++i) {
    const Vector3d x = z.segment<3>(reduction.frames()[i]);
    y.segment<6>(6 * static_cast<Eigen::Index>(i)) << R * x - x, p;
  }
  return y;
}

}  // namespace

PolePair::PolePair(const FrameReduction& reduction, const TermReduction& map,
                   const std::vector<int>& coordinates, RotationParameters parameters)
    : map_(&map), parameters_(parameters) {
  for (std::size_t a : {0, 1}) {
    frames_[a] = static_cast<std::size_t>(map.unknowns()[6 * a] / 6);
    coordinates_[a] = reduction.frames()[frames_[a]];
  }
  for (const int c : coordinates) {
    const auto& place = reduction.place(c);
    places_.push_back(place.index + (static_cast<std::size_t>(place.frame) == frames_[1] ? 12 : 0));
  }
}

void PolePair::move(const FrameMotion& motion) {
  const auto point = [&](std::size_t a) { return motion.start().segment<3>(coordinates_[a]); };
  arm_[1] = 0.5 * (point(1) - point(0));
  arm_[0] = -arm_[1];
  for (const std::size_t a : {0, 1}) {
    W_[a] =
        motion.h() * motion.mean_velocity().segment<6>(6 * static_cast<Eigen::Index>(frames_[a]));
    W_[a].head<3>() += arm_[a].cross(W_[a].tail<3>());
  }
  set_secant();
}

void PolePair::set_secant() {
  const Vector3d w1 = W_[0].head<3>();
  const Vector3d p1 = W_[0].tail<3>();
  const Vector3d w2 = W_[1].head<3>();
  const Vector3d p2 = W_[1].tail<3>();
  f_ = screw_secant(parameters_, p1.squaredNorm(), p2.squaredNorm());
  const Vector3d w = 0.5 * (w1 + w2);
  const Vector3d p = 0.5 * (p1 + p2);
  const double t1 = p1.dot(w1);
  const double t2 = p2.dot(w2);
  const Matrix3d one = Matrix3d::Identity();
  Z_.topLeftCorner<3, 3>() = f_.epsilon.mean * one + f_.b.mean * p * p.transpose();
  Z_.topRightCorner<3, 3>() =
      f_.b.mean * (0.5 * (t1 + t2) * one + p * w.transpose()) +
      (2.0 * f_.epsilon.secant * w + f_.b.secant * (t1 * p1 + t2 * p2)) * p.transpose();
  Z_.bottomLeftCorner<3, 3>().setZero();
  Z_.bottomRightCorner<3, 3>() =
      f_.epsilon.mean * one + 2.0 * f_.epsilon.secant * p * p.transpose();
}

// ∂(Zᵀn)/∂W_a for constant n.
Matrix6 PolePair::secant_tangent(const Vector6& n, std::size_t a) const {
  const Vector3d n_v = n.head<3>();
  const Vector3d n_t = n.tail<3>();
  const Vector3d w = 0.5 * (W_[0] + W_[1]).head<3>();
  const Vector3d p = 0.5 * (W_[0] + W_[1]).tail<3>();
  const Vector3d w_a = W_[a].head<3>();
  const Vector3d p_a = W_[a].tail<3>();
  const double t_a = p_a.dot(w_a);
  const Vector3d p_b = W_[1 - a].tail<3>();
  const double t_b = p_b.dot(W_[1 - a].head<3>());
  const double t = 0.5 * (t_a + t_b);
  const Vector3d tp = 0.5 * (t_a * p_a + t_b * p_b);
  const double along = p.dot(n_v);
  const auto& [epsilon, b] = f_;
  const Matrix3d one = Matrix3d::Identity();
  // What the second term of Zᵀn has along p̄ is 2ε*(w̄·n_v + p̄·n_θ) + 2b* mean(tp)·n_v.
  const double by_epsilon = w.dot(n_v) + p.dot(n_t);
  const double by_b = tp.dot(n_v);
  Matrix6 D;
  D.topLeftCorner<3, 3>().setZero();
  D.topRightCorner<3, 3>() = (epsilon.slope[a] * n_v + b.slope[a] * along * p) * p_a.transpose() +
                             0.5 * b.mean * (along * one + p * n_v.transpose());
  D.bottomLeftCorner<3, 3>() = epsilon.secant * p * n_v.transpose() +
                               0.5 * b.mean * (n_v * p_a.transpose() + along * one) +
                               b.secant * p_a.dot(n_v) * p * p_a.transpose();
  D.bottomRightCorner<3, 3>() =
      (epsilon.slope[a] * n_t + b.slope[a] * (t * n_v + along * w) +
       4.0 * (epsilon.secant_s[a] * by_epsilon + b.secant_s[a] * by_b) * p) *
          p_a.transpose() +
      (epsilon.secant * by_epsilon + b.secant * by_b) * one +
      p * (epsilon.secant * n_t + b.secant * (p_a.dot(n_v) * w_a + t_a * n_v)).transpose() +
      0.5 * b.mean * (n_v * w_a.transpose() + w * n_v.transpose());
  return D;
}

LocalMatrix PolePair::columns(const LocalMatrix& D, const FrameMotion& motion) const {
  // Columns of n_c for unit stresses.
  Eigen::Matrix<double, 6, Eigen::Dynamic, 0, 6, max_local> n(6, D.rows());
  LocalMatrix forces = map_->columns(D, motion.L());
  for (const std::size_t a : {0, 1})
    shift_moments(arm_[a], forces.middleRows<6>(6 * static_cast<Eigen::Index>(a)));
  n.noalias() = 0.5 * Z_.transpose() * (forces.bottomRows<6>() - forces.topRows<6>());
  forces.topRows<6>() = -n;
  forces.bottomRows<6>() = n;
  for (const std::size_t a : {0, 1})
    shift_moments(-arm_[a], forces.middleRows<6>(6 * static_cast<Eigen::Index>(a)));
  return forces;
}

LocalMatrix PolePair::tangent(const LocalVector& f, const LocalMatrix& H,
                              const FrameMotion& motion) const {
  Eigen::Matrix<double, 24, 1> force = Eigen::Matrix<double, 24, 1>::Zero();
  for (std::size_t i = 0; i < places_.size(); ++i)
    force[places_[i]] += f[static_cast<Eigen::Index>(i)];
  LocalMatrix forces_y = map_->both(H, motion.L(), motion.T());
  Vector6 n = Vector6::Zero();
  Matrix6x12 n_y = Matrix6x12::Zero();
  for (const std::size_t a : {0, 1}) {
    const auto row = static_cast<Eigen::Index>(6 * a);
    const double sign = a == 0 ? -0.5 : 0.5;
    const Vector12 on_frame = force.segment<12>(2 * row);
    Vector6 n_a = motion.L().frames[frames_[a]].reduce(on_frame);
    shift_moments(arm_[a], n_a);
    n += sign * n_a;
    forces_y.block<6, 6>(row, row) += motion.screw_force_tangent(frames_[a], on_frame);
    shift_moments(arm_[a], forces_y.middleRows<6>(row));
    n_y += sign * forces_y.middleRows<6>(row);
  }
  n_y = (Z_.transpose() * n_y).eval();
  for (const std::size_t a : {0, 1}) {
    Matrix6 W_y = motion.h() * motion.mean_velocity_tangent(frames_[a]);
    W_y.topRows<3>() += skew(arm_[a]) * W_y.bottomRows<3>();
    n_y.middleCols<6>(static_cast<Eigen::Index>(6 * a)) += secant_tangent(n, a) * W_y;
  }
  LocalMatrix K(12, 12);
  K.topRows<6>() = -n_y;
  K.bottomRows<6>() = n_y;
  for (const std::size_t a : {0, 1})
    shift_moments(-arm_[a], K.middleRows<6>(static_cast<Eigen::Index>(6 * a)));
  return K;
}

bool PolePair::balances(const LocalMatrix& D, const FrameMotion& motion) const {
  LocalMatrix forces = map_->columns(D, motion.L());
  for (const std::size_t a : {0, 1})
    shift_moments(arm_[a], forces.middleRows<6>(6 * static_cast<Eigen::Index>(a)));
  return (forces.topRows<6>() + forces.bottomRows<6>()).norm() <= 1e-9 * forces.norm();
}

PolePairs pole_pairs(const FrameSystem& system, FrameVariant variant, RotationParameters parameters,
                     VectorIn z) {
  const auto& potentials = system.system().potentials().terms();
  const auto& joints = system.joints().terms();
  PolePairs pairs;
  pairs.potentials.resize(potentials.size());
  pairs.joints.resize(joints.size());
  if (variant != FrameVariant::three) return pairs;

  const FrameReduction& reduction = system.reduction();
  FrameMotion motion(system, variant, parameters);
  motion.begin(z, Vector::Zero(z.size()), Vector3d::Zero(), 1.0, 1.0);
  const auto consider = [&](const TermReduction& map, const std::vector<int>& coordinates,
                            const Invariant& invariant, std::unique_ptr<PolePair>& pair) {
    if (map.size() != 12) return;
    for (const int c : coordinates)
      if (reduction.place(c).frame < 0) return;
    pair = std::make_unique<PolePair>(reduction, map, coordinates, parameters);
    pair->move(motion);
    LocalMatrix D(invariant.outputs(), invariant.inputs());
    invariant.secant(gather(motion.start(), coordinates), gather(motion.end(), coordinates), D);
    if (!pair->balances(D, motion)) pair.reset();
  };
  motion.move(separate_motions(reduction, z));
  for (std::size_t i = 0; i < potentials.size(); ++i)
    consider(system.potential_terms()[i].map, potentials[i].coordinates, *potentials[i].strain,
             pairs.potentials[i]);
  motion.move(common_motion(reduction, parameters, z));
  for (std::size_t i = 0; i < joints.size(); ++i)
    consider(system.joint_terms()[i].map, joints[i].coordinates, *joints[i].invariant,
             pairs.joints[i]);
  return pairs;
}

}  // namespace visviva
