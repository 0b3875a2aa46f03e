#include "visviva/schemes/frames/term_secant.hpp"

#include "visviva/math/local_product.hpp"

namespace visviva {

TermSecant::TermSecant(const Invariant& e, const TermReduction& map)
    : e_(&e),
      map_(&map),
      f_(map.function()),
      pair_(f_ != nullptr ? map.forms().pair() : nullptr),
      is_identity_(f_ != nullptr && is_identity(*f_)) {
  for (Vector* x : {&x0_, &x1_}) x->setZero(e.inputs());
  if (f_ != nullptr) return;
  D_.setZero(e.outputs(), e.inputs());
  if (e.is_linear()) set_matrix();
}

void TermSecant::make_relative(LocalVector& x) const {
  if (pair_ != nullptr)
    FramePairForms::make_relative(x);
  else if (f_ != nullptr)
    map_->forms().make_relative(x);
}

void TermSecant::set_forms(const LocalVector& x, FormVector& g) const {
  if (pair_ != nullptr)
    pair_->values(x, g);
  else
    f_->forms().values(x, g);
}

void TermSecant::begin(const LocalVector& x0, LocalVector& e0) {
  LocalVector x = x0;
  make_relative(x);
  x0_ = x;
  if (f_ == nullptr) {
    e_->value(x, e0);
    return;
  }
  set_forms(x, g0_);
  e0 = f_->value_of(g0_).head(e_->outputs());
}

void TermSecant::move(const LocalVector& x1) {
  LocalVector x = x1;
  make_relative(x);
  x1_ = x;
  if (f_ != nullptr) set_forms(x, g1_);
}

void TermSecant::evaluate(LocalVector& e1) {
  if (f_ == nullptr) {
    e_->value(x1_, e1);
    update_matrix();
  } else if (is_identity_) {
    e1 = g1_.head(e_->outputs());
  } else {
    e1 = f_->value_over(g0_, g1_, known_).head(e_->outputs());
  }
}

void TermSecant::settle(const LocalVector& x, LocalVector& e) {
  move(x);
  x0_ = x1_;
  g0_ = g1_;
  evaluate(e);
}

void TermSecant::settle(const LocalVector& x) {
  LocalVector e(e_->outputs());
  settle(x, e);
}

void TermSecant::settle_at_end_of(const TermSecant& other) {
  x0_ = x1_ = other.x1_;
  g0_ = g1_ = other.g1_;
  LocalVector e(e_->outputs());
  evaluate(e);
}

void TermSecant::set_matrix() {
  LocalMatrix D(D_.rows(), D_.cols());
  e_->secant(x0_, x1_, D);
  D_ = D;
}

FormVector TermSecant::weights_of(const LocalVector& w) const {
  const FormVector weights = padded<FormVector>(w);
  return is_identity_ ? weights : f_->secant_force(g0_, g1_, known_, weights);
}

LocalVector TermSecant::force(const LocalVector& w) const {
  if (f_ == nullptr) return D_.transpose().lazyProduct(w);
  LocalVector f;
  if (pair_ != nullptr) {
    pair_->gradient(middle(), weights_of(w), f);
  } else {
    f.setZero(x1_.size());
    f_->forms().add_gradient(middle(), weights_of(w), f);
  }
  return f;
}

LocalVector TermSecant::rate(const LocalVector& u) const {
  if (f_ == nullptr) return D_.lazyProduct(u);
  FormVector rates;
  f_->forms().rates(middle(), u, rates);
  if (is_identity_) return rates.head(e_->outputs());
  return f_->secant_of(g0_, g1_).lazyProduct(rates).head(e_->outputs());
}

LocalMatrix TermSecant::matrix() const {
  if (f_ == nullptr) return D_;
  const int k = f_->forms().outputs();
  LocalMatrix G(x1_.size(), k);
  f_->forms().gradients(middle(), G);
  return f_->secant_of(g0_, g1_).topLeftCorner(e_->outputs(), k).lazyProduct(G.transpose());
}

TermSecant::Along TermSecant::along(const FrameOperators& P) const {
  if (f_ == nullptr) return {&P, map_->wrenches(D_, P), {}};
  const LocalVector x = middle();
  return {&P, map_->forms().at(x), map_->forms().arms(x)};
}

TermSecant::Along TermSecant::along_at_end(const FrameOperators& P) const {
  const LocalVector x = x1_;
  if (f_ != nullptr) return {&P, map_->forms().at(x), map_->forms().arms(x)};
  LocalVector e(e_->outputs());
  LocalMatrix De(e_->outputs(), x.size());
  e_->evaluate(x, e, De);
  return {&P, map_->wrenches(De, P), {}};
}

LocalMatrix TermSecant::wrenches(const Along& P) const {
  if (f_ == nullptr || is_identity_) return P.forms;
  const FormMatrix F = f_->secant_of(g0_, g1_);
  return product(P.forms, F.topLeftCorner(e_->outputs(), P.forms.cols()));
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
    const FormMatrix S = f_->secant_tangent(g0_, g1_, weights, C);
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
