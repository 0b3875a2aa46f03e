#include "visviva/schemes/house/state_rates.hpp"

#include <cmath>
#include <limits>

#include "visviva/mechanics/elements/viscous_load.hpp"
#include "visviva/schemes/house/term_path.hpp"

namespace visviva {
namespace {

// Of the step, for differences along the motion: what they leave out is the square of the angle of a body in it.
constexpr double part_of_step = 2e-3;

}  // namespace

StateRates::StateRates(const FrameSystem& system, const FrameForces& forces)
    : system_(system),
      forces_(forces),
      scale_(system.system().mass_scale()),
      matrix_(system.pattern()),
      B_(system.row_pattern()),
      own_mass_(system.mass_pattern()),
      equations_(own_mass_, B_, 0.0, system.threads()),
      velocities_(system) {
  add_strains();
  add_joints();
  add_dampers();
  set_sizes();
}

void StateRates::add_strains() {
  for (const FrameForces::Strain& s : forces_.strains()) {
    const Eigen::Index r = s.term->strain->outputs();
    Matrix C = s.stiffness != nullptr ? Matrix(*s.stiffness) : Matrix::Zero(r, r);
    strains_.push_back({{*s.term->strain, s.term->coordinates, *s.reduced, std::move(C),
                         strain_count_, s.lanes == nullptr},
                        s.term,
                        s.stiffness != nullptr});
    strain_count_ += r;
  }
  lanes_.resize(strains_.size());
  forces_.for_each_strain_group([&](std::size_t first, const PairLanes* lanes) {
    if (lanes != nullptr) lanes_[first] = std::make_unique<RateLanes>(*lanes);
  });
}

void StateRates::add_joints() {
  const auto& joints = forces_.joints();
  for (std::size_t i = 0; i < joints.size(); ++i)
    joints_.push_back({joints[i].term, &system_.joint_terms()[i], joints[i].secant});
}

void StateRates::add_dampers() {
  const auto& loads = system_.system().loads().terms();
  std::vector<std::vector<int>> unknowns;
  for (std::size_t i = 0; i < loads.size(); ++i) {
    const ViscousLoad* damper = loads[i].load->viscous();
    if (damper == nullptr) continue;
    const FrameSystem::Term& reduced = system_.load_terms()[i];
    dampers_.emplace_back(damper->invariant(), loads[i].coordinates, reduced,
                          damper->coefficients(), damper_count_);
    damper_count_ += dampers_.back().rows();
    unknowns.push_back(reduced.map.unknowns());
  }
  damper_blocks_ = TermBlocks(unknowns, system_.unknowns());
}

void StateRates::set_sizes() {
  const Eigen::Index n = system_.unknowns();
  for (Vector* z : {&z_dot_, &z_ddot_, &z_bias_, &z_jerk_, &z_near_, &z_dot_near_, &force_,
                    &force_rate_, &rest_})
    z->setZero(system_.system().coordinate_count());
  for (Vector* V : {&V_, &a_, &V_ddot_, &lack_, &momentum_}) V->setZero(n);
  for (Vector* l : {&lambda_, &joint_rate_, &target_change_}) l->setZero(system_.rows());
  for (Vector* e : {&e_, &e_2_, &e_3_, &stress_, &e_jerk_}) e->setZero(strain_count_);
  for (Vector* d : {&d_, &d_1_, &d_2_, &d_3_, &resistance_, &d_jerk_}) d->setZero(damper_count_);
  by_mass_.setZero(static_cast<Eigen::Index>(system_.reduction().frames().size()));
}

void StateRates::settle(VectorIn z) {
  z_ = z;
  forces_.for_each_strain_group([&](std::size_t i, const PairLanes* side_by_side) {
    if (side_by_side != nullptr)
      lanes_[i]->settle_at(z, own(strains_[i], e_).data());
    else
      strains_[i].place().settle_at(z, own(strains_[i], e_));
  });
  settle_matrices();
}

void StateRates::settle_at_end(VectorIn z) {
  z_ = z;
  forces_.for_each_strain_group([&](std::size_t i, const PairLanes* side_by_side) {
    if (side_by_side != nullptr) return lanes_[i]->settle_at_end(own(strains_[i], e_).data());
    strains_[i].place().settle_at_end_of(*forces_.strains()[i].alone);
    own(strains_[i], e_) = forces_.strains()[i].e1;
  });
  settle_matrices();
}

void StateRates::settle_matrices() {
  can_solve_.reset();
  velocities_.settle(z_);
  forces_.for_each_strain_group([&](std::size_t i, const PairLanes* side_by_side) {
    if (side_by_side != nullptr)
      return lanes_[i]->set_matrices(velocities_, products(i, side_by_side->frames()));
    Strain& s = strains_[i];
    if (!s.is_constant) s.set_coefficients(stiffness_at(*s.term, own(s, e_)));
    s.set_matrices(z_, velocities_);
  });
  damper_blocks_.for_each(system_.threads(), [&](std::size_t i) {
    RatePart& d = dampers_[i];
    d.place().settle_at(z_, own(d, d_));
    d.set_matrices(z_, velocities_);
  });
}

RateLanes::Products StateRates::products(std::size_t first, const FramePairLanes& lanes) {
  RateLanes::Products all{};
  for (std::size_t k = 0; k < all.size(); ++k)
    all[k] = strains_[first + lanes.term_of(k)].products();
  return all;
}

bool StateRates::can_solve() {
  if (!can_solve_) can_solve_ = factorize();
  return *can_solve_;
}

bool StateRates::factorize() {
  set_mass_and_joints();
  system_.extract_mass(matrix_, own_mass_);
  system_.extract_rows(matrix_, B_);
  return equations_.factorize(1.0, own_mass_, B_);
}

void StateRates::set_mass_and_joints() {
  is_stiff_ = false;
  set_zero(matrix_);
  velocities_.add_mass(1.0 / scale_, matrix_);
  forces_.for_each_joint_place([&](std::size_t i) {
    Joint& j = joints_[i];
    j.place.settle_at(z_);
    const LocalMatrix columns = j.place.columns(velocities_.E());
    j.reduced->rows.add(columns.transpose(), 1.0, matrix_);
    j.reduced->columns.add(columns, 1.0, matrix_);
  });
}

const SparseMatrix& StateRates::lift_matrix(double b) {
  if (is_stiff_) set_mass_and_joints();
  is_stiff_ = true;
  add_stiffness(b * b / scale_, matrix_);
  add_damping(b / scale_, matrix_);
  return matrix_;
}

// DᵀC D of each strain is at most a multiple of the mass of its frames. Added up at each frame, these multiples are one of the
// whole mass that DᵀC D of all strains does not exceed.
bool StateRates::are_slow(double h, double limit) {
  by_mass_.setZero();
  for (const Strain& s : strains_) {
    const double multiple = 0.25 * h * h * stiffness_by_mass(s);
    if (!(multiple <= limit)) return false;
    const std::vector<int>& unknowns = s.reduced().map.unknowns();
    for (std::size_t k = 0; k < unknowns.size(); k += 6) {
      double& sum = by_mass_[unknowns[k] / 6];
      sum += multiple;
      if (!(sum <= limit)) return false;
    }
  }
  return true;
}

// With R = D M⁻¹Dᵀ the largest eigenvalue of R C is at most Σ |Cᵢⱼ| √(Rᵢᵢ Rⱼⱼ), whatever the sign of C is.
double StateRates::stiffness_by_mass(const Strain& s) const {
  const std::vector<int>& unknowns = s.reduced().map.unknowns();
  const LocalMatrix D = s.matrix();
  LocalVector root(s.rows());
  for (Eigen::Index i = 0; i < s.rows(); ++i) {
    double R = 0.0;
    for (std::size_t k = 0; k < unknowns.size(); k += 6) {
      if (unknowns[k] >= system_.reduction().first_free())
        return std::numeric_limits<double>::infinity();
      R += velocities_.mobility(static_cast<std::size_t>(unknowns[k] / 6),
                                D.block<1, 6>(i, static_cast<Eigen::Index>(k)).transpose());
    }
    root[i] = std::sqrt(R);
  }
  return root.dot(s.coefficients().cwiseAbs().lazyProduct(root));
}

void StateRates::solve(VectorIn V, double t, double h) {
  solve_motion(V, t, h);
  // The equations of motion differentiated along the motion, but for A d̈.
  velocities_.bias_rate(V_, a_, z_jerk_);
  set_force_rate_of_loads();
  forces_.for_each_strain_group([&](std::size_t i, const PairLanes* side_by_side) {
    const Strain& s = strains_[i];
    if (side_by_side != nullptr)
      lanes_[i]->go_along(motion(), own(s, stress_).data(), force_, force_rate_,
                          own(s, e_2_).data(), own(s, e_3_).data());
    else
      s.go_along(motion(), stress_, RatePart::Stress::follows, force_, force_rate_, e_2_, e_3_);
  });
  for_each_damper([&](const RatePart& d) {
    d.go_along(motion(), resistance_, RatePart::Stress::stays, force_, force_rate_, d_2_, d_3_);
  });
  add_joints_along();
  velocities_.balance_rate(V_, a_, force_, force_rate_, lack_);
  equations_.motion() = -lack_ / scale_;
  equations_.multipliers() = -joint_rate_;
  equations_.solve();
  V_ddot_ = equations_.motion();
  strain_rate(V_ddot_, e_jerk_);
  e_3_ += e_jerk_;
  damper_rate(V_ddot_, d_jerk_);
  d_3_ += d_jerk_;
}

void StateRates::solve_accelerations(VectorIn V, double t, double h) {
  solve_motion(V, t, h);
  for (const RatePart& d : dampers_) own(d, d_2_) = d.acceleration(motion());
}

void StateRates::solve_motion(VectorIn V, double t, double h) {
  t_ = t;
  h_ = h;
  tau_ = part_of_step * h;
  V_ = V;
  velocities_.to_rates(V_, z_dot_);
  velocities_.bias(V_, z_bias_);
  force_ = forces_.constant_force();
  system_.system().loads().add_force({z_, z_dot_, t, t + h, 0.0}, LoadSort::plain, -1.0, force_);
  lack_.setZero();
  velocities_.add_gyroscopic_force(V_, 1.0, lack_);
  system_.reduction().add_reduced(velocities_.E(), 1.0, force_, lack_);
  add_stresses();
  add_resistances();
  set_joint_accelerations();
  equations_.motion() = -lack_ / scale_;
  equations_.multipliers() = -joint_rate_;
  equations_.solve();
  a_ = equations_.motion();
  lambda_ = scale_ * equations_.multipliers();
  velocities_.to_rates(a_, z_ddot_);
  z_ddot_ += z_bias_;
}

void StateRates::set_force_rate_of_loads() {
  force_rate_.setZero();
  const Loads& loads = system_.system().loads();
  if (!loads.any(LoadSort::plain)) return;
  for (const double side : {1.0, -1.0}) {
    z_near_ = z_ + (side * tau_) * z_dot_;
    z_dot_near_ = z_dot_ + (side * tau_) * z_ddot_;
    loads.add_force({z_near_, z_dot_near_, t_, t_ + h_, side * part_of_step}, LoadSort::plain,
                    -0.5 * side / tau_, force_rate_);
  }
}

void StateRates::add_stresses() {
  forces_.for_each_strain_group([&](std::size_t i, const PairLanes* side_by_side) {
    const Strain& s = strains_[i];
    if (side_by_side != nullptr)
      return lanes_[i]->set_stress(own(s, e_).data(), own(s, stress_).data());
    LocalVector stress(s.rows());
    s.term->energy->stress(own(s, e_), stress);
    own(s, stress_) = stress;
  });
  for_each_strain([&](const Strain& s) { s.add_stress(stress_, lack_); });
}

void StateRates::add_resistances() {
  damper_rate(V_, d_1_);
  for_each_damper([&](const RatePart& d) {
    own(d, resistance_).noalias() = d.coefficients().lazyProduct(own(d, d_1_));
    d.add_stress(resistance_, lack_);
  });
}

void StateRates::set_joint_accelerations() {
  system_.joints().acceleration_bias(z_, z_dot_, t_, joint_rate_);
  for_each_joint([&](const Joint& j) {
    joint_rate_.segment(j.reduced->first_row, j.rows()) +=
        j.place.rate(gather(z_bias_, j.term->coordinates));
  });
}

// With their forces themselves; targets have the secant of their accelerations over the step.
void StateRates::add_joints_along() {
  system_.joints().acceleration_bias(z_, rest_, t_, joint_rate_);
  system_.joints().acceleration_bias(z_, rest_, t_ + h_, target_change_);
  joint_rate_ = (target_change_ - joint_rate_) / h_;
  for_each_joint([&](const Joint& j) {
    const auto& coordinates = j.term->coordinates;
    const Eigen::Index first = j.reduced->first_row;
    const LocalVector lambda = lambda_.segment(first, j.rows());
    const TermPath path(*j.term->invariant, j.reduced->map, j.place, gather(z_dot_, coordinates),
                        tau_);
    const TermPath::Force force = path.force(lambda, LocalVector::Zero(j.rows()));
    scatter_add(force.mean, 1.0, coordinates, force_);
    scatter_add(force.rate, 1.0, coordinates, force_rate_);
    joint_rate_.segment(first, j.rows()) +=
        path.rates(gather(z_ddot_, coordinates), gather(z_jerk_, coordinates)).third;
  });
}

void StateRates::strain_rate(MatrixIn V, MatrixOut rate) const {
  for_each_strain([&](const Strain& s) { s.rate(V, rate); });
}

void StateRates::add_strain_force(MatrixIn e, double scale, MatrixOut f) const {
  for_each_strain([&](const Strain& s) { s.add_force(e, scale, f); });
}

void StateRates::add_strain_gradients(MatrixOut f) const {
  for (const Strain& s : strains_) s.add_gradients(f);
}

void StateRates::add_damper_gradients(MatrixOut f) const {
  for (const RatePart& d : dampers_) d.add_gradients(f);
}

void StateRates::damper_rate(VectorIn V, VectorOut rate) const {
  for_each_damper([&](const RatePart& d) { d.rate(V, rate); });
}

double StateRates::resistance(VectorIn rate) const {
  double sum = 0.0;
  for (const RatePart& d : dampers_) {
    const LocalVector own = rate.segment(d.first(), d.rows());
    sum += own.dot(d.coefficients().lazyProduct(own));
  }
  return sum;
}

void StateRates::add_resistance(VectorIn rate, double scale, VectorOut f) const {
  for_each_damper([&](const RatePart& d) { d.add_force(rate, scale, f); });
}

void StateRates::add_stiffness(double scale, SparseMatrix& H) const {
  for_each_strain([&](const Strain& s) { s.add_square(scale, H); });
}

void StateRates::add_damping(double scale, SparseMatrix& H) const {
  for_each_damper([&](const RatePart& d) { d.add_square(scale, H); });
}

void StateRates::stress(VectorIn e, VectorOut stress) const {
  forces_.for_each_strain_group([&](std::size_t i, const PairLanes* side_by_side) {
    const Strain& s = strains_[i];
    if (side_by_side != nullptr)
      lanes_[i]->set_stress(e.data() + s.first(), stress.data() + s.first());
    else
      stress.segment(s.first(), s.rows()).noalias() =
          s.coefficients().lazyProduct(e.segment(s.first(), s.rows()));
  });
}

double StateRates::mass_product(VectorIn V, VectorIn W) const {
  velocities_.momentum(W, momentum_);
  return V.dot(momentum_);
}

void StateRates::joint_target_rate(double t, VectorOut rate) const {
  system_.joints().rate(z_, rest_, t, rate);
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
