// Schemes 1, 2 and 3 of [BauchauBottasso1999] for one frame, written in the axes the frame has at the start of the step:
// V = α_i v* turns body components of the velocity into these axes, R = α_f α_iᵀ is the rotation of the step, θ = ε p its
// Rodrigues vector, P = M V momentum. With α_f − α_i = θ̃ α_m the natural coordinates change by Δx and Δdₖ = θ × dₖ,m.
//
//   mean velocity    ω_m = p/h;   v_m = (1 − ½θ̃)Δx/h (1),   ½(Rᵀ + 1)Δx/h (2),   H⁻¹Δx/h (3)
//   end velocity     V_f = 2V_m − V_i if energy is preserved, 2V_m − V_j if it decays
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
#include "visviva/schemes/frames/frame_step.hpp"

#include "visviva/math/rotation.hpp"

namespace visviva {
namespace {

const Eigen::Matrix3d one = Eigen::Matrix3d::Identity();

}  // namespace

FrameStep::FrameStep(FrameVariant variant, RotationParameters parameters, const Frame& frame)
    : variant_(variant),
      kind_(parameters),
      m_(frame.mass()),
      over_m_(m_ > 0.0 ? 1.0 / m_ : 0.0),
      s_body_(frame.moment()),
      is_centred_(s_body_.isZero(0.0)),
      couples_(!is_centred_ && variant != FrameVariant::centre),
      J_body_(frame.rotational_inertia()) {
  if (variant_ == FrameVariant::centre) J_body_ += over_m_ * skew(s_body_) * skew(s_body_);
}

void FrameStep::begin(const Vector12& z, const Vector12& z_dot, const Vector3& drift, double h,
                      double elapsed) {
  h_ = h;
  elapsed_ = elapsed;
  drift_ = drift;
  z_start_ = z;
  s_ = R_start() * s_body_;
  J_ = R_start() * J_body_ * R_start().transpose();
  const Vector3 w = frame_angular_velocity(z, z_dot, 0);
  V_start_ << z_dot.head<3>() - drift, w;
  if (variant_ == FrameVariant::centre) V_start_.head<3>() += over_m_ * w.cross(s_);
  momentum_start_ = momentum(V_start_);
}

Matrix6 FrameStep::mass() const {
  Matrix6 M = Matrix6::Zero();
  M.topLeftCorner<3, 3>() = m_ * one;
  M.bottomRightCorner<3, 3>() = J_;
  if (couples_) {
    M.bottomLeftCorner<3, 3>() = skew(s_);
    M.topRightCorner<3, 3>() = -skew(s_);
  }
  return M;
}

Vector6 FrameStep::momentum(const Vector6& V) const {
  Vector6 p;
  p.head<3>() = m_ * V.head<3>();
  p.tail<3>() = J_ * V.tail<3>();
  if (couples_) {
    p.head<3>() -= s_.cross(V.tail<3>());
    p.tail<3>() += s_.cross(V.head<3>());
  }
  return p;
}

void FrameStep::kick(const Vector6& Y) {
  V_start_ += Y;
  momentum_start_ = momentum(V_start_);
}

Vector6 FrameStep::prediction() const {
  Vector6 y = h_ * V_start_;
  if (variant_ == FrameVariant::centre)
    y.head<3>() -= (h_ * over_m_) * V_start_.tail<3>().cross(s_);
  return y;
}

void FrameStep::move(const Vector6& y) {
  dx_ = y.head<3>();
  p_ = y.tail<3>();
  f_ = parameter_functions(kind_, p_.squaredNorm());
  theta_ = f_.epsilon * p_;
  R_ = cayley(theta_);
  z_end_.head<3>() = z_start_.head<3>() + dx_ + elapsed_ * drift_;
  Eigen::Map<Matrix3>(z_end_.data() + 3) = reorthonormalized(R_ * R_start());
  set_mean_velocity();
}

void FrameStep::set_Q(FrameOperator& Q) const {
  Q.directors = mean_directors();
  Q.turn.diagonal().setConstant(f_.epsilon);
  if (variant_ == FrameVariant::three) Q.point_turn = pole_arm().transpose();
}

void FrameStep::set_T(FrameOperator& T) const {
  T.directors = R_end();
  T.turn = psi_p_;
}

void FrameStep::set_L(FrameOperator& L) const {
  L.directors = mean_directors();
  L.point_turn = -0.5 * skew(dx_);
}

// X of scheme 3.
Eigen::Matrix3d FrameStep::pole_arm() const {
  return skew(0.5 * dx_ - f_.g * p_.cross(dx_)) - f_.c * p_.dot(dx_) * one;
}

void FrameStep::set_mean_velocity() {
  auto v = V_mean_.head<3>();
  switch (variant_) {
    case FrameVariant::one:
      v = dx_ - 0.5 * theta_.cross(dx_);
      break;
    case FrameVariant::two:
      v = 0.5 * (R_.transpose() * dx_ + dx_);
      break;
    case FrameVariant::three:
      v = (1.0 - f_.g * p_.squaredNorm()) * dx_ + (f_.c + f_.g) * p_.dot(dx_) * p_ -
          0.5 * p_.cross(dx_);
      break;
    case FrameVariant::centre:
      c_mid_ = (0.5 * over_m_) * (R_ * s_ + s_);
      v = dx_ + theta_.cross(c_mid_);
      break;
  }
  V_mean_.tail<3>() = p_;
  V_mean_ *= 1.0 / h_;
}

void FrameStep::differentiate() {
  theta_p_ = f_.epsilon * one + 2.0 * f_.epsilon_s * p_ * p_.transpose();
  psi_p_ = cayley_tangent(theta_) * theta_p_;
}

FrameStep::Matrix3x6 FrameStep::linear_velocity_tangent() const {
  Matrix3x6 v_y = Matrix3x6::Zero();
  auto by_x = v_y.leftCols<3>();
  auto by_p = v_y.rightCols<3>();
  switch (variant_) {
    case FrameVariant::one:
      by_x = one - 0.5 * skew(theta_);
      by_p = 0.5 * skew(dx_) * theta_p_;
      break;
    case FrameVariant::two:
      by_x = 0.5 * (R_.transpose() + one);
      by_p = 0.5 * R_.transpose() * skew(dx_) * psi_p_;
      break;
    case FrameVariant::three: {
      const double s = p_.squaredNorm();
      const double along = p_.dot(dx_);
      const double sum = f_.c + f_.g;
      by_x = (1.0 - f_.g * s) * one + sum * p_ * p_.transpose() - 0.5 * skew(p_);
      by_p = -2.0 * (f_.g + s * f_.g_s) * dx_ * p_.transpose() +
             sum * (along * one + p_ * dx_.transpose()) +
             2.0 * (f_.c_s + f_.g_s) * along * p_ * p_.transpose() + 0.5 * skew(dx_);
      break;
    }
    case FrameVariant::centre:
      by_x = one;
      by_p = -0.5 * over_m_ * skew(theta_) * skew(R_ * s_) * psi_p_ - skew(c_mid_) * theta_p_;
      break;
  }
  return (1.0 / h_) * v_y;
}

Matrix6 FrameStep::mean_velocity_tangent() const {
  Matrix6 V_y;
  V_y.topRows<3>() = linear_velocity_tangent();
  V_y.bottomRows<3>() << Matrix3::Zero(), (1.0 / h_) * one;
  return V_y;
}

Matrix6 FrameStep::by_mean_velocity(const Matrix6& D) const {
  Matrix6 D_y;
  D_y = D.leftCols<3>().lazyProduct(linear_velocity_tangent());
  D_y.rightCols<3>() += (1.0 / h_) * D.rightCols<3>();
  return D_y;
}

Vector6 FrameStep::inertia_force(const Vector6& V_end) const {
  const Vector6 end = momentum(V_end);
  const Vector3 linear = end.head<3>();
  const Vector3 linear_start = momentum_start_.head<3>();
  const Vector3 turned = R_ * linear;
  Vector6 g;
  g.head<3>() = turned - linear_start;
  g.tail<3>() = R_ * end.tail<3>() - momentum_start_.tail<3>();
  switch (variant_) {
    case FrameVariant::one:
      g.tail<3>() += (0.5 * f_.epsilon) * dx_.cross(turned + linear_start);
      break;
    case FrameVariant::two: {
      const Vector3 sum = linear + linear_start;
      g.tail<3>() += (0.25 * f_.epsilon) * dx_.cross(R_ * sum + sum);
      break;
    }
    case FrameVariant::three:
      g.tail<3>() += dx_.cross(turned);
      break;
    case FrameVariant::centre:
      g.head<3>() = linear - linear_start;
      g.tail<3>() += f_.epsilon * c_mid_.cross(Vector3(g.head<3>()));
      break;
  }
  return (1.0 / h_) * g;
}

Matrix6 FrameStep::inertia_by_velocity() const {
  Matrix6 D;
  const Matrix6 M = mass();
  const Matrix3x6 linear = M.topRows<3>();
  D.topRows<3>() = R_ * linear;
  D.bottomRows<3>() = R_ * M.bottomRows<3>();
  const Matrix3 dx = skew(dx_);
  switch (variant_) {
    case FrameVariant::one:
      D.bottomRows<3>() += 0.5 * f_.epsilon * dx * D.topRows<3>();
      break;
    case FrameVariant::two:
      D.bottomRows<3>() += 0.25 * f_.epsilon * dx * (D.topRows<3>() + linear);
      break;
    case FrameVariant::three:
      D.bottomRows<3>() += dx * D.topRows<3>();
      break;
    case FrameVariant::centre:
      D.topRows<3>() = linear;
      D.bottomRows<3>() += f_.epsilon * skew(c_mid_) * linear;
      break;
  }
  return (1.0 / h_) * D;
}

Matrix6 FrameStep::inertia_by_increment(const Vector6& V_end) const {
  const Vector6 end = momentum(V_end);
  const Vector3 linear = end.head<3>();
  const Vector3 linear_start = momentum_start_.head<3>();
  const Vector3 turned = R_ * linear;
  const Matrix3 turned_p = -skew(turned) * psi_p_;
  Matrix6 D = Matrix6::Zero();
  auto linear_p = D.topRightCorner<3, 3>();
  auto angular_x = D.bottomLeftCorner<3, 3>();
  auto angular_p = D.bottomRightCorner<3, 3>();
  linear_p = turned_p;
  angular_p = -skew(R_ * end.tail<3>()) * psi_p_;
  const Matrix3 dx = skew(dx_);
  switch (variant_) {
    case FrameVariant::one: {
      const Vector3 arm = turned + linear_start;
      angular_x = -0.5 * f_.epsilon * skew(arm);
      angular_p += 0.5 * f_.epsilon * dx * turned_p + f_.epsilon_s * (dx * arm) * p_.transpose();
      break;
    }
    case FrameVariant::two: {
      const Vector3 sum = linear + linear_start;
      const Vector3 arm = R_ * sum + sum;
      angular_x = -0.25 * f_.epsilon * skew(arm);
      angular_p += -0.25 * f_.epsilon * dx * skew(R_ * sum) * psi_p_ +
                   0.5 * f_.epsilon_s * (dx * arm) * p_.transpose();
      break;
    }
    case FrameVariant::three:
      angular_x = -skew(turned);
      angular_p += dx * turned_p;
      break;
    case FrameVariant::centre: {
      const Vector3 change = linear - linear_start;
      linear_p.setZero();
      angular_p += 0.5 * over_m_ * f_.epsilon * skew(change) * skew(R_ * s_) * psi_p_ +
                   2.0 * f_.epsilon_s * c_mid_.cross(change) * p_.transpose();
      break;
    }
  }
  return (1.0 / h_) * D;
}

Matrix6 FrameStep::tangent(double rate, const Vector6& V_end, const Vector12& f) const {
  if (variant_ == FrameVariant::two || variant_ == FrameVariant::three)
    return by_mean_velocity(rate * inertia_by_velocity()) + inertia_by_increment(V_end) +
           force_tangent(f);
  Matrix6 D;
  D.bottomRightCorner<3, 3>() = f_.epsilon * moment_by_turn(f);  // still without ψ_p
  if (variant_ == FrameVariant::one)
    add_point_tangent(rate, V_end, D);
  else
    add_centre_tangent(rate, V_end, D);
  if (f_.epsilon_s != 0.0)
    D.bottomRightCorner<3, 3>() += (2.0 * f_.epsilon_s * moment(f)) * p_.transpose();
  return D;
}

// With R(1 − ½θ̃) = 1 + ½θ̃ and ãb̃ = b aᵀ − a·b. The angular rows have ½ε Δx̃ times the linear ones, and more.
void FrameStep::add_point_tangent(double rate, const Vector6& V_end, Matrix6& D) const {
  const double over_h = 1.0 / h_;
  const double w = rate * over_h * over_h;
  const double half = 0.5 * f_.epsilon;
  const Vector6 end = momentum(V_end);
  const Vector3 turned = R_ * end.head<3>();
  const Vector3 arm = turned + momentum_start_.head<3>();
  auto linear_x = D.topLeftCorner<3, 3>();
  auto angular_x = D.bottomLeftCorner<3, 3>();
  auto angular_p = D.bottomRightCorner<3, 3>();
  linear_x = (w * m_) * one;
  add_skew(0.5 * w * m_ * theta_, linear_x);
  const Matrix3 v_p = crossed(0.5 * dx_, theta_p_);
  Matrix3 linear_p = (w * m_) * R_ * v_p - crossed(over_h * turned, psi_p_);
  const Vector3 k = (half * w * m_) * dx_;
  angular_x = (0.5 * theta_) * k.transpose();
  angular_x.diagonal().array() -= 0.5 * theta_.dot(k);
  add_skew(k - (half * over_h) * arm, angular_x);
  add_skew(-over_h * (R_ * end.tail<3>()), angular_p);
  angular_p = (angular_p * psi_p_).eval();
  angular_p += w * R_ * J_;
  if (!is_centred_) {
    const Matrix3 turned_s = w * R_ * skew(s_);
    linear_p -= turned_s;
    angular_x += turned_s - 0.5 * turned_s * skew(theta_);
    angular_p += turned_s * v_p;
  }
  angular_p += crossed(half * dx_, linear_p);
  if (f_.epsilon_s != 0.0) angular_p += (f_.epsilon_s * over_h * dx_.cross(arm)) * p_.transpose();
  D.topRightCorner<3, 3>() = linear_p;
}

// The linear rows depend on the rotation only if the point is not the mass centre.
void FrameStep::add_centre_tangent(double rate, const Vector6& V_end, Matrix6& D) const {
  const double over_h = 1.0 / h_;
  const double w = rate * over_h * over_h;
  auto angular_p = D.bottomRightCorner<3, 3>();
  D.topLeftCorner<3, 3>() = (w * m_) * one;
  add_skew(-over_h * (R_ * (J_ * V_end.tail<3>())), angular_p);
  if (is_centred_) {
    D.topRightCorner<3, 3>().setZero();
    D.bottomLeftCorner<3, 3>().setZero();
    angular_p = (angular_p * psi_p_).eval();
    angular_p += w * R_ * J_;
    return;
  }
  const Vector3 change = m_ * V_end.head<3>() - momentum_start_.head<3>();
  const Matrix3 centre_p = (0.5 * over_m_) * crossed(-(R_ * s_), psi_p_);  // of c_m
  const Matrix3 linear_p = (w * m_) * (crossed(theta_, centre_p) - crossed(c_mid_, theta_p_));
  D.topRightCorner<3, 3>() = linear_p;
  D.bottomLeftCorner<3, 3>() = skew(w * m_ * f_.epsilon * c_mid_);
  angular_p = (angular_p * psi_p_).eval();
  angular_p += w * R_ * J_ + crossed(f_.epsilon * c_mid_, linear_p) -
               crossed(f_.epsilon * over_h * change, centre_p);
  if (f_.epsilon_s != 0.0)
    angular_p += (2.0 * f_.epsilon_s * over_h * c_mid_.cross(change)) * p_.transpose();
}

Eigen::Vector3d FrameStep::moment(const Vector12& f) const {
  Vector3 sum = Vector3::Zero();
  const Matrix3 directors = mean_directors();
  for (int k = 0; k < 3; ++k) sum += directors.col(k).cross(Vector3(f.segment<3>(3 + 3 * k)));
  return sum;
}

// Σ f̃_k d̃ₖ = Σ dₖ f_kᵀ − dₖ·f_k
Eigen::Matrix3d FrameStep::moment_by_turn(const Vector12& f) const {
  Matrix3 sum = 0.5 * R_end() * Eigen::Map<const Matrix3>(f.data() + 3).transpose();
  sum.diagonal().array() -= sum.trace();
  return sum;
}

Eigen::Matrix3d FrameStep::moment_tangent(const Vector12& f) const {
  return moment_by_turn(f) * psi_p_;
}

Matrix6 FrameStep::screw_force_tangent(const Vector12& f) const {
  Matrix6 D = Matrix6::Zero();
  D.bottomLeftCorner<3, 3>() = -0.5 * skew(f.head<3>());
  D.bottomRightCorner<3, 3>() = moment_tangent(f);
  return D;
}

Matrix6 FrameStep::force_tangent(const Vector12& f) const {
  Matrix6 D = Matrix6::Zero();
  D.bottomRightCorner<3, 3>() =
      f_.epsilon * moment_tangent(f) + 2.0 * f_.epsilon_s * moment(f) * p_.transpose();
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

Vector12 FrameStep::end_rate(const Vector6& V_end) const {
  const Vector3 w = R_ * V_end.tail<3>();
  const Vector3 v = variant_ == FrameVariant::centre
                        ? Vector3(V_end.head<3>() - over_m_ * w.cross(R_ * s_))
                        : Vector3(R_ * V_end.head<3>());
  return frame_velocities(R_end(), v + drift_, w);
}

}  // namespace visviva
