// Conserving augmented Lagrangian [GarciaOrden2009] (6)–(8), with V*, B* the secants of potential and constraints:
//
//   M (v* − v₀)/h + V*(q₀, q₁) + B*(q₀, q₁)ᵀ[λᵢ + (p/2)(Φ₁ + Φ₀)] = F,      q₁ − q₀ = (h/2)(v* + v₀)
//   λᵢ₊₁ = λᵢ + (p/2)(Φ₁ + Φ₀)      until |Φ₁| is below the tolerance
//
// The bracket of the force is the update of the multiplier: other pairs do not converge. Then the velocity is projected,
// (A + αBᵀB) v₁ = A v*. The step preserves energy up to the work of the bracket on Φ₁ − Φ₀; the projection takes
// (v* − v₁)ᵀMv₁ + ½|v* − v₁|²_M, which for A = M is α|Φ̇|² + ½|v* − v₁|²_M ≥ 0 and has no sign otherwise.
#include "visviva/schemes/augmented_lagrangian.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "visviva/schemes/velocity_projection.hpp"

namespace visviva {
namespace {

using Options = AugmentedLagrangian::Options;
using Projection = AugmentedLagrangian::Projection;

SparseMatrix metric(const System& system, const Options& options) {
  SparseMatrix A = system.mass();
  if (options.projection == Projection::mass) return A;
  set_zero(A);
  for (int i = 0; i < system.coordinate_count(); ++i)
    A.coeffRef(i, i) = options.projection == Projection::diagonal
                           ? options.projection_weights[static_cast<std::size_t>(i)]
                           : 1.0;
  return A;
}

class AugmentedLagrangianStepper final : public Stepper, private NonlinearProblem {
 public:
  AugmentedLagrangianStepper(std::shared_ptr<const System> system, const InitialState& initial,
                             const NewtonOptions& newton, const Options& options)
      : system_(std::move(system)),
        options_(options),
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
        newton_(K_, newton) {
    for (Vector* x : {&x_, &q_end_, &q_mid_, &v_mid_, &v_end_, &force_, &dv_}) x->setZero(n_);
    for (Vector* x : {&multiplier_, &bracket_, &phi_start_, &phi_end_, &weights_, &target_change_})
      x->setZero(m_);
    if (options.projection != Projection::none)
      projection_ = std::make_unique<VelocityProjection>(*system_, metric(*system_, options),
                                                         options.projection_penalty);
  }

  StepReport advance(double h) override {
    h_ = h;
    choose_penalties();
    system_->constraints().value(q_, clock_.now(), phi_start_);
    x_ = h * v_;
    multiplier_ = lambda_;
    StepReport report = augment();
    if (!report.ok) return report;
    v_end_ = 2.0 * v_mid_ - v_;
    book();
    if (projection_ != nullptr && !projection_->project(q_end_, clock_.now() + h_, v_end_, work_))
      return {false, report.iterations, "the matrix of the velocity projection is singular",
              "the velocity projection", "use projection=mass or positive projection_weights"};
    q_ = q_end_;
    v_ = v_end_;
    lambda_ = bracket_;
    clock_.advance(h);
    return report;
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
  // The given penalty, or 200/h² times the mass a constraint sees, 1/Σⱼ Bᵢⱼ²/mⱼ: then each augmentation gains about a
  // digit whatever the step and the masses.
  void choose_penalties() {
    if (options_.penalty > 0.0 || m_ == 0) {
      weights_.setConstant(0.5 * options_.penalty);
      return;
    }
    system_->constraints().jacobian(q_, B_end_);
    weights_.setZero();
    for (int j = 0; j < n_; ++j) {
      const double mass = system_->mass().coeff(j, j);
      if (mass <= 0.0) continue;
      for (SparseMatrix::InnerIterator it(B_end_, j); it; ++it)
        weights_[it.row()] += it.value() * it.value() / mass;
    }
    for (double& w : weights_) w = 100.0 / (h_ * h_) * (w > 0.0 ? 1.0 / w : scale_);
  }

  // Newton for fixed λᵢ, then the next λᵢ.
  StepReport augment() {
    constexpr int max_augmentations = 500;
    int iterations = 0;
    double previous = 0.0;
    for (int i = 0; i < max_augmentations; ++i) {
      NewtonReport report = newton_.solve(*this, x_);
      iterations += report.iterations;
      report.iterations = iterations;
      if (!report.converged()) return to_step_report(report, *this);
      set_states(x_);
      const double error = m_ > 0 ? phi_end_.cwiseAbs().maxCoeff() : 0.0;
      if (error <= options_.constraint_tolerance || at_round_off(error, previous))
        return {true, iterations};
      previous = error;
      multiplier_ = bracket_;
    }
    Eigen::Index row = 0;
    const double worst = phi_end_.cwiseAbs().maxCoeff(&row);
    return {false, iterations,
            fmt::format("the multipliers did not converge in {} augmentations (|Φ| = {:.1e})",
                        max_augmentations, worst),
            equation_name(*system_, n_ + static_cast<int>(row)),
            "raise penalty or constraint_tolerance"};
  }

  // Zero to working precision, or the last augmentation no longer brought it nearer to zero.
  [[nodiscard]] bool at_round_off(double error, double previous) const {
    const double size = std::max(1.0, q_end_.cwiseAbs().maxCoeff());
    if (error <= 2e-16 * size * size) return true;
    return error <= 1e-11 * size * size && previous > 0.0 && error >= previous;
  }

  void set_states(VectorIn x) {
    q_end_ = q_ + x;
    q_mid_ = q_ + 0.5 * x;
    v_mid_ = x / h_;
    system_->constraints().value(q_end_, clock_.now() + h_, phi_end_);
    bracket_ = multiplier_ + weights_.cwiseProduct(phi_end_ + phi_start_);
    system_->constraints().secant_jacobian(q_, q_end_, B_secant_);
  }

  LoadPoint load_point() const { return {q_mid_, v_mid_, clock_.now(), clock_.now() + h_, 0.5}; }

  const SparseMatrix& pattern() const override { return K_; }

  void residual(VectorIn x, VectorOut r) override {
    set_states(x);
    force_.setZero();
    system_->potentials().add_secant(q_, q_end_, 1.0, force_);
    system_->loads().add_force(load_point(), LoadSort::all, -1.0, force_);
    add_transposed_product(B_secant_, 1.0, bracket_, force_);
    r = (h_ * h_ / scale_) * force_;
    dv_ = 2.0 * (v_mid_ - v_);
    add_product(system_->mass(), h_ / scale_, dv_, r);
  }

  const SparseMatrix& tangent(VectorIn) override {
    const auto& constraints = system_->constraints();
    set_zero(K_);
    add_values(K_, 2.0 / (h_ * h_), system_->mass());
    system_->potentials().add_secant_tangent(q_, q_end_, 0.0, K_, 1.0, K_);
    system_->loads().add_tangent(load_point(), LoadSort::all, -0.5, -1.0 / h_, K_);
    constraints.add_secant_curvature(q_, q_end_, bracket_, 0.0, K_, 1.0, K_);
    constraints.jacobian(q_end_, B_end_);
    constraints.add_weighted_product(B_secant_, weights_, B_end_, K_);
    K_ *= h_ * h_ / scale_;
    return K_;
  }

  double relative_size(VectorIn, VectorIn dx) const override {
    return relative_increment(dx, q_, q_end_, h_, v_);
  }
  std::string row_name(int row) const override { return equation_name(*system_, row); }

  void book() {
    const auto& loads = system_->loads();
    force_.setZero();
    add_transposed_product(B_secant_, 1.0, bracket_, force_);
    system_->constraints().target_change(clock_.now(), clock_.now() + h_, target_change_);
    work_ = {};
    work_.external = loads.work(load_point(), LoadSort::external, x_);
    work_.physical_dissipation = -loads.work(load_point(), LoadSort::damping, x_);
    work_.drive = -bracket_.dot(target_change_);
    work_.constraint = -force_.dot(x_) - work_.drive;
  }

  std::shared_ptr<const System> system_;
  Options options_;
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
  Newton newton_;
  std::unique_ptr<VelocityProjection> projection_;
  Vector x_;
  Vector q_end_;
  Vector q_mid_;
  Vector v_mid_;
  Vector v_end_;
  Vector force_;
  Vector dv_;
  Vector multiplier_;
  Vector bracket_;
  Vector phi_start_;
  Vector phi_end_;
  Vector weights_;
  Vector target_change_;
};

Projection projection_of(const std::string& name) {
  if (name == "mass") return Projection::mass;
  if (name == "identity") return Projection::identity;
  return name == "diagonal" ? Projection::diagonal : Projection::none;
}

}  // namespace

std::unique_ptr<Stepper> AugmentedLagrangian::start(std::shared_ptr<const System> system,
                                                    const InitialState& initial,
                                                    const NewtonOptions& newton) const {
  const auto given = static_cast<int>(options_.projection_weights.size());
  if (options_.projection == Projection::diagonal && given != system->coordinate_count())
    throw UsageError(
        fmt::format("projection_weights needs {} numbers, one per coordinate; {} given",
                    system->coordinate_count(), given));
  return std::make_unique<AugmentedLagrangianStepper>(std::move(system), initial, newton, options_);
}

std::vector<std::string> AugmentedLagrangian::warnings(const System& system) const {
  const bool other_metric =
      options_.projection == Projection::identity || options_.projection == Projection::diagonal;
  if (other_metric && system.constraint_count() > 0)
    return {"a projection with another metric than the mass can add energy (the ledger books it)"};
  return {};
}

SchemeInfo augmented_lagrangian() {
  Traits traits{"augmented-lagrangian",
                "energy-preserving step, constraints by augmented Lagrangian, velocity projection"};
  traits.energy = EnergyLaw::decaying;
  traits.momentum = MomentumLaw::linear_and_angular;
  traits.remark =
      "preserving with projection=none, decaying with mass; no law with identity, diagonal";
  traits.reference = "GarciaOrden2009";
  return {
      traits,
      {{"penalty", 0.0,
        "penalty p of the constraints; 0 takes 200/h² times the mass each constraint sees", 0.0},
       {"constraint_tolerance", 0.0, "largest |Φ| accepted; 0 goes on to round-off", 0.0},
       {"projection",
        std::string("none"),
        "metric of the velocity projection",
        {},
        {},
        {"none", "mass", "identity", "diagonal"}},
       {"projection_penalty", 1.0, "penalty α of the velocity projection", 0.0},
       {"projection_weights", std::vector<double>{}, "diagonal metric, one number per coordinate",
        0.0}},
      [](const Parameters& p) {
        return std::make_unique<AugmentedLagrangian>(AugmentedLagrangian::Options{
            p.number("penalty"), p.number("constraint_tolerance"),
            projection_of(p.choice("projection")), p.number("projection_penalty"),
            p.list("projection_weights")});
      }};
}

}  // namespace visviva
