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

#include <algorithm>
#include <vector>

#include "visviva/math/rotation.hpp"

namespace visviva {
namespace {

ParameterFunctions functions_of(RotationParameters kind, double s) {
  return parameter_functions(kind, s);
}

ParameterFunctionsOf<Lanes> functions_of(RotationParameters kind, const Lanes& s) {
  if (kind == RotationParameters::rodrigues) {
    const auto [epsilon, epsilon_s, g, g_s, c, c_s] = parameter_functions(kind, 0.0);
    return {epsilon, epsilon_s, g, g_s, c, c_s};
  }
  std::array<double, Lanes::count> each;
  s.store(each.data());
  std::array<ParameterFunctions, Lanes::count> f;
  for (std::size_t k = 0; k < Lanes::count; ++k) f[k] = parameter_functions(kind, each[k]);
  const auto of = [&](double ParameterFunctions::*own) {
    return Lanes::of([&](std::size_t k) { return f[k].*own; });
  };
  return {of(&ParameterFunctions::epsilon), of(&ParameterFunctions::epsilon_s),
          of(&ParameterFunctions::g),       of(&ParameterFunctions::g_s),
          of(&ParameterFunctions::c),       of(&ParameterFunctions::c_s)};
}

}  // namespace

FrameMass<double> mass_of(const Frame& frame) {
  const double m = frame.mass();
  return {m, m > 0.0 ? 1.0 / m : 0.0, frame.moment(), frame.rotational_inertia(),
          frame.moment().isZero(0.0)};
}

FrameMass<Lanes> mass_of(const std::array<const Frame*, Lanes::count>& frames) {
  std::vector<FrameMass<double>> each;
  for (const Frame* frame : frames) each.push_back(mass_of(*frame));
  return {Lanes::of([&](std::size_t k) { return each[k].mass; }),
          Lanes::of([&](std::size_t k) { return each[k].over_mass; }),
          lanes_of([&](std::size_t k) -> const auto& { return each[k].moment; }),
          lanes_of([&](std::size_t k) -> const auto& { return each[k].inertia; }),
          std::all_of(each.begin(), each.end(), [](const auto& own) { return own.is_centred; })};
}

template <class Real>
FrameStepOf<Real>::FrameStepOf(FrameVariant variant, RotationParameters parameters,
                               const FrameMass<Real>& mass)
    : variant_(variant),
      kind_(parameters),
      m_(mass.mass),
      over_m_(mass.over_mass),
      s_body_(mass.moment),
      is_centred_(mass.is_centred),
      couples_(!is_centred_ && variant != FrameVariant::centre),
      J_body_(mass.inertia),
      f_(functions_of(parameters, Real(0.0))) {
  if (variant_ == FrameVariant::centre) J_body_ += over_m_ * skew(s_body_) * skew(s_body_);
}

template <class Real>
void FrameStepOf<Real>::begin(const Vector12& z, const Vector12& z_dot, const Vector3& drift,
                              double h, double elapsed) {
  h_ = h;
  elapsed_ = elapsed;
  drift_ = drift;
  z_start_ = z;
  s_ = R_start() * s_body_;
  J_ = R_start() * J_body_ * R_start().transpose();
  Vector3 w = Vector3::Zero();
  for (int k = 3; k < 12; k += 3)
    w += 0.5 * Vector3(z.template segment<3>(k)).cross(Vector3(z_dot.template segment<3>(k)));
  V_start_ << z_dot.template head<3>() - drift, w;
  if (variant_ == FrameVariant::centre) V_start_.template head<3>() += over_m_ * w.cross(s_);
  momentum_start_ = momentum(V_start_);
}

template <class Real>
auto FrameStepOf<Real>::mass() const -> Matrix6 {
  Matrix6 M = Matrix6::Zero();
  M.template topLeftCorner<3, 3>() = m_ * Matrix3::Identity();
  M.template bottomRightCorner<3, 3>() = J_;
  if (couples_) {
    M.template bottomLeftCorner<3, 3>() = skew(s_);
    M.template topRightCorner<3, 3>() = -skew(s_);
  }
  return M;
}

template <class Real>
auto FrameStepOf<Real>::momentum(const Vector6& V) const -> Vector6 {
  Vector6 p;
  p.template head<3>() = m_ * V.template head<3>();
  p.template tail<3>() = J_ * V.template tail<3>();
  if (couples_) {
    p.template head<3>() -= s_.cross(V.template tail<3>());
    p.template tail<3>() += s_.cross(V.template head<3>());
  }
  return p;
}

template <class Real>
void FrameStepOf<Real>::kick(const Vector6& Y) {
  V_start_ += Y;
  momentum_start_ = momentum(V_start_);
}

template <class Real>
auto FrameStepOf<Real>::prediction() const -> Vector6 {
  Vector6 y = h_ * V_start_;
  if (variant_ == FrameVariant::centre)
    y.template head<3>() -= (h_ * over_m_) * V_start_.template tail<3>().cross(s_);
  return y;
}

template <class Real>
void FrameStepOf<Real>::move(const Vector6& y) {
  dx_ = y.template head<3>();
  p_ = y.template tail<3>();
  f_ = functions_of(kind_, p_.squaredNorm());
  theta_ = f_.epsilon * p_;
  R_ = cayley(theta_);
  z_end_.template head<3>() = z_start_.template head<3>() + dx_ + elapsed_ * drift_;
  Eigen::Map<Matrix3>(z_end_.data() + 3) = reorthonormalized(R_ * R_start());
  set_mean_velocity();
}

template <class Real>
auto FrameStepOf<Real>::screw_arm() const -> Matrix3 {
  return -0.5 * skew(dx_);
}

// X of scheme 3.
template <class Real>
auto FrameStepOf<Real>::pole_arm() const -> Matrix3 {
  return skew(0.5 * dx_ - f_.g * p_.cross(dx_)) - f_.c * p_.dot(dx_) * Matrix3::Identity();
}

template <class Real>
void FrameStepOf<Real>::set_mean_velocity() {
  auto v = V_mean_.template head<3>();
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
  V_mean_.template tail<3>() = p_;
  V_mean_ *= 1.0 / h_;
}

template <class Real>
void FrameStepOf<Real>::differentiate() {
  theta_p_ = f_.epsilon * Matrix3::Identity() + 2.0 * f_.epsilon_s * p_ * p_.transpose();
  psi_p_ = cayley_tangent(theta_) * theta_p_;
}

template <class Real>
auto FrameStepOf<Real>::linear_velocity_tangent() const -> Matrix3x6 {
  Matrix3x6 v_y = Matrix3x6::Zero();
  auto by_x = v_y.template leftCols<3>();
  auto by_p = v_y.template rightCols<3>();
  switch (variant_) {
    case FrameVariant::one:
      by_x = Matrix3::Identity() - 0.5 * skew(theta_);
      by_p = 0.5 * skew(dx_) * theta_p_;
      break;
    case FrameVariant::two:
      by_x = 0.5 * (R_.transpose() + Matrix3::Identity());
      by_p = 0.5 * R_.transpose() * skew(dx_) * psi_p_;
      break;
    case FrameVariant::three: {
      const Real s = p_.squaredNorm();
      const Real along = p_.dot(dx_);
      const Real sum = f_.c + f_.g;
      by_x = (1.0 - f_.g * s) * Matrix3::Identity() + sum * p_ * p_.transpose() - 0.5 * skew(p_);
      by_p = -2.0 * (f_.g + s * f_.g_s) * dx_ * p_.transpose() +
             sum * (along * Matrix3::Identity() + p_ * dx_.transpose()) +
             2.0 * (f_.c_s + f_.g_s) * along * p_ * p_.transpose() + 0.5 * skew(dx_);
      break;
    }
    case FrameVariant::centre:
      by_x = Matrix3::Identity();
      by_p = -0.5 * over_m_ * skew(theta_) * skew(R_ * s_) * psi_p_ - skew(c_mid_) * theta_p_;
      break;
  }
  return (1.0 / h_) * v_y;
}

template <class Real>
auto FrameStepOf<Real>::mean_velocity_tangent() const -> Matrix6 {
  Matrix6 V_y;
  V_y.template topRows<3>() = linear_velocity_tangent();
  V_y.template bottomRows<3>() << Matrix3::Zero(), (1.0 / h_) * Matrix3::Identity();
  return V_y;
}

template <class Real>
auto FrameStepOf<Real>::by_mean_velocity(const Matrix6& D) const -> Matrix6 {
  Matrix6 D_y;
  D_y = D.template leftCols<3>().lazyProduct(linear_velocity_tangent());
  D_y.template rightCols<3>() += (1.0 / h_) * D.template rightCols<3>();
  return D_y;
}

template <class Real>
auto FrameStepOf<Real>::inertia_force(const Vector6& V_end) const -> Vector6 {
  const Vector6 end = momentum(V_end);
  const Vector3 linear = end.template head<3>();
  const Vector3 linear_start = momentum_start_.template head<3>();
  const Vector3 turned = R_ * linear;
  Vector6 g;
  g.template head<3>() = turned - linear_start;
  g.template tail<3>() = R_ * end.template tail<3>() - momentum_start_.template tail<3>();
  switch (variant_) {
    case FrameVariant::one:
      g.template tail<3>() += (0.5 * f_.epsilon) * dx_.cross(turned + linear_start);
      break;
    case FrameVariant::two: {
      const Vector3 sum = linear + linear_start;
      g.template tail<3>() += (0.25 * f_.epsilon) * dx_.cross(R_ * sum + sum);
      break;
    }
    case FrameVariant::three:
      g.template tail<3>() += dx_.cross(turned);
      break;
    case FrameVariant::centre:
      g.template head<3>() = linear - linear_start;
      g.template tail<3>() += f_.epsilon * c_mid_.cross(Vector3(g.template head<3>()));
      break;
  }
  return (1.0 / h_) * g;
}

template <class Real>
auto FrameStepOf<Real>::inertia_by_velocity() const -> Matrix6 {
  Matrix6 D;
  const Matrix6 M = mass();
  const Matrix3x6 linear = M.template topRows<3>();
  D.template topRows<3>() = R_ * linear;
  D.template bottomRows<3>() = R_ * M.template bottomRows<3>();
  const Matrix3 dx = skew(dx_);
  switch (variant_) {
    case FrameVariant::one:
      D.template bottomRows<3>() += 0.5 * f_.epsilon * dx * D.template topRows<3>();
      break;
    case FrameVariant::two:
      D.template bottomRows<3>() += 0.25 * f_.epsilon * dx * (D.template topRows<3>() + linear);
      break;
    case FrameVariant::three:
      D.template bottomRows<3>() += dx * D.template topRows<3>();
      break;
    case FrameVariant::centre:
      D.template topRows<3>() = linear;
      D.template bottomRows<3>() += f_.epsilon * skew(c_mid_) * linear;
      break;
  }
  return (1.0 / h_) * D;
}

template <class Real>
auto FrameStepOf<Real>::inertia_by_increment(const Vector6& V_end) const -> Matrix6 {
  const Vector6 end = momentum(V_end);
  const Vector3 linear = end.template head<3>();
  const Vector3 linear_start = momentum_start_.template head<3>();
  const Vector3 turned = R_ * linear;
  const Matrix3 turned_p = -skew(turned) * psi_p_;
  Matrix6 D = Matrix6::Zero();
  auto linear_p = D.template topRightCorner<3, 3>();
  auto angular_x = D.template bottomLeftCorner<3, 3>();
  auto angular_p = D.template bottomRightCorner<3, 3>();
  linear_p = turned_p;
  angular_p = -skew(R_ * end.template tail<3>()) * psi_p_;
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

template <class Real>
auto FrameStepOf<Real>::tangent(double rate, const Vector6& V_end, const Vector12& f) const
    -> Matrix6 {
  if (variant_ == FrameVariant::two || variant_ == FrameVariant::three)
    return by_mean_velocity(rate * inertia_by_velocity()) + inertia_by_increment(V_end) +
           force_tangent(f);
  Matrix6 D;
  D.template bottomRightCorner<3, 3>() = f_.epsilon * moment_by_turn(f);  // still without ψ_p
  if (variant_ == FrameVariant::one)
    add_point_tangent(rate, V_end, D);
  else
    add_centre_tangent(rate, V_end, D);
  if (kind_ != RotationParameters::rodrigues)
    D.template bottomRightCorner<3, 3>() += (2.0 * f_.epsilon_s * moment(f)) * p_.transpose();
  return D;
}

// With R(1 − ½θ̃) = 1 + ½θ̃ and ãb̃ = b aᵀ − a·b. The angular rows have ½ε Δx̃ times the linear ones, and more.
template <class Real>
void FrameStepOf<Real>::add_point_tangent(double rate, const Vector6& V_end, Matrix6& D) const {
  const double over_h = 1.0 / h_;
  const double w = rate * over_h * over_h;
  const Real half = 0.5 * f_.epsilon;
  const Vector6 end = momentum(V_end);
  const Vector3 turned = R_ * end.template head<3>();
  const Vector3 arm = turned + momentum_start_.template head<3>();
  auto linear_x = D.template topLeftCorner<3, 3>();
  auto angular_x = D.template bottomLeftCorner<3, 3>();
  auto angular_p = D.template bottomRightCorner<3, 3>();
  linear_x = (w * m_) * Matrix3::Identity();
  add_skew(0.5 * w * m_ * theta_, linear_x);
  const Matrix3 v_p = crossed(0.5 * dx_, theta_p_);
  Matrix3 linear_p = (w * m_) * R_ * v_p - crossed(over_h * turned, psi_p_);
  const Vector3 k = (half * w * m_) * dx_;
  angular_x = (0.5 * theta_) * k.transpose();
  angular_x.diagonal().array() -= 0.5 * theta_.dot(k);
  add_skew(k - (half * over_h) * arm, angular_x);
  add_skew(-over_h * (R_ * end.template tail<3>()), angular_p);
  angular_p = (angular_p * psi_p_).eval();
  angular_p += w * R_ * J_;
  if (!is_centred_) {
    const Matrix3 turned_s = w * R_ * skew(s_);
    linear_p -= turned_s;
    angular_x += turned_s - 0.5 * turned_s * skew(theta_);
    angular_p += turned_s * v_p;
  }
  angular_p += crossed(half * dx_, linear_p);
  if (kind_ != RotationParameters::rodrigues)
    angular_p += (f_.epsilon_s * over_h * dx_.cross(arm)) * p_.transpose();
  D.template topRightCorner<3, 3>() = linear_p;
}

// The linear rows depend on the rotation only if the point is not the mass centre.
template <class Real>
void FrameStepOf<Real>::add_centre_tangent(double rate, const Vector6& V_end, Matrix6& D) const {
  const double over_h = 1.0 / h_;
  const double w = rate * over_h * over_h;
  auto angular_p = D.template bottomRightCorner<3, 3>();
  D.template topLeftCorner<3, 3>() = (w * m_) * Matrix3::Identity();
  add_skew(-over_h * (R_ * (J_ * V_end.template tail<3>())), angular_p);
  if (is_centred_) {
    D.template topRightCorner<3, 3>().setZero();
    D.template bottomLeftCorner<3, 3>().setZero();
    angular_p = (angular_p * psi_p_).eval();
    angular_p += w * R_ * J_;
    return;
  }
  const Vector3 change = m_ * V_end.template head<3>() - momentum_start_.template head<3>();
  const Matrix3 centre_p = (0.5 * over_m_) * crossed(-(R_ * s_), psi_p_);  // of c_m
  const Matrix3 linear_p = (w * m_) * (crossed(theta_, centre_p) - crossed(c_mid_, theta_p_));
  D.template topRightCorner<3, 3>() = linear_p;
  D.template bottomLeftCorner<3, 3>() = skew(w * m_ * f_.epsilon * c_mid_);
  angular_p = (angular_p * psi_p_).eval();
  angular_p += w * R_ * J_ + crossed(f_.epsilon * c_mid_, linear_p) -
               crossed(f_.epsilon * over_h * change, centre_p);
  if (kind_ != RotationParameters::rodrigues)
    angular_p += (2.0 * f_.epsilon_s * over_h * c_mid_.cross(change)) * p_.transpose();
}

template <class Real>
auto FrameStepOf<Real>::moment(const Vector12& f) const -> Vector3 {
  Vector3 sum = Vector3::Zero();
  const Matrix3 directors = mean_directors();
  for (int k = 0; k < 3; ++k)
    sum += directors.col(k).cross(Vector3(f.template segment<3>(3 + 3 * k)));
  return sum;
}

// Σ f̃_k d̃ₖ = Σ dₖ f_kᵀ − dₖ·f_k
template <class Real>
auto FrameStepOf<Real>::moment_by_turn(const Vector12& f) const -> Matrix3 {
  Matrix3 sum = 0.5 * R_end() * Eigen::Map<const Matrix3>(f.data() + 3).transpose();
  sum.diagonal().array() -= sum.trace();
  return sum;
}

template <class Real>
auto FrameStepOf<Real>::moment_tangent(const Vector12& f) const -> Matrix3 {
  return moment_by_turn(f) * psi_p_;
}

template <class Real>
auto FrameStepOf<Real>::screw_force_tangent(const Vector12& f) const -> Matrix6 {
  Matrix6 D = Matrix6::Zero();
  D.template bottomLeftCorner<3, 3>() = -0.5 * skew(f.template head<3>());
  D.template bottomRightCorner<3, 3>() = moment_tangent(f);
  return D;
}

template <class Real>
auto FrameStepOf<Real>::force_tangent(const Vector12& f) const -> Matrix6 {
  Matrix6 D = Matrix6::Zero();
  D.template bottomRightCorner<3, 3>() =
      f_.epsilon * moment_tangent(f) + 2.0 * f_.epsilon_s * moment(f) * p_.transpose();
  if (variant_ != FrameVariant::three) return D;
  const Vector3 F = f.template head<3>();
  const Real along = p_.dot(dx_);
  D.template bottomLeftCorner<3, 3>() =
      -0.5 * skew(F) + f_.g * skew(F) * skew(p_) - f_.c * F * p_.transpose();
  D.template bottomRightCorner<3, 3>() +=
      -f_.g * skew(F) * skew(dx_) + 2.0 * f_.g_s * F.cross(p_.cross(dx_)) * p_.transpose() -
      f_.c * F * dx_.transpose() - 2.0 * f_.c_s * along * F * p_.transpose();
  return D;
}

template <class Real>
auto FrameStepOf<Real>::end_rate(const Vector6& V_end) const -> Vector12 {
  const Vector3 w = R_ * V_end.template tail<3>();
  const Vector3 v = variant_ == FrameVariant::centre
                        ? Vector3(V_end.template head<3>() - over_m_ * w.cross(Vector3(R_ * s_)))
                        : Vector3(R_ * V_end.template head<3>());
  const Matrix3 R = R_end();
  Vector12 z_dot;
  z_dot << v + drift_, w.cross(R.col(0)), w.cross(R.col(1)), w.cross(R.col(2));
  return z_dot;
}

template class FrameStepOf<double>;
template class FrameStepOf<Lanes>;

}  // namespace visviva
