#include "visviva/schemes/frames/frame_decaying.hpp"

#include <algorithm>
#include <cmath>
#include <optional>

#include "visviva/math/local_product.hpp"
#include "visviva/schemes/frames/frame_forces.hpp"
#include "visviva/schemes/frames/mass_centre.hpp"
#include "visviva/schemes/frames/part_shares.hpp"
#include "visviva/schemes/frames/spin_limit.hpp"
#include "visviva/schemes/newton_stepper.hpp"

namespace visviva {
namespace {

class FrameDecayingStepper final : public NewtonStepper {
 public:
  FrameDecayingStepper(const std::shared_ptr<const System>& system, const InitialState& initial,
                       const NewtonOptions& newton, FrameVariant variant,
                       RotationParameters parameters, double alpha, FrameJump jump)
      : NewtonStepper(*system, initial),
        alpha_(alpha),
        system_(system, newton.threads),
        centre_(*system),
        to_end_(system_, variant, parameters),
        to_jump_(system_, variant, parameters),
        end_forces_(system_, pole_pairs(system_, variant, parameters, initial.q)),
        jump_forces_(system_, pole_pairs(system_, variant, parameters, initial.q)),
        shares_(system_, jump_forces_),
        n_(system_.unknowns()),
        m_(system_.rows()),
        m_j_(jump == FrameJump::constrained ? m_ : 0),
        scale_(system->mass_scale()),
        K_(system_.pattern()),
        lambda_(initial.lambda.tail(m_)),
        lambda_j_(initial.lambda.tail(m_)),
        multiplier_(Vector::Zero(m_)),
        multiplier_j_(Vector::Zero(m_)),
        V_end_(Vector::Zero(n_)),
        V_jump_(Vector::Zero(n_)),
        momentum_(Vector::Zero(n_)),
        f_(Vector::Zero(initial.q.size())),
        f_j_z_(Vector::Zero(initial.q.size())) {
    declare_blocks();
    finish(newton);
    for (const FrameForces::Strain& s : end_forces_.strains()) at_end_.push_back(s.new_secant());
    remember(lambda_);
    remember(lambda_j_);
    if (variant == FrameVariant::centre) spin_limit_.emplace(system_, initial.q);
    if (spin_limit_) remember(spin_limit_->memory());
    if (jump == FrameJump::free) find_massless();
    part_dissipation_ = shares_.none();
  }

  NamedValues algorithmic_values() const override {
    if (m_ == 0) return {};
    return {{"lambda_joints", lambda_}, {"lambda_j", lambda_j_}};
  }

 private:
  Eigen::Index lambda_row() const { return Eigen::Index{2} * n_; }

  void declare_blocks() {
    declare_unknowns({n_, n_, m_, m_j_});
    a_f_ = blocks_.declare(0, 0, K_, system_.square_part());
    a_j_ = blocks_.declare(0, 1, K_, system_.square_part());
    b_f_ = blocks_.declare(1, 0, K_, system_.square_part());
    b_j_ = blocks_.declare(1, 1, K_, system_.square_part());
    a_lambda_ = blocks_.declare(0, 2, K_, system_.column_part());
    e_f_ = blocks_.declare(2, 0, K_, system_.row_part());
    if (m_j_ == 0) return;
    b_lambda_ = blocks_.declare(1, 3, K_, system_.column_part());
    f_j_ = blocks_.declare(3, 1, K_, system_.row_part());
  }

  void begin_step() override {
    drift_ = centre_.velocity(q_, v_);
    end_forces_.begin(q_, clock_.now(), h_);
    jump_forces_.begin(q_, clock_.now(), h_);
    to_end_.begin(q_, v_, drift_, h_, h_);
    to_jump_.begin(q_, v_, drift_, h_, 0.0);
    to_end_.predict(x_.head(n_));
    x_.segment(n_, n_).setZero();
    x_.segment(lambda_row(), m_) = (h_ * h_ / scale_) * lambda_;
    x_.tail(m_j_) = (h_ * h_ / scale_) * lambda_j_.head(m_j_);
  }

  void accept() override {
    book();
    to_end_.end_rate(V_end_, f_);
    if (spin_limit_) spin_error_ = spin_limit_->of_step(q_, v_, to_end_.end(), f_, h_);
    v_ = f_;
    f_ = to_end_.end();
    centre_.follow(drift_, h_, q_, f_);
    q_ = f_;
    lambda_ = multiplier_;
    lambda_j_ = multiplier_j_;
  }

  const Vector& q_end() const override { return to_end_.end(); }
  SpinError spin_error() const override { return spin_error_; }

  void find_massless() {
    for (int k = system_.reduction().first_free(); k < n_; ++k)
      if (!system_.has_free_mass(k)) massless_.push_back(k);
  }
  // The rows of coordinates that do not jump become diagonal·y_j = 0.
  void hold_massless(double diagonal) {
    if (massless_.empty()) return;
    for (int j = 0; j < K_.outerSize(); ++j)
      for (SparseMatrix::InnerIterator it(K_, j); it; ++it)
        if (std::binary_search(massless_.begin(), massless_.end(), static_cast<int>(it.row())))
          it.valueRef() = it.row() == j ? diagonal : 0.0;
  }

  void set_states(VectorIn x) override {
    multiplier_ = (scale_ / (h_ * h_)) * x.segment(lambda_row(), m_);
    multiplier_j_.head(m_j_) = (scale_ / (h_ * h_)) * x.tail(m_j_);
    to_end_.move(x.head(n_));
    to_jump_.move(x.segment(n_, n_));
    V_jump_ = (2.0 * to_end_.mean_velocity() + 6.0 * to_jump_.mean_velocity() -
               (1.0 - alpha_) * to_end_.start_velocity()) /
              (1.0 + alpha_);
    for (const int k : massless_) V_jump_[k] = to_end_.start_velocity()[k];
    V_end_ = 2.0 * to_end_.mean_velocity() - V_jump_;
    end_forces_.move(to_end_);
    jump_forces_.move(to_jump_);
    end_forces_.set_stresses(to_end_);
    jump_forces_.set_stresses(to_jump_);
    for (std::size_t i = 0; i < end_forces_.strains().size(); ++i) {
      FrameForces::Strain& end = end_forces_.strains()[i];
      FrameForces::Strain& jump = jump_forces_.strains()[i];
      const LocalMatrix C = stiffness_at(*end.term, end.e0);
      const LocalVector d_jump = jump.e1 - jump.e0;
      const LocalVector d_end = end.e1 - end.e0;
      end.stress.noalias() += 0.5 * C * d_jump;
      jump.stress.noalias() = C * ((alpha_ / 6.0) * d_jump - d_end / 6.0);
    }
  }

  void residual(VectorIn x, VectorOut r) override {
    set_states(x);
    end_forces_.internal_force(multiplier_, f_);
    end_forces_.subtract_loads(f_);
    jump_forces_.internal_force(multiplier_j_, f_j_z_);
    end_forces_.add_load_change(1.0 / 6.0, f_j_z_);
    const double s = h_ * h_ / scale_;
    const FrameReduction& reduction = system_.reduction();
    r.setZero();
    to_end_.add_inertia_force(V_end_, s, r.head(n_));
    reduction.add_reduced(to_end_.Q(), s, f_, r.head(n_));
    end_forces_.add_pair_forces(multiplier_, s, r.head(n_));
    to_jump_.add_inertia_force(V_jump_, s, r.segment(n_, n_));
    reduction.add_reduced(to_jump_.Q(), s, f_j_z_, r.segment(n_, n_));
    jump_forces_.add_pair_forces(multiplier_j_, s, r.segment(n_, n_));
    for (const int k : massless_) r[n_ + k] = x[n_ + k];
    end_forces_.joint_errors(clock_.now() + h_, r.segment(lambda_row(), m_));
    if (m_j_ > 0) jump_forces_.joint_errors(clock_.now(), r.tail(m_j_));
  }

  const SparseMatrix& tangent(VectorIn) override {
    const double s = h_ * h_ / scale_;
    // ∂V_j = by_f ∂V_m(y_f) + by_j ∂V_m(y_j), ∂V_f = 2 ∂V_m(y_f) − ∂V_j
    const double by_f = 2.0 / (1.0 + alpha_);
    const double by_j = 6.0 / (1.0 + alpha_);
    to_end_.differentiate();
    to_jump_.differentiate();
    blocks_.set_zero();

    set_zero(K_);
    end_forces_.add_strain_tangent(to_end_, 1.0, 0.0, K_);
    end_forces_.add_joint_tangent(multiplier_, to_end_, 1.0, K_);
    end_forces_.subtract_load_tangent(to_end_, 1.0, K_);
    to_end_.add_tangent(V_end_, 2.0 - by_f, f_, 1.0, K_);
    blocks_.add(a_f_, s, K_);
    blocks_.add(a_lambda_, 1.0, K_);
    blocks_.add(e_f_, 1.0, K_);

    set_zero(K_);
    jump_forces_.add_start_tangent(to_jump_, alpha_ / 6.0, K_);
    if (m_j_ > 0) {
      jump_forces_.add_joint_tangent(multiplier_j_, to_jump_, 1.0, K_);
      blocks_.add(b_lambda_, 1.0, K_);
      blocks_.add(f_j_, 1.0, K_);
    }
    to_jump_.add_tangent(V_jump_, by_j, f_j_z_, 1.0, K_);
    hold_massless(1.0 / s);
    blocks_.add(b_j_, s, K_);

    couple(end_forces_, to_end_.Q(), jump_forces_, to_jump_.T(), 0.5);
    to_end_.add_inertia_by_velocity(to_jump_, -by_j, K_);
    blocks_.add(a_j_, s, K_);

    couple(jump_forces_, to_jump_.Q(), end_forces_, to_end_.T(), -1.0 / 6.0);
    to_jump_.add_inertia_by_velocity(to_end_, by_f, K_);
    end_forces_.add_load_change_tangent(1.0 / 6.0, to_jump_.Q(), to_end_.T(), K_);
    hold_massless(0.0);
    blocks_.add(b_f_, s, K_);
    return blocks_.matrix();
  }

  // K = factor·(De* Q)ᵀ C (De T), the first of one motion and the second of the other.
  void couple(const FrameForces& rows, const FrameOperators& Q, const FrameForces& columns,
              const FrameOperators& T, double factor) {
    set_zero(K_);
    for (std::size_t i = 0; i < rows.strains().size(); ++i) {
      const FrameForces::Strain& row = rows.strains()[i];
      std::optional<TermSecant> of_row;
      std::optional<TermSecant> of_column;
      at_end_[i].settle_at_end_of(columns.strains()[i].secant(of_column));
      const LocalMatrix stress = product(at_end_[i].columns(T), stiffness_at(*row.term, row.e0));
      const LocalMatrix DQ =
          row.pair ? LocalMatrix(row.pair_columns) : row.secant(of_row).columns(Q);
      row.reduced->square.add(product(DQ, stress), factor, K_);
    }
  }

  std::string row_name(int row) const override {
    const bool motion = row < 2 * n_;
    const int k = motion ? row : row - 2 * n_;
    const bool at_jump = motion ? k >= n_ : k >= m_;
    return system_.equation_name(motion ? k % n_ : n_ + k % m_) + (at_jump ? " at the jump" : "");
  }

  void book() {
    work_ = end_forces_.work(multiplier_, to_end_);
    f_j_z_.setZero();
    end_forces_.add_load_change(0.5, f_j_z_);
    work_[Account::external_work] -= f_j_z_.dot(to_jump_.change());
    V_jump_ -= to_end_.start_velocity();
    to_end_.momentum(V_jump_, momentum_);
    double sum = V_jump_.dot(momentum_);
    part_dissipation_.setZero();
    shares_.add_kinetic(0.5 * alpha_, V_jump_, momentum_, part_dissipation_);
    for (std::size_t i = 0; i < jump_forces_.strains().size(); ++i) {
      const FrameForces::Strain& s = jump_forces_.strains()[i];
      const LocalVector d = s.e1 - s.e0;
      const double energy = d.dot(stiffness_at(*s.term, s.e0) * d);
      sum += energy;
      shares_.add_strain(i, 0.5 * alpha_ * energy, part_dissipation_);
    }
    work_[Account::numerical_dissipation] = 0.5 * alpha_ * sum;
  }

  double alpha_;
  FrameSystem system_;
  MassCentre centre_;
  std::optional<SpinLimit> spin_limit_;
  SpinError spin_error_;
  FrameMotion to_end_;
  FrameMotion to_jump_;
  FrameForces end_forces_;
  FrameForces jump_forces_;
  PartShares shares_;
  std::vector<TermSecant> at_end_;  // De of strains, for couple()
  int n_;
  int m_;
  int m_j_;
  double scale_;
  Eigen::Vector3d drift_ = Eigen::Vector3d::Zero();
  SparseMatrix K_;
  BlockMatrix::Block a_f_{}, a_j_{}, a_lambda_{};
  BlockMatrix::Block b_f_{}, b_j_{}, b_lambda_{};
  BlockMatrix::Block e_f_{}, f_j_{};
  std::vector<int> massless_;
  Vector lambda_;
  Vector lambda_j_;
  Vector multiplier_;
  Vector multiplier_j_;
  Vector V_end_;
  Vector V_jump_;
  Vector momentum_;  // of its jump
  Vector f_;
  Vector f_j_z_;
};

}  // namespace

std::unique_ptr<Stepper> start_frame_decaying(const std::shared_ptr<const System>& system,
                                              const InitialState& initial,
                                              const NewtonOptions& newton, FrameVariant variant,
                                              RotationParameters parameters, double alpha,
                                              FrameJump jump) {
  return std::make_unique<FrameDecayingStepper>(system, initial, newton, variant, parameters, alpha,
                                                jump);
}

}  // namespace visviva
