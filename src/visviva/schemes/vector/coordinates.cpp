#include "visviva/schemes/vector/coordinates.hpp"

#include "visviva/mechanics/euler_parameter_system.hpp"
#include "visviva/mechanics/turn_count.hpp"
#include "visviva/settings/choice.hpp"

namespace visviva {
namespace {

const Choice<Coordinates> coordinates_choice(
    "coordinates",
    "of rigid bodies, inside a step: axes of the body, or mass centre and Euler parameters",
    {{"directors", Coordinates::directors}, {"euler-parameters", Coordinates::euler_parameters}});

// A stepper in Euler parameters, seen from outside in natural coordinates.
class EulerParameterStepper final : public Stepper {
 public:
  EulerParameterStepper(const std::shared_ptr<const System>& natural, const InitialState& initial,
                        const MakeStepper& make)
      : Stepper(initial), chart_(natural), turns_(*natural) {
    const int n = chart_.system()->coordinate_count();
    InitialState inner{initial.t, Vector::Zero(n), Vector::Zero(n), Vector::Zero(n),
                       chart_.multipliers_from_natural(initial.lambda)};
    chart_.from_natural(initial.q, initial.v, inner.q, inner.v);
    inner_ = make(chart_.system(), chart_.rotors(), inner);
  }

  StepReport advance(double h) override {
    const Clock clock = clock_;
    q_start_ = q_;
    v_start_ = v_;
    if (turns_.has_angles()) inner_->write_history(past_);
    StepReport report = inner_->advance(h);
    if (!report.ok) return report;
    look();
    const ConstraintTerm* angle = turns_.lost(q_start_, v_start_, h, q_);
    if (angle == nullptr) return report;
    restore(clock, past_);
    return lost_turns(*angle, report.iterations);
  }

  // Multipliers are those of the rows in Euler parameters, which natural coordinates do not have.
  NamedValues algorithmic_values() const override {
    NamedValues values = inner_->algorithmic_values();
    for (auto& [name, value] : values)
      if (value.size() == chart_.system()->constraint_count()) name += "_euler";
    return values;
  }

  void write_history(Vector& all) const override { inner_->write_history(all); }
  std::vector<double*> counts() override { return inner_->counts(); }
  void restore(const Clock& clock, const Vector& history) override {
    inner_->restore(clock, history);
    look();
  }

 private:
  void look() {
    clock_ = inner_->clock();
    chart_.to_natural(inner_->q(), inner_->v(), q_, v_);
    work_ = inner_->work();
  }

  EulerParameterSystem chart_;
  TurnCount turns_;
  Vector q_start_;
  Vector v_start_;
  Vector past_;
  std::unique_ptr<Stepper> inner_;
};

}  // namespace

ParameterInfo coordinates_parameter() { return coordinates_choice.parameter(); }

Coordinates coordinates_of(const Parameters& parameters) {
  return coordinates_choice.of(parameters);
}

std::unique_ptr<Stepper> start_in(Coordinates coordinates, std::shared_ptr<const System> system,
                                  const InitialState& initial, const MakeStepper& make) {
  if (coordinates == Coordinates::directors || system->frames().empty())
    return make(std::move(system), {}, initial);
  return std::make_unique<EulerParameterStepper>(system, initial, make);
}

}  // namespace visviva
