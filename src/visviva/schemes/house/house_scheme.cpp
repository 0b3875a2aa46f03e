#include "visviva/schemes/house/house_scheme.hpp"

#include <cmath>

#include "visviva/schemes/frames/mass_centre.hpp"
#include "visviva/schemes/house/house_jump.hpp"
#include "visviva/schemes/rho_inf.hpp"
#include "visviva/settings/default_scheme.hpp"
#include "visviva/solvers/mass_constraint_system.hpp"

namespace visviva {
namespace {

SparseMatrix diagonal(int n) {
  PatternBuilder pattern(n, n);
  for (int i = 0; i < n; ++i) pattern.add(i, i);
  return pattern.build();
}

/// V ← V − M⁻¹B₁ᵀπ with B₁V = ė₀ after it, both in the unknowns of the frames.
class JointProjection {
 public:
  JointProjection(const FrameSystem& system, double scale)
      : system_(system),
        scale_(scale),
        M_(system.square_pattern()),
        B_(system.row_pattern()),
        equations_(M_, B_),
        rate_(Vector::Zero(system.rows())),
        rest_(Vector::Zero(system.system().coordinate_count())) {}

  /// `rate` is B₁V − ė₀. Books the loss as numerical dissipation and the impulses' work on ė₀ as the drives'.
  bool project(const FrameMotion& motion, const FrameForces& forces, const FrameOperators& E,
               VectorIn z_dot, double t, Vector& V, StepWork& work) {
    if (system_.rows() == 0) return true;
    system_.joints().rate(motion.end(), z_dot, t, rate_);
    set_zero(M_);
    motion.add_mass(1.0 / scale_, M_);
    forces.end_rows(E, B_);
    if (!equations_.factorize(1.0, M_, B_)) return false;
    equations_.set_zero();
    equations_.multipliers() = rate_;
    equations_.solve();
    // M δ/m + Bᵀπ' = 0, B δ = rate, V ← V − δ; the work on ė₀ is −π·ė₀ with π = −m π'.
    V -= equations_.motion();
    const double loss = 0.5 * motion.mass_product(equations_.motion(), equations_.motion());
    system_.joints().rate(motion.end(), rest_, t, rate_);  // −ė₀
    work[Account::drive_work] += -scale_ * equations_.multipliers().dot(rate_);
    work[Account::numerical_dissipation] += loss;
    work[Account::projection_loss] += loss;
    return true;
  }

 private:
  const FrameSystem& system_;
  double scale_;
  SparseMatrix M_;
  SparseMatrix B_;
  MassConstraintSystem equations_;
  Vector rate_;
  Vector rest_;
};

class HouseStepper final : public Stepper, private NonlinearProblem {
 public:
  HouseStepper(const std::shared_ptr<const System>& system, const InitialState& initial,
               const NewtonOptions& newton, const HouseScheme::Options& options)
      : Stepper(initial),
        options_(options),
        system_(system),
        centre_(*system),
        jump_(system_, dissipation_of(options.rho_inf)),
        n_(system_.unknowns()),
        m_(system_.rows()),
        scale_(system->mass_scale()),
        projection_(system_, scale_),
        B_(system_.row_pattern()),
        identity_n_(diagonal(n_)),
        identity_m_(diagonal(m_)),
        blocks_({n_, n_, m_, m_}),
        newton_(make_newton(newton)),
        lambda_(initial.lambda.tail(m_)),
        x_(Vector::Zero(blocks_.size())),
        V_end_(Vector::Zero(n_)),
        z_end_(initial.q) {
    for (Vector* V : {&values_.Y, &acceleration_}) V->setZero(n_);
    values_.lambda.setZero(m_);
    values_.mu.setZero(m_);
    by_kappa_.column = by_kappa_.row = x_;
    Eigen::Map<Vector>(identity_n_.valuePtr(), n_).setOnes();
    Eigen::Map<Vector>(identity_m_.valuePtr(), m_).setOnes();
    for (Vector* last : {&lambda_, &acceleration_}) remember(*last);
  }

  StepReport advance(double h) override {
    h_ = h;
    const Eigen::Vector3d drift =
        options_.boost ? centre_.velocity(q_, v_) : Eigen::Vector3d::Zero();
    jump_.begin(q_, v_, drift, clock_.now(), h);
    NewtonReport report;
    int iterations = 0;
    bool solved = solve(options_.rho_inf < 1.0, report, iterations);
    if (!solved && jumps_ && jump_.kappa() != 0.0) solved = solve(false, report, iterations);
    if (!solved) return to_step_report(report, *this);
    if (!finish(drift)) {
      report.outcome = NewtonReport::Outcome::singular;
      report.worst_row = 2 * n_;
      return to_step_report(report, *this);
    }
    clock_.advance(h);
    return {true, iterations, {}, {}, {}, remedy()};
  }

  NamedValues algorithmic_values() const override {
    return m_ > 0 ? NamedValues{{"lambda_joints", lambda_}} : NamedValues{};
  }

 private:
  Remedy remedy() const {
    if (options_.rho_inf == 1.0) return Remedy::none;
    if (!jumps_) return Remedy::preserving;
    return jump_.guarded() ? Remedy::guard : Remedy::none;
  }

  Newton make_newton(const NewtonOptions& options) {
    const SparseMatrix& K = system_.square_pattern();
    for (SparseMatrix* matrix : {&t_.a_y, &t_.a_Y, &t_.b_y, &t_.b_Y}) *matrix = K;
    t_.d_y = system_.row_pattern();
    for (Vector* v : {&guard_.a_kappa, &guard_.b_kappa, &guard_.kappa_y, &guard_.kappa_Y})
      v->setZero(n_);
    a_y_ = blocks_.declare(0, 0, K);
    a_Y_ = blocks_.declare(0, 1, K);
    b_y_ = blocks_.declare(1, 0, K);
    b_Y_ = blocks_.declare(1, 1, K);
    b_one_ = blocks_.declare(1, 1, identity_n_);
    a_lambda_ = blocks_.declare(0, 2, B_, true);
    b_lambda_ = blocks_.declare(1, 2, B_, true);
    b_mu_ = blocks_.declare(1, 3, B_, true);
    c_y_ = blocks_.declare(2, 0, B_);
    d_y_ = blocks_.declare(3, 0, B_);
    d_Y_ = blocks_.declare(3, 1, B_);
    d_mu_ = blocks_.declare(3, 3, identity_m_);
    blocks_.finish();
    return {blocks_.matrix(), options};
  }

  Eigen::Index lambda_row() const { return Eigen::Index{2} * n_; }
  Eigen::Index mu_row() const { return lambda_row() + m_; }

  bool solve(bool jumps, NewtonReport& report, int& iterations) {
    jumps_ = jumps;
    predict();
    report = newton_.solve(*this, x_);
    iterations += report.iterations;
    if (!report.converged()) return false;
    set_states(x_);
    return std::isfinite(jump_.kappa());
  }

  void predict() {
    jump_.motion().predict(x_.head(n_));
    x_.head(n_) += (0.5 * h_ * h_) * acceleration_;
    x_.tail(n_ + 2 * m_).setZero();
    x_.segment(lambda_row(), m_) = (h_ * h_ / scale_) * lambda_;
  }

  void set_states(VectorIn x) {
    const double s = scale_ / (h_ * h_);
    values_.Y = x.segment(n_, n_) / h_;
    values_.lambda = s * x.segment(lambda_row(), m_);
    values_.mu = s * x.segment(mu_row(), m_);
    values_.strains_jump = jumps_;
    values_.guards = guards_;
    jump_.move(x.head(n_), values_);
  }

  bool finish(const Eigen::Vector3d& drift) {
    const FrameMotion& motion = jump_.motion();
    work_ = jump_.forces().work(values_.lambda);
    work_[Account::numerical_dissipation] = jumps_ ? jump_.loss() : 0.0;
    V_end_ = jump_.end_velocity();
    z_end_ = motion.end();
    z_dot_end_ = v_;
    motion.end_rate(V_end_, z_dot_end_);
    if (options_.project) {
      if (!projection_.project(motion, jump_.forces(), jump_.velocities().E_end(), z_dot_end_,
                               clock_.now() + h_, V_end_, work_))
        return false;
      motion.end_rate(V_end_, z_dot_end_);
    }
    if (options_.boost) centre_.follow(drift, h_, q_, z_end_);
    q_ = z_end_;
    v_ = z_dot_end_;
    lambda_ = values_.lambda;
    acceleration_ = jump_.velocity_change() / h_;
    return true;
  }

  const SparseMatrix& pattern() const override { return blocks_.matrix(); }

  // The first guess has no jump that could tell whether it needs the guard.
  void begin_iterate(int iterate) override { guards_ = iterate > 0; }

  void residual(VectorIn x, VectorOut r) override {
    set_states(x);
    const double s = h_ * h_ / scale_;
    r.setZero();
    jump_.add_motion(s, r.head(n_));
    system_.joints().value(jump_.motion().end(), clock_.now() + h_, r.segment(lambda_row(), m_));
    if (jumps_) {
      jump_.add_jump(s, r.segment(n_, n_));
      jump_.jump_rows(r.segment(mu_row(), m_));
    } else {
      r.segment(n_, n_) = x.segment(n_, n_);
      r.segment(mu_row(), m_) = x.segment(mu_row(), m_);
    }
  }

  const SparseMatrix& tangent(VectorIn) override {
    const double s = h_ * h_ / scale_;
    jump_.differentiate(t_);
    blocks_.set_zero();
    blocks_.add(a_y_, s, t_.a_y);
    blocks_.add(a_Y_, s, t_.a_Y);
    jump_.forces().secant_rows(jump_.motion().Q(), B_);
    blocks_.add(a_lambda_, 1.0, B_);
    jump_.forces().end_rows(jump_.motion().T(), B_);
    blocks_.add(c_y_, 1.0, B_);
    if (!jumps_) {
      blocks_.add(b_one_, 1.0, identity_n_);
      blocks_.add(d_mu_, 1.0, identity_m_);
    } else {
      blocks_.add(b_y_, s, t_.b_y);
      blocks_.add(b_Y_, s, t_.b_Y);
      blocks_.add(d_y_, 1.0, t_.d_y);
      jump_.reaction_rows(B_);
      blocks_.add(b_lambda_, 1.0, B_);
      jump_.forces().secant_rows(jump_.velocities().P(), B_);
      blocks_.add(b_mu_, 1.0, B_);
      blocks_.add(d_Y_, 1.0, B_);
    }
    guard_is_known_ = false;
    return blocks_.matrix();
  }

  const Product* dense_tangent() override {
    if (!jump_.guarded()) return nullptr;
    if (!guard_is_known_) {
      const double s = h_ * h_ / scale_;
      jump_.differentiate_guard(guard_);
      by_kappa_.column.head(n_) = s * guard_.a_kappa;
      by_kappa_.column.segment(n_, n_) = s * guard_.b_kappa;
      by_kappa_.row.head(n_) = guard_.kappa_y;
      by_kappa_.row.segment(n_, n_) = guard_.kappa_Y;
      guard_is_known_ = true;
    }
    return &by_kappa_;
  }

  double relative_size(VectorIn, VectorIn dx) const override {
    return relative_increment(dx, q_, jump_.motion().end(), h_ * v_.cwiseAbs().maxCoeff());
  }

  std::string row_name(int row) const override {
    const bool motion = row < 2 * n_;
    const int k = motion ? row : row - 2 * n_;
    const bool at_jump = motion ? k >= n_ : k >= m_;
    return system_.equation_name(motion ? k % n_ : n_ + k % m_) + (at_jump ? " at the jump" : "");
  }

  HouseScheme::Options options_;
  FrameSystem system_;
  MassCentre centre_;
  HouseJump jump_;
  int n_;
  int m_;
  double scale_;
  double h_ = 0.0;
  bool jumps_ = true;  // otherwise Y = 0
  bool guards_ = false;
  bool guard_is_known_ = false;  // whether by_kappa_ belongs to the factors in use
  JointProjection projection_;
  HouseJump::Values values_;
  HouseJump::Tangents t_;
  HouseJump::GuardTangents guard_;
  SparseMatrix B_;
  SparseMatrix identity_n_;
  SparseMatrix identity_m_;
  BlockMatrix blocks_;
  BlockMatrix::Block a_y_{}, a_Y_{}, a_lambda_{};
  BlockMatrix::Block b_y_{}, b_Y_{}, b_one_{}, b_lambda_{}, b_mu_{};
  BlockMatrix::Block c_y_{}, d_y_{}, d_Y_{}, d_mu_{};
  Product by_kappa_;
  Newton newton_;
  Vector lambda_;
  Vector acceleration_;  // in the last step
  Vector x_;
  Vector V_end_;
  Vector z_end_;
  Vector z_dot_end_;
};

}  // namespace

std::unique_ptr<Stepper> HouseScheme::start(std::shared_ptr<const System> system,
                                            const InitialState& initial,
                                            const NewtonOptions& newton) const {
  return std::make_unique<HouseStepper>(system, initial, newton, options_);
}

// Without jumps there is no guard, and the step is the one of frame-1.
Traits HouseScheme::traits() const {
  const bool jumps = options_.rho_inf < 1.0;
  return {jumps || options_.project ? EnergyLaw::decaying : EnergyLaw::preserving,
          jumps ? MomentumLaw::linear : MomentumLaw::linear_and_angular};
}

namespace {

HouseScheme::Options options_of(const Parameters& p) {
  return {rho_inf_of(p), p.choice("projection") == "on", p.choice("boost") == "auto"};
}

}  // namespace

SchemeInfo house_scheme() {
  return {std::string(default_scheme),
          "the house scheme: decay for the vibrations, none for the mechanism",
          "",
          {rho_inf_parameter(0.0, "; 0 dissipates most, 1 nothing"),
           {"projection",
            std::string("on"),
            "of the velocities onto the joints after each step",
            {},
            {},
            {"on", "off"}},
           {"boost",
            std::string("auto"),
            "step in the frame of the mass centre if nothing ties the system to the ground",
            {},
            {},
            {"auto", "off"}}},
          [](const Parameters& p) { return HouseScheme(options_of(p)).traits(); },
          [](const Parameters& p) { return std::make_unique<HouseScheme>(options_of(p)); },
          "angular momentum in steps the guard does not change"};
}

}  // namespace visviva
