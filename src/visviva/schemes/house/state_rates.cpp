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
      forces_(forces),
      scale_(system.system().mass_scale()),
      M_(system.square_pattern()),
      B_(system.row_pattern()),
      own_mass_(system.mass_pattern()),
      equations_(own_mass_, B_, 0.0, system.threads()),
      here_(system),
      ahead_(system),
      behind_(system) {
  add_strains();
  add_joints();
  add_dampers();
  set_sizes();
}

void StateRates::add_strains() {
  for (const FrameForces::Strain& s : forces_.strains()) {
    const Eigen::Index n = s.reduced->map.size();
    const Eigen::Index r = s.term->strain->outputs();
    strains_.push_back({s.term, s.reduced, s.secant, SlotRuns(s.reduced->map.unknowns()),
                        Matrix::Zero(r, n), Matrix::Zero(r, r), Matrix::Zero(n, r), strain_count_});
    strain_count_ += r;
  }
}

void StateRates::add_joints() {
  const auto& joints = forces_.joints();
  for (std::size_t i = 0; i < joints.size(); ++i)
    joints_.push_back({joints[i].term, &system_.joint_terms()[i], joints[i].secant});
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
  for (Vector* z : {&z_ddot_, &z_jerk_, &rest_}) z->setZero(system_.system().coordinate_count());
  for (Vector* V : {&a_, &V_ddot_, &momentum_}) V->setZero(n);
  for (Vector* l : {&lambda_, &joint_rate_, &target_change_}) l->setZero(system_.rows());
  for (Vector* e : {&e_, &e_2_, &e_3_, &e_jerk_}) e->setZero(strain_count_);
  for (Vector* d : {&d_, &d_2_, &d_3_}) d->setZero(damper_count_);
  for (Place* p : {&here_, &ahead_, &behind_}) {
    p->z_dot = p->z_ddot = p->force = rest_;
    p->V.setZero(n);
    p->lack.setZero(n);
  }
}

bool StateRates::settle(VectorIn z) {
  here_.z = z;
  forces_.strain_blocks().for_each(system_.threads(), [&](std::size_t i) {
    Strain& s = strains_[i];
    LocalVector e(s.rows());
    s.place.settle_at(z, e);
    e_.segment(s.first, s.rows()) = e;
  });
  for (Joint& j : joints_) j.place.settle_at(z);
  return settle_matrices();
}

bool StateRates::settle_at_end(VectorIn z) {
  here_.z = z;
  forces_.strain_blocks().for_each(system_.threads(), [&](std::size_t i) {
    const FrameForces::Strain& ended = forces_.strains()[i];
    strains_[i].place.settle_at_end_of(ended.secant);
    e_.segment(strains_[i].first, strains_[i].rows()) = ended.e1;
  });
  for (std::size_t i = 0; i < joints_.size(); ++i)
    joints_[i].place.settle_at_end_of(forces_.joints()[i].secant);
  return settle_matrices();
}

bool StateRates::settle_matrices() {
  here_.velocities.settle(here_.z);
  const FrameOperators& E = here_.velocities.E();
  set_zero(M_);
  here_.velocities.add_mass(1.0 / scale_, M_);
  system_.extract_mass(M_, own_mass_);
  set_zero(B_);
  for_each_joint(
      [&](const Joint& j) { j.reduced->rows.add(j.place.columns(E).transpose(), 1.0, B_); });
  forces_.strain_blocks().for_each(system_.threads(), [&](std::size_t i) {
    Strain& s = strains_[i];
    const LocalMatrix columns = s.place.columns(E);
    const LocalMatrix C = stiffness_at(*s.term, e_.segment(s.first, s.rows()));
    s.D = columns.transpose();
    s.stiffness = C;
    s.lever = product(columns, C);
  });
  for (ViscousPart& d : dampers_) {
    LocalVector strain(d.rows());
    d.place.settle_at(here_.z, strain);
    d.columns = d.place.columns(E);
    d_.segment(d.first, d.rows()) = strain;
  }
  return equations_.factorize(1.0, own_mass_, B_);
}

void StateRates::solve(VectorIn V, double t, double h) {
  solve_accelerations(V, t, h);
  // The equations of motion differentiated along the motion, but for A d̈: all that is even in τ cancels.
  tau_ = part_of_step * h;
  ahead_.z = here_.z + tau_ * here_.z_dot;
  behind_.z = here_.z - tau_ * here_.z_dot;
  for (Place* at : {&ahead_, &behind_}) at->velocities.settle(at->z);
  begin_place(V, tau_, ahead_);
  begin_place(V, -tau_, behind_);
  z_jerk_ = (ahead_.z_ddot - behind_.z_ddot) / (2.0 * tau_);
  add_strains_along();
  add_joints_along();
  set_lack(ahead_);
  set_lack(behind_);
  equations_.motion() = (behind_.lack - ahead_.lack) / (2.0 * tau_ * scale_);
  equations_.multipliers() = -joint_rate_;
  add_resistance(d_2_, 1.0 / scale_, equations_.motion());
  equations_.solve();
  V_ddot_ = equations_.motion();
  strain_rate(V_ddot_, e_jerk_);
  e_3_ += e_jerk_;
  set_damper_jerk();
}

void StateRates::solve_accelerations(VectorIn V, double t, double h) {
  t_ = t;
  h_ = h;
  a_.setZero();
  begin_place(V, 0.0, here_);
  add_strains_here();
  set_lack(here_);
  set_joint_accelerations();
  equations_.motion() = -here_.lack / scale_;
  equations_.multipliers() = -joint_rate_;
  equations_.solve();
  a_ = equations_.motion();
  lambda_ = scale_ * equations_.multipliers();
  here_.velocities.to_rates(a_, z_ddot_);
  z_ddot_ += here_.z_ddot;
  set_damper_acceleration();
}

void StateRates::begin_place(VectorIn V, double tau, Place& at) {
  at.V = V + tau * a_;
  at.velocities.to_rates(at.V, at.z_dot);
  at.velocities.bias(at.V, at.force);
  at.velocities.to_rates(a_, at.z_ddot);
  at.z_ddot += at.force;
  at.force = forces_.constant_force();
  system_.system().loads().add_force({at.z, at.z_dot, t_, t_ + h_, tau / h_}, LoadSort::all, -1.0,
                                     at.force);
}

void StateRates::add_strains_here() {
  for_each_strain([&](const Strain& s) {
    LocalVector stress(s.rows());
    s.term->energy->stress(e_.segment(s.first, s.rows()), stress);
    s.place.add_force(stress, here_.force);
  });
}

void StateRates::set_joint_accelerations() {
  system_.joints().acceleration_bias(here_.z, here_.z_dot, t_, joint_rate_);
  for_each_joint([&](const Joint& j) {
    joint_rate_.segment(j.reduced->first_row, j.rows()) +=
        j.place.rate(gather(here_.z_ddot, j.term->coordinates));
  });
}

void StateRates::add_strains_along() {
  for_each_strain([&](const Strain& s) {
    const auto& coordinates = s.term->coordinates;
    const TermPath path(*s.term->strain, s.reduced->map, s.place.end(),
                        gather(here_.z_dot, coordinates), tau_);
    const auto add = [&](const TermPath::Place& from, Place& to) {
      LocalVector stress(s.rows());
      s.term->energy->stress(from.value, stress);
      scatter_add(path.force(from, stress), 1.0, coordinates, to.force);
    };
    add(path.ahead(), ahead_);
    add(path.behind(), behind_);
    const auto [second, third] =
        path.rates(gather(z_ddot_, coordinates), gather(z_jerk_, coordinates));
    e_2_.segment(s.first, s.rows()) = second;
    e_3_.segment(s.first, s.rows()) = third;
  });
}

// Targets have the secant of their accelerations over the step.
void StateRates::add_joints_along() {
  system_.joints().acceleration_bias(here_.z, rest_, t_, joint_rate_);
  system_.joints().acceleration_bias(here_.z, rest_, t_ + h_, target_change_);
  joint_rate_ = (target_change_ - joint_rate_) / h_;
  for_each_joint([&](const Joint& j) {
    const auto& coordinates = j.term->coordinates;
    const Eigen::Index first = j.reduced->first_row;
    const LocalVector lambda = lambda_.segment(first, j.rows());
    const TermPath path(*j.term->invariant, j.reduced->map, j.place.end(),
                        gather(here_.z_dot, coordinates), tau_);
    scatter_add(path.force(path.ahead(), lambda), 1.0, coordinates, ahead_.force);
    scatter_add(path.force(path.behind(), lambda), 1.0, coordinates, behind_.force);
    joint_rate_.segment(first, j.rows()) +=
        path.rates(gather(z_ddot_, coordinates), gather(z_jerk_, coordinates)).third;
  });
}

void StateRates::set_lack(Place& at) const {
  at.velocities.momentum(a_, at.lack);
  at.velocities.add_gyroscopic_force(at.V, 1.0, at.lack);
  system_.reduction().add_reduced(at.velocities.E(), 1.0, at.force, at.lack);
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

void StateRates::set_damper_jerk() {
  damper_rate(V_ddot_, d_3_);
  for (const ViscousPart& d : dampers_) {
    const auto& coordinates = d.term->coordinates;
    const TermPath path(d.term->load->viscous()->invariant(), d.reduced->map, d.place.end(),
                        gather(here_.z_dot, coordinates), tau_);
    d_3_.segment(d.first, d.rows()) +=
        path.rates(gather(z_ddot_, coordinates), gather(z_jerk_, coordinates)).third;
  }
}

void StateRates::strain_rate(MatrixIn V, MatrixOut rate) const {
  for_each_strain([&](const Strain& s) {
    LocalMatrix own(s.D.cols(), V.cols());
    for (Eigen::Index j = 0; j < V.cols(); ++j)
      s.unknowns.extract(V.col(j).data(), own.col(j).data());
    rate.middleRows(s.first, s.rows()) = product(s.D, own.transpose());
  });
}

void StateRates::add_strain_force(MatrixIn e, double scale, MatrixOut f) const {
  for_each_strain([&](const Strain& s) {
    const LocalMatrix force = product(s.lever, e.middleRows(s.first, s.rows()).transpose());
    for (Eigen::Index j = 0; j < e.cols(); ++j)
      s.unknowns.add(force.col(j).data(), scale, f.col(j).data());
  });
}

void StateRates::add_strain_gradients(MatrixOut f) const {
  for (const Strain& s : strains_)
    for (Eigen::Index j = 0; j < s.rows(); ++j) {
      const LocalVector gradient = s.D.row(j).transpose();
      s.unknowns.add(gradient.data(), 1.0, f.col(s.first + j).data());
    }
}

void StateRates::add_damper_gradients(MatrixOut f) const {
  for (const ViscousPart& d : dampers_)
    for (Eigen::Index j = 0; j < d.rows(); ++j)
      scatter_add(d.columns.col(j), 1.0, d.reduced->map.unknowns(), f.col(d.first + j));
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

void StateRates::add_stiffness(double scale, SparseMatrix& H) const {
  for_each_strain(
      [&](const Strain& s) { s.reduced->square.add(product(s.lever, s.D.transpose()), scale, H); });
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

void StateRates::solve_for_forces(MatrixOut x) {
  x.topRows(a_.size()) /= scale_;
  x.bottomRows(lambda_.size()).setZero();
  equations_.solve(x);
  x.bottomRows(lambda_.size()) *= scale_;
}

}  // namespace visviva
