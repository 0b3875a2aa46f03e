#include "visviva/mechanics/constraints.hpp"

#include <algorithm>
#include <numeric>
#include <set>

#include "visviva/mechanics/frame.hpp"
#include "visviva/mechanics/quadratic_forms.hpp"

namespace visviva {
namespace {

// The forms that the constraint is, or null: their rates need no matrices.
const QuadraticForms* forms_of(const ConstraintTerm& term) {
  const FormFunction* f = term.invariant->form_function();
  return f != nullptr && is_identity(*f) ? &f->forms() : nullptr;
}

struct Point {
  Point(const ConstraintTerm& term, VectorIn q)
      : x(gather(q, term.coordinates)),
        e(term.invariant->outputs()),
        De(term.invariant->outputs(), term.invariant->inputs()) {
    term.invariant->evaluate(x, e, De);
  }
  LocalVector x;
  LocalVector e;
  LocalMatrix De;
};

// vᵀD²eᵢ, one row per value of the invariant.
LocalMatrix curvature_rows(const ConstraintTerm& term, const LocalVector& x, const LocalVector& v) {
  LocalMatrix rows(term.invariant->outputs(), x.size());
  term.invariant->rate_gradient(x, v, rows);
  return rows;
}

// De v
LocalVector rate_of(const ConstraintTerm& term, const LocalVector& x, const LocalVector& v) {
  LocalVector e_dot(term.invariant->outputs());
  if (const QuadraticForms* forms = forms_of(term)) {
    forms->rates(x, v, e_dot);
    return e_dot;
  }
  LocalMatrix De(e_dot.size(), x.size());
  LocalVector e(e_dot.size());
  term.invariant->evaluate(x, e, De);
  e_dot.noalias() = De.lazyProduct(v);
  return e_dot;
}

// vᵀD²e v
LocalVector curvature_of(const ConstraintTerm& term, const LocalVector& x, const LocalVector& v) {
  const QuadraticForms* forms = forms_of(term);
  if (forms == nullptr) return curvature_rows(term, x, v).lazyProduct(v);
  LocalVector e(term.invariant->outputs());
  forms->curvatures(v, v, e);
  return e;
}

// All coordinates of the frames that the term reads, of those that start at `frames`, in their order.
std::vector<int> coordinates_around(const ConstraintTerm& term, const std::vector<int>& frames) {
  std::set<int> starts;
  for (const int c : term.coordinates) {
    const auto after = std::upper_bound(frames.begin(), frames.end(), c);
    if (after != frames.begin() && c < *std::prev(after) + Frame::size)
      starts.insert(*std::prev(after));
  }
  std::vector<int> all;
  for (const int first : starts)
    for (int k = 0; k < Frame::size; ++k) all.push_back(first + k);
  return all;
}

// Row by row, at a point where sines, cosines and squares all show.
bool has_curvature(const ConstraintTerm& term) {
  const int n = term.invariant->inputs();
  const LocalVector x = LocalVector::LinSpaced(n, 0.3, 1.1);
  for (int i = 0; i < n; ++i)
    if (curvature_rows(term, x, LocalVector::Unit(n, i)).cwiseAbs().maxCoeff() > 0.0) return true;
  return false;
}

}  // namespace

Constraints::Constraints(SharedTerms<ConstraintTerm> shared, const OnDemand<SparseMatrix>& square,
                         int coordinate_count, const std::vector<int>& whole_frames)
    : terms_(std::move(shared)), square_slots_(square_slots(terms_, square)) {
  int row = 0;
  for (const auto& term : terms()) {
    first_row_.push_back(row);
    row += term.invariant->outputs();
  }
  PatternBuilder pattern(row, coordinate_count);
  std::vector<int> rows(max_local);
  const auto rows_of = [&](std::size_t i) {
    rows.resize(static_cast<std::size_t>(terms()[i].invariant->outputs()));
    std::iota(rows.begin(), rows.end(), first_row_[i]);
    return std::span<const int>(rows);
  };
  for (std::size_t i = 0; i < terms().size(); ++i) {
    pattern.add_block(rows_of(i), terms()[i].coordinates);
    pattern.add_block(rows_of(i), coordinates_around(terms()[i], whole_frames));
  }
  pattern_ = pattern.build();
  row_slots_.reserve(terms().size());
  for (std::size_t i = 0; i < terms().size(); ++i) {
    const ConstraintTerm& term = terms()[i];
    row_slots_.emplace_back(pattern_, rows_of(i), term.coordinates);
    nonlinear_ = nonlinear_ || has_curvature(term);
    const QuadraticForms* forms = term.target.empty() ? forms_of(term) : nullptr;
    if (forms == nullptr || !forms_.add(*forms, term.coordinates, first_row_[i], pattern_))
      others_.push_back(i);
  }
}

std::size_t Constraints::term_of(int row) const {
  const auto after = std::upper_bound(first_row_.begin(), first_row_.end(), row);
  return static_cast<std::size_t>(after - first_row_.begin()) - 1;
}

std::string Constraints::row_name(int row) const {
  const std::size_t i = term_of(row);
  const auto& term = terms()[i];
  const int k = row - first_row_[i];
  if (!term.row_names.empty())
    return term.name + ": " + term.row_names[static_cast<std::size_t>(k)];
  return term.invariant->outputs() == 1 ? term.name : term.name + "[" + std::to_string(k) + "]";
}

std::vector<std::string> Constraints::row_names() const {
  std::vector<std::string> names;
  for (int row = 0; row < rows(); ++row) names.push_back(row_name(row));
  return names;
}

Motion Constraints::target(const ConstraintTerm& term, int row, double t) const {
  return term.target.empty() ? Motion{} : term.target[static_cast<std::size_t>(row)](t);
}

void Constraints::value(VectorIn q, double t, VectorOut phi) const {
  forms_.values(q, phi);
  for (const std::size_t i : others_) {
    LocalVector e(terms()[i].invariant->outputs());
    terms()[i].invariant->value(gather(q, terms()[i].coordinates), e);
    for (int k = 0; k < e.size(); ++k)
      phi[first_row_[i] + k] = e[k] - target(terms()[i], k, t).value;
  }
}

void Constraints::rate(VectorIn q, VectorIn v, double t, VectorOut phi_dot) const {
  forms_.rates(q, v, phi_dot);
  for (const std::size_t i : others_) {
    const auto& coordinates = terms()[i].coordinates;
    const LocalVector e_dot = rate_of(terms()[i], gather(q, coordinates), gather(v, coordinates));
    for (int k = 0; k < e_dot.size(); ++k)
      phi_dot[first_row_[i] + k] = e_dot[k] - target(terms()[i], k, t).rate;
  }
}

void Constraints::acceleration_bias(VectorIn q, VectorIn v, double t, VectorOut bias) const {
  forms_.curvatures(v, bias);
  for (const std::size_t i : others_) {
    const LocalVector x = gather(q, terms()[i].coordinates);
    const LocalVector w = gather(v, terms()[i].coordinates);
    const LocalVector e = curvature_of(terms()[i], x, w);
    for (int k = 0; k < e.size(); ++k)
      bias[first_row_[i] + k] = e[k] - target(terms()[i], k, t).acceleration;
  }
}

void Constraints::target_change(double t0, double t1, VectorOut change) const {
  for (std::size_t i = 0; i < terms().size(); ++i)
    for (int k = 0; k < terms()[i].invariant->outputs(); ++k)
      change[first_row_[i] + k] = target(terms()[i], k, t1).value - target(terms()[i], k, t0).value;
}

void Constraints::jacobian(VectorIn q, SparseMatrix& B) const {
  set_zero(B);
  forms_.add_gradients(q, B);
  for (const std::size_t i : others_) row_slots_[i].add(Point(terms()[i], q).De, 1.0, B);
}

void Constraints::add_curvature(VectorIn q, VectorIn lambda, double scale, SparseMatrix& K) const {
  for (std::size_t i = 0; i < terms().size(); ++i) {
    const auto& term = terms()[i];
    LocalMatrix H = LocalMatrix::Zero(term.invariant->inputs(), term.invariant->inputs());
    const LocalVector w = lambda.segment(first_row_[i], term.invariant->outputs());
    term.invariant->add_curvature(gather(q, term.coordinates), w, H);
    square_slots_.get()[i].add(H, scale, K);
  }
}

void Constraints::jacobian_derivative(VectorIn q, VectorIn v, SparseMatrix& Bv) const {
  set_zero(Bv);
  for (std::size_t i = 0; i < terms().size(); ++i) {
    const LocalVector x = gather(q, terms()[i].coordinates);
    row_slots_[i].add(curvature_rows(terms()[i], x, gather(v, terms()[i].coordinates)), 1.0, Bv);
  }
}

void Constraints::secant_jacobian(VectorIn q0, VectorIn q1, SparseMatrix& B) const {
  set_zero(B);
  for (std::size_t i = 0; i < terms().size(); ++i) {
    const auto& term = terms()[i];
    LocalMatrix De(term.invariant->outputs(), term.invariant->inputs());
    term.invariant->secant(gather(q0, term.coordinates), gather(q1, term.coordinates), De);
    row_slots_[i].add(De, 1.0, B);
  }
}

void Constraints::add_secant_curvature(VectorIn q0, VectorIn q1, VectorIn lambda, double scale0,
                                       SparseMatrix& K0, double scale1, SparseMatrix& K1) const {
  for (std::size_t i = 0; i < terms().size(); ++i) {
    const auto& term = terms()[i];
    const int n = term.invariant->inputs();
    LocalMatrix H0 = LocalMatrix::Zero(n, n);
    LocalMatrix H1 = LocalMatrix::Zero(n, n);
    const LocalVector w = lambda.segment(first_row_[i], term.invariant->outputs());
    term.invariant->add_secant_curvature(gather(q0, term.coordinates), gather(q1, term.coordinates),
                                         w, scale0 != 0.0 ? &H0 : nullptr, H1);
    const Slots& slots = square_slots_.get()[i];
    if (scale0 != 0.0) slots.add(H0, scale0, K0);
    if (scale1 != 0.0) slots.add(H1, scale1, K1);
  }
}

void Constraints::add_weighted_product(const SparseMatrix& A, VectorIn w, const SparseMatrix& B,
                                       SparseMatrix& K) const {
  for (std::size_t i = 0; i < terms().size(); ++i) {
    const LocalVector weights = w.segment(first_row_[i], terms()[i].invariant->outputs());
    const LocalMatrix product =
        row_slots_[i].extract(A).transpose() * weights.asDiagonal() * row_slots_[i].extract(B);
    square_slots_.get()[i].add(product, 1.0, K);
  }
}

}  // namespace visviva
