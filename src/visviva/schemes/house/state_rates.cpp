#include "visviva/schemes/house/state_rates.hpp"

#include "visviva/math/local_product.hpp"
#include "visviva/mechanics/elements/viscous_load.hpp"

namespace visviva {
namespace {

// Of the step, for differences along the motion: what they leave out is the square of the angle of a body in it.
constexpr double part_of_step = 2e-3;

}  // namespace

StateRates::StateRates(const FrameSystem& system, const FrameForces& forces)
    : system_(system),
      constant_force_(forces.constant_force()),
      scale_(system.system().mass_scale()),
      M_(system.square_pattern()),
      B_(system.row_pattern()),
      own_mass_(system.mass_pattern()),
      equations_(own_mass_, B_),
      here_(system),
      ahead_(system),
      behind_(system) {
  add_strains(forces);
  add_joints();
  add_dampers();
  set_sizes();
}

void StateRates::add_strains(const FrameForces& forces) {
  for (const FrameForces::Strain& s : forces.strains()) {
    const Eigen::Index n = s.reduced->map.size();
    const Eigen::Index r = s.term->strain->outputs();
    strains_.push_back({s.term, s.reduced, SlotRuns(s.reduced->map.unknowns()), Matrix::Zero(r, n),
                        Matrix::Zero(r, r), Matrix::Zero(n, r), strain_count_});
    strain_count_ += r;
    for (Place* p : {&here_, &ahead_, &behind_}) p->strains.push_back(s.secant);
  }
}

void StateRates::add_joints() {
  const auto& terms = system_.joints().terms();
  for (std::size_t i = 0; i < terms.size(); ++i) {
    const FrameSystem::JointTerm& reduced = system_.joint_terms()[i];
    joints_.push_back({&terms[i], &reduced});
    for (Place* p : {&here_, &ahead_, &behind_})
      p->joints.emplace_back(*terms[i].invariant, reduced.map);
  }
}

void StateRates::add_dampers() {
  const auto& loads = system_.system().loads().terms();
  for (std::size_t i = 0; i < loads.size(); ++i) {
    const ViscousLoad* damper = loads[i].load->viscous();
    if (damper == nullptr) continue;
    const FrameSystem::Term& reduced = system_.load_terms()[i];
    const Eigen::Index r = damper->invariant().outputs();
    dampers_.push_back({&loads[i], &reduced, Matrix::Zero(reduced.map.size(), r),
                        damper->coefficients(), TermSecant(damper->invariant(), reduced.map),
                        damper_count_});
    damper_count_ += r;
  }
}

void StateRates::set_sizes() {
  const Eigen::Index n = system_.unknowns();
  for (Vector* z : {&z_ddot_, &z_jerk_, &force_, &rest_})
    z->setZero(system_.system().coordinate_count());
  for (Vector* V : {&a_, &momentum_}) V->setZero(n);
  for (Vector* l : {&lambda_, &rate_, &target_change_}) l->setZero(system_.rows());
  for (Vector* e : {&e_2_, &e_3_}) e->setZero(strain_count_);
  for (Vector* d : {&d_, &d_2_}) d->setZero(damper_count_);
  for (Place* p : {&here_, &ahead_, &behind_}) {
    p->e.setZero(strain_count_);
    p->z_dot = p->z_ddot = rest_;
    p->V.setZero(n);
    p->lack.setZero(n + system_.rows());
  }
}

bool StateRates::settle(VectorIn z) {
  here_.z = z;
  settle(here_);
  const FrameOperators& E = here_.velocities.E();
  set_zero(M_);
  here_.velocities.add_mass(1.0 / scale_, M_);
  system_.extract_mass(M_, own_mass_);
  set_zero(B_);
  for (std::size_t i = 0; i < joints_.size(); ++i)
    joints_[i].reduced->rows.add(here_.joints[i].columns(E).transpose(), 1.0, B_);
  for (std::size_t i = 0; i < strains_.size(); ++i) {
    Strain& s = strains_[i];
    const LocalMatrix columns = here_.strains[i].columns(E);
    const LocalMatrix C = stiffness_at(*s.term, here_.e.segment(s.first, s.rows()));
    s.D = columns.transpose();
    s.stiffness = C;
    s.lever = product(columns, C);
  }
  for (ViscousPart& d : dampers_) {
    LocalVector strain(d.rows());
    d.place.settle(gather(z, d.term->coordinates), strain);
    d.columns = d.place.columns(E);
    d_.segment(d.first, d.rows()) = strain;
  }
  return equations_.factorize(1.0, own_mass_, B_);
}

void StateRates::settle(Place& at) const {
  at.velocities.settle(at.z);
  for (std::size_t i = 0; i < strains_.size(); ++i) {
    LocalVector e(strains_[i].rows());
    at.strains[i].settle(gather(at.z, strains_[i].term->coordinates), e);
    at.e.segment(strains_[i].first, e.size()) = e;
  }
  for (std::size_t i = 0; i < joints_.size(); ++i)
    at.joints[i].settle(gather(at.z, joints_[i].term->coordinates));
}

void StateRates::solve(VectorIn V, double t, double h) {
  solve_accelerations(V, t, h);
  // The equations of motion differentiated along the motion, but for A d̈: all that is even in τ cancels.
  const Eigen::Index n = a_.size();
  const Eigen::Index m = lambda_.size();
  const double tau = part_of_step * h;
  ahead_.z = here_.z + tau * here_.z_dot;
  behind_.z = here_.z - tau * here_.z_dot;
  settle(ahead_);
  settle(behind_);
  set_lack(V, tau, ahead_);
  set_lack(V, -tau, behind_);
  equations_.motion() = (behind_.lack - ahead_.lack).head(n) / (2.0 * tau * scale_);
  equations_.multipliers() = (behind_.lack - ahead_.lack).tail(m) / (2.0 * tau);
  add_resistance(d_2_, 1.0 / scale_, equations_.motion());
  equations_.solve();
  here_.velocities.to_rates(equations_.motion(), z_jerk_);
  z_jerk_ += (ahead_.z_ddot - behind_.z_ddot) / (2.0 * tau);
  set_strain_rates();
}

void StateRates::solve_accelerations(VectorIn V, double t, double h) {
  t_ = t;
  h_ = h;
  const Eigen::Index n = a_.size();
  const Eigen::Index m = lambda_.size();
  system_.joints().acceleration_bias(here_.z, rest_, t, rate_);
  system_.joints().acceleration_bias(here_.z, rest_, t + h, target_change_);
  target_change_ -= rate_;  // of −ë₀
  a_.setZero();
  lambda_.setZero();
  set_lack(V, 0.0, here_);
  equations_.motion() = -here_.lack.head(n) / scale_;
  equations_.multipliers() = -here_.lack.tail(m);
  equations_.solve();
  a_ = equations_.motion();
  lambda_ = scale_ * equations_.multipliers();
  here_.velocities.to_rates(a_, z_ddot_);
  z_ddot_ += here_.z_ddot;
  set_damper_acceleration();
}

// ë = De z̈ + D²e(ż, ż),  e⃛ = De z⃛ + 3D²e(ż, z̈) + D³e(ż, ż, ż), with derivatives along z ± τż: z̈ may be huge.
void StateRates::set_strain_rates() {
  const double tau = part_of_step * h_;
  for (std::size_t i = 0; i < strains_.size(); ++i) {
    const Strain& s = strains_[i];
    const TermSecant& here = here_.strains[i];
    const TermSecant& ahead = ahead_.strains[i];
    const TermSecant& behind = behind_.strains[i];
    const LocalVector rate = gather(here_.z_dot, s.term->coordinates);
    const LocalVector acceleration = gather(z_ddot_, s.term->coordinates);
    const LocalVector up = ahead.rate(rate);
    const LocalVector down = behind.rate(rate);
    e_2_.segment(s.first, s.rows()) = here.rate(acceleration) + (up - down) / (2.0 * tau);
    e_3_.segment(s.first, s.rows()) =
        here.rate(gather(z_jerk_, s.term->coordinates)) +
        (1.5 / tau) * (ahead.rate(acceleration) - behind.rate(acceleration)) +
        (up - 2.0 * here.rate(rate) + down) / (tau * tau);
  }
}

// d̈ = Dd z̈ + D²d(ż, ż)
void StateRates::set_damper_acceleration() {
  for (const ViscousPart& d : dampers_) {
    const Invariant& invariant = d.term->load->viscous()->invariant();
    const LocalVector rate = gather(here_.z_dot, d.term->coordinates);
    LocalMatrix turning(invariant.outputs(), invariant.inputs());
    invariant.rate_gradient(gather(here_.z, d.term->coordinates), rate, turning);
    d_2_.segment(d.first, d.rows()) =
        d.place.rate(gather(z_ddot_, d.term->coordinates)) + turning * rate;
  }
}

// With the velocities V + τV̇.
void StateRates::set_lack(VectorIn V, double tau, Place& at) {
  const Eigen::Index n = a_.size();
  at.V = V + tau * a_;
  at.velocities.to_rates(at.V, at.z_dot);
  at.velocities.bias(at.V, force_);
  at.velocities.to_rates(a_, at.z_ddot);
  at.z_ddot += force_;
  force_ = constant_force_;
  for (std::size_t i = 0; i < strains_.size(); ++i) {
    const Strain& s = strains_[i];
    LocalVector stress(s.rows());
    s.term->energy->stress(at.e.segment(s.first, s.rows()), stress);
    scatter_add(at.strains[i].force(stress), 1.0, s.term->coordinates, force_);
  }
  system_.system().loads().add_force({at.z, at.z_dot, t_, t_ + h_, tau / h_}, LoadSort::all, -1.0,
                                     force_);
  system_.joints().acceleration_bias(at.z, at.z_dot, t_, rate_);
  rate_ += (tau / h_) * target_change_;
  for (std::size_t i = 0; i < joints_.size(); ++i) {
    const Joint& j = joints_[i];
    const Eigen::Index first = j.reduced->first_row;
    scatter_add(at.joints[i].force(lambda_.segment(first, j.rows())), 1.0, j.term->coordinates,
                force_);
    rate_.segment(first, j.rows()) += at.joints[i].rate(gather(at.z_ddot, j.term->coordinates));
  }
  at.velocities.momentum(a_, at.lack.head(n));
  at.velocities.add_gyroscopic_force(at.V, 1.0, at.lack.head(n));
  system_.reduction().add_reduced(at.velocities.E(), 1.0, force_, at.lack.head(n));
  at.lack.tail(lambda_.size()) = rate_;
}

void StateRates::strain_rate(MatrixIn V, MatrixOut rate) const {
  for (const Strain& s : strains_) {
    LocalMatrix own(s.D.cols(), V.cols());
    for (Eigen::Index j = 0; j < V.cols(); ++j)
      s.unknowns.extract(V.col(j).data(), own.col(j).data());
    rate.middleRows(s.first, s.rows()) = product(s.D, own.transpose());
  }
}

void StateRates::add_strain_force(MatrixIn e, double scale, MatrixOut f) const {
  for (const Strain& s : strains_) {
    const LocalMatrix force = product(s.lever, e.middleRows(s.first, s.rows()).transpose());
    for (Eigen::Index j = 0; j < e.cols(); ++j)
      s.unknowns.add(force.col(j).data(), scale, f.col(j).data());
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

void StateRates::add_damping(double scale, SparseMatrix& H) const {
  for (const ViscousPart& d : dampers_) {
    const LocalMatrix GA = d.columns.lazyProduct(d.coefficients);
    d.reduced->square.add(LocalMatrix(GA.lazyProduct(d.columns.transpose())), scale, H);
  }
}

void StateRates::stress(VectorIn e, VectorOut stress) const {
  for (const Strain& s : strains_)
    stress.segment(s.first, s.rows()).noalias() =
        s.stiffness.lazyProduct(e.segment(s.first, s.rows()));
}

double StateRates::mass_product(VectorIn V, VectorIn W) const {
  here_.velocities.momentum(W, momentum_);
  return V.dot(momentum_);
}

void StateRates::joint_target_rate(double t, VectorOut rate) const {
  system_.joints().rate(here_.z, rest_, t, rate);
}

void StateRates::impulses(MatrixOut x) {
  x.topRows(a_.size()).setZero();
  equations_.solve(x);
  x.bottomRows(lambda_.size()) *= -scale_;
}

}  // namespace visviva
