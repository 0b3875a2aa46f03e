#include "visviva/schemes/vector/alpha_kappa.hpp"

#include <algorithm>
#include <cmath>

#include "visviva/schemes/newton_stepper.hpp"
#include "visviva/schemes/rho_inf.hpp"
#include "visviva/schemes/vector/jump_forces.hpp"
#include "visviva/schemes/vector/quasi_velocities.hpp"
#include "visviva/settings/choice.hpp"

namespace visviva {
namespace {

// The weight of the jump in discretization C.
constexpr double discretization_c = 1.0 / 6.0;

const Choice<AlphaKappa::Kappa> kappa_choice("kappa",
                                             "one, or the value that keeps the decay exact",
                                             {{"one", AlphaKappa::Kappa::one},
                                              {"conserving", AlphaKappa::Kappa::conserving}});

// Block columns; and block rows, each where the unknown stands that it tells most of, for solvers look for pivots there: half of
// (c) + 3 (d) and of (c) − 3 (d), (b) + (a)/3, (a), (e), (f), (g), (h).
enum Column { col_dj, col_d1, col_vj, col_v1, col_ej, col_e1, col_lj, col_lg };
enum Row { row_kj, row_k1, row_h, row_a, row_e, row_f, row_gj, row_g1 };

class AlphaKappaStepper final : public NewtonStepper {
 public:
  AlphaKappaStepper(std::shared_ptr<const System> system, const std::vector<int>& rotors,
                    const InitialState& initial, const NewtonOptions& newton, double dissipation,
                    AlphaKappa::Kappa kappa)
      : NewtonStepper(*system, initial),
        system_(std::move(system)),
        alpha_(dissipation),
        mode_(kappa),
        n_(system_->coordinate_count()),
        m_(system_->constraint_count()),
        scale_(system_->mass_scale()),
        jump_feels_end_(!system_->loads().terms().empty() || !rotors.empty()),
        velocities_(*system_, rotors),
        forces_(*system_, discretization_c, dissipation),
        curvature_(system_->mass()),
        Bv_(system_->constraints().pattern()),
        b_j_(Bv_),
        b_1_(Bv_) {
    declare_unknowns({n_, n_, n_, n_, m_, m_, m_, m_});
    declare_blocks();
    finish(newton);
    for (Vector* vector : {&rate_, &v_j_, &v_end_, &way_, &work_n_}) vector->setZero(n_);
    for (Vector* vector : {&lambda_j_, &lambda_g_, &eta_j_, &eta_1_, &work_m_}) vector->setZero(m_);
    last_.lambda_j = last_.lambda_g = initial.lambda;
    last_.eta_j = last_.eta_1 = Vector::Zero(m_);
    for (Vector* own : {&last_.lambda_j, &last_.lambda_g, &last_.eta_j, &last_.eta_1})
      remember(*own);
  }

  NamedValues algorithmic_values() const override {
    NamedValues values = {{"kappa", Vector::Constant(1, kappa_)},
                          {"clamped_steps", Vector::Constant(1, clamped_steps_)}};
    if (m_ == 0) return values;
    values.emplace_back("lambda_raw", last_.lambda_g);
    values.emplace_back("lambda_j", last_.lambda_j);
    values.emplace_back("eta_j", last_.eta_j);
    values.emplace_back("eta_1", last_.eta_1);
    return values;
  }

  // A step that is taken back does not count as clamped.
  void restore(const Clock& clock, const Vector& history) override {
    Stepper::restore(clock, history);
    if (last_clamped_) clamped_steps_ -= 1.0;
    last_clamped_ = false;
  }
  std::vector<double*> counts() override { return {&clamped_steps_}; }

 private:
  void declare_blocks() {
    const SparseMatrix& K = system_->mass();
    const SparseMatrix& M = velocities_.mass();
    const SparseMatrix& B = Bv_;
    for (const auto& [row, column] : {std::pair{row_kj, col_dj},
                                      {row_k1, col_d1},
                                      {row_h, col_dj},
                                      {row_a, col_dj},
                                      {row_a, col_d1}})
      square_[row][column] = blocks_.declare(row, column, K);
    if (jump_feels_end_) square_[row_h][col_d1] = blocks_.declare(row_h, col_d1, K);
    for (const Row row : {row_kj, row_k1})
      for (const Column column : {col_dj, col_d1, col_vj})
        mass_[row][column] = blocks_.declare(row, column, M);
    for (const auto& [row, column] :
         {std::pair{row_k1, col_v1}, {row_h, col_vj}, {row_h, col_v1}, {row_a, col_v1}})
      mass_[row][column] = blocks_.declare(row, column, M);
    kj_ej_ = blocks_.declare(row_kj, col_ej, B, true);
    k1_e1_ = blocks_.declare(row_k1, col_e1, B, true);
    h_lj_ = blocks_.declare(row_h, col_lj, B, true);
    a_lg_ = blocks_.declare(row_a, col_lg, B, true);
    e_dj_ = blocks_.declare(row_e, col_dj, B);
    f_d1_ = blocks_.declare(row_f, col_d1, B);
    gj_dj_ = blocks_.declare(row_gj, col_dj, B);
    gj_vj_ = blocks_.declare(row_gj, col_vj, B);
    g1_d1_ = blocks_.declare(row_g1, col_d1, B);
    g1_v1_ = blocks_.declare(row_g1, col_v1, B);
  }

  void begin_step() override {
    kappa_ = 1.0;
    clamped_ = false;
    velocities_.begin(q_, v_);
    velocities_.rate(q_, v_, rate_);
    forces_.begin(q_, rate_, clock_.now(), h_);
    predict();
  }

  // For κ = 1, and then for each κ that the solution before asks for.
  NewtonReport solve() override {
    NewtonReport report = NewtonStepper::solve();
    if (mode_ == AlphaKappa::Kappa::one) return report;
    int iterations = report.iterations;
    constexpr int max_corrections = 20;
    for (int i = 0; i < max_corrections && report.converged() && update_kappa(); ++i) {
      report = solve_again();
      iterations += report.iterations;
    }
    report.iterations = iterations;
    return report;
  }

  const Vector& q_end() const override { return forces_.q_end(); }

  auto unknown(VectorIn x, Column column) const {
    return x.segment(blocks_.offset(column), blocks_.offset(column + 1) - blocks_.offset(column));
  }
  auto part(VectorOut x, int block) const {
    return x.segment(blocks_.offset(block), blocks_.offset(block + 1) - blocks_.offset(block));
  }

  void predict() {
    VectorOut x(x_);
    part(x, col_dj).setZero();
    part(x, col_d1) = h_ * rate_;
    part(x, col_vj) = h_ * v_;
    part(x, col_v1) = h_ * v_;
    part(x, col_lj) = (h_ * h_ / scale_) * last_.lambda_j;
    part(x, col_lg) = (h_ * h_ / scale_) * last_.lambda_g;
    part(x, col_ej) = (h_ / scale_) * last_.eta_j;
    part(x, col_e1) = (h_ / scale_) * last_.eta_1;
  }

  void set_states(VectorIn x) override {
    v_j_ = unknown(x, col_vj) / h_;
    v_end_ = unknown(x, col_v1) / h_;
    lambda_j_ = (scale_ / (h_ * h_)) * unknown(x, col_lj);
    lambda_g_ = (scale_ / (h_ * h_)) * unknown(x, col_lg);
    eta_j_ = (scale_ / h_) * unknown(x, col_ej);
    eta_1_ = (scale_ / h_) * unknown(x, col_e1);
    forces_.evaluate(unknown(x, col_dj), unknown(x, col_d1), lambda_j_, lambda_g_);
    forces_.evaluate_end_jacobians();
    velocities_.velocity_jacobian(forces_.q_j(), forces_.B_j(), b_j_);
    velocities_.velocity_jacobian(forces_.q_end(), forces_.B_end(), b_1_);
  }

  void residual(VectorIn x, VectorOut r) override {
    set_states(x);
    const double s = h_ * h_ / scale_;
    const double k = kappa_ * h_ / scale_;
    const auto dj = unknown(x, col_dj);
    const auto d1 = unknown(x, col_d1);
    r.setZero();
    part(r, row_a) = s * forces_.r_a();
    velocities_.add_force(d1, v_end_, h_ / scale_, part(r, row_a));
    part(r, row_h) = s * forces_.r_h();
    velocities_.add_force(dj, v_j_, h_ / scale_, part(r, row_h));
    velocities_.add_force(d1, v_end_, 2.0 * discretization_c * h_ / scale_, part(r, row_h));

    way_ = 0.5 * d1 + 1.5 * dj;
    velocities_.path(way_, work_n_);
    work_n_ = work_n_ / scale_ - (0.25 * k) * ((1.0 + alpha_) * v_j_ + (1.0 - alpha_) * v_);
    add_product(velocities_.mass(), 1.0, work_n_, part(r, row_kj));
    add_transposed_product(b_j_, -0.5 * k, eta_j_, part(r, row_kj));

    way_ = 0.5 * d1 - 1.5 * dj;
    velocities_.path(way_, work_n_);
    work_n_ = work_n_ / scale_ - (0.25 * k) * (2.0 * v_end_ + (1.0 - alpha_) * (v_j_ - v_));
    add_product(velocities_.mass(), 1.0, work_n_, part(r, row_k1));
    add_transposed_product(b_1_, -0.5 * k, eta_1_, part(r, row_k1));

    const auto& constraints = system_->constraints();
    constraints.value(forces_.q_j(), clock_.now(), part(r, row_e));
    constraints.value(forces_.q_end(), clock_.now() + h_, part(r, row_f));
    velocities_.rate(forces_.q_j(), v_j_, work_n_);
    constraints.rate(forces_.q_j(), work_n_, clock_.now(), part(r, row_gj));
    velocities_.rate(forces_.q_end(), v_end_, work_n_);
    constraints.rate(forces_.q_end(), work_n_, clock_.now() + h_, part(r, row_g1));
    part(r, row_gj) *= h_;
    part(r, row_g1) *= h_;
  }

  const SparseMatrix& tangent(VectorIn x) override {
    constexpr double a = discretization_c;
    const double s = h_ * h_ / scale_;
    const double one = 1.0 / scale_;
    forces_.evaluate_tangents();
    velocities_.add_force_by_increment(v_end_, 1.0 / h_, forces_.a_1());
    velocities_.add_force_by_increment(v_end_, 2.0 * a / h_, forces_.h_1());
    velocities_.add_force_by_increment(v_j_, 1.0 / h_, forces_.h_j());
    blocks_.set_zero();
    blocks_.add(square_[row_a][col_dj], s, forces_.a_j());
    blocks_.add(square_[row_a][col_d1], s, forces_.a_1());
    blocks_.add(square_[row_h][col_dj], s, forces_.h_j());
    if (jump_feels_end_) blocks_.add(square_[row_h][col_d1], s, forces_.h_1());
    const SparseMatrix& M_1 = velocities_.force_by_velocity(unknown(x, col_d1));
    blocks_.add(mass_[row_a][col_v1], one, M_1);
    blocks_.add(mass_[row_h][col_v1], 2.0 * a * one, M_1);
    blocks_.add(mass_[row_h][col_vj], one, velocities_.force_by_velocity(unknown(x, col_dj)));
    blocks_.add(a_lg_, 1.0, forces_.B_g());
    blocks_.add(h_lj_, 2.0 * a, forces_.B_h());

    const SparseMatrix& M = velocities_.mass();
    const SparseMatrix& M_L = velocities_.mass_by_path();
    blocks_.add(mass_[row_kj][col_dj], 1.5 * one, M_L);
    blocks_.add(mass_[row_kj][col_d1], 0.5 * one, M_L);
    blocks_.add(mass_[row_kj][col_vj], -0.25 * kappa_ * (1.0 + alpha_) * one, M);
    blocks_.add(kj_ej_, -0.5 * kappa_, b_j_);
    blocks_.add(mass_[row_k1][col_dj], -1.5 * one, M_L);
    blocks_.add(mass_[row_k1][col_d1], 0.5 * one, M_L);
    blocks_.add(mass_[row_k1][col_vj], -0.25 * kappa_ * (1.0 - alpha_) * one, M);
    blocks_.add(mass_[row_k1][col_v1], -0.5 * kappa_ * one, M);
    blocks_.add(k1_e1_, -0.5 * kappa_, b_1_);
    add_constraint_rows();
    return blocks_.matrix();
  }

  void add_constraint_rows() {
    const double k = kappa_ * h_ / scale_;
    derive_multiplier_force(forces_.q_j(), forces_.B_j(), eta_j_);
    blocks_.add(square_[row_kj][col_dj], -0.5 * k, curvature_);
    derive_multiplier_force(forces_.q_end(), forces_.B_end(), eta_1_);
    blocks_.add(square_[row_k1][col_d1], -0.5 * k, curvature_);

    blocks_.add(e_dj_, 1.0, forces_.B_j());
    blocks_.add(f_d1_, 1.0, forces_.B_end());
    derive_rate(forces_.q_j(), forces_.B_j(), v_j_);
    blocks_.add(gj_dj_, h_, Bv_);
    blocks_.add(gj_vj_, 1.0, b_j_);
    derive_rate(forces_.q_end(), forces_.B_end(), v_end_);
    blocks_.add(g1_d1_, h_, Bv_);
    blocks_.add(g1_v1_, 1.0, b_1_);
  }

  // ∂(bᵀη)/∂q.
  void derive_multiplier_force(VectorIn q, const SparseMatrix& B, VectorIn eta) {
    set_zero(curvature_);
    system_->constraints().add_curvature(q, eta, 1.0, curvature_);
    work_n_.setZero();
    add_transposed_product(B, 1.0, eta, work_n_);
    velocities_.to_velocity_rows(q, work_n_, curvature_);
  }

  // ∂(bv)/∂q.
  void derive_rate(VectorIn q, const SparseMatrix& B, VectorIn v) {
    velocities_.rate(q, v, work_n_);
    system_->constraints().jacobian_derivative(q, work_n_, Bv_);
    velocities_.add_rate_derivative(B, v, Bv_);
  }

  std::string row_name(int row) const override {
    int block = 0;
    while (row >= blocks_.offset(block + 1)) ++block;
    const int k = row - blocks_.offset(block);
    const bool motion = block <= row_a;
    const bool at_jump = block == row_kj || block == row_h || block == row_e || block == row_gj;
    const bool velocity = block == row_gj || block == row_g1;
    return equation_name(*system_, motion ? k : n_ + k) + (velocity ? " at velocity level" : "") +
           (at_jump ? " at the jump" : "");
  }

  double kinetic_change() const {
    return system_->kinetic_energy(v_end_) - system_->kinetic_energy(v_);
  }

  // W of the velocity multipliers.
  double multiplier_term() {
    work_m_.setZero();
    work_n_ = v_end_ + v_j_ - 2.0 * v_;
    add_product(b_j_, 1.0, work_n_, work_m_);
    double w = eta_j_.dot(work_m_);
    work_m_.setZero();
    work_n_ = v_end_ - v_j_;
    add_product(b_1_, 1.0, work_n_, work_m_);
    w += eta_1_.dot(work_m_);
    return w;
  }

  // κ from (71); false once it no longer matters. A fixed tolerance on κ alone would never be met at turning points,
  // where ΔK vanishes.
  bool update_kappa() {
    set_states(x_);
    const double dK = kinetic_change();
    const double w = multiplier_term();
    const double denominator = 2.0 * dK + w;
    if (denominator == 0.0) return false;
    const double wanted = 2.0 * dK / denominator;
    const double next = std::clamp(wanted, 1.0 - 0.5 * h_, 1.0 + 0.5 * h_);
    clamped_ = next != wanted;
    const double effect = std::abs(next - kappa_) * (2.0 * std::abs(dK) + std::abs(w));
    const double energy = system_->kinetic_energy(v_end_) + system_->kinetic_energy(v_);
    if (effect <= 1e-15 * energy) return false;
    kappa_ = next;
    return true;
  }

  void book() {
    const double dK = kinetic_change();
    const double w = multiplier_term();
    work_ = forces_.work();
    work_n_ = v_j_ - v_;
    const double jump_kinetic = 0.5 * quadratic_form(system_->mass(), work_n_);
    work_[Account::numerical_dissipation] =
        alpha_ * (kappa_ * jump_kinetic + forces_.jump_potential()) + (kappa_ - 1.0) * dK +
        0.5 * kappa_ * w;
  }

  void accept() override {
    book();
    q_ = forces_.q_end();
    v_ = v_end_;
    last_.lambda_j = lambda_j_;
    last_.lambda_g = lambda_g_;
    last_.eta_j = eta_j_;
    last_.eta_1 = eta_1_;
    if (clamped_) clamped_steps_ += 1.0;
    last_clamped_ = clamped_;
  }

  struct Multipliers {
    Vector lambda_j;
    Vector lambda_g;
    Vector eta_j;
    Vector eta_1;
  };

  std::shared_ptr<const System> system_;
  double alpha_;
  AlphaKappa::Kappa mode_;
  Multipliers last_;
  double kappa_ = 1.0;
  bool clamped_ = false;
  bool last_clamped_ = false;
  double clamped_steps_ = 0.0;

  int n_;
  int m_;
  double scale_;
  bool jump_feels_end_;  // (b) + (a)/3 has q₁ in it: dampers and rotors
  QuasiVelocities velocities_;
  JumpForces forces_;
  SparseMatrix curvature_;
  SparseMatrix Bv_;
  SparseMatrix b_j_;
  SparseMatrix b_1_;
  BlockMatrix::Block square_[4][4] = {};
  BlockMatrix::Block mass_[4][4] = {};
  BlockMatrix::Block kj_ej_ = 0;
  BlockMatrix::Block k1_e1_ = 0;
  BlockMatrix::Block h_lj_ = 0;
  BlockMatrix::Block a_lg_ = 0;
  BlockMatrix::Block e_dj_ = 0;
  BlockMatrix::Block f_d1_ = 0;
  BlockMatrix::Block gj_dj_ = 0;
  BlockMatrix::Block gj_vj_ = 0;
  BlockMatrix::Block g1_d1_ = 0;
  BlockMatrix::Block g1_v1_ = 0;
  Vector rate_;
  Vector v_j_;
  Vector v_end_;
  Vector lambda_j_;
  Vector lambda_g_;
  Vector eta_j_;
  Vector eta_1_;
  Vector way_;
  Vector work_n_;
  Vector work_m_;
};

}  // namespace

std::unique_ptr<Stepper> AlphaKappa::start(std::shared_ptr<const System> system,
                                           const InitialState& initial,
                                           const NewtonOptions& newton) const {
  return start_in(coordinates_, std::move(system), initial,
                  [&](std::shared_ptr<const System> inner, const std::vector<int>& rotors,
                      const InitialState& state) {
                    return std::make_unique<AlphaKappaStepper>(std::move(inner), rotors, state,
                                                               newton, dissipation_, kappa_);
                  });
}

std::vector<std::string> AlphaKappa::warnings(const System& system) const {
  if (!system.constraints().nonlinear()) return {};
  if (kappa_ == Kappa::one)
    return {
        "kappa=one leaves a work term without sign: the energy can also grow (the ledger books "
        "it)"};
  return {};
}

SchemeInfo alpha_kappa() {
  return {"alpha-kappa",
          "decaying scheme with constraints at velocity level too (α-κ)",
          "LensCardona2007",
          {rho_inf_parameter(0.0, "; 0 dissipates most"),
           kappa_choice.parameter(AlphaKappa::Kappa::conserving), coordinates_parameter()},
          [](const Parameters&) { return Traits{}; },
          [](const Parameters& p) {
            return std::make_unique<AlphaKappa>(dissipation_of(rho_inf_of(p)), kappa_choice.of(p),
                                                coordinates_of(p));
          },
          "balance known in closed form; decays with kappa=conserving as long as κ is not clamped"};
}

}  // namespace visviva
