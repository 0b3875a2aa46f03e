#include "visviva/schemes/frames/centre_velocities.hpp"

#include <Eigen/LU>

#include "visviva/math/rotation.hpp"

namespace visviva {
namespace {

using Eigen::Matrix3d;
using Eigen::Vector3d;

Eigen::Index place(std::size_t frame) { return 6 * static_cast<Eigen::Index>(frame); }

}  // namespace

CentreVelocities::CentreVelocities(const FrameSystem& system) : system_(system) {
  for (const Frame& frame : system.system().frames()) {
    const double m = frame.mass();
    const Vector3d c = m > 0.0 ? Vector3d(frame.moment() / m) : Vector3d::Zero();
    const Matrix3d J = frame.rotational_inertia() + m * skew(c) * skew(c);
    bodies_.push_back({m, c, J, J.inverse(), c, J});
  }
  E_.frames.resize(bodies_.size());
  E_.points_rotate = false;
  E_.turns_scale = true;
}

void CentreVelocities::settle(VectorIn z) {
  for (std::size_t i = 0; i < bodies_.size(); ++i) {
    const Matrix3d R = frame_rotation(z, system_.reduction().frames()[i]);
    Body& body = bodies_[i];
    body.arm = R * body.centre;
    body.turned = R * body.inertia * R.transpose();
    E_.frames[i].directors = R;
    E_.frames[i].point_turn = skew(body.arm);
  }
}

void CentreVelocities::from_rates(VectorIn z_dot, VectorOut V) const {
  const FrameReduction& reduction = system_.reduction();
  for (std::size_t i = 0; i < bodies_.size(); ++i) {
    const int first = reduction.frames()[i];
    const Matrix3d& d = E_.frames[i].directors;
    Vector3d w = Vector3d::Zero();
    for (int k = 0; k < 3; ++k)
      w += 0.5 * Vector3d(d.col(k)).cross(Vector3d(z_dot.segment<3>(first + 3 + 3 * k)));
    V.segment<3>(place(i)) = z_dot.segment<3>(first) + w.cross(bodies_[i].arm);
    V.segment<3>(place(i) + 3) = w;
  }
  for (const int c : reduction.free_coordinates()) V[reduction.place(c).index] = z_dot[c];
}

void CentreVelocities::bias(VectorIn V, VectorOut z_ddot) const {
  z_ddot.setZero();
  for (std::size_t i = 0; i < bodies_.size(); ++i) {
    const int first = system_.reduction().frames()[i];
    const Vector3d w = V.segment<3>(place(i) + 3);
    z_ddot.segment<3>(first) = -w.cross(w.cross(bodies_[i].arm));
    for (int k = 0; k < 3; ++k)
      z_ddot.segment<3>(first + 3 + 3 * k) =
          w.cross(w.cross(Vector3d(E_.frames[i].directors.col(k))));
  }
}

// Of a vector d of the body, (a × d + ω × (ω × d))˙ with ḋ = ω × d; the point is −c from the mass centre.
void CentreVelocities::bias_rate(VectorIn V, VectorIn a, VectorOut z_jerk) const {
  z_jerk.setZero();
  system_.reduction().for_each_frame([&](std::size_t i) {
    const int first = system_.reduction().frames()[i];
    const Vector3d w = V.segment<3>(place(i) + 3);
    const Vector3d w_dot = a.segment<3>(place(i) + 3);
    const auto of = [&](const Vector3d& d) -> Vector3d {
      const Vector3d d_dot = w.cross(d);
      return 2.0 * w_dot.cross(d_dot) + w.cross(w_dot.cross(d) + w.cross(d_dot));
    };
    z_jerk.segment<3>(first) = -of(bodies_[i].arm);
    for (int k = 0; k < 3; ++k)
      z_jerk.segment<3>(first + 3 + 3 * k) = of(E_.frames[i].directors.col(k));
  });
}

void CentreVelocities::momentum(VectorIn V, VectorOut p) const {
  p.setZero();
  system_.add_free_momentum(1.0, V, p);
  for (std::size_t i = 0; i < bodies_.size(); ++i) {
    p.segment<3>(place(i)) = bodies_[i].mass * V.segment<3>(place(i));
    p.segment<3>(place(i) + 3) = bodies_[i].turned * V.segment<3>(place(i) + 3);
  }
}

void CentreVelocities::add_mass(double scale, SparseMatrix& K) const {
  system_.add_free_mass(scale, K);
  Matrix6 block = Matrix6::Zero();
  for (std::size_t i = 0; i < bodies_.size(); ++i) {
    block.topLeftCorner<3, 3>().diagonal().setConstant(bodies_[i].mass);
    block.bottomRightCorner<3, 3>() = bodies_[i].turned;
    system_.add_block(static_cast<int>(i), block, scale, K);
  }
}

double CentreVelocities::mobility(std::size_t frame, const Vector6& w) const {
  const Body& body = bodies_[frame];
  const Vector3d moment = E_.frames[frame].directors.transpose() * w.tail<3>();
  return w.head<3>().squaredNorm() / body.mass + moment.dot(body.inverse * moment);
}

void CentreVelocities::add_gyroscopic_force(VectorIn V, double scale, VectorOut r) const {
  for (std::size_t i = 0; i < bodies_.size(); ++i) {
    const Vector3d w = V.segment<3>(place(i) + 3);
    r.segment<3>(place(i) + 3) += scale * w.cross(bodies_[i].turned * w);
  }
}

// With J̇y = ω × Jy − J(ω × y), and of the moment Σ d_k × f_k − c × f with ḋ_k = ω × d_k, ċ = ω × c.
void CentreVelocities::balance_rate(VectorIn V, VectorIn a, VectorIn f, VectorIn f_rate,
                                    VectorOut r) const {
  r.setZero();
  system_.reduction().add_reduced(E_, 1.0, f_rate, r);
  system_.reduction().for_each_frame([&](std::size_t i) {
    const Body& body = bodies_[i];
    const int first = system_.reduction().frames()[i];
    const Vector3d w = V.segment<3>(place(i) + 3);
    const Vector3d w_dot = a.segment<3>(place(i) + 3);
    const Vector3d spin = body.turned * w;
    const Vector3d spin_rate = body.turned * w_dot + w.cross(spin);
    Vector3d moment = w.cross(body.turned * w_dot) - body.turned * w.cross(w_dot) +
                      w_dot.cross(spin) + w.cross(spin_rate) -
                      w.cross(body.arm).cross(Vector3d(f.segment<3>(first)));
    for (int k = 0; k < 3; ++k)
      moment += w.cross(Vector3d(E_.frames[i].directors.col(k)))
                    .cross(Vector3d(f.segment<3>(first + 3 + 3 * k)));
    r.segment<3>(place(i) + 3) += moment;
  });
}

}  // namespace visviva
