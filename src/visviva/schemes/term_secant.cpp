#include "visviva/schemes/term_secant.hpp"

namespace visviva {
namespace {

const FormFunction* reducible_function(const Invariant& e, const TermReduction& map) {
  return map.has_form_rows() ? e.form_function() : nullptr;
}

}  // namespace

TermSecant::TermSecant(const Invariant& e, const TermReduction& map)
    : e_(&e), map_(&map), f_(reducible_function(e, map)) {
  for (LocalVector* x : {&x0_, &x1_, &x_mid_}) x->setZero(e.inputs());
  if (f_ == nullptr) D_.setZero(e.outputs(), e.inputs());
}

void TermSecant::begin(const LocalVector& x0, LocalVector& e0) {
  x0_ = x0;
  if (f_ != nullptr) {
    f_->forms().values(x0_, g0_);
    e0 = f_->value_of(g0_).head(e_->outputs());
  } else {
    e_->value(x0_, e0);
  }
}

void TermSecant::move(const LocalVector& x1, LocalVector& e1) {
  x1_ = x1;
  if (f_ != nullptr) {
    f_->forms().values(x1_, g1_);
    e1 = f_->value_of(g1_).head(e_->outputs());
  } else {
    e_->value(x1_, e1);
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

void TermSecant::settle_at_end_of(const TermSecant& other) {
  x0_ = x1_ = other.x1_;
  g0_ = g1_ = other.g1_;
  set_middle();
}

void TermSecant::set_middle() {
  x_mid_ = 0.5 * (x0_ + x1_);
  if (f_ != nullptr) {
    F_ = f_->secant_of(g0_, g1_);
  } else {
    LocalMatrix D(D_.rows(), D_.cols());
    e_->secant(x0_, x1_, D);
    D_ = D;
  }
}

LocalVector TermSecant::force(const LocalVector& w) const {
  if (f_ == nullptr) return D_.transpose().lazyProduct(w);
  LocalVector f = LocalVector::Zero(x_mid_.size());
  f_->forms().add_gradient(x_mid_, F_.transpose().lazyProduct(padded<FormVector>(w)), f);
  return f;
}

LocalVector TermSecant::rate(const LocalVector& u) const {
  if (f_ == nullptr) return D_.lazyProduct(u);
  const FormVector all = F_.lazyProduct(form_rates(u));
  return all.head(e_->outputs());
}

FormVector TermSecant::form_rates(const LocalVector& u) const {
  FormVector rates;
  f_->forms().rates(x_mid_, u, rates);
  return rates;
}

LocalMatrix TermSecant::matrix() const {
  if (f_ == nullptr) return D_;
  const int k = f_->forms().outputs();
  LocalMatrix G(x_mid_.size(), k);
  f_->forms().gradients(x_mid_, G);
  return F_.topLeftCorner(e_->outputs(), k).lazyProduct(G.transpose());
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
  const FormVector weights = padded<FormVector>(w);
  const FormMatrix S = f_->secant_tangent(g0_, g1_, F_, weights, padded<FormMatrix>(C));
  const FormRows S_R = S.lazyProduct(R.forms);
  const Eigen::Matrix<double, 12, max_forms> L_columns = L.forms.transpose();
  TermReduction::Matrix12 K = L_columns.lazyProduct(S_R);
  map_->add_curvature(f_->forms(), 0.5 * F_.transpose().lazyProduct(weights), *L.P, *R.P, K);
  return K.topLeftCorner(map_->size(), map_->size());
}

LocalMatrix TermSecant::rate_tangent(const LocalVector& u, const Along& R) const {
  if (f_ == nullptr) {
    LocalMatrix D(e_->outputs(), x1_.size());
    e_->secant_rate_gradient(x0_, x1_, u, D);
    return map_->columns(D, *R.P);
  }
  FormRows rows = F_.lazyProduct(map_->curvatures(f_->forms(), 0.5 * u, *R.P));
  rows += f_->rate_tangent(g0_, g1_, form_rates(u)).lazyProduct(R.forms);
  return own_rows(rows);
}

}  // namespace visviva
