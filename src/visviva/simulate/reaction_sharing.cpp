#include "visviva/simulate/reaction_sharing.hpp"

#include <algorithm>
#include <cmath>

namespace visviva {

ReactionSharing::ReactionSharing(std::shared_ptr<const System> system)
    : system_(std::move(system)), B_d_(system_->implied().pattern()) {}

Multipliers ReactionSharing::share(RigidFrameEquations& equations, VectorIn q,
                                   const Vector& lambda) {
  if (!lambda.allFinite() || !settle(equations, q)) return {lambda};
  Vector mu = implied_share(equations, lambda);
  if (mu.isZero(0.0)) return {lambda};
  set_enforced(equations, mu);
  return {lambda - equations.multipliers(), std::move(mu)};
}

bool ReactionSharing::has_share(RigidFrameEquations& equations, VectorIn q, const Vector& lambda) {
  if (B_d_.rows() == 0) return false;
  return !settle(equations, q) || !lambda.allFinite() || begin(equations, lambda);
}

// Of any μ but a special one, Nᵀμ is zero where Nᵀ is.
std::vector<bool> ReactionSharing::ambiguous(RigidFrameEquations& equations, VectorIn q) {
  std::vector<bool> rows(static_cast<std::size_t>(system_->constraint_count()), false);
  if (!settle(equations, q)) return rows;
  Vector any(B_d_.rows());
  for (Eigen::Index i = 0; i < any.size(); ++i)
    any[i] = 1.0 + std::fmod(0.6180339887498949 * static_cast<double>(i + 1), 1.0);
  set_enforced(equations, any);
  for (std::size_t i = 0; i < rows.size(); ++i)
    rows[i] = std::abs(equations.multipliers()[static_cast<Eigen::Index>(i)]) > 1e-9;
  return rows;
}

bool ReactionSharing::settle(RigidFrameEquations& equations, VectorIn q) {
  if (B_d_.rows() == 0 || !equations.settle(q)) return false;
  system_->implied().jacobian(q, B_d_);
  return true;
}

void ReactionSharing::set_enforced(RigidFrameEquations& equations, const Vector& mu) const {
  equations.set_zero();
  add_transposed_product(B_d_, 1.0, mu, equations.motion());
  equations.solve();
}

void ReactionSharing::set_implied(RigidFrameEquations& equations, Vector& mu) const {
  equations.motion().setZero();
  equations.multipliers().head(system_->orthonormality_count()).setZero();
  equations.solve_without_axes();
  mu.setZero(B_d_.rows());
  add_product(B_d_, 1.0, equations.motion(), mu);
}

void ReactionSharing::set_round_off(RigidFrameEquations& equations) {
  constexpr double relative = 1e-13;
  round_off_.setZero(B_d_.rows());
  product_.setZero(B_d_.rows());  // largest entries
  for (int k = 0; k < B_d_.outerSize(); ++k)
    for (SparseMatrix::InnerIterator it(B_d_, k); it; ++it) {
      round_off_[it.row()] += std::abs(equations.motion()[k]);
      product_[it.row()] = std::max(product_[it.row()], std::abs(it.value()));
    }
  round_off_ = relative * product_.cwiseProduct(round_off_);
}

bool ReactionSharing::begin(RigidFrameEquations& equations, const Vector& lambda) {
  equations.multipliers() = lambda;
  set_implied(equations, residual_);
  set_round_off(equations);
  return (residual_.array().abs() > round_off_.array()).any();
}

Vector ReactionSharing::implied_share(RigidFrameEquations& equations, const Vector& lambda) {
  bool goes_on = begin(equations, lambda);
  Vector mu = Vector::Zero(B_d_.rows());
  direction_ = residual_;
  const Eigen::Index most = 10 + 2 * B_d_.rows();
  for (Eigen::Index i = 0; i < most && goes_on; ++i) {
    set_enforced(equations, direction_);
    set_implied(equations, product_);
    product_ += direction_;
    const double before = residual_.squaredNorm();
    const double length = before / direction_.dot(product_);
    mu += length * direction_;
    residual_ -= length * product_;
    direction_ = residual_ + (residual_.squaredNorm() / before) * direction_;
    goes_on = (residual_.array().abs() > round_off_.array()).any();
  }
  return mu;
}

}  // namespace visviva
