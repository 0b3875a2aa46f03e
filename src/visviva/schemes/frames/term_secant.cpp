#include "visviva/schemes/frames/term_secant.hpp"

#include "visviva/math/local_product.hpp"

namespace visviva {

TermSecant::TermSecant(const Invariant& e, const TermReduction& map)
    : e_(&e), map_(&map), f_(map.function()), is_identity_(f_ != nullptr && is_identity(*f_)) {
  for (LocalVector* x : {&x0_, &x1_, &x_mid_}) x->setZero(e.inputs());
  if (is_identity_) F_ = f_->secant_of(g0_, g1_);
  if (f_ != nullptr) return;
  D_.setZero(e.outputs(), e.inputs());
  if (e.is_linear()) set_secant();
}

void TermSecant::make_relative(LocalVector& x) const {
  if (f_ != nullptr) map_->forms().make_relative(x);
}

LocalVector TermSecant::value_of(const FormVector& g) const {
  if (is_identity_) return g.head(e_->outputs());
  return f_->value_of(g).head(e_->outputs());
}

void TermSecant::begin(const LocalVector& x0, LocalVector& e0) {
  x0_ = x0;
  make_relative(x0_);
  if (f_ != nullptr) {
    f_->forms().values(x0_, g0_);
    e0 = value_of(g0_);
  } else {
    e_->value(x0_, e0);
  }
}

void TermSecant::move(const LocalVector& x1, LocalVector& e1) {
  x1_ = x1;
  make_relative(x1_);
  if (f_ != nullptr) {
    f_->forms().values(x1_, g1_);
    e1 = value_of(g1_);
  } else {
    e_->value(x1_, e1);
  }
  set_middle();
}

void TermSecant::settle(const LocalVector& x) {
  x1_ = x;
  make_relative(x1_);
  x0_ = x1_;
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
    if (!is_identity_) F_ = f_->secant_of(g0_, g1_);
  } else if (!e_->is_linear()) {
    set_secant();
  }
}

void TermSecant::set_secant() {
  LocalMatrix D(D_.rows(), D_.cols());
  e_->secant(x0_, x1_, D);
  D_ = D;
}

FormVector TermSecant::weights_of(const LocalVector& w) const {
  const FormVector weights = padded<FormVector>(w);
  return is_identity_ ? weights : FormVector(F_.transpose().lazyProduct(weights));
}

LocalVector TermSecant::force(const LocalVector& w) const {
  if (f_ == nullptr) return D_.transpose().lazyProduct(w);
  LocalVector f = LocalVector::Zero(x_mid_.size());
  f_->forms().add_gradient(x_mid_, weights_of(w), f);
  return f;
}

LocalVector TermSecant::rate(const LocalVector& u) const {
  if (f_ == nullptr) return D_.lazyProduct(u);
  FormVector rates;
  f_->forms().rates(x_mid_, u, rates);
  if (is_identity_) return rates.head(e_->outputs());
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
  if (f_ == nullptr || is_identity_) return P.forms;
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
  if (C.size() > 0 || !is_identity_) {
    const auto k = R.forms.cols();
    const FormMatrix S = f_->secant_tangent(g0_, g1_, F_, weights, C);
    add_product(L.forms, product(R.forms, S.topLeftCorner(k, k)), by_forms);
  }
  LocalMatrix by_end = R.to_columns(by_forms);
  if (more.size() > 0) by_end += more;
  LocalMatrix K = L.to_rows(by_end);
  map_->forms().add_curvature(0.5 * weights_of(w), *L.P, *R.P, K);
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

void TermSecant::joint_tangent(const LocalVector& w, const FrameOperators& L,
                               const FrameOperators& R, JointTangent& tangent) const {
  const Along mid = along(L);
  const Along end = along_at_end(R);
  tangent.secant = mid.to_rows(wrenches(mid));
  if (f_ == nullptr || is_identity_) {
    tangent.end = end.to_rows(end.forms);
  } else {
    const FormMatrix gradient = f_->secant_of(g1_, g1_);
    tangent.end =
        end.to_rows(product(end.forms, gradient.topLeftCorner(e_->outputs(), end.forms.cols())));
  }
  if (is_identity_) {
    tangent.curvature.setZero(map_->size(), map_->size());
    map_->forms().add_curvature(0.5 * weights_of(w), L, R, tangent.curvature);
  } else {
    tangent.curvature = tangent_wrenches(w, {}, mid, end);
  }
  map_->to_unknowns(L, tangent.secant);
  map_->to_unknowns(R, tangent.end);
  map_->to_unknowns(L, tangent.curvature);
  map_->to_unknowns(tangent.curvature, R);
}

}  // namespace visviva
