// The house scheme. With a jump Y = (Y_v, Y_e) of velocities and strains just after the start of the step, G = diag(M, C)
// and y = (V_f − V_i, e_f − e_i),
//
//   (1)  V_m(y) = ½(V_f + V_i + Y_v)
//   (2)  g(y, V_f) + Qᵀ [De*ᵀ(s* + ½C Y_e) + B*ᵀλ − F_m] = 0
//   (5)  Φ(z_f, t_f) = 0
//
// gives  E_f − E_i = W − ½YᵀGy  whatever Y is. The jump is minus a sixth of the change of all forces in the step, as the
// body feels them (P, E₀, E₁ of VelocityOperators), and only its elastic part is implicit:
//
//   (3)  Y_e = (h/6) De* P [αY_v − (V_f − V_i)]
//   (4)  M Y_v/h + Pᵀ [⅙De*ᵀC(αY_e − (e_f − e_i)) + B*ᵀμ] − ⅙E₁ᵀ[De₁ᵀs* + B₁ᵀλ − F₁] + ⅙E₀ᵀ[De₀ᵀs* + B₀ᵀλ − F₀] = 0
//   (6)  B* P Y_v = 0
//
// Without joints, loads and turning, YᵀGy = αYᵀGY. The other terms have no sign: if a step comes out with YᵀGy < 0, it is
// solved again with the jump Y + κy and (Y + κy)ᵀGy = 0 as one more unknown and one more equation (the guard); if that
// fails too, with Y = 0, which is how all steps with ρ∞ = 1 are taken. Unknowns are y, h Y_v, h²λ/m, h²μ/m, κ; (3) and V_f are put in.
//
// After the step the velocities are projected onto the joints, B₁E₁V = ė₀, with the metric M.
#include "visviva/schemes/house_scheme.hpp"

#include <algorithm>
#include <cmath>

#include "visviva/schemes/house_jump.hpp"
#include "visviva/schemes/mass_centre.hpp"
#include "visviva/solvers/block_matrix.hpp"

namespace visviva {
namespace {

SparseMatrix full_row(int n) {
  PatternBuilder pattern(1, n);
  for (int i = 0; i < n; ++i) pattern.add(0, i);
  return pattern.build();
}

SparseMatrix diagonal(int n) {
  PatternBuilder pattern(n, n);
  for (int i = 0; i < n; ++i) pattern.add(i, i);
  return pattern.build();
}

void set_values(const Vector& from, SparseMatrix& to) {
  Eigen::Map<Vector>(to.valuePtr(), to.nonZeros()) = from;
}

/// V ← V − M⁻¹B₁ᵀπ with B₁V = ė₀ after it, both in the unknowns of the frames.
class JointProjection {
 public:
  JointProjection(const FrameSystem& system, double scale)
      : system_(system),
        scale_(scale),
        M_(system.square_pattern()),
        B_(system.row_pattern()),
        blocks_({system.unknowns(), system.rows()}),
        mass_(blocks_.declare(0, 0, M_)),
        gradient_(blocks_.declare(0, 1, B_, true)),
        jacobian_(blocks_.declare(1, 0, B_)),
        linear_(make_linear_solver(LinearSolverChoice::automatic, blocks_.size())),
        x_(Vector::Zero(blocks_.size())),
        rate_(Vector::Zero(system.rows())),
        rest_(Vector::Zero(system.system().coordinate_count())) {
    blocks_.finish();
    linear_->analyze(blocks_.matrix());
  }

  /// `rate` is B₁V − ė₀. Books the loss as numerical dissipation and the impulses' work on ė₀ as the drives'.
  bool project(const FrameMotion& motion, const FrameForces& forces, const FrameOperators& E,
               VectorIn z_dot, double t, Vector& V, StepWork& work) {
    const int n = system_.unknowns();
    const int m = system_.rows();
    if (m == 0) return true;
    system_.joints().rate(motion.end(), z_dot, t, rate_);
    set_zero(M_);
    motion.add_mass(1.0 / scale_, M_);
    forces.end_rows(E, B_);
    blocks_.set_zero();
    blocks_.add(mass_, 1.0, M_);
    blocks_.add(gradient_, 1.0, B_);
    blocks_.add(jacobian_, 1.0, B_);
    if (!linear_->factorize(blocks_.matrix())) return false;
    x_.head(n).setZero();
    x_.tail(m) = rate_;
    linear_->solve(x_);
    // M δ/m + Bᵀπ' = 0, B δ = rate, V ← V − δ; the work on ė₀ is −π·ė₀ with π = −m π'.
    V -= x_.head(n);
    const double loss = 0.5 * motion.mass_product(x_.head(n), x_.head(n));
    system_.joints().rate(motion.end(), rest_, t, rate_);  // −ė₀
    work.drive += -scale_ * x_.tail(m).dot(rate_);
    work.numerical_dissipation += loss;
    work.projection += loss;
    return true;
  }

 private:
  const FrameSystem& system_;
  double scale_;
  SparseMatrix M_;
  SparseMatrix B_;
  BlockMatrix blocks_;
  BlockMatrix::Block mass_;
  BlockMatrix::Block gradient_;
  BlockMatrix::Block jacobian_;
  std::unique_ptr<LinearSolver> linear_;
  Vector x_;
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
        jump_(system_, (1.0 - options.rho_inf) / (1.0 + options.rho_inf)),
        n_(system_.unknowns()),
        m_(system_.rows()),
        scale_(system->mass_scale()),
        projection_(system_, scale_),
        B_(system_.row_pattern()),
        identity_n_(diagonal(n_)),
        identity_m_(diagonal(m_)),
        row_(full_row(n_)),
        one_(diagonal(1)),
        blocks_({n_, n_, m_, m_, 1}),
        newton_(make_newton(newton)),
        guard_newton_(blocks_.matrix(), newton),
        lambda_(initial.lambda.tail(m_)),
        x_(Vector::Zero(blocks_.size())),
        unguarded_(x_),
        V_end_(Vector::Zero(n_)),
        z_end_(initial.q) {
    for (Vector* V : {&values_.Y, &acceleration_}) V->setZero(n_);
    values_.lambda.setZero(m_);
    values_.mu.setZero(m_);
    Eigen::Map<Vector>(identity_n_.valuePtr(), n_).setOnes();
    Eigen::Map<Vector>(identity_m_.valuePtr(), m_).setOnes();
    for (Vector* last : {&lambda_, &acceleration_}) remember(*last);
  }

  StepReport advance(double h) override {
    h_ = h;
    const Eigen::Vector3d drift =
        options_.boost ? centre_.velocity(q_, v_) : Eigen::Vector3d::Zero();
    jump_.begin(q_, v_, drift, clock_.now(), h);
    remedy_ = options_.rho_inf < 1.0 ? Remedy::none : Remedy::preserving;
    predict();
    NewtonReport report = newton_.solve(*this, x_);
    int iterations = report.iterations;
    if (report.converged()) set_states(x_);
    if (report.converged() && remedy_ == Remedy::none && gains_energy()) {
      iterations += guard(report);
      set_states(x_);
    }
    if (!report.converged()) return to_step_report(report, *this);
    if (!finish(drift)) {
      report.outcome = NewtonReport::Outcome::singular;
      report.worst_row = 2 * n_;
      return to_step_report(report, *this);
    }
    clock_.advance(h);
    return {true, iterations, {}, {}, {}, options_.rho_inf < 1.0 ? remedy_ : Remedy::none};
  }

  NamedValues algorithmic_values() const override {
    return m_ > 0 ? NamedValues{{"lambda_joints", lambda_}} : NamedValues{};
  }

 private:
  Newton make_newton(const NewtonOptions& options) {
    const SparseMatrix& K = system_.square_pattern();
    for (SparseMatrix* matrix : {&t_.a_y, &t_.a_Y, &t_.b_y, &t_.b_Y}) *matrix = K;
    t_.d_y = system_.row_pattern();
    for (Vector* v : {&t_.a_kappa, &t_.b_kappa, &t_.guard_y, &t_.guard_Y}) v->setZero(n_);
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
    a_kappa_ = blocks_.declare(0, 4, row_, true);
    b_kappa_ = blocks_.declare(1, 4, row_, true);
    guard_y_ = blocks_.declare(4, 0, row_);
    guard_Y_ = blocks_.declare(4, 1, row_);
    guard_kappa_ = blocks_.declare(4, 4, one_);
    blocks_.finish();
    return {blocks_.matrix(), options};
  }

  Eigen::Index lambda_row() const { return Eigen::Index{2} * n_; }
  Eigen::Index mu_row() const { return lambda_row() + m_; }

  void predict() {
    jump_.motion().predict(x_.head(n_));
    x_.head(n_) += (0.5 * h_ * h_) * acceleration_;
    x_.tail(n_ + 2 * m_ + 1).setZero();
    x_.segment(lambda_row(), m_) = (h_ * h_ / scale_) * lambda_;
  }

  void set_states(VectorIn x) {
    const double s = scale_ / (h_ * h_);
    values_.Y = x.segment(n_, n_) / h_;
    values_.lambda = s * x.segment(lambda_row(), m_);
    values_.mu = s * x.segment(mu_row(), m_);
    values_.guarded = remedy_ == Remedy::guard;
    values_.kappa = values_.guarded ? x[x.size() - 1] : 0.0;
    values_.strains_jump = remedy_ != Remedy::preserving;
    jump_.move(x.head(n_), values_);
  }

  // Beyond round-off of the energies of the step.
  bool gains_energy() {
    const HouseJump::Products p = jump_.products();
    const Vector& V = jump_.end_velocity();
    const double energy = jump_.motion().mass_product(V, V) + p.yy;
    norm_ = p.yy;
    return p.Yy < -1e-15 * energy && p.Yy < -1e-12 * std::sqrt(p.YY * p.yy);
  }

  // Solves the step again such that it preserves energy; returns the iterations it took.
  int guard(NewtonReport& report) {
    unguarded_ = x_;
    remedy_ = Remedy::guard;
    report = guard_newton_.solve(*this, x_);
    int iterations = report.iterations;
    if (report.converged() && x_[x_.size() - 1] >= 0.0) return iterations;
    remedy_ = Remedy::preserving;
    x_ = unguarded_;
    x_.segment(n_, n_).setZero();
    x_.tail(m_ + 1).setZero();
    report = guard_newton_.solve(*this, x_);
    return iterations + report.iterations;
  }

  bool finish(const Eigen::Vector3d& drift) {
    const FrameMotion& motion = jump_.motion();
    work_ = jump_.forces().work(values_.lambda);
    const HouseJump::Products p = jump_.products();
    work_.numerical_dissipation = 0.5 * (p.Yy + values_.kappa * p.yy);
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

  void residual(VectorIn x, VectorOut r) override {
    set_states(x);
    const double s = h_ * h_ / scale_;
    r.setZero();
    jump_.add_motion(s, r.head(n_));
    system_.joints().value(jump_.motion().end(), clock_.now() + h_, r.segment(lambda_row(), m_));
    if (remedy_ == Remedy::preserving) {
      r.segment(n_, n_) = x.segment(n_, n_);
      r.tail(m_ + 1) = x.tail(m_ + 1);
      return;
    }
    jump_.add_jump(s, r.segment(n_, n_));
    jump_.jump_rows(r.segment(mu_row(), m_));
    if (remedy_ == Remedy::none) {
      r[r.size() - 1] = x[x.size() - 1];
    } else {
      const HouseJump::Products p = jump_.products();
      r[r.size() - 1] = (p.Yy + values_.kappa * p.yy) / norm_;
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
    if (remedy_ == Remedy::preserving) {
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
    one_.valuePtr()[0] = 1.0;
    if (remedy_ == Remedy::guard) {
      set_values(t_.a_kappa, row_);
      blocks_.add(a_kappa_, s, row_);
      set_values(t_.b_kappa, row_);
      blocks_.add(b_kappa_, s, row_);
      set_values(t_.guard_y, row_);
      blocks_.add(guard_y_, 1.0 / norm_, row_);
      set_values(t_.guard_Y, row_);
      blocks_.add(guard_Y_, 1.0 / norm_, row_);
      one_.valuePtr()[0] = t_.guard_kappa / norm_;
    }
    blocks_.add(guard_kappa_, 1.0, one_);
    return blocks_.matrix();
  }

  double relative_size(VectorIn, VectorIn dx) const override {
    return std::max(relative_increment(dx.head(dx.size() - 1), q_, jump_.motion().end(),
                                       h_ * v_.cwiseAbs().maxCoeff()),
                    std::abs(dx[dx.size() - 1]));
  }

  std::string row_name(int row) const override {
    if (row == 2 * (n_ + m_)) return "the energy of the step";
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
  Remedy remedy_ = Remedy::none;
  double norm_ = 1.0;
  JointProjection projection_;
  HouseJump::Values values_;
  HouseJump::Tangents t_;
  SparseMatrix B_;
  SparseMatrix identity_n_;
  SparseMatrix identity_m_;
  SparseMatrix row_;
  SparseMatrix one_;
  BlockMatrix blocks_;
  BlockMatrix::Block a_y_{}, a_Y_{}, a_lambda_{}, a_kappa_{};
  BlockMatrix::Block b_y_{}, b_Y_{}, b_one_{}, b_lambda_{}, b_mu_{}, b_kappa_{};
  BlockMatrix::Block c_y_{}, d_y_{}, d_Y_{}, d_mu_{};
  BlockMatrix::Block guard_y_{}, guard_Y_{}, guard_kappa_{};
  Newton newton_;
  Newton guard_newton_;  // keeps pivots of its own
  Vector lambda_;
  Vector acceleration_;  // in the last step
  Vector x_;
  Vector unguarded_;
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

SchemeInfo house_scheme() {
  Traits traits{"visviva", "the house scheme: decay for the vibrations, none for the mechanism"};
  traits.energy = EnergyLaw::decaying;
  traits.momentum = MomentumLaw::linear;
  traits.remark = "angular momentum in steps the guard does not change";
  return {traits,
          {{"rho_inf", 0.0, "spectral radius at infinite frequency; 0 dissipates most, 1 nothing",
            0.0, 1.0},
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
          [](const Parameters& p) {
            return std::make_unique<HouseScheme>(HouseScheme::Options{
                p.number("rho_inf"), p.choice("projection") == "on", p.choice("boost") == "auto"});
          }};
}

}  // namespace visviva
