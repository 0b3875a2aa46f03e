// The energy-preserving scheme [LensCardona2007] (14) for L = I, with V* and B* the secants of potential and constraints:
//
//   (a)  M (v₁ − v₀)/h + V*(q₀, q₁) + B*(q₀, q₁)ᵀλ = F
//   (b)  (q₁ − q₀)/h = ½(v₁ + v₀)
//   (c)  Φ(q₁, t₁) = 0
//
// (a)·(q₁ − q₀) gives E₁ − E₀ = F·(q₁ − q₀) − λ·(e₀(t₁) − e₀(t₀)) exactly. Velocities are eliminated; unknowns are
// q₁ − q₀ (not q₁: the velocity must not inherit the round-off of the position) and h²λ/m, rows are h²(a)/m and (c),
// so that the condition of the tangent does not depend on h.
#include "visviva/schemes/energy_preserving.hpp"

#include "visviva/solvers/block_matrix.hpp"

namespace visviva {
namespace {

class EnergyPreservingStepper final : public Stepper, private NonlinearProblem {
 public:
  EnergyPreservingStepper(std::shared_ptr<const System> system, const InitialState& initial,
                          const NewtonOptions& newton)
      : system_(std::move(system)),
        clock_(initial.t),
        q_(initial.q),
        v_(initial.v),
        lambda_(initial.lambda),
        n_(system_->coordinate_count()),
        m_(system_->constraint_count()),
        scale_(system_->mass_scale()),
        K_(system_->mass()),
        B_secant_(system_->constraints().pattern()),
        B_end_(B_secant_),
        blocks_({n_, m_}),
        J11_(blocks_.declare(0, 0, K_)),
        J12_(blocks_.declare(0, 1, B_secant_, true)),
        J21_(blocks_.declare(1, 0, B_end_)),
        newton_((blocks_.finish(), blocks_.matrix()), newton),
        x_(Vector::Zero(n_ + m_)),
        q_end_(n_),
        q_mid_(n_),
        v_mid_(n_),
        v_change_(n_),
        force_(n_),
        multiplier_(m_),
        target_change_(m_) {}

  StepReport advance(double h) override {
    h_ = h;
    x_.head(n_) = h * v_;
    x_.tail(m_) = (h * h / scale_) * lambda_;
    const NewtonReport report = newton_.solve(*this, x_);
    if (!report.converged()) return to_step_report(report, *this);
    set_states(x_);
    book();
    v_ = 2.0 * v_mid_ - v_;
    q_ = q_end_;
    lambda_ = multiplier_;
    clock_.advance(h);
    return {true, report.iterations};
  }

  double time() const override { return clock_.now(); }
  const Vector& q() const override { return q_; }
  const Vector& v() const override { return v_; }
  const StepWork& work() const override { return work_; }
  NamedValues algorithmic_values() const override {
    return m_ > 0 ? NamedValues{{"lambda_raw", lambda_}} : NamedValues{};
  }
  Vector history() const override {
    Vector all(2 * n_);
    all << q_, v_;
    return all;
  }
  void restore(double t, const Vector& all) override {
    clock_ = Clock(t);
    q_ = all.head(n_);
    v_ = all.tail(n_);
  }

 private:
  void set_states(VectorIn x) {
    q_end_ = q_ + x.head(n_);
    q_mid_ = q_ + 0.5 * x.head(n_);
    v_mid_ = x.head(n_) / h_;
    multiplier_ = (scale_ / (h_ * h_)) * x.tail(m_);
  }

  LoadPoint load_point() const { return {q_mid_, v_mid_, clock_.now(), clock_.now() + h_, 0.5}; }

  const SparseMatrix& pattern() const override { return blocks_.matrix(); }

  void residual(VectorIn x, VectorOut r) override {
    set_states(x);
    force_.setZero();
    system_->potentials().add_secant(q_, q_end_, 1.0, force_);
    system_->loads().add_force(load_point(), LoadSort::all, -1.0, force_);
    if (m_ > 0) {
      system_->constraints().secant_jacobian(q_, q_end_, B_secant_);
      add_transposed_product(B_secant_, 1.0, multiplier_, force_);
      system_->constraints().value(q_end_, clock_.now() + h_, r.tail(m_));
    }
    r.head(n_) = (h_ * h_ / scale_) * force_;
    v_change_ = 2.0 * (v_mid_ - v_);
    add_product(system_->mass(), h_ / scale_, v_change_, r.head(n_));
  }

  const SparseMatrix& tangent(VectorIn) override {
    set_zero(K_);
    add_values(K_, 2.0 / (h_ * h_), system_->mass());
    system_->potentials().add_secant_tangent(q_, q_end_, 0.0, K_, 1.0, K_);
    system_->loads().add_tangent(load_point(), LoadSort::all, -0.5, -1.0 / h_, K_);
    blocks_.set_zero();
    if (m_ > 0) {
      system_->constraints().add_secant_curvature(q_, q_end_, multiplier_, 0.0, K_, 1.0, K_);
      system_->constraints().jacobian(q_end_, B_end_);
      blocks_.add(J12_, 1.0, B_secant_);
      blocks_.add(J21_, 1.0, B_end_);
    }
    blocks_.add(J11_, h_ * h_ / scale_, K_);
    return blocks_.matrix();
  }

  double relative_size(VectorIn, VectorIn dx) const override {
    return relative_increment(dx, q_, q_end_, h_, v_);
  }

  std::string row_name(int row) const override { return equation_name(*system_, row); }

  void book() {
    const auto& loads = system_->loads();
    const auto dq = x_.head(n_);
    system_->constraints().target_change(clock_.now(), clock_.now() + h_, target_change_);
    system_->constraints().secant_jacobian(q_, q_end_, B_secant_);
    force_.setZero();
    add_transposed_product(B_secant_, 1.0, multiplier_, force_);
    work_ = {};
    work_.external = loads.work(load_point(), LoadSort::external, dq);
    work_.physical_dissipation = -loads.work(load_point(), LoadSort::damping, dq);
    work_.drive = -multiplier_.dot(target_change_);
    work_.constraint = -force_.dot(dq) - work_.drive;
  }

  std::shared_ptr<const System> system_;
  Clock clock_;
  Vector q_;
  Vector v_;
  Vector lambda_;
  StepWork work_;

  int n_;
  int m_;
  double scale_;
  double h_ = 0.0;
  SparseMatrix K_;
  SparseMatrix B_secant_;
  SparseMatrix B_end_;
  BlockMatrix blocks_;
  BlockMatrix::Block J11_;
  BlockMatrix::Block J12_;
  BlockMatrix::Block J21_;
  Newton newton_;
  Vector x_;
  Vector q_end_;
  Vector q_mid_;
  Vector v_mid_;
  Vector v_change_;
  Vector force_;
  Vector multiplier_;
  Vector target_change_;
};

}  // namespace

std::unique_ptr<Stepper> EnergyPreserving::start(std::shared_ptr<const System> system,
                                                 const InitialState& initial,
                                                 const NewtonOptions& newton) const {
  return std::make_unique<EnergyPreservingStepper>(std::move(system), initial, newton);
}

SchemeInfo energy_preserving() {
  Traits traits{"energy-preserving",
                "midpoint rule with secant forces and secant constraint Jacobian"};
  traits.energy = EnergyLaw::preserving;
  traits.momentum = MomentumLaw::linear_and_angular;
  traits.reference = "LensCardona2007";
  return {traits, {}, [](const Parameters&) { return std::make_unique<EnergyPreserving>(); }};
}

}  // namespace visviva
