#include "visviva/schemes/gssss/gssss.hpp"

#include <algorithm>
#include <cmath>

#include "visviva/schemes/gssss/interpolated_forces.hpp"
#include "visviva/schemes/gssss/midpoint_work.hpp"
#include "visviva/schemes/newton_stepper.hpp"
#include "visviva/solvers/mass_constraint_system.hpp"

namespace visviva {
namespace {

class GssssStepper final : public NewtonStepper {
 public:
  GssssStepper(std::shared_ptr<const System> system, const InitialState& initial,
               const NewtonOptions& newton, const GssssWeights& weights,
               const GssssOptions& options)
      : NewtonStepper(*system, initial),
        system_(std::move(system)),
        w_(weights),
        options_(options),
        option_(options.constraint_force),
        a_(of_start(initial.a)),
        lambda_(of_start(initial.lambda)),
        a_previous_(a_),
        lambda_previous_(lambda_),
        n_(system_->coordinate_count()),
        m_(system_->constraint_count()),
        forces_(*system_),
        rows_(*system_, options.level, options.baumgarte),
        K_(system_->mass()),
        B_alg_(system_->constraints().pattern()),
        B_end_(B_alg_),
        B_start_(B_alg_),
        base_(n_),
        da_(n_),
        q_end_(n_),
        v_end_(n_),
        q_alg_(n_),
        v_alg_(n_),
        a_alg_(n_),
        force_(n_),
        way_(n_),
        constraint_force_(n_),
        multiplier_(m_),
        mean_multiplier_(m_),
        target_change_(m_) {
    declare_unknowns({n_, m_});
    J11_ = blocks_.declare(0, 0, K_);
    J12_ = blocks_.declare(0, 1, B_alg_, true);
    J21_ = blocks_.declare(1, 0, B_alg_);
    finish(newton);
    remember(a_);
    remember(lambda_);
    if (options_.start == GssssStart::shifted) remember(steps_taken_);
  }

  NamedValues algorithmic_values() const override {
    const double s = w_.acceleration_shift();
    NamedValues values = {{"a_raw", a_}, {"a", (1.0 - s) * a_ + s * a_previous_}};
    if (m_ == 0) return values;
    values.emplace_back("lambda_raw", lambda_);
    const bool at_end =
        option_ == ConstraintForce::outside || option_ == ConstraintForce::multiplier_outside;
    values.emplace_back(
        "lambda",
        at_end ? lambda_ : Vector((2.0 - w_.W1) * lambda_ + (w_.W1 - 1.0) * lambda_previous_));
    return values;
  }

  Vector* end_acceleration() override {
    return std::abs(w_.acceleration_shift()) < 1e-15 ? &a_ : nullptr;
  }

  void restore(const Clock& clock, const Vector& history) override {
    Stepper::restore(clock, history);
    a_previous_ = a_;
    lambda_previous_ = lambda_;
  }

 private:
  void begin_step() override {
    q_end_ = q_;  // for relative_size() of the first guess
    a_start_ = a_;
    if (options_.start == GssssStart::shifted && steps_taken_[0] == 0.0) shift_start();
    choose_form();
    if (weighs_jacobians()) system_->constraints().jacobian(q_, B_start_);
    x_.head(n_).setZero();
    x_.tail(m_) = lambda_ / factor_;
  }

  const Vector& q_end() const override { return q_end_; }

  // Δa = base + factor·δ for the chosen form.
  void choose_form() {
    const double h = h_;
    switch (options_.form) {
      case GssssForm::a:
        factor_ = 1.0;
        base_.setZero();
        break;
      case GssssForm::v:
        factor_ = 1.0 / (w_.l5 * h);
        base_ = -a_start_ / w_.l5;
        break;
      case GssssForm::d:
        factor_ = 1.0 / (w_.l3 * h * h);
        base_ = -(v_ / h + 0.5 * a_start_) / w_.l3;
        break;
    }
  }

  [[nodiscard]] Vector of_start(const Vector& consistent) const {
    if (options_.start == GssssStart::zero) return Vector::Zero(consistent.size());
    return consistent;
  }

  // The accelerations at t₀ + sh by the equations of motion, of the state that those at t₀ lead to.
  void shift_start() {
    const double time = w_.acceleration_shift() * h_;
    q_alg_ = q_ + time * v_ + (0.5 * time * time) * a_;
    v_alg_ = v_ + time * a_;
    const double t = clock_.now() + time;
    system_->constraints().jacobian(q_alg_, B_alg_);
    MassConstraintSystem equations(system_->mass(), B_alg_);
    if (!equations.factorize(1.0, system_->mass(), B_alg_)) return;
    equations.set_zero();
    system_->potentials().add_gradient(q_alg_, -1.0, equations.motion());
    system_->loads().add_force({q_alg_, v_alg_, t, t, 0.0}, LoadSort::all, 1.0, equations.motion());
    system_->constraints().acceleration_bias(q_alg_, v_alg_, t, equations.multipliers());
    equations.multipliers() *= -1.0;
    equations.solve();
    a_start_ = equations.motion();
  }

  // Whether the constraint force is a weighted sum of the ends, not one at ũ.
  [[nodiscard]] bool weighs_jacobians() const {
    return option_ == ConstraintForce::outside || option_ == ConstraintForce::jacobian_outside;
  }

  void set_states(VectorIn x) override {
    const double h = h_;
    da_ = base_ + factor_ * x.head(n_);
    q_end_ = q_ + h * v_ + (0.5 * h * h) * a_start_ + (w_.l3 * h * h) * da_;
    q_alg_ = q_ + (w_.W1L1 * h) * v_ + (w_.W2L2 * h * h) * a_start_ + (w_.W3L3 * h * h) * da_;
    v_end_ = v_ + h * a_start_ + (w_.l5 * h) * da_;
    v_alg_ = v_ + (w_.W1L1 * h) * a_start_ + (w_.W2L5 * h) * da_;
    a_alg_ = a_start_ + w_.W1L6 * da_;
    multiplier_ = factor_ * x.tail(m_);
    if (option_ == ConstraintForce::outside || option_ == ConstraintForce::multiplier_outside)
      mean_multiplier_ = (1.0 - w_.W1) * lambda_ + w_.W1 * multiplier_;
    else
      mean_multiplier_ = multiplier_;
  }

  void add_constraint_force() {
    const Constraints& c = system_->constraints();
    constraint_force_.setZero();
    if (m_ == 0) return;
    if (weighs_jacobians()) c.jacobian(q_end_, B_end_);
    switch (option_) {
      case ConstraintForce::outside:
        add_transposed_product(B_start_, 1.0 - w_.W1, lambda_, constraint_force_);
        add_transposed_product(B_end_, w_.W1, multiplier_, constraint_force_);
        break;
      case ConstraintForce::jacobian_outside:
        add_transposed_product(B_start_, 1.0 - w_.W1, multiplier_, constraint_force_);
        add_transposed_product(B_end_, w_.W1, multiplier_, constraint_force_);
        break;
      case ConstraintForce::inside:
      case ConstraintForce::multiplier_outside:
        c.jacobian(q_alg_, B_alg_);
        add_transposed_product(B_alg_, 1.0, mean_multiplier_, constraint_force_);
        break;
    }
  }

  void residual(VectorIn x, VectorOut r) override {
    set_states(x);
    add_constraint_force();
    force_ = constraint_force_;
    add_product(system_->mass(), 1.0, a_alg_, force_);
    forces_.add_force(interpolation(), force_);
    system_->loads().add_force(load_point(), LoadSort::all, -1.0, force_);
    r.head(n_) = force_ / factor_;
    if (m_ > 0) {
      rows_.value(constrained_state(), r.tail(m_));
      r.tail(m_) /= factor_ * row_weight();
    }
  }

  const SparseMatrix& tangent(VectorIn) override {
    const Constraints& c = system_->constraints();
    const double c_end = w_.l3 * h_ * h_;
    const double c_alg = w_.W3L3 * h_ * h_;
    set_zero(K_);
    add_values(K_, w_.W1L6, system_->mass());
    forces_.add_tangent(interpolation(), c_alg, c_end, K_);
    system_->loads().add_tangent(load_point(), LoadSort::all, -c_alg, -w_.W2L5 * h_, K_);
    blocks_.set_zero();
    if (m_ > 0) {
      if (weighs_jacobians())
        c.add_curvature(q_end_, multiplier_, w_.W1 * c_end, K_);
      else
        c.add_curvature(q_alg_, mean_multiplier_, c_alg, K_);
      add_force_by_multipliers();
      add_rows();
    }
    blocks_.add(J11_, 1.0, K_);
    return blocks_.matrix();
  }

  // ∂[Bᵀλ]~/∂λ, or without its weights.
  void add_force_by_multipliers() {
    const double weight = options_.jacobian == GssssJacobian::exact ? w_.W1 : 1.0;
    switch (option_) {
      case ConstraintForce::outside:
        blocks_.add(J12_, weight, B_end_);
        break;
      case ConstraintForce::jacobian_outside:
        blocks_.add(J12_, 1.0 - weight, B_start_);
        blocks_.add(J12_, weight, B_end_);
        break;
      case ConstraintForce::inside:
        blocks_.add(J12_, 1.0, B_alg_);
        break;
      case ConstraintForce::multiplier_outside:
        blocks_.add(J12_, weight, B_alg_);
        break;
    }
  }

  // Index 1 lives where the equations of motion do, the others at the end of the step.
  [[nodiscard]] ConstraintRows::State constrained_state() const {
    if (options_.level == ConstraintLevel::acceleration)
      return {q_alg_, v_alg_, a_alg_, clock_.now() + w_.W1 * h_};
    return {q_end_, v_end_, a_alg_, clock_.now() + h_};
  }

  // The weight of Δa in what the constraints are demanded of.
  [[nodiscard]] double row_weight() const {
    switch (options_.level) {
      case ConstraintLevel::position:
        return w_.l3 * h_ * h_;
      case ConstraintLevel::velocity:
        return w_.l5 * h_;
      case ConstraintLevel::acceleration:
        break;
    }
    return w_.W1L6;
  }

  void add_rows() {
    if (options_.level == ConstraintLevel::position) {
      if (!weighs_jacobians()) system_->constraints().jacobian(q_end_, B_end_);
      blocks_.add(J21_, 1.0, B_end_);
      return;
    }
    const ConstraintRows::Weights by =
        options_.level == ConstraintLevel::velocity
            ? ConstraintRows::Weights{w_.l3 * h_ * h_, w_.l5 * h_, 0.0}
            : ConstraintRows::Weights{w_.W3L3 * h_ * h_, w_.W2L5 * h_, w_.W1L6};
    blocks_.add(J21_, 1.0 / row_weight(), rows_.derivative(constrained_state(), by));
  }

  // That of form=a, whichever is chosen: forces, and Φ as accelerations.
  double residual_norm(VectorIn r) const override { return std::abs(factor_) * r.norm(); }

  // Multipliers count as the displacements they cause.
  double relative_size(VectorIn, VectorIn dx) const override {
    const double positions = end_weight() * dx.head(n_).cwiseAbs().maxCoeff();
    const double multipliers =
        m_ > 0 ? end_weight() / system_->mass_scale() * dx.tail(m_).cwiseAbs().maxCoeff() : 0.0;
    const Eigen::Vector2d sizes(positions, multipliers);
    const double way =
        std::abs(h_) * v_.cwiseAbs().maxCoeff() + h_ * h_ * a_start_.cwiseAbs().maxCoeff();
    return relative_increment(sizes, q_, q_end_, way, system_->ground_reach());
  }

  std::string row_name(int row) const override { return equation_name(*system_, row); }

  // χ = ∂u₁/∂δ
  double end_weight() const { return w_.l3 * h_ * h_ * factor_; }

  StrainInterpolation interpolation() const {
    const double theta = w_.W3L3 / w_.l3;
    const double rate = w_.W1L1 - theta;
    return {q_, v_, q_end_, q_alg_, theta, std::abs(rate) < 1e-15 ? 0.0 : rate * h_};
  }

  LoadPoint load_point() const { return {q_alg_, v_alg_, clock_.now(), clock_.now() + h_, w_.W1}; }

  // Forces are those at t₀ + W₁h, so they work with the velocity they find there, over a time of h around it. The way of the step
  // itself lies (½ − W₁)h earlier: on a curved path that would book work of constraint forces and the opposite of inertia. For
  // the midpoint rules both are the same.
  void book() {
    const auto& loads = system_->loads();
    add_constraint_force();
    way_ = h_ * v_alg_;
    const double middle = clock_.now() + w_.W1 * h_;
    system_->constraints().target_change(middle - 0.5 * h_, middle + 0.5 * h_, target_change_);
    work_ = {};
    work_[Account::external_work] = loads.work(load_point(), LoadSort::external, way_);
    work_[Account::physical_dissipation] = -loads.work(load_point(), LoadSort::damping, way_);
    work_[Account::drive_work] = -mean_multiplier_.dot(target_change_);
    work_[Account::constraint_work] = -constraint_force_.dot(way_) - work_[Account::drive_work];
  }

  void accept() override {
    book();
    a_previous_ = a_start_;
    lambda_previous_ = lambda_;
    v_ = v_end_;
    q_ = q_end_;
    a_ = a_start_ + da_;
    lambda_ = multiplier_;
    steps_taken_[0] += 1.0;
  }

  std::shared_ptr<const System> system_;
  GssssWeights w_;
  GssssOptions options_;
  ConstraintForce option_;
  Vector a_;
  Vector lambda_;
  Vector a_previous_;
  Vector lambda_previous_;
  Vector steps_taken_ = Vector::Zero(1);
  Vector a_start_;

  int n_;
  int m_;
  double factor_ = 1.0;
  InterpolatedForces forces_;
  ConstraintRows rows_;
  SparseMatrix K_;
  SparseMatrix B_alg_;
  SparseMatrix B_end_;
  SparseMatrix B_start_;
  BlockMatrix::Block J11_ = 0;
  BlockMatrix::Block J12_ = 0;
  BlockMatrix::Block J21_ = 0;
  Vector base_;
  Vector da_;
  Vector q_end_;
  Vector v_end_;
  Vector q_alg_;
  Vector v_alg_;
  Vector a_alg_;
  Vector force_;
  Vector way_;
  Vector constraint_force_;
  Vector multiplier_;
  Vector mean_multiplier_;
  Vector target_change_;
};

}  // namespace

Gssss::Gssss(GssssFamily family, std::array<double, 3> rho, const GssssOptions& options)
    : family_(family), rho_(rho), options_(options) {
  if (options.baumgarte != 0.0 && options.level != ConstraintLevel::acceleration)
    throw UsageError("baumgarte needs constraint_level=acceleration");
  if (!(0.0 <= rho[2] && rho[2] <= rho[0] && rho[0] <= rho[1] && rho[1] <= 1.0))
    throw UsageError("rho = [r1,r2,r3] must satisfy 0 <= r3 <= r1 <= r2 <= 1");
}

std::unique_ptr<Stepper> Gssss::start(std::shared_ptr<const System> system,
                                      const InitialState& initial,
                                      const NewtonOptions& newton) const {
  return std::make_unique<GssssStepper>(std::move(system), initial, newton,
                                        GssssWeights(family_, rho_), options_);
}

namespace {

bool is_at_midpoint(ConstraintForce option) {
  return option == ConstraintForce::inside || option == ConstraintForce::multiplier_outside;
}

}  // namespace

// The laws are those of the midpoint rule with the constraint force at the midpoint too; a force that is a mean of the
// ends' does work and has a moment.
Traits Gssss::traits() const {
  if (!GssssWeights(family_, rho_).is_midpoint()) return {};
  if (!is_at_midpoint(options_.constraint_force)) return {EnergyLaw::none, MomentumLaw::linear};
  if (options_.level != ConstraintLevel::position)
    return {EnergyLaw::none, MomentumLaw::linear_and_angular};
  return {EnergyLaw::preserving, MomentumLaw::linear_and_angular};
}

bool Gssss::energy_law_holds(const System& system) const {
  const auto& potentials = system.potentials().terms();
  const bool conservative =
      std::none_of(potentials.begin(), potentials.end(),
                   [](const PotentialTerm& term) { return term.constrained_force != nullptr; });
  if (!GssssWeights(family_, rho_).is_midpoint() || !conservative) return false;
  return system.constraint_count() == 0 ||
         (options_.level == ConstraintLevel::position &&
          is_at_midpoint(options_.constraint_force) && midpoint_constraints_do_no_work(system));
}

// The (v, a) recursion along the constraint gradient has the roots −ρ₁, −ρ₂ (U0) and −1, −ρ₃ (V0); with options 1
// and 4 the multiplier adds −(1−W₁)/W₁.
std::vector<std::string> Gssss::warnings(const System& system) const {
  if (system.constraint_count() == 0) return {};
  const bool dissipative = rho_[0] < 1.0;
  std::vector<std::string> list;
  if (options_.level != ConstraintLevel::position) {
    if (system.constraints().nonlinear())
      list.emplace_back(
          "constraints are held in their rates only: positions drift away from them "
          "(constraint_level=position does not)");
    return list;
  }
  if (dissipative && (family_ == GssssFamily::v0 || rho_[1] == 1.0))
    list.emplace_back(
        "this member does not damp the constraint mode: long runs can become unstable "
        "(generalized-alpha, hht and wbz do damp it)");
  const bool midpoint_like = !dissipative && options_.constraint_force == ConstraintForce::outside;
  if (!dissipative && (midpoint_like || GssssWeights(family_, rho_).W1 == 1.0))
    list.emplace_back(
        "the constraint mode of this combination has a double root at -1: it grows and ends in "
        "failure (use midpoint with constraint_force=inside)");
  return list;
}

}  // namespace visviva
