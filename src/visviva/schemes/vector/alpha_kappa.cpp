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

// Block rows (a)…(h) and block columns, in this order.
enum Row { row_a, row_b, row_c, row_d, row_e, row_f, row_g, row_h };
enum Column { col_dj, col_d1, col_vj, col_v1, col_lj, col_lg, col_ej, col_e1 };

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
        velocities_(*system_, rotors),
        forces_(*system_, discretization_c, dissipation),
        curvature_(system_->mass()),
        Bv_(system_->constraints().pattern()),
        b_j_(Bv_),
        b_1_(Bv_) {
    declare_unknowns({n_, n_, n_, n_, m_, m_, m_, m_});
    declare_blocks();
    finish(newton);
    for (Vector* vector : {&rate_, &v_j_, &v_end_, &work_n_}) vector->setZero(n_);
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
    const SparseMatrix& M = system_->mass();
    const SparseMatrix& B = Bv_;
    for (const Row row : {row_a, row_b, row_c, row_d})
      for (const Column column : {col_dj, col_d1, col_vj, col_v1})
        square_[row][column] = blocks_.declare(row, column, M);
    a_lg_ = blocks_.declare(row_a, col_lg, B, true);
    b_lj_ = blocks_.declare(row_b, col_lj, B, true);
    b_lg_ = blocks_.declare(row_b, col_lg, B, true);
    c_ej_ = blocks_.declare(row_c, col_ej, B, true);
    c_e1_ = blocks_.declare(row_c, col_e1, B, true);
    d_ej_ = blocks_.declare(row_d, col_ej, B, true);
    d_e1_ = blocks_.declare(row_d, col_e1, B, true);
    e_dj_ = blocks_.declare(row_e, col_dj, B);
    f_d1_ = blocks_.declare(row_f, col_d1, B);
    g_dj_ = blocks_.declare(row_g, col_dj, B);
    g_vj_ = blocks_.declare(row_g, col_vj, B);
    h_d1_ = blocks_.declare(row_h, col_d1, B);
    h_v1_ = blocks_.declare(row_h, col_v1, B);
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
      report = NewtonStepper::solve();
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
    const SparseMatrix& M = system_->mass();
    set_states(x);
    const double s = h_ * h_ / scale_;
    const double k = kappa_ * h_ / scale_;
    r.setZero();
    part(r, row_a) = s * forces_.r_a();
    velocities_.add_force(unknown(x, col_d1), v_end_, h_ / scale_, part(r, row_a));
    part(r, row_b) = s * forces_.r_b();
    velocities_.add_force(unknown(x, col_dj), v_j_, h_ / scale_, part(r, row_b));

    velocities_.path(unknown(x, col_d1), work_n_);
    work_n_ = work_n_ / scale_ - (0.5 * k) * (v_end_ + v_j_);
    add_product(M, 1.0, work_n_, part(r, row_c));
    add_transposed_product(b_1_, -0.5 * k, eta_1_, part(r, row_c));
    add_transposed_product(b_j_, -0.5 * k, eta_j_, part(r, row_c));

    velocities_.path(unknown(x, col_dj), work_n_);
    work_n_ = work_n_ / scale_ + (k / 6.0) * (v_end_ - alpha_ * v_j_ - (1.0 - alpha_) * v_);
    add_product(M, 1.0, work_n_, part(r, row_d));
    add_transposed_product(b_1_, k / 6.0, eta_1_, part(r, row_d));
    add_transposed_product(b_j_, -k / 6.0, eta_j_, part(r, row_d));

    const auto& constraints = system_->constraints();
    constraints.value(forces_.q_j(), clock_.now(), part(r, row_e));
    constraints.value(forces_.q_end(), clock_.now() + h_, part(r, row_f));
    velocities_.rate(forces_.q_j(), v_j_, work_n_);
    constraints.rate(forces_.q_j(), work_n_, clock_.now(), part(r, row_g));
    velocities_.rate(forces_.q_end(), v_end_, work_n_);
    constraints.rate(forces_.q_end(), work_n_, clock_.now() + h_, part(r, row_h));
    part(r, row_g) *= h_;
    part(r, row_h) *= h_;
  }

  const SparseMatrix& tangent(VectorIn x) override {
    const SparseMatrix& M = system_->mass();
    const double s = h_ * h_ / scale_;
    const double one = 1.0 / scale_;
    forces_.evaluate_tangents();
    velocities_.add_force_by_increment(v_end_, 1.0 / h_, forces_.a_1());
    velocities_.add_force_by_increment(v_j_, 1.0 / h_, forces_.b_j());
    blocks_.set_zero();
    blocks_.add(square_[row_a][col_dj], s, forces_.a_j());
    blocks_.add(square_[row_a][col_d1], s, forces_.a_1());
    blocks_.add(square_[row_a][col_v1], one, velocities_.force_by_velocity(unknown(x, col_d1)));
    blocks_.add(square_[row_b][col_dj], s, forces_.b_j());
    blocks_.add(square_[row_b][col_d1], s, forces_.b_1());
    blocks_.add(square_[row_b][col_vj], one, velocities_.force_by_velocity(unknown(x, col_dj)));
    blocks_.add(a_lg_, 1.0, forces_.B_g());
    blocks_.add(b_lg_, -2.0 * discretization_c, forces_.B_g());
    blocks_.add(b_lj_, 2.0 * discretization_c, forces_.B_h());

    blocks_.add(square_[row_c][col_d1], one, velocities_.mass_by_path());
    blocks_.add(square_[row_c][col_vj], -0.5 * kappa_ * one, M);
    blocks_.add(square_[row_c][col_v1], -0.5 * kappa_ * one, M);
    blocks_.add(square_[row_d][col_dj], one, velocities_.mass_by_path());
    blocks_.add(square_[row_d][col_vj], -alpha_ * kappa_ / 6.0 * one, M);
    blocks_.add(square_[row_d][col_v1], kappa_ / 6.0 * one, M);
    blocks_.add(c_ej_, -0.5 * kappa_, b_j_);
    blocks_.add(c_e1_, -0.5 * kappa_, b_1_);
    blocks_.add(d_ej_, -kappa_ / 6.0, b_j_);
    blocks_.add(d_e1_, kappa_ / 6.0, b_1_);
    add_constraint_rows();
    return blocks_.matrix();
  }

  void add_constraint_rows() {
    const double k = kappa_ * h_ / scale_;
    derive_multiplier_force(forces_.q_j(), forces_.B_j(), eta_j_);
    blocks_.add(square_[row_c][col_dj], -0.5 * k, curvature_);
    blocks_.add(square_[row_d][col_dj], -k / 6.0, curvature_);
    derive_multiplier_force(forces_.q_end(), forces_.B_end(), eta_1_);
    blocks_.add(square_[row_c][col_d1], -0.5 * k, curvature_);
    blocks_.add(square_[row_d][col_d1], k / 6.0, curvature_);

    blocks_.add(e_dj_, 1.0, forces_.B_j());
    blocks_.add(f_d1_, 1.0, forces_.B_end());
    derive_rate(forces_.q_j(), forces_.B_j(), v_j_);
    blocks_.add(g_dj_, h_, Bv_);
    blocks_.add(g_vj_, 1.0, b_j_);
    derive_rate(forces_.q_end(), forces_.B_end(), v_end_);
    blocks_.add(h_d1_, h_, Bv_);
    blocks_.add(h_v1_, 1.0, b_1_);
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
    int block = row_a;
    while (row >= blocks_.offset(block + 1)) ++block;
    const int k = row - blocks_.offset(block);
    const bool motion = block <= row_d;
    const bool at_jump = block == row_b || block == row_d || block == row_e || block == row_g;
    const bool velocity = block == row_g || block == row_h;
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
  QuasiVelocities velocities_;
  JumpForces forces_;
  SparseMatrix curvature_;
  SparseMatrix Bv_;
  SparseMatrix b_j_;
  SparseMatrix b_1_;
  BlockMatrix::Block square_[4][4] = {};
  BlockMatrix::Block a_lg_ = 0;
  BlockMatrix::Block b_lj_ = 0;
  BlockMatrix::Block b_lg_ = 0;
  BlockMatrix::Block c_ej_ = 0;
  BlockMatrix::Block c_e1_ = 0;
  BlockMatrix::Block d_ej_ = 0;
  BlockMatrix::Block d_e1_ = 0;
  BlockMatrix::Block e_dj_ = 0;
  BlockMatrix::Block f_d1_ = 0;
  BlockMatrix::Block g_dj_ = 0;
  BlockMatrix::Block g_vj_ = 0;
  BlockMatrix::Block h_d1_ = 0;
  BlockMatrix::Block h_v1_ = 0;
  Vector rate_;
  Vector v_j_;
  Vector v_end_;
  Vector lambda_j_;
  Vector lambda_g_;
  Vector eta_j_;
  Vector eta_1_;
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
