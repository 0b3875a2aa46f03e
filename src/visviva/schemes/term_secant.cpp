#include "visviva/schemes/term_secant.hpp"

namespace visviva {
namespace {

constexpr int max_forms = TermReduction::max_forms;

const FormFunction* small_form_function(const Invariant& e, const TermReduction& map) {
  const FormFunction* f = map.has_form_rows() ? e.form_function() : nullptr;
  const bool fits = f != nullptr && f->forms().outputs() <= max_forms && e.outputs() <= max_forms;
  return fits ? f : nullptr;
}

}  // namespace

TermSecant::TermSecant(const Invariant& e, const TermReduction& map)
    : e_(&e), map_(&map), f_(small_form_function(e, map)) {
  for (LocalVector* x : {&x0_, &x1_, &x_mid_}) x->setZero(e.inputs());
  if (f_ != nullptr)
    for (LocalVector* g : {&g0_, &g1_}) g->setZero(f_->forms().outputs());
  else
    D_.setZero(e.outputs(), e.inputs());
}

void TermSecant::begin(const LocalVector& x0, LocalVector& e0) {
  x0_ = x0;
  if (f_ != nullptr) {
    f_->forms().values(x0_, g0_);
    f_->value_of(g0_, e0);
    return;
  }
  LocalMatrix De(e_->outputs(), e_->inputs());
  e_->evaluate(x0_, e0, De);
}

void TermSecant::move(const LocalVector& x1, LocalVector& e1) {
  x1_ = x1;
  if (f_ != nullptr) {
    f_->forms().values(x1_, g1_);
    f_->value_of(g1_, e1);
  } else {
    LocalMatrix De(e_->outputs(), e_->inputs());
    e_->evaluate(x1_, e1, De);
  }
  set_middle();
}

void TermSecant::settle(const LocalVector& x) {
  x0_ = x1_ = x;
  if (f_ != nullptr) {
    f_->forms().values(x, g1_);
    g0_ = g1_;
  }
  set_middle();
}

void TermSecant::set_middle() {
  x_mid_ = 0.5 * (x0_ + x1_);
  if (f_ != nullptr) {
    LocalMatrix F = LocalMatrix::Zero(max_forms, max_forms);
    f_->secant_of(g0_, g1_, F);
    F_ = F;
  } else {
    LocalMatrix D(D_.rows(), D_.cols());
    e_->secant(x0_, x1_, D);
    D_ = D;
  }
}

LocalVector TermSecant::force(const LocalVector& w) const {
  if (f_ == nullptr) return D_.transpose().lazyProduct(w);
  const LocalVector s = F_.topRows(w.size()).transpose().lazyProduct(w);
  LocalVector f = LocalVector::Zero(x_mid_.size());
  f_->forms().add_gradient(x_mid_, s, f);
  return f;
}

LocalVector TermSecant::rate(const LocalVector& u) const {
  if (f_ == nullptr) return D_.lazyProduct(u);
  LocalVector g_rate(g1_.size());
  f_->forms().rates(x_mid_, u, g_rate);
  return F_.topLeftCorner(e_->outputs(), g_rate.size()).lazyProduct(g_rate);
}

LocalMatrix TermSecant::matrix() const {
  if (f_ == nullptr) return D_;
  LocalMatrix G(x_mid_.size(), g1_.size());
  f_->forms().gradients(x_mid_, G);
  return F_.topLeftCorner(e_->outputs(), g1_.size()).lazyProduct(G.transpose());
}

LocalMatrix TermSecant::own_rows(const FormRows& rows) const {
  return rows.topLeftCorner(e_->outputs(), map_->size());
}

TermSecant::Along TermSecant::along(const FrameOperators& P) const {
  return {&P, f_ != nullptr ? map_->gradients(f_->forms(), x_mid_, P) : FormRows()};
}

TermSecant::Along TermSecant::along_at_end(const FrameOperators& P) const {
  return {&P, f_ != nullptr ? map_->gradients(f_->forms(), x1_, P) : FormRows()};
}

LocalMatrix TermSecant::rows(const Along& P) const {
  if (f_ == nullptr) return map_->columns(D_, *P.P);
  return own_rows(F_.lazyProduct(P.forms));
}

LocalMatrix TermSecant::tangent(const LocalVector& w, const LocalMatrix& C, const Along& L,
                                const Along& R) const {
  if (f_ == nullptr) {
    LocalMatrix H = LocalMatrix::Zero(x1_.size(), x1_.size());
    if (C.size() > 0) {
      LocalVector e(e_->outputs());
      LocalMatrix De(e_->outputs(), x1_.size());
      e_->evaluate(x1_, e, De);
      const LocalMatrix change = C.lazyProduct(De);
      H = D_.transpose().lazyProduct(change);
    }
    e_->add_end_curvature(x0_, x1_, w, H);
    return map_->both(H, *L.P, *R.P);
  }
  const QuadraticForms& g = f_->forms();
  LocalMatrix sum = LocalMatrix::Zero(max_forms, max_forms);
  f_->add_secant_tangent(g0_, g1_, w, C, sum);
  const FormMatrix S = sum;
  const FormRows S_R = S.lazyProduct(R.forms);
  TermReduction::Matrix12 K = L.forms.transpose().lazyProduct(S_R);
  map_->add_curvature(g, 0.5 * F_.topRows(w.size()).transpose().lazyProduct(w), *L.P, *R.P, K);
  return K.topLeftCorner(map_->size(), map_->size());
}

LocalMatrix TermSecant::rate_tangent(const LocalVector& u, const Along& R) const {
  if (f_ == nullptr) {
    LocalMatrix D(e_->outputs(), x1_.size());
    e_->secant_rate_gradient(x0_, x1_, u, D);
    return map_->columns(D, *R.P);
  }
  const QuadraticForms& g = f_->forms();
  LocalVector g_rate(g1_.size());
  g.rates(x_mid_, u, g_rate);
  LocalMatrix by_end = LocalMatrix::Zero(max_forms, max_forms);
  f_->rate_tangent(g0_, g1_, g_rate, by_end);
  const FormMatrix B = by_end;
  FormRows rows = F_.lazyProduct(map_->curvatures(g, 0.5 * u, *R.P));
  rows += B.lazyProduct(R.forms);
  return own_rows(rows);
}

}  // namespace visviva
