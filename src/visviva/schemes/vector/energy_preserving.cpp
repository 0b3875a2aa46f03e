#include "visviva/schemes/vector/energy_preserving.hpp"

#include "visviva/schemes/composed/composed_scheme.hpp"
#include "visviva/schemes/newton_stepper.hpp"
#include "visviva/schemes/projected/projected_scheme.hpp"
#include "visviva/schemes/vector/midpoint_forces.hpp"

namespace visviva {
namespace {

class EnergyPreservingStepper final : public NewtonStepper {
 public:
  EnergyPreservingStepper(std::shared_ptr<const System> system, const std::vector<int>& rotors,
                          const InitialState& initial, const NewtonOptions& newton)
      : NewtonStepper(*system, initial),
        system_(std::move(system)),
        lambda_(initial.lambda),
        n_(system_->coordinate_count()),
        m_(system_->constraint_count()),
        scale_(system_->mass_scale()),
        forces_(*system_, rotors),
        multiplier_(m_) {
    declare_unknowns({n_, m_});
    motion_ = blocks_.declare(0, 0, system_->mass());
    gradient_ = blocks_.declare(0, 1, forces_.B_secant(), true);
    jacobian_ = blocks_.declare(1, 0, forces_.B_end());
    finish(newton);
    remember(lambda_);
  }

  NamedValues algorithmic_values() const override {
    return m_ > 0 ? NamedValues{{"lambda_raw", lambda_}} : NamedValues{};
  }

 private:
  void begin_step() override {
    forces_.begin(q_, v_, clock_.now(), h_);
    x_.head(n_) = h_ * forces_.rate();
    x_.tail(m_) = carried_.tail(m_) = (h_ * h_ / scale_) * lambda_;
  }

  void accept() override {
    work_ = forces_.work(multiplier_);
    v_ = forces_.v_end();
    q_ = forces_.q_end();
    lambda_ = multiplier_;
  }

  const Vector& q_end() const override { return forces_.q_end(); }

  void set_states(VectorIn x) override {
    multiplier_ = (scale_ / (h_ * h_)) * x.tail(m_);
    forces_.move(x.head(n_));
  }

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

  std::string row_name(int row) const override { return equation_name(*system_, row); }

  std::shared_ptr<const System> system_;
  Vector lambda_;
  int n_;
  int m_;
  double scale_;
  MidpointForces forces_;
  BlockMatrix::Block motion_ = 0;
  BlockMatrix::Block gradient_ = 0;
  BlockMatrix::Block jacobian_ = 0;
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
  return with_orders(
      with_projection(
          {"energy-preserving",
           "midpoint rule with secant forces and secant constraint Jacobian",
           "LensCardona2007",
           {coordinates_parameter()},
           [](const Parameters& p) { return energy_preserving_traits(coordinates_of(p)); },
           [](const Parameters& p) {
             return std::make_unique<EnergyPreserving>(coordinates_of(p));
           },
           "angular momentum with coordinates=directors"}),
      "projection=none");
}

}  // namespace visviva
