#include "visviva/schemes/house/state_rates.hpp"

#include "visviva/mechanics/elements/viscous_load.hpp"

namespace visviva {
namespace {

// Of the step, for differences along the motion: what they leave out is the square of the angle of a body in it.
constexpr double part_of_step = 2e-3;

}  // namespace

StateRates::Elsewhere::Elsewhere(const StateRates& here)
    : velocities(here.system_),
      z(here.rest_),
      z_dot(here.rest_),
      z_ddot(here.rest_),
      V(here.a_),
      lack(Vector::Zero(here.a_.size() + here.lambda_.size())) {
  for (const Strain& s : here.strains_) strains.push_back(s.at);
  for (const Joint& j : here.joints_) joints.push_back(j.at);
  for (const ViscousPart& d : here.dampers_) dampers.push_back(d.at);
}

StateRates::StateRates(const FrameSystem& system, const FrameForces& forces)
    : system_(system),
      constant_force_(forces.constant_force()),
      scale_(system.system().mass_scale()),
      velocities_(system),
      M_(system.square_pattern()),
      B_(system.row_pattern()),
      equations_(M_, B_) {
  for (const FrameForces::Strain& s : forces.strains()) {
    const Eigen::Index r = s.term->strain->outputs();
    strains_.push_back({s.term, s.reduced, s.secant, Matrix::Zero(s.reduced->map.size(), r),
                        Matrix::Zero(r, r), strain_count_});
    strain_count_ += r;
  }
  const auto& terms = system.joints().terms();
  for (std::size_t i = 0; i < terms.size(); ++i) {
    const FrameSystem::JointTerm& reduced = system.joint_terms()[i];
    joints_.push_back({&terms[i], &reduced, {*terms[i].invariant, reduced.map}});
  }
  const auto& loads = system.system().loads().terms();
  for (std::size_t i = 0; i < loads.size(); ++i) {
    const ViscousLoad* damper = loads[i].load->viscous();
    if (damper == nullptr) continue;
    const FrameSystem::Term& reduced = system.load_terms()[i];
    const Eigen::Index r = damper->invariant().outputs();
    dampers_.push_back({&loads[i],
                        &reduced,
                        {damper->invariant(), reduced.map},
                        Matrix::Zero(reduced.map.size(), r),
                        damper->coefficients(),
                        damper_count_});
    damper_count_ += r;
  }
  for (Vector* z : {&z_dot_, &z_ddot_, &z_jerk_, &force_, &rest_, &joint_z_dot_})
    z->setZero(system.system().coordinate_count());
  for (Vector* V : {&a_, &momentum_}) V->setZero(system.unknowns());
  for (Vector* l : {&lambda_, &rate_, &target_change_}) l->setZero(system.rows());
  for (Vector* e : {&e_2_, &e_3_}) e->setZero(strain_count_);
  d_2_.setZero(damper_count_);
  ahead_.emplace(*this);
  behind_.emplace(*this);
}

bool StateRates::settle(VectorIn z) {
  z_ = z;
  velocities_.settle(z);
  set_zero(M_);
  velocities_.add_mass(1.0 / scale_, M_);
  set_zero(B_);
  for (Joint& j : joints_) {
    j.at.settle(gather(z, j.term->coordinates));
    j.reduced->rows.add(j.at.columns(velocities_.E()).transpose(), 1.0, B_);
  }
  for (Strain& s : strains_) {
    LocalVector e(s.rows());
    s.at.settle(gather(z, s.term->coordinates), e);
    s.columns = s.at.columns(velocities_.E());
    s.stiffness = stiffness_at(*s.term, e);
  }
  for (ViscousPart& d : dampers_) {
    d.at.settle(gather(z, d.term->coordinates));
    d.columns = d.at.columns(velocities_.E());
  }
  return equations_.factorize(1.0, M_, B_);
}

void StateRates::solve(VectorIn V, double t, double h) {
  t_ = t;
  h_ = h;
  const Eigen::Index n = a_.size();
  const Eigen::Index m = lambda_.size();
  system_.joints().acceleration_bias(z_, rest_, t, rate_);
  system_.joints().acceleration_bias(z_, rest_, t + h, target_change_);
  target_change_ -= rate_;  // of −ë₀
  velocities_.to_rates(V, z_dot_);
  z_ddot_.setZero();
  a_.setZero();
  lambda_.setZero();
  go(V, 0.0, *ahead_);
  equations_.motion() = -ahead_->lack.head(n) / scale_;
  equations_.multipliers() = -ahead_->lack.tail(m);
  equations_.solve();
  a_ = equations_.motion();
  lambda_ = scale_ * equations_.multipliers();
  velocities_.to_rates(a_, z_ddot_);
  z_ddot_ += ahead_->z_ddot;

  // The equations of motion differentiated along the motion, but for A d̈: all that is even in τ cancels.
  const double tau = part_of_step * h;
  go(V, tau, *ahead_);
  go(V, -tau, *behind_);
  equations_.motion() = (behind_->lack - ahead_->lack).head(n) / (2.0 * tau * scale_);
  equations_.multipliers() = (behind_->lack - ahead_->lack).tail(m) / (2.0 * tau);
  set_damper_acceleration();
  add_resistance(d_2_, 1.0 / scale_, equations_.motion());
  equations_.solve();
  velocities_.to_rates(equations_.motion(), z_jerk_);
  z_jerk_ += (ahead_->z_ddot - behind_->z_ddot) / (2.0 * tau);
  set_strain_rates();
}

// ë = De z̈ + D²e(ż, ż),  e⃛ = De z⃛ + 3D²e(ż, z̈) + D³e(ż, ż, ż), with derivatives along z ± τż: z̈ may be huge.
void StateRates::set_strain_rates() {
  const double tau = part_of_step * h_;
  for (std::size_t i = 0; i < strains_.size(); ++i) {
    const Strain& s = strains_[i];
    const TermSecant& ahead = ahead_->strains[i];
    const TermSecant& behind = behind_->strains[i];
    const LocalVector rate = gather(z_dot_, s.term->coordinates);
    const LocalVector acceleration = gather(z_ddot_, s.term->coordinates);
    const LocalVector up = ahead.rate(rate);
    const LocalVector down = behind.rate(rate);
    e_2_.segment(s.first, s.rows()) = s.at.rate(acceleration) + (up - down) / (2.0 * tau);
    e_3_.segment(s.first, s.rows()) =
        s.at.rate(gather(z_jerk_, s.term->coordinates)) +
        (1.5 / tau) * (ahead.rate(acceleration) - behind.rate(acceleration)) +
        (up - 2.0 * s.at.rate(rate) + down) / (tau * tau);
  }
}

void StateRates::set_damper_acceleration() {
  const double tau = part_of_step * h_;
  for (std::size_t i = 0; i < dampers_.size(); ++i) {
    const ViscousPart& d = dampers_[i];
    const LocalVector rate = gather(z_dot_, d.term->coordinates);
    d_2_.segment(d.first, d.rows()) =
        d.at.rate(gather(z_ddot_, d.term->coordinates)) +
        (ahead_->dampers[i].rate(rate) - behind_->dampers[i].rate(rate)) / (2.0 * tau);
  }
}

void StateRates::go(VectorIn V, double tau, Elsewhere& to) {
  const System& system = system_.system();
  const Eigen::Index n = a_.size();
  to.z = z_ + tau * z_dot_;
  to.V = V + tau * a_;
  to.velocities.settle(to.z);
  to.velocities.to_rates(to.V, to.z_dot);
  to.velocities.bias(to.V, force_);
  to.velocities.to_rates(a_, to.z_ddot);
  to.z_ddot += force_;
  force_ = constant_force_;
  for (std::size_t i = 0; i < strains_.size(); ++i) {
    const PotentialTerm& term = *strains_[i].term;
    LocalVector e(strains_[i].rows());
    LocalVector stress(strains_[i].rows());
    to.strains[i].settle(gather(to.z, term.coordinates), e);
    term.energy->stress(e, stress);
    scatter_add(to.strains[i].force(stress), 1.0, term.coordinates, force_);
  }
  system.loads().add_force({to.z, to.z_dot, t_, t_ + h_, tau / h_}, LoadSort::all, -1.0, force_);
  system_.joints().acceleration_bias(to.z, to.z_dot, t_, rate_);
  rate_ += (tau / h_) * target_change_;
  for (std::size_t i = 0; i < joints_.size(); ++i) {
    const Joint& j = joints_[i];
    const Eigen::Index first = j.reduced->first_row;
    TermSecant& there = to.joints[i];
    there.settle(gather(to.z, j.term->coordinates));
    scatter_add(there.force(lambda_.segment(first, j.rows())), 1.0, j.term->coordinates, force_);
    rate_.segment(first, j.rows()) += there.rate(gather(to.z_ddot, j.term->coordinates));
  }
  for (std::size_t i = 0; i < dampers_.size(); ++i)
    to.dampers[i].settle(gather(to.z, dampers_[i].term->coordinates));
  to.velocities.momentum(a_, to.lack.head(n));
  to.velocities.add_gyroscopic_force(to.V, 1.0, to.lack.head(n));
  system_.reduction().add_reduced(to.velocities.E(), 1.0, force_, to.lack.head(n));
  to.lack.tail(lambda_.size()) = rate_;
}

void StateRates::strain_rate(VectorIn V, VectorOut rate) const {
  for (const Strain& s : strains_)
    rate.segment(s.first, s.rows()).noalias() =
        s.columns.transpose().lazyProduct(gather(V, s.reduced->map.unknowns()));
}

void StateRates::add_strain_force(VectorIn e, double scale, VectorOut f) const {
  for (const Strain& s : strains_) {
    const LocalVector stress = s.stiffness.lazyProduct(e.segment(s.first, s.rows()));
    scatter_add(s.columns.lazyProduct(stress), scale, s.reduced->map.unknowns(), f);
  }
}

void StateRates::damper_rate(VectorIn V, VectorOut rate) const {
  for (const ViscousPart& d : dampers_)
    rate.segment(d.first, d.rows()).noalias() =
        d.columns.transpose().lazyProduct(gather(V, d.reduced->map.unknowns()));
}

double StateRates::resistance(VectorIn rate) const {
  double sum = 0.0;
  for (const ViscousPart& d : dampers_) {
    const LocalVector own = rate.segment(d.first, d.rows());
    sum += own.dot(d.coefficients.lazyProduct(own));
  }
  return sum;
}

void StateRates::add_resistance(VectorIn rate, double scale, VectorOut f) const {
  for (const ViscousPart& d : dampers_) {
    const LocalVector stress = d.coefficients.lazyProduct(rate.segment(d.first, d.rows()));
    scatter_add(d.columns.lazyProduct(stress), scale, d.reduced->map.unknowns(), f);
  }
}

double StateRates::strain_product(VectorIn e, VectorIn d) const {
  double sum = 0.0;
  for (const Strain& s : strains_) {
    const LocalVector stress = s.stiffness.lazyProduct(d.segment(s.first, s.rows()));
    sum += stress.dot(e.segment(s.first, s.rows()));
  }
  return sum;
}

double StateRates::mass_product(VectorIn V, VectorIn W) const {
  velocities_.momentum(W, momentum_);
  return V.dot(momentum_);
}

void StateRates::joint_rate(VectorIn V, double t, VectorOut rate) const {
  velocities_.to_rates(V, joint_z_dot_);
  system_.joints().rate(z_, joint_z_dot_, t, rate);
}

void StateRates::joint_target_rate(double t, VectorOut rate) const {
  system_.joints().rate(z_, rest_, t, rate);
}

void StateRates::impulse(VectorIn rate, Vector& delta, Vector& pi) {
  equations_.set_zero();
  equations_.multipliers() = rate;
  equations_.solve();
  delta = equations_.motion();
  pi = -scale_ * equations_.multipliers();
}

}  // namespace visviva
