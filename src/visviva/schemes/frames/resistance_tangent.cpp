#include "visviva/schemes/frames/resistance_tangent.hpp"

#include "visviva/math/local_product.hpp"

namespace visviva {
namespace {

// Dgᵀ at x, and D²g u, as wrenches of operators that need not have the directors of that place.
class Gradients {
 public:
  Gradients(const TermReduction& map, const LocalVector& x, const LocalVector& u)
      : map_(map), forms_(map.function()->forms()), x_(x), u_(u) {
    const FramePairForms* pair = map.forms().pair();
    if (pair == nullptr) return;
    pair_x_.set(x.data(), x.data() + FramePairForms::second);
    pair_u_.set(u.data(), u.data() + FramePairForms::second);
  }

  [[nodiscard]] LocalMatrix at(const FrameOperators& P) const {
    if (const FramePairForms* pair = map_.forms().pair())
      return pair->wrenches(pair_x_, map_.forms().directors(P));
    LocalMatrix G(x_.size(), forms_.outputs());
    forms_.gradients(x_, G);
    return map_.wrenches(G.transpose(), P);
  }
  [[nodiscard]] LocalMatrix along(const FrameOperators& P) const {
    if (const FramePairForms* pair = map_.forms().pair())
      return pair->wrenches(pair_u_, map_.forms().directors(P));
    LocalMatrix G(x_.size(), forms_.outputs());
    forms_.curvatures_times(u_, G);
    return map_.wrenches(G.transpose(), P);
  }

 private:
  const TermReduction& map_;
  const QuadraticForms& forms_;
  const LocalVector& x_;
  const LocalVector& u_;
  FramePair pair_x_, pair_u_;
};

}  // namespace

// See docs/theory/frames.md (30). With e = f(g(x)), F = Df, γ = Dg u and the stress σ = A F γ the resistance is r = Dgᵀ Fᵀσ, and
//     δ(Fᵀσ) = S δg + N δγ,      N = FᵀA F,      S = ∂(Fᵀσ)/∂g + FᵀA ∂(Fγ)/∂g,
//     δg = Dg δx,      δγ = (D²g u) δx + Dg δu,      δr = Dgᵀ δ(Fᵀσ) + Σ (Fᵀσ)ᵢ D²gᵢ δx.
LocalMatrix resistance_tangent(const ViscousLoad& damper, const TermReduction& map,
                               const LocalVector& x, const LocalVector& u, double a, double b,
                               const FrameOperators& L, const FrameOperators& R) {
  const FormFunction& f = *map.function();
  const Eigen::Index k = f.forms().outputs();
  FormVector g = FormVector::Zero();
  FormVector rates;
  f.forms().values(x, g);
  f.forms().rates(x, u, rates);
  const FormMatrix F = f.secant_of(g, g);
  const FormMatrix A = padded<FormMatrix>(damper.coefficients());
  const FormMatrix FA = F.transpose().lazyProduct(A);
  const FormMatrix N = FA.lazyProduct(F);
  const FormVector stress = A.lazyProduct(F.lazyProduct(rates));
  const FormVector weights = F.transpose().lazyProduct(stress);
  // Derivatives by both places of a secant at once are twice those by one.
  const FormMatrix S = f.secant_tangent(g, g, 2.0 * stress, LocalMatrix()) +
                       2.0 * FA.lazyProduct(f.secant_rate_tangent(g, g, rates));

  const FormMatrix by_place = a * S + b * N;
  const FormMatrix by_rate = a * N;
  const Gradients gradients(map, x, u);
  LocalMatrix right = product(gradients.at(R), by_place.topLeftCorner(k, k));
  add_product(gradients.along(R), by_rate.topLeftCorner(k, k), right);
  LocalMatrix K = product(gradients.at(L), right);
  map.forms().add_curvature(a * weights, L, R, K);
  map.to_unknowns(L, K);
  map.to_unknowns(K, R);
  return K;
}

}  // namespace visviva
