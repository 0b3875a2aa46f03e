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

bool belongs(const LoadTerm& term, LoadSort sort) {
  return sort == LoadSort::all ||
         (sort == LoadSort::damping) == (term.load->kind() == Load::Kind::damping);
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

Loads::Loads(SharedTerms<LoadTerm> terms, const OnDemand<SparseMatrix>& square)
    : terms_(std::move(terms)), slots_(square_slots(terms_, square)) {}

bool Loads::any(LoadSort sort) const {
  return std::any_of(terms().begin(), terms().end(),
                     [&](const LoadTerm& term) { return belongs(term, sort); });
}

void Loads::add_force(const LoadPoint& point, LoadSort sort, double scale, VectorOut f) const {
  for (const LoadTerm& term : terms())
    if (belongs(term, sort)) scatter_add(local_force(term, point), scale, term.coordinates, f);
}

void Loads::add_tangent(const LoadPoint& point, LoadSort sort, double c_q, double c_v,
                        SparseMatrix& K) const {
  for (std::size_t i = 0; i < terms().size(); ++i) {
    const LoadTerm& term = terms()[i];
    if (!belongs(term, sort)) continue;
    const Slots& slots = slots_.get()[i];
    const LocalVector x = gather(point.q, term.coordinates);
    const LocalVector v = gather(point.v, term.coordinates);
    LocalMatrix f_x(x.size(), x.size());
    LocalMatrix f_v(x.size(), x.size());
    const auto [t0, t1] = times(point);
    for (const auto& [t, w] : {std::pair{t0, 1.0 - point.weight}, {t1, point.weight}}) {
      term.load->tangent(x, v, t, f_x, f_v);
      slots.add(f_x, w * c_q, K);
      slots.add(f_v, w * c_v, K);
    }
  }
}

double Loads::work(const LoadPoint& point, LoadSort sort, VectorIn dq) const {
  double sum = 0.0;
  for (const LoadTerm& term : terms())
    if (belongs(term, sort)) sum += local_force(term, point).dot(gather(dq, term.coordinates));
  return sum;
}

}  // namespace visviva
