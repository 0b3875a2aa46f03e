#include "visviva/schemes/vector/energy_decaying.hpp"

#include "visviva/schemes/newton_stepper.hpp"
#include "visviva/schemes/rho_inf.hpp"
#include "visviva/schemes/vector/energy_preserving.hpp"
#include "visviva/schemes/vector/jump_forces.hpp"
#include "visviva/schemes/vector/quasi_velocities.hpp"

namespace visviva {
namespace {

class EnergyDecayingStepper final : public NewtonStepper {
 public:
  EnergyDecayingStepper(std::shared_ptr<const System> system, const std::vector<int>& rotors,
                        const InitialState& initial, const NewtonOptions& newton,
                        double jump_weight, double dissipation)
      : NewtonStepper(*system, initial),
        system_(std::move(system)),
        a_(jump_weight),
        alpha_(dissipation),
        lambda_j_(initial.lambda),
        lambda_g_(initial.lambda),
        n_(system_->coordinate_count()),
        m_(system_->constraint_count()),
        scale_(system_->mass_scale()),
        jump_feels_end_(!system_->loads().terms().empty() || !rotors.empty()),
        velocities_(*system_, rotors),
        forces_(*system_, jump_weight, dissipation),
        rate_(n_),
        v_j_(n_),
        v_end_(n_),
        dv_(n_),
        new_lambda_j_(m_),
        new_lambda_g_(m_) {
    // (b) + 2a (a) and (e) with what they tell of, q_j and λ_j, (a) and (f) with q₁ and λ_g: solvers look for pivots there.
    declare_unknowns({n_, n_, m_, m_});
    const SparseMatrix& K = system_->mass();
    const SparseMatrix& M = velocities_.mass();
    const SparseMatrix& B = forces_.B_g();
    h_j_ = blocks_.declare(0, 0, K);
    if (jump_feels_end_) h_1_ = blocks_.declare(0, 1, K);
    a_j_ = blocks_.declare(1, 0, K);
    a_1_ = blocks_.declare(1, 1, K);
    for (const int row : {0, 1})
      for (const int column : {0, 1}) mass_[row][column] = blocks_.declare(row, column, M);
    h_l_ = blocks_.declare(0, 2, B, true);
    a_l_ = blocks_.declare(1, 3, B, true);
    e_j_ = blocks_.declare(2, 0, B);
    f_1_ = blocks_.declare(3, 1, B);
    finish(newton);
    remember(lambda_j_);
    remember(lambda_g_);
  }

  NamedValues algorithmic_values() const override {
    if (m_ == 0) return {};
    return {{"lambda_raw", lambda_g_}, {"lambda_j", lambda_j_}};
  }

 private:
  void begin_step() override {
    velocities_.begin(q_, v_);
    velocities_.rate(q_, v_, rate_);
    forces_.begin(q_, rate_, clock_.now(), h_);
    x_.head(n_).setZero();
    x_.segment(n_, n_) = h_ * rate_;
    x_.segment(Eigen::Index{2} * n_, m_) = (h_ * h_ / scale_) * lambda_j_;
    x_.tail(m_) = (h_ * h_ / scale_) * lambda_g_;
  }

  void accept() override {
    book();
    q_ = forces_.q_end();
    v_ = v_end_;
    lambda_j_ = new_lambda_j_;
    lambda_g_ = new_lambda_g_;
  }

  const Vector& q_end() const override { return forces_.q_end(); }

  void set_states(VectorIn x) override {
    const auto dj = x.head(n_);
    const auto d1 = x.segment(n_, n_);
    velocities_.path(d1, v_end_);
    velocities_.path(dj, v_j_);
    v_j_ = (2.0 * v_end_ / h_ + v_j_ / (a_ * h_) - (1.0 - alpha_) * v_) / (1.0 + alpha_);
    v_end_ = 2.0 * v_end_ / h_ - v_j_;
    new_lambda_j_ = (scale_ / (h_ * h_)) * x.segment(Eigen::Index{2} * n_, m_);
    new_lambda_g_ = (scale_ / (h_ * h_)) * x.tail(m_);
    forces_.evaluate(dj, d1, new_lambda_j_, new_lambda_g_);
  }

  void residual(VectorIn x, VectorOut r) override {
    set_states(x);
    const double s = h_ * h_ / scale_;
    r.head(n_) = s * forces_.r_h();
    velocities_.add_force(x.head(n_), v_j_, h_ / scale_, r.head(n_));
    velocities_.add_force(x.segment(n_, n_), v_end_, 2.0 * a_ * h_ / scale_, r.head(n_));
    r.segment(n_, n_) = s * forces_.r_a();
    velocities_.add_force(x.segment(n_, n_), v_end_, h_ / scale_, r.segment(n_, n_));
    system_->constraints().value(forces_.q_j(), clock_.now(), r.segment(Eigen::Index{2} * n_, m_));
    system_->constraints().value(forces_.q_end(), clock_.now() + h_, r.tail(m_));
  }

  const SparseMatrix& tangent(VectorIn x) override {
    const double s = h_ * h_ / scale_;
    // (h/m) ∂v_j/∂(L dj) and (h/m) ∂v_j/∂(L d1)
    const double vj_j = 1.0 / (a_ * (1.0 + alpha_) * scale_);
    const double vj_1 = 2.0 / ((1.0 + alpha_) * scale_);
    // The same of v₁.
    const double v1_j = -vj_j;
    const double v1_1 = 2.0 / scale_ - vj_1;
    forces_.evaluate_tangents();
    forces_.evaluate_end_jacobians();
    velocities_.add_force_by_increment(v_end_, 1.0 / h_, forces_.a_1());
    velocities_.add_force_by_increment(v_end_, 2.0 * a_ / h_, forces_.h_1());
    velocities_.add_force_by_increment(v_j_, 1.0 / h_, forces_.h_j());
    blocks_.set_zero();
    const SparseMatrix& M_1 = velocities_.force_by_path(x.segment(n_, n_));
    blocks_.add(mass_[0][0], 2.0 * a_ * v1_j, M_1);
    blocks_.add(mass_[0][1], 2.0 * a_ * v1_1, M_1);
    blocks_.add(mass_[1][0], v1_j, M_1);
    blocks_.add(mass_[1][1], v1_1, M_1);
    const SparseMatrix& M_j = velocities_.force_by_path(x.head(n_));
    blocks_.add(mass_[0][0], vj_j, M_j);
    blocks_.add(mass_[0][1], vj_1, M_j);
    blocks_.add(h_j_, s, forces_.h_j());
    if (jump_feels_end_) blocks_.add(h_1_, s, forces_.h_1());
    blocks_.add(a_j_, s, forces_.a_j());
    blocks_.add(a_1_, s, forces_.a_1());
    blocks_.add(h_l_, 2.0 * a_, forces_.B_h());
    blocks_.add(a_l_, 1.0, forces_.B_g());
    blocks_.add(e_j_, 1.0, forces_.B_j());
    blocks_.add(f_1_, 1.0, forces_.B_end());
    return blocks_.matrix();
  }

  std::string row_name(int row) const override {
    const bool motion = row < 2 * n_;
    const int k = motion ? row : row - 2 * n_;
    const bool at_jump = motion ? k < n_ : k < m_;
    return equation_name(*system_, motion ? k % n_ : n_ + k % m_) + (at_jump ? " at the jump" : "");
  }

  void book() {
    dv_ = v_j_ - v_;
    work_ = forces_.work();
    work_[Account::numerical_dissipation] =
        alpha_ * (0.5 * quadratic_form(system_->mass(), dv_) + forces_.jump_potential());
  }

  std::shared_ptr<const System> system_;
  double a_;
  double alpha_;
  Vector lambda_j_;
  Vector lambda_g_;

  int n_;
  int m_;
  double scale_;
  bool jump_feels_end_;  // (b) + 2a (a) has q₁ in it, besides inertia: dampers and rotors
  QuasiVelocities velocities_;
  JumpForces forces_;
  BlockMatrix::Block h_j_{}, h_1_{}, h_l_{};
  BlockMatrix::Block a_j_{}, a_1_{}, a_l_{};
  BlockMatrix::Block mass_[2][2] = {};
  BlockMatrix::Block e_j_{}, f_1_{};
  Vector rate_;
  Vector v_j_;
  Vector v_end_;
  Vector dv_;
  Vector new_lambda_j_;
  Vector new_lambda_g_;
};

constexpr Traits decaying_traits = {EnergyLaw::decaying, MomentumLaw::linear, 2, 1};
const std::string decaying_remark =
    "first order with constraints that are not linear; decays where the potential is convex, and "
    "runs count the steps that gain";

}  // namespace

std::unique_ptr<Stepper> EnergyDecaying::start(std::shared_ptr<const System> system,
                                               const InitialState& initial,
                                               const NewtonOptions& newton) const {
  return start_in(coordinates_, std::move(system), initial,
                  [&](std::shared_ptr<const System> inner, const std::vector<int>& rotors,
                      const InitialState& state) {
                    return std::make_unique<EnergyDecayingStepper>(
                        std::move(inner), rotors, state, newton, jump_weight_, dissipation_);
                  });
}

std::vector<std::string> EnergyDecaying::warnings(const System& system) const {
  if (!system.constraints().nonlinear()) return {};
  if (dissipation_ == 0.0)
    return {
        "without dissipation (rho_inf=1) this scheme locks on constraints that are not linear: it "
        "converges to a motion without centripetal reaction; use energy-preserving"};
  return {
      "with constraints that are not linear this scheme is first order and dissipates the "
      "mechanism's own energy; alpha-kappa does not"};
}

SchemeInfo energy_decaying() {
  return {"energy-decaying",
          "time-discontinuous Galerkin scheme with chosen dissipation (ED-α)",
          "LensCardona2007",
          {rho_inf_parameter(0.0, "; 0 dissipates most"), coordinates_parameter()},
          [](const Parameters& p) {
            // Without dissipation nothing decays, and constraints lock: see the warning.
            return rho_inf_of(p) == 1.0 ? Traits{EnergyLaw::preserving, MomentumLaw::linear, 2, 0}
                                        : decaying_traits;
          },
          [](const Parameters& p) {
            return std::make_unique<EnergyDecaying>(1.0 / 6.0, dissipation_of(rho_inf_of(p)),
                                                    coordinates_of(p));
          },
          decaying_remark};
}

SchemeInfo armero_romero() {
  return {"armero-romero",
          "energy-decaying scheme of Armero and Romero (discretization B)",
          "BottassoTrainelli2004",
          {{"alpha_ar", 1.0 / 6.0, "jump weight; 0 is the preserving scheme, 1/6 the best period",
            0.0, 1.0},
           coordinates_parameter()},
          [](const Parameters& p) {
            return p.number("alpha_ar") == 0.0 ? energy_preserving_traits(coordinates_of(p))
                                               : decaying_traits;
          },
          [](const Parameters& p) -> std::unique_ptr<Scheme> {
            const double a = p.number("alpha_ar");
            if (a == 0.0) return std::make_unique<EnergyPreserving>(coordinates_of(p));
            return std::make_unique<EnergyDecaying>(a, 1.0, coordinates_of(p));
          },
          decaying_remark};
}

}  // namespace visviva
