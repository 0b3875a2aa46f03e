#include "visviva/schemes/composed/composed_scheme.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "visviva/schemes/composed/composition.hpp"
#include "visviva/schemes/composed/velocities_on_constraints.hpp"
#include "visviva/settings/choice.hpp"

namespace visviva {
namespace {

const Choice<int> order_choice(
    "order", "of accuracy; 4 and 6 where energy is preserved: a step is then made of 18 or 26",
    {{"2", 2}, {"4", 4}, {"6", 6}});

class ComposedStepper final : public Stepper {
 public:
  ComposedStepper(std::shared_ptr<const System> system, const InitialState& initial,
                  std::unique_ptr<Stepper> part, std::span<const double> parts)
      : Stepper(initial),
        part_(std::move(part)),
        parts_(parts),
        on_constraints_(std::move(system)),
        shown_(initial.v) {}

  StepReport advance(double h) override {
    const Clock start = part_->clock();
    part_->write_history(start_);
    part_->begin_composition();
    StepReport whole{true};
    StepWork work;
    for (const double gamma : parts_) {
      StepReport report = part_->advance(gamma * h);
      whole.iterations += report.iterations;
      if (!report.ok) {
        part_->restore(start, start_);
        report.iterations = whole.iterations;
        return report;
      }
      for (const AccountInfo& info : accounts) work[info.account] += part_->work()[info.account];
      if (report.spin.x > whole.spin.x) whole.spin = report.spin;
    }
    Clock end = start;
    end.advance(h);
    part_->set_clock(end);
    look();
    work_ = work;
    shown_is_known_ = false;
    return whole;
  }

  const Vector& shown_velocity() const override {
    if (!shown_is_known_) show();
    return shown_;
  }
  bool shows_on_constraints() const override { return true; }

  void write_history(Vector& all) const override { part_->write_history(all); }
  std::vector<double*> counts() override { return part_->counts(); }
  // Pivots are chosen where velocities are shown first: at a checkpoint that is here, whoever looks later.
  void restore(const Clock& clock, const Vector& history) override {
    part_->restore(clock, history);
    look();
    show();
  }

 private:
  void look() {
    clock_ = part_->clock();
    q_ = part_->q();
    v_ = part_->v();
  }

  void show() const {
    shown_ = v_;
    on_constraints_.project(q_, clock_.now(), shown_);
    shown_is_known_ = true;
  }

  std::unique_ptr<Stepper> part_;
  std::span<const double> parts_;
  Vector start_;
  mutable VelocitiesOnConstraints on_constraints_;
  mutable Vector shown_;
  mutable bool shown_is_known_ = true;
};

}  // namespace

ComposedScheme::ComposedScheme(std::unique_ptr<Scheme> base, int order)
    : base_(std::move(base)), order_(order) {}

std::vector<std::string> ComposedScheme::warnings(const System& system) const {
  std::vector<std::string> all = base_->warnings(system);
  const auto& loads = system.loads().terms();
  const bool has_dampers = std::any_of(loads.begin(), loads.end(), [](const LoadTerm& term) {
    return term.load->kind() == Load::Kind::damping;
  });
  if (has_dampers)
    all.push_back(
        fmt::format("order={} goes back in time in parts of a step, which dampers resist: it and "
                    "the error that is told "
                    "are right only where steps resolve the dampers; compare with order=2",
                    order_));
  return all;
}

std::unique_ptr<Stepper> ComposedScheme::start(std::shared_ptr<const System> system,
                                               const InitialState& initial,
                                               const NewtonOptions& newton) const {
  NewtonOptions of_parts = newton;
  of_parts.composes = true;
  auto part = base_->start(system, initial, of_parts);
  return std::make_unique<ComposedStepper>(std::move(system), initial, std::move(part),
                                           composition_of(order_));
}

SchemeInfo with_orders(SchemeInfo info, const std::string& condition) {
  const auto promised = [base = info.traits](const Parameters& p) {
    Traits traits = base(p);
    if (traits.energy == EnergyLaw::preserving)
      traits.order = traits.order_constrained = order_choice.of(p);
    return traits;
  };
  const auto make = [name = info.name, base = info.make, traits = info.traits,
                     condition](const Parameters& p) -> std::unique_ptr<Scheme> {
    const int order = order_choice.of(p);
    if (order == 2) return base(p);
    if (traits(p).energy != EnergyLaw::preserving)
      throw UsageError(
          fmt::format("'{}' is of order {} only where it preserves energy: set {}, or order=2",
                      name, order, condition));
    return std::make_unique<ComposedScheme>(base(p), order);
  };
  info.parameters.push_back(order_choice.parameter());
  info.traits = promised;
  info.make = make;
  return info;
}

}  // namespace visviva
