#include "visviva/schemes/frames/term_secant.hpp"

#include "visviva/math/local_product.hpp"
#include "visviva/mechanics/assembly.hpp"

namespace visviva {

TermSecant::TermSecant(const Invariant& e, const TermReduction& map)
    : e_(&e),
      map_(&map),
      f_(map.function()),
      pair_(f_ != nullptr ? map.forms().pair() : nullptr),
      is_identity_(f_ != nullptr && is_identity(*f_)) {
  start_.columns.setZero();
  end_.columns.setZero();
  if (pair_ == nullptr)
    for (Vector* x : {&x0_, &x1_}) x->setZero(e.inputs());
  if (f_ != nullptr) return;
  D_.setZero(e.outputs(), e.inputs());
  if (e.is_linear()) set_matrix();
}

// Frames have their coordinates side by side.
void TermSecant::set_pair(VectorIn z, FramePair& x) const {
  const auto coordinates = map_->coordinates();
  x.set(z.data() + coordinates[0], z.data() + coordinates[FramePairForms::second]);
}

LocalVector TermSecant::place_at(VectorIn z) const {
  LocalVector x = gather(z, map_->coordinates());
  if (f_ != nullptr) map_->forms().make_relative(x);
  return x;
}

LocalVector TermSecant::coordinates_of(const FramePair& x) {
  LocalVector all(FramePairForms::inputs);
  all.head<3>().setZero();
  Eigen::Matrix<double, 3, 7>::Map(all.data() + 3) = x.columns;
  return all;
}

void TermSecant::begin_at(VectorIn z0, VectorOut e0) {
  if (pair_ != nullptr) {
    set_pair(z0, start_);
    pair_->values(start_, g0_);
  } else {
    const LocalVector x = place_at(z0);
    x0_ = x;
    if (f_ == nullptr) {
      LocalVector e(e_->outputs());
      e_->value(x, e);
      e0 = e;
      return;
    }
    f_->forms().values(x, g0_);
  }
  e0 = f_->value_of(g0_).head(e_->outputs());
}

void TermSecant::move_to(VectorIn z1) {
  if (pair_ != nullptr) {
    set_pair(z1, end_);
    pair_->values(end_, g1_);
    return;
  }
  const LocalVector x = place_at(z1);
  x1_ = x;
  if (f_ != nullptr) f_->forms().values(x, g1_);
}

void TermSecant::evaluate(VectorOut e1) {
  if (f_ == nullptr) {
    LocalVector e(e_->outputs());
    e_->value(x1_, e);
    e1 = e;
    update_matrix();
  } else if (is_identity_) {
    e1 = g1_.head(e_->outputs());
  } else {
    const FormVector e = f_->value_over(g0_, g1_, known_);
    for (Eigen::Index i = 0; i < e1.size(); ++i) e1[i] = e[i];
  }
}

void TermSecant::settle_at(VectorIn z, VectorOut e) {
  move_to(z);
  start_ = end_;
  x0_ = x1_;
  g0_ = g1_;
  evaluate(e);
}

void TermSecant::settle_at(VectorIn z) {
  LocalVector e(e_->outputs());
  settle_at(z, e);
}

void TermSecant::settle_at_end_of(const TermSecant& other) {
  start_ = end_ = other.end_;
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

FormVector TermSecant::weights_of(VectorIn w) const {
  FormVector weights = FormVector::Zero();
  for (Eigen::Index i = 0; i < w.size(); ++i) weights[i] = w[i];
  return is_identity_ ? weights : f_->secant_force(g0_, g1_, known_, weights);
}

LocalVector TermSecant::force(const LocalVector& w) const {
  if (f_ == nullptr) return D_.transpose().lazyProduct(w);
  if (pair_ != nullptr) {
    const FramePair by = pair_->gradient(middle_pair(), weights_of(w));
    LocalVector f = coordinates_of(by);
    f.head<3>() = -by.r();
    return f;
  }
  LocalVector f = LocalVector::Zero(x1_.size());
  f_->forms().add_gradient(middle(), weights_of(w), f);
  return f;
}

void TermSecant::add_force(VectorIn w, VectorOut f) const {
  const auto coordinates = map_->coordinates();
  if (pair_ == nullptr) return scatter_add(force(w), 1.0, coordinates, f);
  const FramePair by = pair_->gradient(middle_pair(), weights_of(w));
  double* first = f.data() + coordinates[0];
  double* second = f.data() + coordinates[FramePairForms::second];
  Eigen::Vector3d::Map(first) -= by.r();
  Eigen::Matrix3d::Map(first + 3) += by.A();
  Eigen::Vector3d::Map(second) += by.r();
  Eigen::Matrix3d::Map(second + 3) += by.B();
}

LocalVector TermSecant::rate(const LocalVector& u) const {
  if (f_ == nullptr) return D_.lazyProduct(u);
  FormVector rates;
  f_->forms().rates(middle(), u, rates);
  if (is_identity_) return rates.head(e_->outputs());
  return f_->secant_of(g0_, g1_).lazyProduct(rates).head(e_->outputs());
}

LocalVector TermSecant::rate_along(VectorIn u) const {
  if (pair_ == nullptr) return rate(gather(u, map_->coordinates()));
  FramePair own;
  set_pair(u, own);
  const FormVector rates = pair_->rates(middle_pair(), own);
  if (is_identity_) return rates.head(e_->outputs());
  return f_->secant_rate(g0_, g1_, known_, rates).head(e_->outputs());
}

LocalMatrix TermSecant::matrix() const {
  if (f_ == nullptr) return D_;
  const int k = f_->forms().outputs();
  LocalMatrix G(e_->inputs(), k);
  f_->forms().gradients(middle(), G);
  return f_->secant_of(g0_, g1_).topLeftCorner(e_->outputs(), k).lazyProduct(G.transpose());
}

TermSecant::Along TermSecant::along(const FramePair& x, const FrameOperators& P) const {
  return {&P, pair_->wrenches(x), {1, {{x.r()}}}};
}

TermSecant::Along TermSecant::along(const LocalVector& x, const FrameOperators& P) const {
  return {&P, map_->forms().at(x), map_->forms().arms(x)};
}

TermSecant::Along TermSecant::along(const FrameOperators& P) const {
  if (pair_ != nullptr) return along(middle_pair(), P);
  if (f_ != nullptr) return along(middle(), P);
  return {&P, map_->wrenches(D_, P), {}};
}

TermSecant::Along TermSecant::along_at_end(const FrameOperators& P) const {
  if (pair_ != nullptr) return along(end_, P);
  const LocalVector x = x1_;
  if (f_ != nullptr) return along(x, P);
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

LocalMatrix TermSecant::pair_tangent(const LocalVector& w, const LocalMatrix& C,
                                     const FrameOperators& L, const FrameOperators& R) const {
  const FramePair mid = middle_pair();
  const LocalMatrix forms = pair_->wrenches(mid);
  const LocalMatrix forms_end = pair_->wrenches(end_);
  const auto k = forms.cols();
  const FormMatrix S = f_->secant_tangent(g0_, g1_, padded<FormVector>(w), C);
  const LocalMatrix by_end = product(forms_end, S.topLeftCorner(k, k));
  LocalMatrix K = spread(mid.r(), product(forms, by_end), end_.r());
  map_->forms().add_curvature(0.5 * weights_of(w), L, R, K);
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
  LocalMatrix K = pair_ != nullptr ? pair_tangent(w, C, L, R)
                                   : tangent_wrenches(w, C, along(L), along_at_end(R));
  map_->to_unknowns(L, K);
  map_->to_unknowns(K, R);
  return K;
}

void TermSecant::joint_tangent(const LocalVector& w, const FrameOperators& L,
                               const FrameOperators& R, JointTangent& tangent) const {
  using Curvature = FormWrenches::Curvature;
  const bool points_stay = !L.points_turn && !R.points_turn;
  if (is_identity_ && !map_->forms().is_relative() && points_stay) {
    const FormWrenches& forms = map_->forms();
    tangent.secant = forms.at(middle());
    tangent.end = forms.at(x1_);
    tangent.kind = forms.curvature();
    if (tangent.kind == Curvature::moments) {
      tangent.curvature.setZero(map_->size() / 2, map_->size() / 2);
      forms.add_moments(0.5 * weights_of(w), L, R, tangent.curvature);
      map_->moments_to_unknowns(L, R, tangent.curvature);
    } else if (tangent.kind == Curvature::all) {
      tangent.curvature.setZero(map_->size(), map_->size());
      forms.add_curvature(0.5 * weights_of(w), L, R, tangent.curvature);
    }
  } else {
    const Along mid = along(L);
    const Along end = along_at_end(R);
    tangent.secant = mid.to_rows(wrenches(mid));
    tangent.end = end.to_rows(end.forms);
    if (f_ != nullptr && !is_identity_) {
      const FormMatrix gradient = f_->secant_of(g1_, g1_);
      tangent.end =
          end.to_rows(product(end.forms, gradient.topLeftCorner(e_->outputs(), end.forms.cols())));
    }
    tangent.kind = Curvature::all;
    tangent.curvature = tangent_wrenches(w, {}, mid, end);
  }
  map_->to_unknowns(L, tangent.secant);
  map_->to_unknowns(R, tangent.end);
  if (tangent.kind != Curvature::all) return;
  map_->to_unknowns(L, tangent.curvature);
  map_->to_unknowns(tangent.curvature, R);
}

}  // namespace visviva
