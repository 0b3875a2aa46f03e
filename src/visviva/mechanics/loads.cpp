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
  const bool damps = term.load->kind() == Load::Kind::damping;
  const bool is_plain = term.load->viscous() == nullptr;
  switch (sort) {
    case LoadSort::external:
      return !damps;
    case LoadSort::damping:
      return damps;
    case LoadSort::plain:
      return is_plain;
    case LoadSort::plain_damping:
      return damps && is_plain;
    case LoadSort::all:
      break;
  }
  return true;
}

// Calls add(t, weight) for the times of the point that matter.
template <class Add>
void for_each_time(const LoadTerm& term, const LoadPoint& point, const Add& add) {
  const auto [t0, t1] = times(point);
  if (t0 == t1 || point.weight == 0.0 || term.load->is_steady()) return add(t0, 1.0);
  add(t0, 1.0 - point.weight);
  add(t1, point.weight);
}

LocalVector local_force(const LoadTerm& term, const LoadPoint& point) {
  const LocalVector x = gather(point.q, term.coordinates);
  const LocalVector v = gather(point.v, term.coordinates);
  LocalVector f(x.size());
  LocalVector sum = LocalVector::Zero(x.size());
  for_each_time(term, point, [&](double t, double weight) {
    term.load->force(x, v, t, f);
    sum += weight * f;
  });
  return sum;
}

}  // namespace

LocalMatrix load_tangent(const LoadTerm& term, const LoadPoint& point, double c_q, double c_v) {
  const LocalVector x = gather(point.q, term.coordinates);
  const LocalVector v = gather(point.v, term.coordinates);
  LocalMatrix f_x(x.size(), x.size());
  LocalMatrix f_v(x.size(), x.size());
  LocalMatrix sum = LocalMatrix::Zero(x.size(), x.size());
  for_each_time(term, point, [&](double t, double weight) {
    term.load->tangent(x, v, t, f_x, f_v);
    sum += (weight * c_q) * f_x + (weight * c_v) * f_v;
  });
  return sum;
}

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
    if (belongs(term, sort)) slots_.get()[i].add(load_tangent(term, point, c_q, c_v), 1.0, K);
  }
}

double Loads::work(const LoadPoint& point, LoadSort sort, VectorIn dq) const {
  double sum = 0.0;
  for (const LoadTerm& term : terms())
    if (belongs(term, sort)) sum += local_force(term, point).dot(gather(dq, term.coordinates));
  return sum;
}

}  // namespace visviva
