#include "visviva/schemes/frames/term_secant.hpp"

#include "visviva/math/local_product.hpp"

namespace visviva {

TermSecant::TermSecant(const Invariant& e, const TermReduction& map)
    : e_(&e), map_(&map), f_(map.function()) {
  for (LocalVector* x : {&x0_, &x1_, &x_mid_}) x->setZero(e.inputs());
  if (f_ != nullptr) return;
  D_.setZero(e.outputs(), e.inputs());
  if (e.is_linear()) set_secant();
}

LocalVector TermSecant::seen(LocalVector x) const {
  if (f_ != nullptr) map_->forms().make_relative(x);
  return x;
}

void TermSecant::begin(const LocalVector& x0, LocalVector& e0) {
  x0_ = seen(x0);
  if (f_ != nullptr) {
    f_->forms().values(x0_, g0_);
    e0 = f_->value_of(g0_).head(e_->outputs());
  } else {
    e_->value(x0_, e0);
  }
}

void TermSecant::move(const LocalVector& x1, LocalVector& e1) {
  x1_ = seen(x1);
  if (f_ != nullptr) {
    f_->forms().values(x1_, g1_);
    e1 = f_->value_of(g1_).head(e_->outputs());
  } else {
    e_->value(x1_, e1);
  }
  set_middle();
}

void TermSecant::settle(const LocalVector& x) {
  x0_ = x1_ = seen(x);
  if (f_ != nullptr) {
    f_->forms().values(x1_, g1_);
    g0_ = g1_;
  }
  set_middle();
}

void TermSecant::settle(const LocalVector& x, LocalVector& e) {
  begin(x, e);
  x1_ = x0_;
  g1_ = g0_;
  set_middle();
}

void TermSecant::settle_at_end_of(const TermSecant& other) {
  x0_ = x1_ = other.x1_;
  g0_ = g1_ = other.g1_;
  set_middle();
}

void TermSecant::set_middle() {
  if (f_ != nullptr) {
    x_mid_ = 0.5 * (x0_ + x1_);
    F_ = f_->secant_of(g0_, g1_);
  } else if (!e_->is_linear()) {
    set_secant();
  }
}

void TermSecant::set_secant() {
  LocalMatrix D(D_.rows(), D_.cols());
  e_->secant(x0_, x1_, D);
  D_ = D;
}

LocalVector TermSecant::force(const LocalVector& w) const {
  if (f_ == nullptr) return D_.transpose().lazyProduct(w);
  LocalVector f = LocalVector::Zero(x_mid_.size());
  f_->forms().add_gradient(x_mid_, F_.transpose().lazyProduct(padded<FormVector>(w)), f);
  return f;
}

LocalVector TermSecant::rate(const LocalVector& u) const {
  if (f_ == nullptr) return D_.lazyProduct(u);
  FormVector rates;
  f_->forms().rates(x_mid_, u, rates);
  const FormVector all = F_.lazyProduct(rates);
  return all.head(e_->outputs());
}

LocalMatrix TermSecant::matrix() const {
  if (f_ == nullptr) return D_;
  const int k = f_->forms().outputs();
  LocalMatrix G(x_mid_.size(), k);
  f_->forms().gradients(x_mid_, G);
  return F_.topLeftCorner(e_->outputs(), k).lazyProduct(G.transpose());
}

TermSecant::Along TermSecant::along(const FrameOperators& P) const {
  if (f_ == nullptr) return {&P, map_->wrenches(D_, P), {}};
  return {&P, map_->forms().at(x_mid_), map_->forms().arms(x_mid_)};
}

TermSecant::Along TermSecant::along_at_end(const FrameOperators& P) const {
  if (f_ != nullptr) return {&P, map_->forms().at(x1_), map_->forms().arms(x1_)};
  LocalVector e(e_->outputs());
  LocalMatrix De(e_->outputs(), x1_.size());
  e_->evaluate(x1_, e, De);
  return {&P, map_->wrenches(De, P), {}};
}

LocalMatrix TermSecant::wrenches(const Along& P) const {
  if (f_ == nullptr || is_identity(*f_)) return P.forms;
  return product(P.forms, F_.topLeftCorner(e_->outputs(), P.forms.cols()));
}

LocalMatrix TermSecant::tangent_wrenches(const LocalVector& w, const LocalMatrix& C, const Along& L,
                                         const Along& R, const LocalMatrix& more) const {
  if (f_ == nullptr) {
    LocalMatrix H = LocalMatrix::Zero(x1_.size(), x1_.size());
    e_->add_secant_curvature(x0_, x1_, w, nullptr, H);
    LocalMatrix K = map_->wrenches(H, *L.P, *R.P);
    if (C.size() > 0) add_product(L.forms, product(R.forms, C), K);
    if (more.size() > 0) K += more;
    return K;
  }
  const FormVector weights = padded<FormVector>(w);
  LocalMatrix by_forms = LocalMatrix::Zero(L.forms.rows(), R.forms.rows());
  if (C.size() > 0 || !is_identity(*f_)) {
    const auto k = R.forms.cols();
    const FormMatrix S = f_->secant_tangent(g0_, g1_, F_, weights, C);
    add_product(L.forms, product(R.forms, S.topLeftCorner(k, k)), by_forms);
  }
  LocalMatrix by_end = R.to_columns(by_forms);
  if (more.size() > 0) by_end += more;
  LocalMatrix K = L.to_rows(by_end);
  map_->forms().add_curvature(0.5 * F_.transpose().lazyProduct(weights), *L.P, *R.P, K);
  return K;
}

LocalMatrix TermSecant::columns(const FrameOperators& P) const {
  const Along place = along(P);
  LocalMatrix W = place.to_rows(wrenches(place));
  map_->to_unknowns(P, W);
  return W;
}

LocalMatrix TermSecant::tangent(const LocalVector& w, const LocalMatrix& C, const FrameOperators& L,
                                const FrameOperators& R) const {
  LocalMatrix K = tangent_wrenches(w, C, along(L), along_at_end(R));
  map_->to_unknowns(L, K);
  map_->to_unknowns(K, R);
  return K;
}

}  // namespace visviva
