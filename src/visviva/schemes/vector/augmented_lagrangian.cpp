#include "visviva/schemes/vector/augmented_lagrangian.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "visviva/mechanics/turn_count.hpp"
#include "visviva/schemes/projected/projected_scheme.hpp"
#include "visviva/schemes/vector/midpoint_forces.hpp"

namespace visviva {
namespace {

using Options = AugmentedLagrangian::Options;

class AugmentedLagrangianStepper final : public Stepper, private NonlinearProblem {
 public:
  AugmentedLagrangianStepper(std::shared_ptr<const System> system, const InitialState& initial,
                             const NewtonOptions& newton, const Options& options)
      : Stepper(initial),
        system_(std::move(system)),
        options_(options),
        lambda_(initial.lambda),
        n_(system_->coordinate_count()),
        m_(system_->constraint_count()),
        scale_(system_->mass_scale()),
        forces_(*system_),
        turns_(*system_),
        newton_(system_->mass(), newton),
        x_(Vector::Zero(n_)) {
    for (Vector* x :
         {&multiplier_, &bracket_, &phi_start_, &phi_end_, &target_change_, &weights_, &way_})
      x->setZero(m_);
    remember(lambda_);
  }

  StepReport advance(double h) override {
    h_ = h;
    forces_.begin(q_, v_, clock_.now(), h);
    choose_penalties();
    system_->constraints().value(q_, clock_.now(), phi_start_);
    system_->constraints().target_change(clock_.now(), clock_.now() + h, target_change_);
    x_ = h * v_;
    multiplier_ = lambda_;
    StepReport report = augment();
    if (!report.ok) return report;
    if (const auto* angle = turns_.lost(q_, v_, h, forces_.q_end()))
      return lost_turns(*angle, report.iterations);
    work_ = forces_.work(bracket_);
    q_ = forces_.q_end();
    v_ = forces_.v_end();
    lambda_ = bracket_;
    clock_.advance(h);
    return report;
  }

  NamedValues algorithmic_values() const override {
    return m_ > 0 ? NamedValues{{"lambda_raw", lambda_}} : NamedValues{};
  }

 private:
  [[nodiscard]] bool automatic() const { return options_.penalty <= 0.0; }

  // The given penalty, or 200/h² times the mass a constraint sees, 1/Σⱼ Bᵢⱼ²/mⱼ: then each augmentation gains about a
  // digit whatever the step and the masses, if there is nothing stiffer than inertia.
  void choose_penalties() {
    if (!automatic() || m_ == 0) {
      weights_.setConstant(0.5 * options_.penalty);
      return;
    }
    const SparseMatrix& B = forces_.start_jacobian();
    weights_.setZero();
    for (int j = 0; j < n_; ++j) {
      const double mass = system_->mass().coeff(j, j);
      if (mass <= 0.0) continue;
      for (SparseMatrix::InnerIterator it(B, j); it; ++it)
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
      if (error <= options_.constraint_tolerance || at_round_off(error, previous, i))
        return {true, iterations};
      multiplier_ = bracket_;
      if (automatic() && previous > 0.0 && error > 0.7 * previous) weights_ *= 10.0;
      previous = error;
    }
    Eigen::Index row = 0;
    const double worst = phi_end_.cwiseAbs().maxCoeff(&row);
    return {false, iterations,
            fmt::format("the multipliers did not converge in {} augmentations (|Φ| = {:.1e})",
                        max_augmentations, worst),
            equation_name(*system_, n_ + static_cast<int>(row)),
            "raise penalty or constraint_tolerance"};
  }

  // The farthest that single coordinates move a constraint in this step.
  [[nodiscard]] double constraint_way() {
    const SparseMatrix& B = forces_.B_secant();
    way_.setZero();
    for (int j = 0; j < n_; ++j)
      for (SparseMatrix::InnerIterator it(B, j); it; ++it)
        way_[it.row()] += std::abs(it.value() * x_[j]);
    return m_ > 0 ? way_.maxCoeff() : 0.0;
  }

  // Zero to working precision, or the last augmentation no longer brought it nearer to zero, or, near working precision,
  // hardly so. Of motions that are themselves as small as that, digits are wanted, too: penalties can be raised for them.
  [[nodiscard]] bool at_round_off(double error, double previous, int augmentation) {
    const double size = std::max(1.0, forces_.q_end().cwiseAbs().maxCoeff());
    const double precision = 2e-16 * size * size;
    constexpr int patience = 40;
    // Where Φ₀ is not zero, Φ₁ becomes −Φ₀.
    const double least = 2.0 * phi_start_.lpNorm<Eigen::Infinity>() + 1e-8 * constraint_way();
    if (automatic() && augmentation < patience && error > least) return false;
    if (error <= precision) return true;
    if (previous <= 0.0) return false;
    return (error <= 5e4 * precision && error >= previous) ||
           (error <= 100.0 * precision && error >= 0.7 * previous);
  }

  // Φ₁ from the secant, Φ₀ + B*(q₁ − q₀) less the change of the prescribed motion, is finer than the round-off of Φ(q₁),
  // which a high penalty would show in the energy.
  void end_constraints(VectorIn dq) {
    if (!automatic()) {
      system_->constraints().value(forces_.q_end(), clock_.now() + h_, phi_end_);
      return;
    }
    phi_end_ = phi_start_ - target_change_;
    add_product(forces_.B_secant(), 1.0, dq, phi_end_);
  }

  void set_states(VectorIn x) {
    forces_.move(x);
    end_constraints(x);
    bracket_ = multiplier_ + weights_.cwiseProduct(phi_end_ + phi_start_);
  }

  const SparseMatrix& pattern() const override { return system_->mass(); }

  void residual(VectorIn x, VectorOut r) override {
    set_states(x);
    forces_.residual(bracket_, r);
  }

  const SparseMatrix& tangent(VectorIn) override {
    SparseMatrix& K = forces_.tangent(bracket_);
    system_->constraints().add_weighted_product(forces_.B_secant(), weights_, forces_.B_end(), K);
    K *= h_ * h_ / scale_;
    return K;
  }

  double residual_norm(VectorIn r) const override { return scale_ / (h_ * h_) * r.norm(); }
  double relative_size(VectorIn, VectorIn dx) const override {
    return relative_increment(dx, q_, forces_.q_end(), h_ * v_.cwiseAbs().maxCoeff(),
                              system_->ground_reach());
  }
  std::string row_name(int row) const override { return equation_name(*system_, row); }

  std::shared_ptr<const System> system_;
  Options options_;
  Vector lambda_;
  int n_;
  int m_;
  double scale_;
  double h_ = 0.0;
  MidpointForces forces_;
  TurnCount turns_;
  Newton newton_;
  Vector x_;
  Vector multiplier_;
  Vector bracket_;
  Vector phi_start_;
  Vector phi_end_;
  Vector target_change_;
  Vector weights_;
  Vector way_;
};

// The multipliers do work on what augmentations leave of Φ: at round-off it is none, at a tolerance it is as much as that allows.
Traits traits_of(const Parameters& p) {
  const bool to_round_off = p.number("constraint_tolerance") == 0.0;
  return {to_round_off ? EnergyLaw::preserving : EnergyLaw::none, MomentumLaw::linear_and_angular};
}

}  // namespace

std::unique_ptr<Stepper> AugmentedLagrangian::start(std::shared_ptr<const System> system,
                                                    const InitialState& initial,
                                                    const NewtonOptions& newton) const {
  return std::make_unique<AugmentedLagrangianStepper>(std::move(system), initial, newton, options_);
}

SchemeInfo augmented_lagrangian() {
  return with_projection(
      {"augmented-lagrangian",
       "energy-preserving step, constraints by augmented Lagrangian, velocity projection",
       "GarciaOrden2009",
       {{"penalty", 0.0,
         "penalty p of the constraints; 0 takes 200/h² times the mass each constraint sees", 0.0},
        {"constraint_tolerance", 0.0, "largest |Φ| accepted; 0 goes on to round-off", 0.0}},
       traits_of,
       [](const Parameters& p) {
         return std::make_unique<AugmentedLagrangian>(
             AugmentedLagrangian::Options{p.number("penalty"), p.number("constraint_tolerance")});
       },
       "preserving with projection=none, decaying with mass, up to the work of the multipliers on "
       "the |Φ| that augmentations leave; no law with other matrices, or a "
       "constraint_tolerance"});
}

}  // namespace visviva
