#include "visviva/schemes/projected/projected_scheme.hpp"

#include <fmt/format.h>

#include "visviva/schemes/projected/projection_criterion.hpp"
#include "visviva/settings/choice.hpp"

namespace visviva {
namespace {

const Choice<ProjectionMetric> metric_choice(
    "projection",
    "matrix of a projection after each step: mass, identity, that of projection_weights as a "
    "diagonal or as a whole matrix, or the tangent M + (h/2) C + (h²/4) K",
    {{"none", ProjectionMetric::none},
     {"mass", ProjectionMetric::mass},
     {"identity", ProjectionMetric::identity},
     {"diagonal", ProjectionMetric::diagonal},
     {"matrix", ProjectionMetric::matrix},
     {"tangent", ProjectionMetric::tangent}});
const Choice<ProjectionMethod> method_choice(
    "projection_method", "towards the constraints by projection_penalty, or exactly onto them",
    {{"penalty", ProjectionMethod::penalty}, {"exact", ProjectionMethod::exact}});

struct Levels {
  bool positions;
  bool accelerations;
  bool operator==(const Levels&) const = default;
};
const Choice<Levels> levels_choice("projection_of",
                                   "velocities, or also positions, accelerations or both",
                                   {{"velocities", {false, false}},
                                    {"positions", {true, false}},
                                    {"accelerations", {false, true}},
                                    {"all", {true, true}}});

class ProjectedStepper final : public Stepper {
 public:
  ProjectedStepper(std::shared_ptr<const System> system, const InitialState& initial,
                   const ProjectionOptions& options, LinearSolverChoice solver,
                   std::unique_ptr<Stepper> inner)
      : Stepper(initial),
        system_(std::move(system)),
        projection_(system_, options, solver),
        inner_(std::move(inner)),
        v_before_(initial.v) {}

  StepReport advance(double h) override {
    const Clock start = inner_->clock();
    inner_->write_history(past_);
    const StepReport report = inner_->advance(h);
    if (!report.ok) return report;
    look();
    v_before_ = v_;
    if (project(h)) return report;
    inner_->restore(start, past_);
    look();
    return {false, report.iterations, "the projection onto the constraints found no state",
            "the projection",
            "use projection=mass, a larger projection_penalty, or a smaller step (--dt)"};
  }

  NamedValues algorithmic_values() const override {
    NamedValues values = inner_->algorithmic_values();
    values.emplace_back("v_before", v_before_);
    values.emplace_back("projection_1", Vector::Constant(1, balance_.first));
    values.emplace_back("projection_2", Vector::Constant(1, balance_.second));
    if (system_->coordinate_count() <= most_coordinates_to_judge) add_criterion(values);
    return values;
  }

  void write_history(Vector& all) const override { inner_->write_history(all); }
  std::vector<double*> counts() override { return inner_->counts(); }
  void restore(const Clock& clock, const Vector& history) override {
    inner_->restore(clock, history);
    look();
    v_before_ = v_;
    balance_ = {};
  }

 private:
  // Eigenvalues of all velocities are asked for at each row.
  static constexpr int most_coordinates_to_judge = 100;

  void look() {
    clock_ = inner_->clock();
    q_ = inner_->q();
    v_ = inner_->v();
    work_ = inner_->work();
  }

  [[nodiscard]] bool project(double h) {
    const ProjectionOptions& options = projection_.options();
    const double t = clock_.now();
    projection_.set_metric(q_, v_, t, h);
    double loss = 0.0;
    if (options.positions) {
      const double before = system_->potential_energy(q_);
      if (!projection_.move_positions(t, q_)) return false;
      loss += before - system_->potential_energy(q_);
    }
    if (!projection_.move_velocities(q_, t, v_)) return false;
    if (options.accelerations) {
      Vector& a = *inner_->end_acceleration();
      if (!projection_.move_accelerations(q_, v_, t, a)) return false;
    }
    balance_ = projection_.balance();
    loss += balance_.drive_work - balance_.first - balance_.second;
    work_[Account::drive_work] += balance_.drive_work;
    work_[Account::numerical_dissipation] += loss;
    work_[Account::projection_loss] += loss;
    inner_->replace_state(q_, v_);
    return true;
  }

  void add_criterion(NamedValues& values) const {
    SparseMatrix B = system_->constraints().pattern();
    system_->constraints().jacobian(q_, B);
    // With A = M the criterion is met everywhere, massless coordinates or not (proposition 6).
    const bool mass = projection_.options().metric == ProjectionMetric::mass;
    const Matrix one = Matrix::Identity(q_.size(), q_.size());
    const ProjectionCriterion criterion(mass ? one : Matrix(system_->bare_mass()),
                                        mass ? one : Matrix(projection_.metric()), Matrix(B));
    values.emplace_back("projection_case", Vector::Constant(1, criterion.number()));
    values.emplace_back("least_ma", Vector::Constant(1, criterion.least_ma));
    values.emplace_back("least_b", Vector::Constant(1, criterion.least_b));
  }

  std::shared_ptr<const System> system_;
  StateProjection projection_;
  std::unique_ptr<Stepper> inner_;
  Vector past_;
  Vector v_before_;
  StateProjection::Balance balance_;
};

ProjectionOptions options_of_projection(const Parameters& p) {
  const Levels levels = levels_choice.of(p);
  return {metric_choice.of(p),          method_choice.of(p), p.number("projection_penalty"),
          p.list("projection_weights"), levels.positions,    levels.accelerations};
}

// Impulses along the constraints, which a projection with the mass gives, change no momentum and only take energy. Moved
// positions change the potential energy either way, and the angular momentum.
Traits with_projection_of(Traits traits, const ProjectionOptions& options) {
  if (options.metric == ProjectionMetric::none) return traits;
  if (options.metric != ProjectionMetric::mass || options.positions) {
    traits.energy = EnergyLaw::none;
    traits.momentum = MomentumLaw::none;
  } else if (traits.energy == EnergyLaw::preserving) {
    traits.energy = EnergyLaw::decaying;
  }
  return traits;
}

}  // namespace

std::unique_ptr<Stepper> ProjectedScheme::start(std::shared_ptr<const System> system,
                                                const InitialState& initial,
                                                const NewtonOptions& newton) const {
  auto inner = base_->start(system, initial, newton);
  if (system->constraint_count() == 0) return inner;
  if (options_.accelerations && inner->end_acceleration() == nullptr)
    throw UsageError(
        "this scheme carries no accelerations of the ends of its steps that could be projected: "
        "newmark and midpoint-end do; or choose projection_of=velocities");
  return std::make_unique<ProjectedStepper>(std::move(system), initial, options_,
                                            newton.linear_solver, std::move(inner));
}

std::vector<std::string> ProjectedScheme::warnings(const System& system) const {
  std::vector<std::string> all = base_->warnings(system);
  for (std::string& warning : all) warning = "without its projection: " + warning;
  if (options_.metric != ProjectionMetric::mass && system.constraint_count() > 0)
    all.emplace_back(
        "a projection with another metric than the mass can add energy (the ledger books it, and "
        "own/projection_case of the results says where it cannot: 3 and 4)");
  return all;
}

SchemeInfo with_projection(SchemeInfo info) {
  info.parameters.push_back(metric_choice.parameter());
  info.parameters.push_back(method_choice.parameter());
  info.parameters.push_back({.name = "projection_penalty",
                             .default_value = 1.0,
                             .description = "penalty α of the projection",
                             .min = 0.0,
                             .above_min = true});
  info.parameters.push_back({"projection_weights", std::vector<double>{},
                             "diagonal, one number per coordinate, or the matrix row by row"});
  info.parameters.push_back(levels_choice.parameter());
  const auto make = [base = info.make,
                     name = info.name](const Parameters& p) -> std::unique_ptr<Scheme> {
    ProjectionOptions options = options_of_projection(p);
    if (options.metric == ProjectionMetric::none) return base(p);
    if (p.has("coordinates") && p.choice("coordinates") != "directors")
      throw UsageError(fmt::format("'{}' projects states with coordinates=directors only", name));
    return std::make_unique<ProjectedScheme>(base(p), std::move(options));
  };
  info.traits = [base = info.traits](const Parameters& p) {
    return with_projection_of(base(p), options_of_projection(p));
  };
  info.make = make;
  return info;
}

}  // namespace visviva
