#pragma once

#include <functional>
#include <memory>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "visviva/math/archive.hpp"
#include "visviva/mechanics/system.hpp"
#include "visviva/schemes/step_work.hpp"
#include "visviva/settings/parameters.hpp"
#include "visviva/solvers/newton.hpp"

namespace visviva {

/// Something that the program could have is not part of this build; the message says how to get it.
class NotBuilt : public std::runtime_error {
 public:
  explicit NotBuilt(const std::string& message) : std::runtime_error(message) {}
};

/// A consistent state to start from: Φ = Φ̇ = 0, and a, λ from the equations of motion.
struct InitialState {
  double t = 0.0;
  Vector q;
  Vector v;
  Vector a;
  Vector lambda;
};

/// What a scheme did to keep its energy law in a step that would have broken it.
enum class Remedy {
  none,
  guard,      ///< the stresses were changed such that the step preserves energy
  preserving  ///< the step was taken without filtered strains
};

/// How far a step is from losing hold of the spin of a body, see SpinLimit; it does from 1 on.
struct SpinError {
  double x = 0.0;
  int frame = -1;
};

/// How an attempted step ended. The texts are filled on failure only.
struct StepReport {
  bool ok = false;
  int iterations = 0;
  std::string what = {};
  std::string where = {};
  std::string hint = {};
  Remedy remedy = Remedy::none;
  SpinError spin = {};
};

[[nodiscard]] StepReport to_step_report(const NewtonReport& report,
                                        const NonlinearProblem& problem);

/// Of a step over which the angle of a joint did not follow it, see TurnCount.
[[nodiscard]] StepReport lost_turns(const ConstraintTerm& angle, int iterations);

/// What row i of the stacked equations (motion, constraints) states, in the user's words.
[[nodiscard]] std::string equation_name(const System& system, int row);

/// Size of an increment in units of positions, relative to the positions, the way the step started out to go, and how far the
/// ground reaches.
[[nodiscard]] double relative_increment(VectorIn dx, VectorIn q0, VectorIn q1, double way,
                                        double ground_reach);

/// Time summed with compensation, so that ten thousand steps of 0.01 s end at 100 s.
class Clock {
 public:
  Clock(double t) : t_(t) {}
  [[nodiscard]] double now() const { return t_; }
  void advance(double h) {
    const double increment = h + carry_;
    const double next = t_ + increment;
    carry_ = increment - (next - t_);
    t_ = next;
  }
  template <typename Archive>
  void archive(Archive& a) {
    a(t_, carry_);
  }

 private:
  double t_;
  double carry_ = 0.0;
};

/// Values of a scheme's own that are no state of the system, by name (raw multipliers, κ, …).
using NamedValues = std::vector<std::pair<std::string, Vector>>;

/// The history of one run. advance() either takes the step or leaves everything as it was.
class Stepper {
 public:
  virtual ~Stepper() = default;
  Stepper(const Stepper&) = delete;
  Stepper& operator=(const Stepper&) = delete;

  [[nodiscard]] virtual StepReport advance(double h) = 0;
  /// The next steps are parts of one: what they take from its start, such as a frame of reference, is the same for all.
  virtual void begin_composition() {}

  [[nodiscard]] const Clock& clock() const { return clock_; }
  [[nodiscard]] double time() const { return clock_.now(); }
  [[nodiscard]] const Vector& q() const { return q_; }
  [[nodiscard]] const Vector& v() const { return v_; }
  /// Velocities for those who look: v without what the scheme's own v differs from the rates the joints allow and dampers
  /// hold.
  [[nodiscard]] virtual const Vector& shown_velocity() const { return v_; }
  /// Whether that is v moved onto the constraints by the smallest change in the sense of the mass matrix, and by nothing else:
  /// who solves the equations of motion there has it for little.
  [[nodiscard]] virtual bool shows_on_constraints() const { return false; }
  /// Of the last step.
  [[nodiscard]] const StepWork& work() const { return work_; }
  /// Likewise: what of the numerical dissipation was taken from each of System::part_energies(). Empty if the scheme does not
  /// know, or the system has no parts.
  [[nodiscard]] const Vector& part_dissipation() const { return part_dissipation_; }
  [[nodiscard]] virtual NamedValues algorithmic_values() const { return {}; }

  /// The next step starts from here instead, at the same time. For schemes that take their steps in natural coordinates.
  void replace_state(const Vector& q, const Vector& v) {
    q_ = q;
    v_ = v;
  }
  /// Or at another time, by round-off: that of a step need not be that of its parts.
  void set_clock(const Clock& clock) { clock_ = clock; }
  /// The accelerations that belong to q and v and that the next step depends on, to be replaced likewise; null without any.
  [[nodiscard]] virtual Vector* end_acceleration() { return nullptr; }

  /// All that the next step depends on besides the time, as one vector; and back: a step taken again from there is
  /// the same to the last bit. A scheme without such a finite memory returns an empty vector.
  [[nodiscard]] Vector history() const;
  virtual void write_history(Vector& all) const;
  virtual void restore(const Clock& clock, const Vector& history);
  /// What is counted over all steps, and no step depends on.
  [[nodiscard]] virtual std::vector<double*> counts() { return {}; }
  /// All of this as the state of an ArchiveWriter or ArchiveReader.
  template <typename Archive>
  void archive(Archive& a) {
    Clock clock = this->clock();
    Vector past = history();
    std::vector<double> counted;
    for (const double* count : counts()) counted.push_back(*count);
    const Eigen::Index size = past.size();
    a(clock, past, counted);
    if (past.size() != size || counted.size() != counts().size()) throw ArchiveError();
    restore(clock, past);
    for (std::size_t i = 0; i < counted.size(); ++i) *counts()[i] = counted[i];
  }

 protected:
  explicit Stepper(const InitialState& initial) : clock_(initial.t), q_(initial.q), v_(initial.v) {}

  /// To be called by the constructor for each vector besides q and v that the next step depends on, if only as the
  /// first guess of Newton's method. It becomes a part of the history; its size must not change.
  void remember(Vector& own) { memory_.push_back(&own); }

  Clock clock_;
  Vector q_;
  Vector v_;
  StepWork work_;
  Vector part_dissipation_;

 private:
  std::vector<Vector*> memory_;
};

enum class EnergyLaw { none, preserving, decaying };
enum class MomentumLaw { none, linear, linear_and_angular };

/// What a scheme promises. The command line, the documentation and the contract tests read it here.
struct Traits {
  EnergyLaw energy = EnergyLaw::none;
  MomentumLaw momentum = MomentumLaw::none;
  int order = 2;  ///< of positions and velocities
  /// With constraints that are not linear; the decaying schemes lose an order there. 0: no convergence.
  int order_constrained = 2;
  /// Takes inner steps as its own tolerance needs them; the step of the run only says when to look.
  bool controls_its_error = false;
};

/// Parameters of a time integrator; makes steppers.
class Scheme {
 public:
  virtual ~Scheme() = default;

  [[nodiscard]] virtual std::unique_ptr<Stepper> start(std::shared_ptr<const System> system,
                                                       const InitialState& initial,
                                                       const NewtonOptions& newton) const = 0;
  /// Whether the energy balance of each step on this system closes to round-off with the work it reports.
  [[nodiscard]] virtual bool energy_law_holds(const System&) const { return false; }
  [[nodiscard]] virtual std::vector<std::string> warnings(const System&) const { return {}; }
};

/// An entry of the catalogue.
struct SchemeInfo {
  std::string name;
  std::string summary;
  std::string reference;  ///< key of docs/references.bib
  std::vector<ParameterInfo> parameters;
  /// What it promises with these parameters.
  std::function<Traits(const Parameters&)> traits;
  std::function<std::unique_ptr<Scheme>(const Parameters&)> make;
  std::string remark = {};  ///< where a promise needs a condition

  /// What it promises as it comes.
  [[nodiscard]] Traits default_traits() const { return traits(Parameters(parameters)); }
};

/// Every scheme, in the order they are listed to the user.
[[nodiscard]] const std::vector<SchemeInfo>& scheme_catalogue();
/// Throws UsageError with the nearest name.
[[nodiscard]] const SchemeInfo& find_scheme(std::string_view name);

[[nodiscard]] std::string_view to_string(EnergyLaw law);
[[nodiscard]] std::string_view to_string(MomentumLaw law);

}  // namespace visviva
