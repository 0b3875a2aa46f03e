#include "visviva/analysis/mode_shares.hpp"

#include <Eigen/Geometry>
#include <cmath>
#include <complex>

namespace visviva {
namespace {

using Complex = std::complex<double>;

// Velocities of the whole system moving along an axis.
Vector translation(const System& system, Eigen::Index axis) {
  Vector v = Vector::Zero(system.coordinate_count());
  for (const Frame& frame : system.frames()) v[frame.first + axis] = 1.0;
  for (const Particle& particle : system.particles())
    if (axis < static_cast<Eigen::Index>(particle.coordinates.size()))
      v[particle.coordinates[static_cast<std::size_t>(axis)]] = 1.0;
  return v;
}

// Not conjugated, as Eigen's own is.
Eigen::Vector3cd cross(const Eigen::Vector3d& a, const Eigen::Vector3cd& x) {
  return a.cross(x.real()).cast<Complex>() + Complex(0.0, 1.0) * a.cross(x.imag()).cast<Complex>();
}

// A shape that is turned about an axis while the state stays, as velocities: points and turnings are vectors of space.
Eigen::VectorXcd turned(const Linearization& linear, const Eigen::Vector3d& axis,
                        const Eigen::VectorXcd& y) {
  const System& system = linear.system();
  Eigen::VectorXcd frames = Eigen::VectorXcd::Zero(y.size());
  for (Eigen::Index k = 0; k < 6 * static_cast<Eigen::Index>(system.frames().size()); k += 3)
    frames.segment<3>(k) = cross(axis, y.segment<3>(k));
  Eigen::VectorXcd velocities = linear.turning() * frames;
  const Eigen::VectorXcd own = linear.turning() * y;
  for (const Particle& particle : system.particles()) {
    Eigen::Vector3cd x = Eigen::Vector3cd::Zero();
    for (std::size_t k = 0; k < particle.coordinates.size(); ++k)
      x[static_cast<Eigen::Index>(k)] = own[particle.coordinates[k]];
    const Eigen::Vector3cd around = cross(axis, x);
    for (std::size_t k = 0; k < particle.coordinates.size(); ++k)
      velocities[particle.coordinates[k]] = around[static_cast<Eigen::Index>(k)];
  }
  return velocities;
}

// How directors change to second order: ω × (ω × dₖ).
Vector second_change(const System& system, VectorIn q, const Vector& y) {
  Vector change = Vector::Zero(q.size());
  Eigen::Index unknown = 3;
  for (const Frame& frame : system.frames()) {
    const Eigen::Vector3d turning = y.segment<3>(unknown);
    for (int d = frame.first + 3; d < frame.first + Frame::size; d += 3)
      change.segment<3>(d) = turning.cross(turning.cross(Eigen::Vector3d(q.segment<3>(d))));
    unknown += 6;
  }
  return change;
}

// The change of an energy to second order, twice.
double second_variation(const PotentialTerm& term, VectorIn q, VectorIn first, VectorIn second) {
  const StrainPoint p(term, q);
  const LocalVector dx = gather(first, term.coordinates);
  const LocalVector stress = stress_at(term, p.e);
  LocalMatrix C(p.e.size(), p.e.size());
  term.energy->tangent(p.e, C);
  LocalMatrix curvature = LocalMatrix::Zero(dx.size(), dx.size());
  term.strain->add_curvature(p.x, stress, curvature);
  const LocalVector de = p.De * dx;
  const LocalVector second_de = p.De * gather(second, term.coordinates);
  return de.dot(C * de) + dx.dot(curvature * dx) + stress.dot(second_de);
}

double strain_of(const EnergySensor& part, VectorIn q, VectorIn first, VectorIn second) {
  double sum = 0.0;
  for (const PotentialTerm& term : part.strains.terms())
    sum += second_variation(term, q, first, second);
  return sum;
}

void make_shares(std::vector<double>& energies) {
  double sum = 0.0;
  for (const double energy : energies) sum += energy;
  for (double& energy : energies) energy = sum > 0.0 ? energy / sum : 0.0;
}

}  // namespace

std::string_view to_string(Whirl whirl) {
  switch (whirl) {
    case Whirl::forward:
      return "forward";
    case Whirl::backward:
      return "backward";
    case Whirl::none:
      break;
  }
  return "none";
}

ModeReader::ModeReader(const Linearization& linear, const InitialState& state,
                       std::optional<Eigen::Vector3d> axis)
    : linear_(linear), state_(state), axis_(Eigen::Vector3d::Zero()) {
  const System& system = linear.system();
  mass_ = system.momentum(state.q, translation(system, 0)).linear.x();
  if (axis) {
    axis_ = axis->normalized();
    return;
  }
  if (mass_ == 0.0 || state.v.squaredNorm() == 0.0) return;
  Eigen::Vector3d moment;  // Σ m x, from how the angular momentum of a translation depends on it
  const Eigen::Vector3d of_y = system.momentum(state.q, translation(system, 1)).angular;
  const Eigen::Vector3d of_z = system.momentum(state.q, translation(system, 2)).angular;
  moment << of_y.z(), of_z.x(), -of_y.x();
  const Momentum momentum = system.momentum(state.q, state.v);
  const Eigen::Vector3d spin = momentum.angular - moment.cross(momentum.linear) / mass_;
  if (spin.norm() > 0.0) axis_ = spin.normalized();
}

std::vector<std::string> ModeReader::parts() const {
  std::vector<std::string> names;
  for (const PartEnergy& part : linear_.system().part_energies()) names.push_back(part.part);
  return names;
}

ModeShares ModeReader::read(const Mode& mode) const {
  const System& system = linear_.system();
  ModeShares shares;
  shares.kinetic.assign(system.part_energies().size(), 0.0);
  shares.strain = shares.kinetic;
  const SparseMatrix& M = linear_.mass();
  const Vector parts[] = {mode.shape.real(), mode.shape.imag()};
  double norm = 0.0;
  Eigen::Matrix<Complex, 6, 1> momentum = Eigen::Matrix<Complex, 6, 1>::Zero();
  Complex unit = 1.0;
  for (const Vector& y : parts) {
    add_shares(y, shares);
    norm += y.dot(M * y);
    const Momentum of = system.momentum(state_.q, linear_.turning() * y);
    momentum.head<3>() += unit * of.linear;
    momentum.tail<3>() += unit * of.angular;
    unit = Complex(0.0, -1.0);
  }
  make_shares(shares.kinetic);
  if (mode.rigid) shares.strain.assign(shares.strain.size(), 0.0);
  make_shares(shares.strain);
  shares.effective_mass = momentum.cwiseAbs2() / norm;
  shares.participation = momentum.real() / norm;
  shares.whirl = whirl(mode);
  return shares;
}

void ModeReader::add_shares(const Vector& y, ModeShares& shares) const {
  const System& system = linear_.system();
  const Vector first = linear_.turning() * y;
  const Vector second = second_change(system, state_.q, y);
  for (std::size_t i = 0; i < shares.kinetic.size(); ++i) {
    const EnergySensor& part = system.part_energies()[i].energy;
    EnergySensor masses;
    masses.masses = part.masses;
    shares.kinetic[i] += energies(masses, state_.q, first)[0];
    shares.strain[i] += strain_of(part, state_.q, first, second);
  }
}

Whirl ModeReader::whirl(const Mode& mode) const {
  constexpr double round = 1e-3;  // less is a motion to and fro
  if (axis_.isZero() || mode.eigenvalue.imag() == 0.0) return Whirl::none;
  const SparseMatrix& M = linear_.system().bare_mass();
  const Eigen::VectorXcd shape = linear_.turning() * mode.shape;
  const double sense = shape.dot(M * turned(linear_, axis_, mode.shape)).imag();
  if (std::abs(sense) <= round * shape.dot(M * shape).real()) return Whirl::none;
  return sense > 0.0 ? Whirl::forward : Whirl::backward;
}

double assurance(const SparseMatrix& mass, const Eigen::VectorXcd& a, const Eigen::VectorXcd& b) {
  const double together = std::norm(a.dot(mass * b));
  return together / (a.dot(mass * a).real() * b.dot(mass * b).real());
}

}  // namespace visviva
