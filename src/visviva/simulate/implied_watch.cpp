#include "visviva/simulate/implied_watch.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

namespace visviva {
namespace {

// As a part of the size of the mechanism, and as an angle.
constexpr double noticeable = 1e-6;

std::array<std::vector<int>, 3> coordinates_of_points(const System& system) {
  std::array<std::vector<int>, 3> all;
  for (const Frame& frame : system.frames())
    for (std::size_t k = 0; k < 3; ++k) all[k].push_back(frame.first + static_cast<int>(k));
  for (const Particle& particle : system.particles())
    for (std::size_t k = 0; k < particle.coordinates.size(); ++k)
      all[k].push_back(particle.coordinates[k]);
  return all;
}

}  // namespace

ImpliedWatch::ImpliedWatch(const System& system, const Vector& q)
    : system_(system),
      places_(coordinates_of_points(system)),
      start_(q),
      size_(0.0),
      by_way_(Vector::Zero(system.implied().rows())),
      by_turn_(by_way_) {
  if (by_way_.size() == 0) return;
  SparseMatrix B = system.implied().pattern();
  system.implied().jacobian(q, B);
  std::vector<bool> is_place(static_cast<std::size_t>(q.size()), false);
  for (const auto& along : places_)
    for (const int c : along) is_place[static_cast<std::size_t>(c)] = true;
  for (int c = 0; c < B.outerSize(); ++c)
    for (SparseMatrix::InnerIterator it(B, c); it; ++it)
      (is_place[static_cast<std::size_t>(c)] ? by_way_ : by_turn_)[it.row()] +=
          it.value() * it.value();
  by_way_ = by_way_.cwiseSqrt();
  by_turn_ = by_turn_.cwiseSqrt();
  for (const auto& along : places_)
    for (const int c : along) size_ = std::max(size_, std::abs(q[c] - q[along.front()]));
}

// With the ways of points since the start: a single one has nothing else.
double ImpliedWatch::size_at(const Vector& q) const {
  double size = size_;
  for (const auto& along : places_)
    for (const int c : along) size = std::max(size, std::abs(q[c] - start_[c]));
  return size;
}

std::optional<int> ImpliedWatch::broken(const Vector& q, double t, double largest) const {
  if (largest == 0.0 || by_way_.size() == 0) return std::nullopt;
  constexpr double round_off = 64.0 * std::numeric_limits<double>::epsilon();
  double farthest = system_.ground_reach();
  for (const auto& along : places_)
    for (const int c : along) farthest = std::max(farthest, std::abs(q[c]));
  const Vector limits =
      (noticeable * size_at(q) + round_off * farthest) * by_way_ + noticeable * by_turn_;
  if (largest <= limits.minCoeff()) return std::nullopt;
  Vector off(limits.size());
  system_.implied().value(q, t, off);
  Eigen::Index row = 0;
  const double most = off.cwiseAbs().cwiseQuotient(limits).maxCoeff(&row);
  return most > 1.0 ? std::optional(static_cast<int>(row)) : std::nullopt;
}

}  // namespace visviva
