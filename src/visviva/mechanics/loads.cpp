#include "visviva/mechanics/loads.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace visviva {
namespace {

// The ends of a step, moved into it by the round-off of time: a load that jumps there takes the value it has during the
// step.
std::pair<double, double> times(const LoadPoint& point) {
  if (point.t0 == point.t1) return {point.t0, point.t1};
  const double round_off = 8.0 * std::numeric_limits<double>::epsilon() *
                           std::max(std::abs(point.t0), std::abs(point.t1));
  const double inwards = std::copysign(round_off, point.t1 - point.t0);
  return {point.t0 + inwards, point.t1 - inwards};
}

LocalVector local_force(const LoadTerm& term, const LoadPoint& point) {
  const LocalVector x = gather(point.q, term.coordinates);
  const LocalVector v = gather(point.v, term.coordinates);
  LocalVector f0(x.size());
  LocalVector f1(x.size());
  const auto [t0, t1] = times(point);
  term.load->force(x, v, t0, f0);
  term.load->force(x, v, t1, f1);
  return (1.0 - point.weight) * f0 + point.weight * f1;
}

}  // namespace

Loads::Loads(std::vector<LoadTerm> terms, const SparseMatrix& square_pattern)
    : terms_(std::move(terms)) {
  for (const auto& term : terms_)
    slots_.emplace_back(square_pattern, term.coordinates, term.coordinates);
}

bool Loads::any(LoadSort sort) const {
  for (std::size_t i = 0; i < terms_.size(); ++i)
    if (belongs(i, sort)) return true;
  return false;
}

void Loads::add_force(const LoadPoint& point, LoadSort sort, double scale, VectorOut f) const {
  for (std::size_t i = 0; i < terms_.size(); ++i)
    if (belongs(i, sort))
      scatter_add(local_force(terms_[i], point), scale, terms_[i].coordinates, f);
}

void Loads::add_tangent(const LoadPoint& point, LoadSort sort, double c_q, double c_v,
                        SparseMatrix& K) const {
  for (std::size_t i = 0; i < terms_.size(); ++i) {
    if (!belongs(i, sort)) continue;
    const LocalVector x = gather(point.q, terms_[i].coordinates);
    const LocalVector v = gather(point.v, terms_[i].coordinates);
    LocalMatrix f_x(x.size(), x.size());
    LocalMatrix f_v(x.size(), x.size());
    const auto [t0, t1] = times(point);
    for (const auto& [t, w] : {std::pair{t0, 1.0 - point.weight}, {t1, point.weight}}) {
      terms_[i].load->tangent(x, v, t, f_x, f_v);
      slots_[i].add(f_x, w * c_q, K);
      slots_[i].add(f_v, w * c_v, K);
    }
  }
}

double Loads::work(const LoadPoint& point, LoadSort sort, VectorIn dq) const {
  double sum = 0.0;
  for (std::size_t i = 0; i < terms_.size(); ++i)
    if (belongs(i, sort))
      sum += local_force(terms_[i], point).dot(gather(dq, terms_[i].coordinates));
  return sum;
}

}  // namespace visviva
