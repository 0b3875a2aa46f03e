// Schemes 1, 2 and 3 of [BauchauBottasso1999] for one frame, written in the axes the frame has at the start of the step:
// V = α_i v* turns body components of the velocity into these axes, R = α_f α_iᵀ is the rotation of the step, θ = ε p its
// Rodrigues vector, P = M V momentum. With α_f − α_i = θ̃ α_m the natural coordinates change by Δx and Δdₖ = θ × dₖ,m.
//
//   mean velocity    ω_m = p/h;   v_m = (1 − ½θ̃)Δx/h (1),   ½(Rᵀ + 1)Δx/h (2),   H⁻¹Δx/h (3)
//   end velocity     V_f = 2V_m − V_i
//   linear           (R P̂_f − P̂_i)/h + f = 0
//   angular          (R P̌_f − P̌_i)/h + Δx/h × ½ε(R P̂_f + P̂_i) + ε μ = 0                          (1)
//                    (R P̌_f − P̌_i)/h + Δx/h × ¼ε(R + 1)(P̂_f + P̂_i) + ε μ = 0                     (2)
//                    (R P̌_f − P̌_i)/h + Δx/h × R P̂_f + ε μ + X f = 0                              (3)
//
// where f and μ = Σ dₖ,m × f_k are the forces conjugate to Δx and θ. Scheme 3 balances momentum about the pole x_i (the
// paper's pole at the origin adds x_i × the linear equation), and X f = ½Δx × f − g(p × Δx) × f − c(p·Δx) f makes its work
// exact for every choice of parameters. Scheme 1 with the velocity v_G of the mass centre in space axes is
//
//   v_Gm = (Δx + θ × c_m)/h,   m(v_Gf − v_Gi)/h + f = 0,   (R J ω_f − J ω_i)/h + ε c_m × m(v_Gf − v_Gi)/h + ε μ = 0.
#include "visviva/schemes/frame_step.hpp"

#include "visviva/math/rotation.hpp"

namespace visviva {
namespace {

const Eigen::Matrix3d one = Eigen::Matrix3d::Identity();

}  // namespace

FrameStep::FrameStep(FrameVariant variant, RotationParameters parameters, const Frame& frame)
    : variant_(variant),
      kind_(parameters),
      m_(frame.mass()),
      s_body_(frame.moment()),
      J_body_(frame.rotational_inertia()) {
  Q_.topLeftCorner<3, 3>() = one;
  T_.topLeftCorner<3, 3>() = one;
  if (variant_ == FrameVariant::centre && m_ > 0.0) J_body_ += skew(s_body_) * skew(s_body_) / m_;
}

void FrameStep::begin(const Vector12& z, const Vector12& z_dot, const Vector3& drift, double h) {
  h_ = h;
  drift_ = drift;
  z_start_ = z;
  R_start_ = Eigen::Map<const Matrix3>(z.data() + 3);
  s_ = R_start_ * s_body_;
  J_ = R_start_ * J_body_ * R_start_.transpose();
  w_start_ = frame_angular_velocity(z, z_dot, 0);
  v_start_ = z_dot.head<3>() - drift;
  if (variant_ == FrameVariant::centre) v_start_ += w_start_.cross(s_) / m_;
}

Vector6 FrameStep::prediction() const {
  Vector6 y;
  Vector3 v = v_start_;
  if (variant_ == FrameVariant::centre) v -= w_start_.cross(s_) / m_;
  y << h_ * v, h_ * w_start_;
  return y;
}

void FrameStep::move(const Vector6& y) {
  dx_ = y.head<3>();
  p_ = y.tail<3>();
  f_ = parameter_functions(kind_, p_.squaredNorm());
  theta_ = f_.epsilon * p_;
  R_ = cayley(theta_);
  z_end_.head<3>() = z_start_.head<3>() + dx_ + h_ * drift_;
  const Matrix3 R_end = reorthonormalized(R_ * R_start_);
  Eigen::Map<Matrix3>(z_end_.data() + 3) = R_end;
  for (int k = 3; k < 12; k += 3)
    Q_.block<3, 3>(k, 3) =
        -f_.epsilon * skew(0.5 * (z_start_.segment<3>(k) + z_end_.segment<3>(k)));
  w_end_ = (2.0 / h_) * p_ - w_start_;
  if (variant_ == FrameVariant::centre) {
    book_centre();
    return;
  }
  v_end_ = 2.0 * mean_velocity() - v_start_;
  if (variant_ == FrameVariant::three) Q_.topRightCorner<3, 3>() = pole_arm().transpose();
  book_momentum();
}

// X of scheme 3.
Eigen::Matrix3d FrameStep::pole_arm() const {
  return skew(0.5 * dx_ - f_.g * p_.cross(dx_)) - f_.c * p_.dot(dx_) * one;
}

Eigen::Vector3d FrameStep::mean_velocity() const {
  switch (variant_) {
    case FrameVariant::two:
      return (0.5 / h_) * (R_.transpose() * dx_ + dx_);
    case FrameVariant::three:
      return ((1.0 - f_.g * p_.squaredNorm()) * dx_ + (f_.c + f_.g) * p_.dot(dx_) * p_ -
              0.5 * p_.cross(dx_)) /
             h_;
    default:
      return (dx_ - 0.5 * theta_.cross(dx_)) / h_;
  }
}

FrameStep::Matrix3x6 FrameStep::mean_velocity_tangent() const {
  Matrix3x6 D;
  switch (variant_) {
    case FrameVariant::two:
      D << 0.5 * (R_.transpose() + one), 0.5 * R_.transpose() * skew(dx_) * psi_p_;
      break;
    case FrameVariant::three: {
      const double s = p_.squaredNorm();
      const double along = p_.dot(dx_);
      const double sum = f_.c + f_.g;
      D << (1.0 - f_.g * s) * one + sum * p_ * p_.transpose() - 0.5 * skew(p_),
          -2.0 * (f_.g + s * f_.g_s) * dx_ * p_.transpose() +
              sum * (along * one + p_ * dx_.transpose()) +
              2.0 * (f_.c_s + f_.g_s) * along * p_ * p_.transpose() + 0.5 * skew(dx_);
      break;
    }
    default:
      D << one - 0.5 * skew(theta_), 0.5 * skew(dx_) * theta_p_;
  }
  return D / h_;
}

void FrameStep::book_momentum() {
  const Vector3 linear_start = m_ * v_start_ + w_start_.cross(s_);
  const Vector3 linear_end = m_ * v_end_ + w_end_.cross(s_);
  const Vector3 turned = R_ * linear_end;
  g_.head<3>() = (turned - linear_start) / h_;
  g_.tail<3>() = (R_ * (s_.cross(v_end_) + J_ * w_end_) - s_.cross(v_start_) - J_ * w_start_) / h_;
  switch (variant_) {
    case FrameVariant::two: {
      const Vector3 sum = linear_end + linear_start;
      g_.tail<3>() += (0.25 * f_.epsilon / h_) * dx_.cross(R_ * sum + sum);
      break;
    }
    case FrameVariant::three:
      g_.tail<3>() += dx_.cross(turned) / h_;
      break;
    default:
      g_.tail<3>() += (0.5 * f_.epsilon / h_) * dx_.cross(turned + linear_start);
  }
}

void FrameStep::book_centre() {
  const Vector3 c_mid = (0.5 / m_) * (R_ * s_ + s_);
  v_end_ = (2.0 / h_) * (dx_ + theta_.cross(c_mid)) - v_start_;
  g_.head<3>() = (m_ / h_) * (v_end_ - v_start_);
  g_.tail<3>() =
      (R_ * (J_ * w_end_) - J_ * w_start_) / h_ + f_.epsilon * c_mid.cross(Vector3(g_.head<3>()));
}

void FrameStep::differentiate() {
  theta_p_ = f_.epsilon * one + 2.0 * f_.epsilon_s * p_ * p_.transpose();
  psi_p_ = cayley_tangent(theta_) * theta_p_;
  for (int k = 3; k < 12; k += 3) T_.block<3, 3>(k, 3) = -skew(z_end_.segment<3>(k)) * psi_p_;
  if (variant_ == FrameVariant::centre)
    differentiate_centre();
  else
    differentiate_momentum();
}

void FrameStep::differentiate_momentum() {
  const Vector3 linear_start = m_ * v_start_ + w_start_.cross(s_);
  const Vector3 linear_end = m_ * v_end_ + w_end_.cross(s_);
  const Vector3 angular_end = s_.cross(v_end_) + J_ * w_end_;
  const Vector3 turned = R_ * linear_end;
  const Matrix3x6 v_y = 2.0 * mean_velocity_tangent();
  Matrix3x6 linear_y = m_ * v_y;
  linear_y.rightCols<3>() -= (2.0 / h_) * skew(s_);
  Matrix3x6 angular_y = skew(s_) * v_y;
  angular_y.rightCols<3>() += (2.0 / h_) * J_;
  Matrix3x6 turned_y = R_ * linear_y;
  turned_y.rightCols<3>() -= skew(turned) * psi_p_;

  g_y_.topRows<3>() = turned_y / h_;
  g_y_.bottomRows<3>() = R_ * angular_y / h_;
  g_y_.bottomRightCorner<3, 3>() -= skew(R_ * angular_end) * psi_p_ / h_;
  const Matrix3 dx = skew(dx_) / h_;
  switch (variant_) {
    case FrameVariant::two: {
      const Vector3 sum = linear_end + linear_start;
      const Vector3 arm = R_ * sum + sum;
      Matrix3x6 arm_y = R_ * linear_y + linear_y;
      arm_y.rightCols<3>() -= skew(R_ * sum) * psi_p_;
      g_y_.bottomRows<3>() += 0.25 * f_.epsilon * dx * arm_y;
      g_y_.bottomLeftCorner<3, 3>() -= (0.25 * f_.epsilon / h_) * skew(arm);
      g_y_.bottomRightCorner<3, 3>() += (0.5 * f_.epsilon_s) * (dx * arm) * p_.transpose();
      break;
    }
    case FrameVariant::three:
      g_y_.bottomRows<3>() += dx * turned_y;
      g_y_.bottomLeftCorner<3, 3>() -= skew(turned) / h_;
      break;
    default: {
      const Vector3 arm = turned + linear_start;
      g_y_.bottomRows<3>() += 0.5 * f_.epsilon * dx * turned_y;
      g_y_.bottomLeftCorner<3, 3>() -= (0.5 * f_.epsilon / h_) * skew(arm);
      g_y_.bottomRightCorner<3, 3>() += f_.epsilon_s * (dx * arm) * p_.transpose();
    }
  }
}

void FrameStep::differentiate_centre() {
  const Vector3 c_end = R_ * s_ / m_;
  const Vector3 c_mid = 0.5 * (c_end + s_ / m_);
  const Matrix3 c_mid_p = -0.5 * skew(c_end) * psi_p_;
  const Vector3 force = g_.head<3>();
  g_y_.topLeftCorner<3, 3>() = (2.0 * m_ / (h_ * h_)) * one;
  g_y_.topRightCorner<3, 3>() =
      (2.0 * m_ / (h_ * h_)) * (skew(theta_) * c_mid_p - skew(c_mid) * theta_p_);
  g_y_.bottomRows<3>() = f_.epsilon * skew(c_mid) * g_y_.topRows<3>();
  g_y_.bottomRightCorner<3, 3>() +=
      ((2.0 / h_) * R_ * J_ - skew(R_ * (J_ * w_end_)) * psi_p_) / h_ -
      f_.epsilon * skew(force) * c_mid_p + 2.0 * f_.epsilon_s * c_mid.cross(force) * p_.transpose();
}

Matrix6 FrameStep::force_tangent(const Vector12& f) const {
  Matrix6 D = Matrix6::Zero();
  Vector3 moment = Vector3::Zero();
  Matrix3 moment_psi = Matrix3::Zero();
  for (int k = 3; k < 12; k += 3) {
    const Vector3 force = f.segment<3>(k);
    moment += 0.5 * (z_start_.segment<3>(k) + z_end_.segment<3>(k)).cross(force);
    moment_psi += 0.5 * skew(force) * skew(z_end_.segment<3>(k));
  }
  D.bottomRightCorner<3, 3>() =
      f_.epsilon * moment_psi * psi_p_ + 2.0 * f_.epsilon_s * moment * p_.transpose();
  if (variant_ != FrameVariant::three) return D;
  const Vector3 F = f.head<3>();
  const double along = p_.dot(dx_);
  D.bottomLeftCorner<3, 3>() =
      -0.5 * skew(F) + f_.g * skew(F) * skew(p_) - f_.c * F * p_.transpose();
  D.bottomRightCorner<3, 3>() +=
      -f_.g * skew(F) * skew(dx_) + 2.0 * f_.g_s * F.cross(p_.cross(dx_)) * p_.transpose() -
      f_.c * F * dx_.transpose() - 2.0 * f_.c_s * along * F * p_.transpose();
  return D;
}

Vector12 FrameStep::end_velocity() const {
  const Matrix3 R_end = Eigen::Map<const Matrix3>(z_end_.data() + 3);
  const Vector3 w = R_ * w_end_;
  const Vector3 v = variant_ == FrameVariant::centre ? Vector3(v_end_ - w.cross(R_ * s_) / m_)
                                                     : Vector3(R_ * v_end_);
  return frame_velocities(R_end, v + drift_, w);
}

}  // namespace visviva
