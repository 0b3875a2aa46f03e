#include "visviva/schemes/house/state_rates.hpp"

#include <cmath>
#include <limits>

#include "visviva/math/local_product.hpp"
#include "visviva/mechanics/elements/viscous_load.hpp"

namespace visviva {
namespace {

// Of the step, for differences along the motion: what they leave out is the square of the angle of a body in it.
constexpr double part_of_step = 2e-3;

// Coordinates of two frames, twelve each, of which those of a pair begin here.
constexpr std::size_t second_frame = 12;

FramePair pair_at(const StateRates::Strain& s, const Vector& z) {
  FramePair x;
  x.set(z.data() + s.term->coordinates[0], z.data() + s.term->coordinates[second_frame]);
  return x;
}

}  // namespace

StateRates::StateRates(const FrameSystem& system, const FrameForces& forces)
    : system_(system),
      forces_(forces),
      scale_(system.system().mass_scale()),
      M_and_B_(system.pattern()),
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
    const Eigen::Index n = s.reduced->map.size();
    const Eigen::Index r = s.term->strain->outputs();
    const std::vector<int>& unknowns = s.reduced->map.unknowns();
    strains_.push_back({s.term, s.reduced, s.secant, SlotRuns(unknowns), std::nullopt, Matrix(),
                        Matrix(),
                        s.stiffness != nullptr ? Matrix(*s.stiffness) : Matrix::Zero(r, r),
                        s.stiffness != nullptr, strain_count_});
    Strain& own = strains_.back();
    if (PairProducts::can_have(*s.reduced, r)) {
      own.pair.emplace(unknowns);
    } else {
      own.D.setZero(r, n);
      own.lever.setZero(n, r);
    }
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
  for (Vector* z : {&z_dot_, &z_ddot_, &z_bias_, &z_jerk_, &z_near_, &z_dot_near_, &force_,
                    &force_rate_, &rest_})
    z->setZero(system_.system().coordinate_count());
  for (Vector* V : {&V_, &a_, &V_ddot_, &lack_, &momentum_}) V->setZero(n);
  for (Vector* l : {&lambda_, &joint_rate_, &target_change_}) l->setZero(system_.rows());
  for (Vector* e : {&e_, &e_2_, &e_3_, &stress_, &e_jerk_}) e->setZero(strain_count_);
  for (Vector* d : {&d_, &d_2_, &d_3_}) d->setZero(damper_count_);
  by_mass_.setZero(static_cast<Eigen::Index>(system_.reduction().frames().size()));
}

void StateRates::settle(VectorIn z) {
  z_ = z;
  forces_.strain_blocks().for_each(system_.threads(), [&](std::size_t i) {
    Strain& s = strains_[i];
    LocalVector e(s.rows());
    s.place.settle_at(z, e);
    e_.segment(s.first, s.rows()) = e;
  });
  settle_matrices();
}

void StateRates::settle_at_end(VectorIn z) {
  z_ = z;
  forces_.strain_blocks().for_each(system_.threads(), [&](std::size_t i) {
    const FrameForces::Strain& ended = forces_.strains()[i];
    strains_[i].place.settle_at_end_of(ended.secant);
    e_.segment(strains_[i].first, strains_[i].rows()) = ended.e1;
  });
  settle_matrices();
}

void StateRates::settle_matrices() {
  can_solve_.reset();
  velocities_.settle(z_);
  const FrameOperators& E = velocities_.E();
  forces_.strain_blocks().for_each(system_.threads(),
                                   [&](std::size_t i) { settle_matrices(strains_[i]); });
  for (ViscousPart& d : dampers_) {
    LocalVector strain(d.rows());
    d.place.settle_at(z_, strain);
    d.columns = d.place.columns(E);
    d_.segment(d.first, d.rows()) = strain;
  }
}

void StateRates::settle_matrices(Strain& s) const {
  if (!s.is_constant) s.stiffness = stiffness_at(*s.term, e_.segment(s.first, s.rows()));
  if (!s.pair) {
    const LocalMatrix columns = s.place.columns(velocities_.E());
    s.D = columns.transpose();
    s.lever = product(columns, s.stiffness);
    return;
  }
  const TermReduction& map = s.reduced->map;
  const FormVector& g = s.place.forms_at_end();
  const auto [a, b] = s.pair->first();
  const Eigen::Vector3d& c = velocities_.arm(b / 6);
  const FramePair x = pair_at(s, z_);
  s.pair->set(map.forms().pair()->wrenches(x), map.function()->secant_of(g, g), s.stiffness, c,
              x.r() + c - velocities_.arm(a / 6));
}

bool StateRates::can_solve() {
  if (!can_solve_) can_solve_ = factorize();
  return *can_solve_;
}

bool StateRates::factorize() {
  const FrameOperators& E = velocities_.E();
  set_zero(M_and_B_);
  velocities_.add_mass(1.0 / scale_, M_and_B_);
  forces_.joint_blocks().for_each(system_.threads(), [&](std::size_t i) {
    Joint& j = joints_[i];
    j.place.settle_at(z_);
    j.reduced->rows.add(j.place.columns(E).transpose(), 1.0, M_and_B_);
  });
  system_.extract_mass(M_and_B_, own_mass_);
  system_.extract_rows(M_and_B_, B_);
  return equations_.factorize(1.0, own_mass_, B_);
}

// DᵀC D of each strain is at most a multiple of the mass of its frames. Added up at each frame, these multiples are one of the
// whole mass that DᵀC D of all strains does not exceed.
bool StateRates::are_slow(double h, double limit) {
  by_mass_.setZero();
  for (const Strain& s : strains_) {
    const double multiple = 0.25 * h * h * stiffness_by_mass(s);
    if (!(multiple <= limit)) return false;
    const std::vector<int>& unknowns = s.reduced->map.unknowns();
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
  const std::vector<int>& unknowns = s.reduced->map.unknowns();
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
  return root.dot(s.stiffness.cwiseAbs().lazyProduct(root));
}

void StateRates::solve(VectorIn V, double t, double h) {
  solve_accelerations(V, t, h);
  // The equations of motion differentiated along the motion, but for A d̈.
  tau_ = part_of_step * h;
  velocities_.bias_rate(V_, a_, z_jerk_);
  set_force_rate_of_loads();
  add_strains_along();
  add_joints_along();
  velocities_.balance_rate(V_, a_, force_, force_rate_, lack_);
  equations_.motion() = -lack_ / scale_;
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
  V_ = V;
  velocities_.to_rates(V_, z_dot_);
  velocities_.bias(V_, z_bias_);
  force_ = forces_.constant_force();
  system_.system().loads().add_force({z_, z_dot_, t, t + h, 0.0}, LoadSort::all, -1.0, force_);
  lack_.setZero();
  velocities_.add_gyroscopic_force(V_, 1.0, lack_);
  system_.reduction().add_reduced(velocities_.E(), 1.0, force_, lack_);
  add_stresses();
  set_joint_accelerations();
  equations_.motion() = -lack_ / scale_;
  equations_.multipliers() = -joint_rate_;
  equations_.solve();
  a_ = equations_.motion();
  lambda_ = scale_ * equations_.multipliers();
  velocities_.to_rates(a_, z_ddot_);
  z_ddot_ += z_bias_;
  set_damper_acceleration();
}

void StateRates::set_force_rate_of_loads() {
  force_rate_.setZero();
  const Loads& loads = system_.system().loads();
  if (loads.terms().empty()) return;
  for (const double side : {1.0, -1.0}) {
    z_near_ = z_ + (side * tau_) * z_dot_;
    z_dot_near_ = z_dot_ + (side * tau_) * z_ddot_;
    loads.add_force({z_near_, z_dot_near_, t_, t_ + h_, side * part_of_step}, LoadSort::all,
                    -0.5 * side / tau_, force_rate_);
  }
}

void StateRates::add_stresses() {
  for_each_strain([&](const Strain& s) {
    LocalVector stress(s.rows());
    s.term->energy->stress(e_.segment(s.first, s.rows()), stress);
    stress_.segment(s.first, s.rows()) = stress;
    if (s.pair) return s.pair->add_gradient(stress_, s.first, lack_);
    const LocalVector force = s.D.transpose().lazyProduct(stress);
    s.unknowns.add(force.data(), 1.0, lack_.data());
  });
}

void StateRates::set_joint_accelerations() {
  system_.joints().acceleration_bias(z_, z_dot_, t_, joint_rate_);
  for_each_joint([&](const Joint& j) {
    joint_rate_.segment(j.reduced->first_row, j.rows()) +=
        j.place.rate(gather(z_bias_, j.term->coordinates));
  });
}

void StateRates::add_pair_along(const Strain& s) {
  const int a = s.term->coordinates[0];
  const int b = s.term->coordinates[second_frame];
  const auto add = [&](const FramePair& f, Vector& to) {
    to.segment<3>(a) -= f.r();
    to.segment<3>(b) += f.r();
    Eigen::Matrix3d::Map(to.data() + a + 3) += f.A();
    Eigen::Matrix3d::Map(to.data() + b + 3) += f.B();
  };
  using Six = Eigen::Matrix<double, 6, 1>;
  const FramePair x = pair_at(s, z_);
  const FramePair x_dot = pair_at(s, z_dot_);
  const TermReduction& map = s.reduced->map;
  const PairPath path(*map.function(), *map.forms().pair(), s.place, x, x_dot, tau_);
  const Six change =
      Eigen::Matrix<double, 6, 6>::Map(s.stiffness.data()).lazyProduct(path.change().head<6>());
  const PairPath::Force force = path.force(padded<FormVector>(Six::Map(stress_.data() + s.first)),
                                           padded<FormVector>(change));
  add(force.mean, force_);
  add(force.rate, force_rate_);
  const auto [second, third] = path.rates(pair_at(s, z_ddot_), pair_at(s, z_jerk_));
  e_2_.segment<6>(s.first) = second.head<6>();
  e_3_.segment<6>(s.first) = third.head<6>();
}

void StateRates::add_strains_along() {
  for_each_strain([&](const Strain& s) {
    if (s.pair) return add_pair_along(s);
    const auto& coordinates = s.term->coordinates;
    const TermPath path(*s.term->strain, s.reduced->map, s.place, gather(z_dot_, coordinates),
                        tau_);
    const TermPath::Force force =
        path.force(stress_.segment(s.first, s.rows()), s.stiffness.lazyProduct(path.change()));
    scatter_add(force.mean, 1.0, coordinates, force_);
    scatter_add(force.rate, 1.0, coordinates, force_rate_);
    const auto [second, third] =
        path.rates(gather(z_ddot_, coordinates), gather(z_jerk_, coordinates));
    e_2_.segment(s.first, s.rows()) = second;
    e_3_.segment(s.first, s.rows()) = third;
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

// d̈ = Dd z̈ + D²d(ż, ż)
void StateRates::set_damper_acceleration() {
  for (const ViscousPart& d : dampers_) {
    const Invariant& invariant = d.term->load->viscous()->invariant();
    const LocalVector rate = gather(z_dot_, d.term->coordinates);
    LocalMatrix turning(invariant.outputs(), invariant.inputs());
    invariant.rate_gradient(gather(z_, d.term->coordinates), rate, turning);
    d_2_.segment(d.first, d.rows()) =
        d.place.rate(gather(z_ddot_, d.term->coordinates)) + turning * rate;
  }
}

void StateRates::set_damper_jerk() {
  damper_rate(V_ddot_, d_3_);
  for (const ViscousPart& d : dampers_) {
    const auto& coordinates = d.term->coordinates;
    const TermPath path(d.term->load->viscous()->invariant(), d.reduced->map, d.place,
                        gather(z_dot_, coordinates), tau_);
    d_3_.segment(d.first, d.rows()) +=
        path.rates(gather(z_ddot_, coordinates), gather(z_jerk_, coordinates)).third;
  }
}

void StateRates::strain_rate(MatrixIn V, MatrixOut rate) const {
  for_each_strain([&](const Strain& s) {
    if (s.pair) return s.pair->rate(V, s.first, rate);
    LocalMatrix own(s.D.cols(), V.cols());
    for (Eigen::Index j = 0; j < V.cols(); ++j)
      s.unknowns.extract(V.col(j).data(), own.col(j).data());
    rate.middleRows(s.first, s.rows()) = product(s.D, own.transpose());
  });
}

void StateRates::add_strain_force(MatrixIn e, double scale, MatrixOut f) const {
  for_each_strain([&](const Strain& s) {
    if (s.pair) return s.pair->add_force(e, s.first, scale, f);
    const LocalMatrix force = product(s.lever, e.middleRows(s.first, s.rows()).transpose());
    for (Eigen::Index j = 0; j < e.cols(); ++j)
      s.unknowns.add(force.col(j).data(), scale, f.col(j).data());
  });
}

void StateRates::add_strain_gradients(MatrixOut f) const {
  for (const Strain& s : strains_) {
    const LocalMatrix columns = s.matrix().transpose();
    for (Eigen::Index j = 0; j < s.rows(); ++j)
      s.unknowns.add(columns.col(j).data(), 1.0, f.col(s.first + j).data());
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
  for_each_strain([&](const Strain& s) {
    if (s.pair)
      s.reduced->square.add(s.pair->square(), scale, H);
    else
      s.reduced->square.add(product(s.lever, s.D.transpose()), scale, H);
  });
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
