#include "visviva/schemes/house/house_scheme.hpp"

#include <algorithm>
#include <cmath>
#include <optional>

#include "visviva/schemes/composed/composed_scheme.hpp"
#include "visviva/schemes/frames/frame_stepper.hpp"
#include "visviva/schemes/house/damper_relaxation.hpp"
#include "visviva/schemes/house/joint_filter.hpp"
#include "visviva/schemes/house/strain_filter.hpp"
#include "visviva/schemes/rho_inf.hpp"
#include "visviva/settings/default_scheme.hpp"

namespace visviva {
namespace {

// Beyond it the guard does not find a step near the one it guards.
constexpr double largest_kappa = 1e3;

// Of (½hω)². The filters take less than the third power of it: nothing that a run could show.
constexpr double resolved = 1e-4;

class HouseStepper final : public FrameStepper {
 public:
  HouseStepper(const std::shared_ptr<const System>& system, const InitialState& initial,
               const NewtonOptions& newton, double rho_inf)
      : FrameStepper(system, initial, newton, FrameVariant::centre, RotationParameters::rodrigues),
        rho_inf_(rho_inf),
        decays_(rho_inf < 1.0),
        rates_(system_, forces_),
        V_new_(Vector::Zero(n_)),
        acceleration_(Vector::Zero(n_)),
        shown_(initial.v),
        joint_rate_(Vector::Zero(m_)) {
    const bool has_dampers = rates_.damper_count() > 0;
    if (decays_ && (rates_.strain_count() > 0 || has_dampers))
      strain_filter_.emplace(system_, rates_, rho_inf);
    if (decays_ && has_dampers) dampers_.emplace(system_, rates_);
    if (decays_ && m_ > 0) joint_filter_.emplace(system_);
    by_kappa_.column = by_kappa_.row = x_;
    const Eigen::Index e = rates_.strain_count();
    for (Vector* strain : {&mismatch_, &Y_stress_, &change_, &change_stress_, &added_stress_,
                           &start_rate_, &end_rate_, &guard_row_})
      strain->setZero(e);
    for (const FrameForces::Strain& s : forces_.strains())
      at_end_.push_back(s.alone ? std::make_unique<TermSecant>(*s.alone) : nullptr);
    damper_start_.setZero(rates_.damper_count());
    damper_change_.setZero(rates_.damper_count());
    for (Vector* last : {&acceleration_, &mismatch_, &damper_change_}) remember(*last);
    if (joint_filter_) remember(joint_filter_->memory());
    if (dampers_) remember(dampers_->memory());
  }

  const Vector& shown_velocity() const override {
    if (!is_shown_) show();
    return shown_;
  }
  bool shows_on_constraints() const override { return joints_differ() && !dampers_differ(); }
  void restore(const Clock& clock, const Vector& history) override {
    FrameStepper::restore(clock, history);
    is_shown_ = false;
  }
  void begin_composition() override {
    FrameStepper::begin_composition();
    is_seen_ = false;
  }

 private:
  // Goes to where the last step ended; false if the equations of motion are singular there.
  bool settle() const {
    if (!rates_.is_at(q_)) rates_.settle(q_);
    return rates_.can_solve();
  }

  // Whether a step may find what it has to filter.
  bool may_filter() {
    if (!strain_filter_) return false;
    if (!rates_.is_at(q_)) rates_.settle(q_);
    return dampers_ || !rates_.are_slow(h_, resolved);
  }

  // What its own velocities differ from those that are shown by.
  bool joints_differ() const { return m_ > 0 && is_seen_; }
  bool dampers_differ() const { return dampers_ && dampers_->can_relax(); }

  // Of all steps but those that somebody looks at it would be in vain.
  void show() const {
    is_shown_ = true;
    shown_ = v_;
    if (!(joints_differ() || dampers_differ()) || !settle()) return;
    rates_.velocities().from_rates(v_, V_shown_);
    if (joints_differ()) {
      system_.joints().rate(q_, v_, clock_.now(), impulse_.tail(m_));
      rates_.impulses(impulse_);
      V_shown_ -= impulse_.head(n_);
    }
    if (dampers_differ()) dampers_->relax(clock_.now(), V_shown_);
    rates_.velocities().to_rates(V_shown_, shown_);
  }

  void begin_step() override {
    const double t = clock_.now();
    filters_ = may_filter();
    const bool can_filter = filters_ && settle();
    begin_motion(Eigen::Vector3d::Zero());
    energy_ = motion_.mass_product(motion_.start_velocity(), motion_.start_velocity());
    taken_ = {};
    if (dampers_) dampers_->begin(motion_.start_velocity());
    if (joint_filter_ && joint_filter_->is_new())
      system_.joints().rate(q_, v_, t, joint_filter_->first_rate());
    strains_change_ = can_filter && filter(t) && rates_.strain_count() > 0;
    guess();
    carried_.head(n_) = (0.5 * h_ * h_) * acceleration_;
    x_.head(n_) += carried_.head(n_);
  }

  // False if its equations are singular: the step is then tried without, and says itself what is wrong.
  bool filter(double t) {
    const Vector& V = motion_.start_velocity();
    rates_.solve(V, t, h_);
    if (!strain_filter_->begin(V, mismatch_, h_)) return false;
    rates_.stress(strain_filter_->strains(), Y_stress_);
    rates_.joint_target_rate(t, B_rate_);  // −ė₀
    kick(dampers_alternate());
    return true;
  }

  // Whether Y_d, as it is with ρ∞ = 0, takes away most of how the rates of dampers changed in the last step. What changes
  // because the motion does stays: of that Y_d would take a little in every step, which adds up.
  bool dampers_alternate() {
    if (rates_.damper_count() == 0) return false;
    rates_.damper_rate(strain_filter_->damped().u, damper_start_);
    damper_start_ = damper_change_ + (2.0 / (1.0 - rho_inf_)) * damper_start_;
    return rates_.resistance(damper_start_) < 0.01 * rates_.resistance(damper_change_);
  }

  // V_j = V_i + Y_d + τY_v, with the largest τ that takes energy: L_v = τA − ½τ²|Y_v|²_M ≥ 0.
  void kick(bool dampers) {
    taken_ = {};
    if (dampers && rates_.damper_count() > 0) {
      const Lifted& Y = strain_filter_->damped();
      const double work = Y.pi.dot(B_rate_);
      taken_.by_dampers = work - rates_.mass_product(Y.u, motion_.start_velocity()) -
                          0.5 * rates_.mass_product(Y.u, Y.u);
      taken_.impulse_work = work;
      motion_.kick(Y.u);
    }
    if (rates_.strain_count() == 0) return;
    const Lifted& Y = strain_filter_->velocities();
    const double work = Y.pi.dot(B_rate_);
    const double slope = work - rates_.mass_product(Y.u, motion_.start_velocity());
    const double size = rates_.mass_product(Y.u, Y.u);
    const double tau = slope > 0.0 && size > 0.0 ? std::min(1.0, 2.0 * slope / size) : 0.0;
    taken_.loss_v = tau * slope - 0.5 * tau * tau * size;
    taken_.impulse_work += tau * work;
    V_new_ = tau * Y.u;
    motion_.kick(V_new_);
    rates_.strain_rate(motion_.start_velocity(), start_rate_);
  }

  NewtonReport solve() override {
    if (dampers_) rates_.damper_rate(motion_.start_velocity(), damper_start_);
    NewtonReport report = solve_with_strains();
    if (!report.converged() || !(taken_.by_dampers < 0.0)) return report;
    set_states(x_);
    const double lost = forces_.work(multiplier_, motion_)[Account::physical_dissipation];
    if (lost + taken_.by_dampers >= 0.0) return report;
    motion_.begin(q_, v_, Eigen::Vector3d::Zero(), h_, h_);
    kick(false);
    return solve_anew(report.iterations);
  }

  NewtonReport solve_with_strains() {
    NewtonReport report = NewtonStepper::solve();
    if (is_found(report)) return report;
    if (report.with_last_tangent)
      report = solve_anew(report.iterations);  // which may have led astray
    if (is_found(report)) return report;
    strains_change_ = false;
    return solve_anew(report.iterations);
  }

  [[nodiscard]] bool is_found(const NewtonReport& report) const {
    return !strains_change_ || (report.converged() && kappa_ <= largest_kappa);
  }

  void accept() override {
    work_ = forces_.work(multiplier_, motion_);
    double loss = taken_.loss_v;
    if (strains_change_) loss += 0.5 * (product_ + kappa_ * size_);
    work_[Account::numerical_dissipation] += loss;
    work_[Account::physical_dissipation] += taken_.by_dampers;
    work_[Account::drive_work] += taken_.impulse_work;
    acceleration_ = (V_end_ - motion_.start_velocity()) / h_;
    lambda_ = multiplier_;
    motion_.end_rate(V_end_, f_);
    check_spin(f_);
    q_ = motion_.end();
    v_ = f_;
    is_shown_ = false;
    if (filters_)
      compare_rates();
    else
      mismatch_.setZero();
    if (joint_filter_) filter_joints(clock_.now() + h_);
  }

  // Of strains and dampers at the end with what they were in the step.
  void compare_rates() {
    rates_.settle_at_end(q_);
    rates_.velocities().from_rates(v_, V_new_);
    if (rates_.strain_count() > 0) {
      rates_.strain_rate(V_new_, end_rate_);
      mismatch_ = 0.5 * (end_rate_ + start_rate_) - change_ / h_;
    }
    if (!dampers_) return;
    rates_.damper_rate(V_new_, damper_change_);
    damper_change_ -= damper_start_;
    dampers_->advance(h_, rates_.can_solve());
  }

  void filter_joints(double t) {
    system_.joints().rate(q_, v_, t, joint_rate_);
    joint_filter_->look(joint_rate_);
    if (joints_go_on()) return joint_filter_->pass();
    if (!rates_.is_at(q_)) rates_.settle_at_end(q_);
    if (!rates_.can_solve()) return;
    rates_.velocities().from_rates(v_, V_new_);
    if (joint_filter_->filter(rates_, t, V_new_, work_)) rates_.velocities().to_rates(V_new_, v_);
  }

  // Whether the filter of joints will find nothing, by an estimate with room for its error. For rigid bodies, and for springs that
  // the step resolves, the tangent of the step is the matrix of M and B with twice the mass, but for how far they turned: enough
  // to see that |a|²_W is at most half of what it may be.
  bool joints_go_on() {
    if (filters_) return false;
    const Matrix& changes = joint_filter_->changes();
    trial_.topRows(n_).setZero();
    trial_.bottomRows(m_) = changes;
    if (!divide_by_tangent(trial_)) return false;
    const double a = -changes.col(0).dot(trial_.col(0).tail(m_));
    const double g = -changes.col(1).dot(trial_.col(1).tail(m_));
    return a >= 0.0 && a <= 2.0 * g;
  }

  Remedy remedy() const override {
    if (!filters_ || rates_.strain_count() == 0) return Remedy::none;
    if (!strains_change_) return Remedy::preserving;
    return kappa_ > 0.0 ? Remedy::guard : Remedy::none;
  }

  // What the filters take of strains is booked.
  void set_end(VectorIn x) override { set_states(x); }

  void change_stresses() override {
    kappa_ = size_ = 0.0;
    if (!filters_) return;
    forces_.for_each_strain_group([&](std::size_t i, const PairLanes* lanes) {
      const FrameForces::Strain& s = forces_.strains()[i];
      const Eigen::Index first = rates_.strains()[i].first();
      if (lanes != nullptr)
        lanes->scatter(lanes->change(), change_.data() + first);
      else
        change_.segment(first, s.e0.size()) = s.e1 - s.e0;
    });
    if (!strains_change_) return;
    product_ = Y_stress_.dot(change_);
    const double sum = 2.0 * taken_.loss_v + product_;
    if (guards_ && sum < 0.0) guard(sum);
    added_stress_ = 0.5 * Y_stress_;
    if (kappa_ > 0.0) added_stress_ += (0.5 * kappa_) * change_stress_;
    forces_.for_each_strain_group([&](std::size_t i, PairLanes* lanes) {
      auto& stress = forces_.strains()[i].stress;
      const Eigen::Index first = rates_.strains()[i].first();
      if (lanes != nullptr)
        lanes->add_stress(lanes->gather(added_stress_.data() + first));
      else
        stress += added_stress_.segment(first, stress.size());
    });
  }

  void guard(double sum) {
    rates_.stress(change_, change_stress_);
    size_ = change_stress_.dot(change_);
    const double floor = 1e-12 * std::abs(product_) + 1e-15 * (energy_ + size_);
    if (sum < -floor) kappa_ = -sum / size_;
  }

  void begin_iterate(int iterate) override { guards_ = iterate > 0; }

  double added_stiffness() const override { return 0.5 * kappa_; }

  const SparseMatrix& tangent(VectorIn x) override {
    guard_is_known_ = false;
    return FrameStepper::tangent(x);
  }

  // What κ does: the stress ½C Δe dκ, with dκ = −(C Y_e + 2κC Δe)·De₁dz₁/|Δe|²_C.
  const Product* dense_tangent() override {
    if (!(kappa_ > 0.0)) return nullptr;
    if (guard_is_known_) return &by_kappa_;
    guard_is_known_ = true;
    f_.setZero();
    by_kappa_.column.setZero();
    by_kappa_.row.setZero();
    guard_row_ = (-1.0 / size_) * (Y_stress_ + 2.0 * kappa_ * change_stress_);
    for (std::size_t i = 0; i < forces_.strains().size(); ++i) {
      const FrameForces::Strain& s = forces_.strains()[i];
      const StateRates::Strain& own = rates_.strains()[i];
      const LocalVector stress = 0.5 * change_stress_.segment(own.first(), own.rows());
      std::optional<TermSecant> of_lane;
      const TermSecant& secant = s.secant(of_lane);
      secant.add_force(stress, f_);
      std::optional<TermSecant> of_pair;
      TermSecant& at_end = at_end_[i] ? *at_end_[i] : of_pair.emplace(s.new_secant());
      at_end.settle_at_end_of(secant);
      const LocalVector row = guard_row_.segment(own.first(), own.rows());
      scatter_add(at_end.columns(motion_.T()).lazyProduct(row), 1.0, s.reduced->map.unknowns(),
                  by_kappa_.row.head(n_));
    }
    system_.reduction().add_reduced(motion_.Q(), h_ * h_ / scale_, f_, by_kappa_.column.head(n_));
    return &by_kappa_;
  }

  double rho_inf_;
  bool decays_;
  bool is_seen_ = true;  // as a part of a step it is not
  mutable StateRates rates_;
  std::optional<StrainFilter> strain_filter_;  // if there is what it could act on, as the next
  std::optional<JointFilter> joint_filter_;
  mutable std::optional<DamperRelaxation> dampers_;
  double energy_ = 0.0;  // twice the kinetic energy at the start
  struct Taken {
    double by_dampers = 0.0;    // L_d
    double loss_v = 0.0;        // L_v
    double impulse_work = 0.0;  // of the joints' impulses
  };
  Taken taken_;           // by the filters of velocities
  double product_ = 0.0;  // Y_e·CΔe
  double size_ = 0.0;     // |Δe|²_C
  double kappa_ = 0.0;
  bool filters_ = false;         // otherwise all Y are zero
  bool strains_change_ = false;  // otherwise Y_e = 0
  bool guards_ = false;
  bool guard_is_known_ = false;  // whether by_kappa_ belongs to the factors in use
  Product by_kappa_;
  std::vector<std::unique_ptr<TermSecant>> at_end_;  // of strains that are alone
  Vector V_new_;
  Vector acceleration_;   // in the last step
  mutable Vector shown_;  // velocities, on the joints
  mutable bool is_shown_ = true;
  mutable Vector V_shown_ = V_new_;
  mutable Vector impulse_ = Vector::Zero(n_ + m_);
  Matrix trial_ = Matrix::Zero(n_ + m_, 2);
  Vector joint_rate_;  // B V_f − ė₀
  Vector B_rate_ = joint_rate_;
  Vector mismatch_;       // s
  Vector Y_stress_;       // C Y_e
  Vector change_;         // Δe
  Vector change_stress_;  // C Δe
  Vector added_stress_;   // ½C(Y_e + κΔe)
  Vector start_rate_;
  Vector end_rate_;
  Vector guard_row_;
  Vector damper_start_;   // rates of dampers at the start of the step
  Vector damper_change_;  // of them in the last step
};

}  // namespace

std::unique_ptr<Stepper> HouseScheme::start(std::shared_ptr<const System> system,
                                            const InitialState& initial,
                                            const NewtonOptions& newton) const {
  return std::make_unique<HouseStepper>(system, initial, newton, options_.rho_inf);
}

Traits HouseScheme::traits() const {
  return {options_.rho_inf < 1.0 ? EnergyLaw::decaying : EnergyLaw::preserving,
          MomentumLaw::linear_and_angular};
}

SchemeInfo house_scheme() {
  const auto make = [](const Parameters& p) { return HouseScheme({rho_inf_of(p)}); };
  return with_orders(
      {std::string(default_scheme),
       "the house scheme: decay for the vibrations, none for the mechanism",
       "",
       {rho_inf_parameter(0.0, "; 0 dissipates most, 1 nothing")},
       [make](const Parameters& p) { return make(p).traits(); },
       [make](const Parameters& p) { return std::make_unique<HouseScheme>(make(p)); }},
      "rho_inf=1");
}

}  // namespace visviva
