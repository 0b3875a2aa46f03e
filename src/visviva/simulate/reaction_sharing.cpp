#include "visviva/simulate/reaction_sharing.hpp"

#include <cmath>

namespace visviva {
namespace {

// The unknowns, in this order: λ, μ, w, and the multipliers of the two conditions.
enum Unknown { enforced, implied, motion, balance, rest };

SparseMatrix diagonal(int size, int zeros) {
  SparseMatrix matrix(size, size);
  matrix.reserve(Eigen::VectorXi::Constant(size, 1));
  for (int i = 0; i < size; ++i) matrix.insert(i, i) = i < zeros ? 0.0 : 1.0;
  matrix.makeCompressed();
  return matrix;
}

}  // namespace

ReactionSharing::ReactionSharing(std::shared_ptr<const System> system)
    : system_(std::move(system)),
      blocks_({system_->constraint_count(), system_->implied().rows(), system_->coordinate_count(),
               system_->coordinate_count(), system_->constraint_count()}) {
  if (system_->implied().rows() == 0) return;
  weight_ = diagonal(system_->constraint_count(), system_->orthonormality_count());
  one_ = diagonal(system_->implied().rows(), 0);
  B_ = system_->constraints().pattern();
  B_d_ = system_->implied().pattern();
  const SparseMatrix& mass = system_->bare_mass();
  places_ = {blocks_.declare(enforced, enforced, weight_),
             blocks_.declare(implied, implied, one_),
             blocks_.declare(balance, motion, mass),
             blocks_.declare(motion, balance, mass),
             blocks_.declare(balance, enforced, B_, true),
             blocks_.declare(enforced, balance, B_),
             blocks_.declare(rest, motion, B_),
             blocks_.declare(motion, rest, B_, true),
             blocks_.declare(balance, implied, B_d_, true),
             blocks_.declare(implied, balance, B_d_)};
  blocks_.finish();
  linear_ = make_linear_solver(LinearSolverChoice::automatic, blocks_.size());
  linear_->analyze(blocks_.matrix());
}

bool ReactionSharing::factorize(VectorIn q) {
  system_->constraints().jacobian(q, B_);
  system_->implied().jacobian(q, B_d_);
  const double scale = 1.0 / system_->mass_scale();
  blocks_.set_zero();
  std::size_t next = 0;
  for (const SparseMatrix* weight : {&weight_, &one_}) blocks_.add(places_[next++], 1.0, *weight);
  for (int i = 0; i < 2; ++i) blocks_.add(places_[next++], scale, system_->bare_mass());
  for (int i = 0; i < 4; ++i) blocks_.add(places_[next++], 1.0, B_);
  for (int i = 0; i < 2; ++i) blocks_.add(places_[next++], 1.0, B_d_);
  return linear_->factorize(blocks_.matrix());
}

Vector ReactionSharing::solve(const Vector& force) {
  Vector x = Vector::Zero(blocks_.size());
  x.segment(blocks_.offset(balance), force.size()) = force;
  linear_->solve(x);
  return x;
}

Multipliers ReactionSharing::share(VectorIn q, const Vector& lambda) {
  if (B_d_.rows() == 0 || !lambda.allFinite() || !factorize(q)) return {lambda};
  Vector force = Vector::Zero(system_->coordinate_count());
  add_transposed_product(B_, 1.0, lambda, force);
  const Vector x = solve(force);
  return {x.segment(blocks_.offset(enforced), B_.rows()),
          x.segment(blocks_.offset(implied), B_d_.rows())};
}

// With B_d = N B, a force B_dᵀμ is shared as Nᵀ(1 + NNᵀ)⁻¹μ: of any μ but a special one, this is zero where Nᵀ is.
std::vector<bool> ReactionSharing::ambiguous(VectorIn q) {
  std::vector<bool> rows(static_cast<std::size_t>(system_->constraint_count()), false);
  if (B_d_.rows() == 0 || !factorize(q)) return rows;
  Vector any(B_d_.rows());
  for (Eigen::Index i = 0; i < any.size(); ++i)
    any[i] = 1.0 + std::fmod(0.6180339887498949 * static_cast<double>(i + 1), 1.0);
  Vector force = Vector::Zero(system_->coordinate_count());
  add_transposed_product(B_d_, 1.0, any, force);
  const Vector x = solve(force);
  for (std::size_t i = 0; i < rows.size(); ++i)
    rows[i] = std::abs(x[blocks_.offset(enforced) + static_cast<Eigen::Index>(i)]) > 1e-9;
  return rows;
}

}  // namespace visviva
