#include "visviva/equilibrium/static_equations.hpp"

#include <algorithm>
#include <cmath>

#include "visviva/assemble/frame_turning.hpp"
#include "visviva/math/rotation.hpp"

namespace visviva {
namespace {

// The rotation by |ω| about ω, of which round-off leaves a rotation.
Eigen::Matrix3d turned_by(const Eigen::Vector3d& omega) {
  const double angle = omega.norm();
  if (angle == 0.0) return Eigen::Matrix3d::Identity();
  return Eigen::AngleAxisd(angle, omega / angle).toRotationMatrix();
}

double typical_diagonal(const SparseMatrix& K) {
  double sum = 0.0;
  int count = 0;
  for (int i = 0; i < K.rows(); ++i)
    if (const double k = std::abs(K.coeff(i, i)); k > 0.0) {
      sum += std::log(k);
      ++count;
    }
  return count > 0 ? std::exp(sum / count) : 1.0;
}

std::vector<Eigen::Vector3d> places_of(const System& system, VectorIn q) {
  std::vector<Eigen::Vector3d> points;
  for (const Frame& frame : system.frames()) points.push_back(frame_position(q, frame.first));
  for (const Particle& particle : system.particles()) {
    Eigen::Vector3d x = Eigen::Vector3d::Zero();
    for (std::size_t k = 0; k < particle.coordinates.size(); ++k)
      x[static_cast<Eigen::Index>(k)] = q[particle.coordinates[k]];
    points.push_back(x);
  }
  return points;
}

}  // namespace

double system_length(const System& system, VectorIn q) {
  const std::vector<Eigen::Vector3d> points = places_of(system, q);
  double own = 0.0;
  for (const Frame& frame : system.frames())
    if (frame.mass() > 0.0)
      own = std::max(own, std::sqrt(frame.rotational_inertia().trace() / frame.mass()));
  if (points.empty()) return 1.0;
  Eigen::Vector3d low = points.front();
  Eigen::Vector3d high = points.front();
  for (const auto& x : points) {
    low = low.cwiseMin(x);
    high = high.cwiseMax(x);
  }
  const double apart = std::max((high - low).norm(), own);
  if (apart > 0.0) return apart;
  return points.front().norm() > 0.0 ? points.front().norm() : 1.0;
}

Vector unknown_sizes(const System& system, VectorIn q) {
  const double length = system_length(system, q);
  const std::vector<UnknownInfo> unknowns = describe_unknowns(system);
  Vector sizes = Vector::Ones(static_cast<Eigen::Index>(unknowns.size()));
  for (std::size_t i = 0; i < unknowns.size(); ++i)
    if (unknowns[i].unit == "m") sizes[static_cast<Eigen::Index>(i)] = length;
  return sizes;
}

StaticEquations::StaticEquations(std::shared_ptr<const System> system, VectorIn q)
    : system_(std::move(system)),
      linear_(system_),
      gap_(Vector::Zero(linear_.rows())),
      multipliers_(Vector::Zero(system_->constraint_count())),
      length_(system_length(*system_, q)),
      reach_(length_),
      B_(linear_.joints().pattern()) {
  for (const auto& place : places_of(*system_, q)) reach_ = std::max(reach_, place.norm());
  unit_ = unknown_sizes(*system_, q);
  state_.v = state_.a = Vector::Zero(system_->coordinate_count());
}

void StaticEquations::set_multipliers(const StaticPlace& place, const Vector& pull) {
  Vector f = Vector::Zero(system_->coordinate_count());
  system_->loads().add_force({state_.q, state_.v, place.p, place.p, 0.0}, LoadSort::plain, 1.0, f);
  load_ = f;
  system_->potentials().add_gradient(place.q, -1.0, f);
  linear_.joints().jacobian(place.q, B_);
  add_transposed_product(B_, -1.0, place.lambda, f);
  f -= pull;
  for (std::size_t i = 0; i < system_->frames().size(); ++i) {
    const int first = system_->frames()[i].first;
    multipliers_.segment<6>(6 * static_cast<Eigen::Index>(i)) = axis_multipliers(
        Eigen::Matrix3d(of_directors(place.q, first).inverse()), of_directors(f, first));
  }
  multipliers_.tail(place.lambda.size()) = place.lambda;
}

void StaticEquations::settle(const StaticPlace& place) {
  settle_with(place, Vector::Zero(place.q.size()));
}

void StaticEquations::settle(const StaticPlace& place, double shift, const Vector& towards) {
  Vector pull = Vector::Zero(place.q.size());
  add_product(system_->bare_mass(), shift, place.q - towards, pull);
  settle_with(place, pull);
}

void StaticEquations::settle_with(const StaticPlace& place, const Vector& pull) {
  state_.t = place.p;
  state_.q = place.q;
  set_multipliers(place, pull);
  state_.lambda = multipliers_;
  linear_.settle(state_);
  linear_.joints().value(place.q, place.p, gap_);
  force_ = linear_.imbalance();
  add_transposed_product(linear_.turning(), 1.0, pull, force_);
  Vector load = Vector::Zero(linear_.unknowns());
  add_transposed_product(linear_.turning(), 1.0, load_, load);
  load_size_ = force_size(load);
}

bool StaticEquations::factorize(double shift) {
  shifted_ = linear_.stiffness();
  if (shift != 0.0) add_values(shifted_, shift, linear_.mass());
  if (!equations_) equations_.emplace(shifted_, linear_.rows_of_joints());
  scale_ = 1.0 / typical_diagonal(shifted_);
  if (equations_->factorize(scale_, shifted_, linear_.rows_of_joints())) return true;
  // The solver that was found for what is nearly singular is not that for the next.
  equations_.reset();
  return false;
}

StaticStep StaticEquations::solve(VectorIn f, VectorIn g) {
  equations_->motion() = scale_ * f;
  equations_->multipliers() = g;
  equations_->solve();
  return {equations_->motion(), equations_->multipliers() / scale_, 0.0};
}

// Loads are linear in p.
StaticStep StaticEquations::rate() {
  const double p = state_.t;
  Vector f = Vector::Zero(system_->coordinate_count());
  system_->loads().add_force({state_.q, state_.v, p + 1.0, p + 1.0, 0.0}, LoadSort::plain, 1.0, f);
  f -= load_;
  Vector load = Vector::Zero(linear_.unknowns());
  add_transposed_product(linear_.turning(), 1.0, f, load);
  constexpr double h = 1e-5;
  Vector target(linear_.rows());
  linear_.joints().target_change(p - h, p + h, target);
  StaticStep rate = solve(load, target / (2.0 * h));
  rate.p = 1.0;
  return rate;
}

void StaticEquations::move(StaticPlace& place, const StaticStep& step, double part) const {
  Eigen::Index unknown = 0;
  Vector change = Vector::Zero(place.q.size());
  Vector y = part * step.y;
  for (const Frame& frame : system_->frames()) {
    const Eigen::Matrix3d R = turned_by(y.segment<3>(unknown + 3));
    const Eigen::Matrix3d D = reorthonormalized(R * of_directors(place.q, frame.first));
    place.q.segment<9>(frame.first + 3) = D.reshaped();
    y.segment<3>(unknown + 3).setZero();
    unknown += 6;
  }
  add_product(linear_.turning(), 1.0, y, change);
  place.q += change;
  place.lambda += part * step.lambda;
  place.p += part * step.p;
}

double StaticEquations::round_off_of_force() const {
  constexpr double round_off = 2e-16;
  const Vector k = linear_.stiffness().diagonal();
  if (k.size() == 0) return 0.0;
  const double relative = round_off * reach_ / length_;
  return relative * k.cwiseAbs().cwiseProduct(unit_.cwiseAbs2()).maxCoeff() / length_;
}

bool StaticEquations::is_round_off(double size) const {
  constexpr double of_places = 1e-7;
  return size < of_places || force_size(force_) <= round_off_of_force();
}

double StaticEquations::size(VectorIn y) const {
  return y.size() > 0 ? scaled(y).cwiseAbs().maxCoeff() : 0.0;
}

double StaticEquations::force_size(VectorIn f) const {
  return f.size() > 0 ? f.cwiseProduct(unit_).cwiseAbs().maxCoeff() / length_ : 0.0;
}

}  // namespace visviva
