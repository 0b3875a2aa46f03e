#include "visviva/schemes/projected/state_projection.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "visviva/math/decompositions.hpp"
#include "visviva/settings/parameters.hpp"

namespace visviva {
namespace {

Matrix given_matrix(const ProjectionOptions& options, Eigen::Index n) {
  const bool diagonal = options.metric == ProjectionMetric::diagonal;
  const Eigen::Index wanted = diagonal ? n : n * n;
  const auto given = static_cast<Eigen::Index>(options.weights.size());
  if (given != wanted)
    throw UsageError(fmt::format("projection_weights needs {} numbers, {}; {} given", wanted,
                                 diagonal ? "one per coordinate" : "the matrix row by row", given));
  const Eigen::Map<const Vector> numbers(options.weights.data(), given);
  if (diagonal) return Vector(numbers).asDiagonal();
  return numbers.reshaped<Eigen::RowMajor>(n, n);
}

SparseMatrix first_metric(const System& system, const ProjectionOptions& options) {
  const int n = system.coordinate_count();
  if (options.metric == ProjectionMetric::mass || options.metric == ProjectionMetric::tangent)
    return system.mass();
  if (options.metric == ProjectionMetric::identity) {
    SparseMatrix one(n, n);
    one.setIdentity();
    return one;
  }
  const Matrix A = given_matrix(options, n);
  if (A != A.transpose() || !is_positive_definite(A))
    throw UsageError("projection_weights must be a symmetric and positive definite matrix");
  return A.sparseView();
}

// Where the value of the transposed entry stands, for a pattern that is symmetric.
std::vector<std::size_t> mirrored_entries(SparseMatrix pattern) {
  for (Eigen::Index i = 0; i < pattern.nonZeros(); ++i)
    pattern.valuePtr()[i] = static_cast<double>(i);
  const SparseMatrix transposed = pattern.transpose();
  std::vector<std::size_t> entries(static_cast<std::size_t>(pattern.nonZeros()));
  for (std::size_t i = 0; i < entries.size(); ++i)
    entries[i] = static_cast<std::size_t>(transposed.valuePtr()[i]);
  return entries;
}

double slack_of(const ProjectionOptions& options) {
  return options.method == ProjectionMethod::exact ? 0.0 : 1.0 / options.penalty;
}

}  // namespace

StateProjection::StateProjection(std::shared_ptr<const System> system,
                                 const ProjectionOptions& options, LinearSolverChoice solver)
    : system_(std::move(system)),
      options_(options),
      A_(first_metric(*system_, options)),
      B_(system_->constraints().pattern()),
      equations_(A_, B_, slack_of(options), 1, solver),
      target_rate_(system_->constraint_count()) {
  for (Vector* x : {&start_, &way_, &momentum_, &rest_}) x->setZero(system_->coordinate_count());
  if (options.metric != ProjectionMetric::tangent) return;
  K_ = A_;
  mirror_ = mirrored_entries(K_);
}

void StateProjection::set_metric(VectorIn q, VectorIn v, double t, double h) {
  if (options_.metric != ProjectionMetric::tangent) return;
  set_zero(K_);
  add_values(K_, 1.0, system_->mass());
  system_->potentials().add_hessian(q, 0.25 * h * h, K_);
  system_->loads().add_tangent({q, v, t, t, 0.0}, LoadSort::all, -0.25 * h * h, -0.5 * h, K_);
  for (std::size_t i = 0; i < mirror_.size(); ++i)
    A_.valuePtr()[i] = 0.5 * (K_.valuePtr()[i] + K_.valuePtr()[mirror_[i]]);
}

bool StateProjection::factorize(VectorIn q) {
  system_->constraints().jacobian(q, B_);
  return equations_.factorize(1.0, A_, B_);
}

// Newton's method for A (q − q*) + Bᵀπ = 0, Φ(q) − π/α = 0, but for the curvature of the constraints, of which π is small.
bool StateProjection::move_positions(double t, Vector& q) {
  constexpr int most = 30;
  start_ = q;
  double last = 0.0;
  for (int i = 0; i < most; ++i) {
    if (!factorize(q)) return false;
    equations_.set_zero();
    way_ = start_ - q;
    add_product(A_, 1.0, way_, equations_.motion());
    system_->constraints().value(q, t, equations_.multipliers());
    equations_.multipliers() *= -1.0;
    equations_.solve();
    q += equations_.motion();
    const double size = equations_.motion().cwiseAbs().maxCoeff();
    const double scale = std::max(1.0, q.cwiseAbs().maxCoeff());
    if (!std::isfinite(size)) return false;
    if (size <= 2e-16 * scale || (i > 0 && size >= 0.5 * last && size <= 1e-13 * scale))
      return true;
    last = size;
  }
  return false;
}

// For the change δ and not for v itself: the round-off of a large α then is a part of δ.
bool StateProjection::move_velocities(VectorIn q, double t, Vector& v) {
  if (!factorize(q)) return false;
  equations_.set_zero();
  system_->constraints().rate(q, v, t, equations_.multipliers());
  equations_.multipliers() *= -1.0;
  equations_.solve();
  const auto change = equations_.motion();
  v += change;
  momentum_.setZero();
  add_product(system_->bare_mass(), 1.0, v, momentum_);
  // Φ̇ at rest is −ė₀.
  system_->constraints().rate(q, rest_, t, target_rate_);
  balance_.first = change.dot(momentum_);
  balance_.second = -0.5 * quadratic_form(system_->bare_mass(), change);
  balance_.drive_work =
      options_.metric == ProjectionMetric::mass ? equations_.multipliers().dot(target_rate_) : 0.0;
  return v.allFinite();
}

bool StateProjection::move_accelerations(VectorIn q, VectorIn v, double t, Vector& a) {
  if (!factorize(q)) return false;
  equations_.set_zero();
  system_->constraints().acceleration_bias(q, v, t, equations_.multipliers());
  add_product(B_, 1.0, a, equations_.multipliers());
  equations_.multipliers() *= -1.0;
  equations_.solve();
  a += equations_.motion();
  return a.allFinite();
}

}  // namespace visviva
