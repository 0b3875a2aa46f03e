#include "visviva/assemble/constraint_projector.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <cmath>
#include <limits>

#include "visviva/mechanics/error.hpp"

namespace visviva {
namespace {

constexpr double slack = 1e-10;

constexpr double round_off = std::numeric_limits<double>::epsilon();

// Names the constraints whose error is a fair part of the largest one, at most five. What keeps the axes of bodies at right
// angles gives way to joints, but is no mistake of theirs.
[[noreturn]] void refuse(const System& system, const Vector& error, std::string_view what,
                         const std::string& hint) {
  const int joints = system.constraint_count() - system.orthonormality_count();
  const int first = joints > 0 ? system.orthonormality_count() : 0;
  const double largest = error.tail(error.size() - first).cwiseAbs().maxCoeff();
  std::vector<std::string> names;
  std::string part;
  for (int i = first; i < error.size() && names.size() < 5; ++i)
    if (!(std::abs(error[i]) < 0.1 * largest)) {
      if (names.empty()) part = system.constraints().row_part(i);
      names.push_back(fmt::format("'{}'", system.constraints().row_name(i)));
    }
  throw InvalidModel(fmt::format("no {} near the given one satisfies all constraints: {} {}", what,
                                 fmt::join(names, ", "),
                                 names.size() == 1 ? "is not met" : "cannot be met together"),
                     part, hint);
}

}  // namespace

ConstraintProjector::ConstraintProjector(const System& system, double extra)
    : system_(system), weight_(system.bare_mass()), B_(system.constraints().pattern()) {
  for (int i = 0; i < system.coordinate_count(); ++i)
    weight_.coeffRef(i, i) += extra * system.mass_scale();
}

void ConstraintProjector::factorize(VectorIn q) {
  system_.constraints().jacobian(q, B_);
  if (!equations_) equations_.emplace(weight_, B_, slack);
  if (!equations_->factorize(1.0 / system_.mass_scale(), weight_, B_))
    throw InvalidModel(
        "the initial state cannot be moved onto the constraints: they are degenerate there");
}

Vector ConstraintProjector::correction(const Vector& error) {
  equations_->set_zero();
  equations_->multipliers() = -error;
  equations_->solve();
  return equations_->motion();
}

void ConstraintProjector::project_positions(double t, Vector& q) {
  constexpr int max_iterations = 30;
  Vector phi(system_.constraint_count());
  double previous = INFINITY;
  for (int i = 0; i < max_iterations; ++i) {
    system_.constraints().value(q, t, phi);
    if (phi.cwiseAbs().maxCoeff() <= round_off * q.cwiseAbs().maxCoeff()) break;
    factorize(q);
    const Vector dq = correction(phi);
    const double size = dq.norm();
    // At round-off a further correction is only noise: never worsen an assembled state.
    if (!std::isfinite(size) || size <= 1e-15 * (1.0 + q.norm()) ||
        (size < 1e-10 * (1.0 + q.norm()) && size >= 0.5 * previous))
      break;
    q += dq;
    previous = size;
  }
  system_.constraints().value(q, t, phi);
  if (!(phi.cwiseAbs().maxCoeff() <= 1e-9 * (1.0 + q.cwiseAbs().maxCoeff())))
    refuse(system_, phi, "position",
           "take one of them out, correct what they ask for, or place the parts nearer to where "
           "they fit");
}

void ConstraintProjector::project_velocities(VectorIn q, double t, Vector& v) {
  constexpr int max_corrections = 6;
  Vector rate(system_.constraint_count());
  system_.constraints().rate(q, v, t, rate);
  if (rate.isZero(0.0)) return;
  factorize(q);
  for (int i = 0; i < max_corrections; ++i) {
    system_.constraints().rate(q, v, t, rate);
    if (i > 1 && rate.cwiseAbs().maxCoeff() <= 1e-14 * (1.0 + v.cwiseAbs().maxCoeff())) break;
    v += correction(rate);
  }
  system_.constraints().rate(q, v, t, rate);
  if (!(rate.cwiseAbs().maxCoeff() <= 1e-9 * (1.0 + v.cwiseAbs().maxCoeff())))
    refuse(system_, rate, "velocity", "let drives and speeds agree with the joints");
}

}  // namespace visviva
