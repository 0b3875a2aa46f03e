// The energy-preserving scheme [LensCardona2007] (14), with V* and B* the secants of potential and constraints:
//
//   (a)  LᵀM (v₁ − v₀)/h + G (q₁ − q₀)/h + V*(q₀, q₁) + B*(q₀, q₁)ᵀλ = F
//   (b)  L (q₁ − q₀)/h = ½(v₁ + v₀)
//   (c)  Φ(q₁, t₁) = 0
//
// L = 1 and G = 0 but for bodies in Euler parameters (QuasiVelocities). (a)·(q₁ − q₀) gives, as G is skew,
// E₁ − E₀ = F·(q₁ − q₀) − λ·(e₀(t₁) − e₀(t₀)) exactly. Velocities are eliminated; unknowns are q₁ − q₀ (not q₁: the
// velocity must not inherit the round-off of the position) and h²λ/m, rows are h²(a)/m and (c), so that the condition
// of the tangent does not depend on h.
#include "visviva/schemes/vector/energy_preserving.hpp"

#include "visviva/schemes/vector/midpoint_forces.hpp"
#include "visviva/solvers/block_matrix.hpp"

namespace visviva {
namespace {

class EnergyPreservingStepper final : public Stepper, private NonlinearProblem {
 public:
  EnergyPreservingStepper(std::shared_ptr<const System> system, const std::vector<int>& rotors,
                          const InitialState& initial, const NewtonOptions& newton)
      : Stepper(initial),
        system_(std::move(system)),
        lambda_(initial.lambda),
        n_(system_->coordinate_count()),
        m_(system_->constraint_count()),
        scale_(system_->mass_scale()),
        forces_(*system_, rotors),
        blocks_({n_, m_}),
        motion_(blocks_.declare(0, 0, system_->mass())),
        gradient_(blocks_.declare(0, 1, forces_.B_secant(), true)),
        jacobian_(blocks_.declare(1, 0, forces_.B_end())),
        newton_((blocks_.finish(), blocks_.matrix()), newton),
        x_(Vector::Zero(n_ + m_)),
        multiplier_(m_) {
    remember(lambda_);
  }

  StepReport advance(double h) override {
    h_ = h;
    forces_.begin(q_, v_, clock_.now(), h);
    x_.head(n_) = h * forces_.rate();
    x_.tail(m_) = (h * h / scale_) * lambda_;
    const NewtonReport report = newton_.solve(*this, x_);
    if (!report.converged()) return to_step_report(report, *this);
    set_states(x_);
    work_ = forces_.work(multiplier_);
    v_ = forces_.v_end();
    q_ = forces_.q_end();
    lambda_ = multiplier_;
    clock_.advance(h);
    return {true, report.iterations};
  }

  NamedValues algorithmic_values() const override {
    return m_ > 0 ? NamedValues{{"lambda_raw", lambda_}} : NamedValues{};
  }

 private:
  void set_states(VectorIn x) {
    multiplier_ = (scale_ / (h_ * h_)) * x.tail(m_);
    forces_.move(x.head(n_));
  }

  const SparseMatrix& pattern() const override { return blocks_.matrix(); }

  void residual(VectorIn x, VectorOut r) override {
    set_states(x);
    forces_.residual(multiplier_, r.head(n_));
    system_->constraints().value(forces_.q_end(), clock_.now() + h_, r.tail(m_));
  }

  const SparseMatrix& tangent(VectorIn) override {
    const SparseMatrix& K = forces_.tangent(multiplier_);
    blocks_.set_zero();
    blocks_.add(motion_, h_ * h_ / scale_, K);
    blocks_.add(gradient_, 1.0, forces_.B_secant());
    blocks_.add(jacobian_, 1.0, forces_.B_end());
    return blocks_.matrix();
  }

  double relative_size(VectorIn, VectorIn dx) const override {
    return relative_increment(dx, q_, forces_.q_end(), h_ * v_.cwiseAbs().maxCoeff());
  }
  std::string row_name(int row) const override { return equation_name(*system_, row); }

  std::shared_ptr<const System> system_;
  Vector lambda_;
  int n_;
  int m_;
  double scale_;
  double h_ = 0.0;
  MidpointForces forces_;
  BlockMatrix blocks_;
  BlockMatrix::Block motion_;
  BlockMatrix::Block gradient_;
  BlockMatrix::Block jacobian_;
  Newton newton_;
  Vector x_;
  Vector multiplier_;
};

}  // namespace

std::unique_ptr<Stepper> EnergyPreserving::start(std::shared_ptr<const System> system,
                                                 const InitialState& initial,
                                                 const NewtonOptions& newton) const {
  return start_in(coordinates_, std::move(system), initial,
                  [&](std::shared_ptr<const System> inner, const std::vector<int>& rotors,
                      const InitialState& state) {
                    return std::make_unique<EnergyPreservingStepper>(std::move(inner), rotors,
                                                                     state, newton);
                  });
}

Traits energy_preserving_traits(Coordinates coordinates) {
  return {EnergyLaw::preserving, coordinates == Coordinates::directors
                                     ? MomentumLaw::linear_and_angular
                                     : MomentumLaw::linear};
}

SchemeInfo energy_preserving() {
  return {"energy-preserving",
          "midpoint rule with secant forces and secant constraint Jacobian",
          "LensCardona2007",
          {coordinates_parameter()},
          [](const Parameters& p) { return energy_preserving_traits(coordinates_of(p)); },
          [](const Parameters& p) { return std::make_unique<EnergyPreserving>(coordinates_of(p)); },
          "angular momentum with coordinates=directors"};
}

}  // namespace visviva
