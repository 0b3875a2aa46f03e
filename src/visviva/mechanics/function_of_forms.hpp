#pragma once

#include "visviva/mechanics/forms.hpp"

namespace visviva {

/// e = f(g(x)) with k forms g that are at most quadratic and m smooth functions f that have an exact secant of their own,
/// f*(g₀, g₁)(g₁ − g₀) = f(g₁) − f(g₀): then e* = f* Dg(x_mid) is an exact secant of e.
template <int m, int k>
class FunctionOfForms : public Invariant, public FormFunction {
  static_assert(m <= max_forms && k <= max_forms);

 public:
  void evaluate(const LocalVector& x, LocalVector& e, LocalMatrix& De) const final;
  void add_curvature(const LocalVector& x, const LocalVector& w, LocalMatrix& H) const final;
  void secant(const LocalVector& x0, const LocalVector& x1, LocalMatrix& De) const final;
  void add_secant_curvature(const LocalVector& x0, const LocalVector& x1, const LocalVector& w,
                            LocalMatrix* H0, LocalMatrix& H1) const final;
  void rate_gradient(const LocalVector& x, const LocalVector& v, LocalMatrix& D) const final;

  [[nodiscard]] const FormFunction* form_function() const final { return this; }
  [[nodiscard]] const QuadraticForms& forms() const final { return forms_; }
  [[nodiscard]] FormVector value_of(const FormVector& g) const final {
    return padded<FormVector>(value_at(first(g)));
  }
  [[nodiscard]] FormMatrix secant_of(const FormVector& g0, const FormVector& g1) const final {
    return padded<FormMatrix>(secant_gradient(first(g0), first(g1)));
  }
  // Functions that share the work of these state them:
  [[nodiscard]] FormVector value_over(const FormVector& /*g0*/, const FormVector& g1,
                                      FormVector& /*known*/) const override {
    return value_of(g1);
  }
  [[nodiscard]] FormVector secant_force(const FormVector& g0, const FormVector& g1,
                                        const FormVector& /*known*/,
                                        const FormVector& w) const override {
    return padded<FormVector>(secant_gradient(first(g0), first(g1)).transpose() *
                              w.template head<m>());
  }
  [[nodiscard]] FormVector secant_rate(const FormVector& g0, const FormVector& g1,
                                       const FormVector& known,
                                       const FormVector& rate) const final {
    return padded<FormVector>(rate_product(first(g0), first(g1), known, first(rate)));
  }
  [[nodiscard]] FormMatrix secant_tangent(const FormVector& g0, const FormVector& g1,
                                          const FormVector& w, const LocalMatrix& C) const override;
  [[nodiscard]] FormMatrix secant_rate_tangent(const FormVector& g0, const FormVector& g1,
                                               const FormVector& rate) const final {
    return padded<FormMatrix>(secant_rate_curvature(first(g0), first(g1), first(rate)));
  }

 protected:
  using Values = Eigen::Matrix<double, m, 1>;
  using Forms = Eigen::Matrix<double, k, 1>;
  using Gradient = Eigen::Matrix<double, m, k>;
  using Curvature = Eigen::Matrix<double, k, k>;

  explicit FunctionOfForms(QuadraticForms forms)
      : Invariant(forms.inputs(), m), forms_(std::move(forms)) {}

  [[nodiscard]] static Forms first(const FormVector& g) { return g.template head<k>(); }

  /// f and Df.
  [[nodiscard]] virtual Values value_at(const Forms& g) const = 0;
  [[nodiscard]] virtual Gradient gradient_at(const Forms& g) const = 0;
  /// f*(g₀, g₁) = f*(g₁, g₀).
  [[nodiscard]] virtual Gradient secant_gradient(const Forms& g0, const Forms& g1) const = 0;
  /// f*γ, which may use what value_over() has left.
  [[nodiscard]] virtual Values rate_product(const Forms& g0, const Forms& g1,
                                            const FormVector& /*known*/, const Forms& rate) const {
    return secant_gradient(g0, g1) * rate;
  }
  /// ∂(f*ᵀw)/∂g₁; with the places exchanged ∂(f*ᵀw)/∂g₀, and half of Σ wᵢ D²fᵢ if they are one.
  [[nodiscard]] virtual Curvature secant_curvature(const Forms& g0, const Forms& g1,
                                                   const Values& w) const = 0;
  /// ∂(f*γ)/∂g₁ for a constant γ.
  [[nodiscard]] virtual Gradient secant_rate_curvature(const Forms& g0, const Forms& g1,
                                                       const Forms& rate) const;

 private:
  /// Dgᵀ, and a small matrix times Dg (Eigen wants one row to be stored as a row).
  using Columns = Eigen::Matrix<double, Eigen::Dynamic, k, 0, max_local, k>;
  using Rows = Eigen::Matrix<double, k, Eigen::Dynamic, k == 1 ? Eigen::RowMajor : Eigen::ColMajor,
                             k, max_local>;

  [[nodiscard]] Forms values(const LocalVector& x) const {
    Forms g;
    forms_.values(x, g);
    return g;
  }
  [[nodiscard]] Columns gradients(const LocalVector& x) const {
    Columns G(inputs(), k);
    forms_.gradients(x, G);
    return G;
  }

  QuadraticForms forms_;
};

/// e = |r|, with r·r the one form.
class Length final : public FunctionOfForms<1, 1> {
 public:
  explicit Length(QuadraticForms squared_length) : FunctionOfForms(std::move(squared_length)) {}

 private:
  [[nodiscard]] Values value_at(const Forms& g) const override;
  [[nodiscard]] Gradient gradient_at(const Forms& g) const override;
  [[nodiscard]] Gradient secant_gradient(const Forms& g0, const Forms& g1) const override;
  [[nodiscard]] Curvature secant_curvature(const Forms& g0, const Forms& g1,
                                           const Values& w) const override;
};

/// e = atan2(s, c) − φ, taken into (−π, π], with the three forms c, s, φ. On e = 0 the coordinate φ counts turns, as
/// long as a step turns by less than half a turn.
class AngleMismatch final : public FunctionOfForms<1, 3> {
 public:
  explicit AngleMismatch(QuadraticForms cosine_sine_angle)
      : FunctionOfForms(std::move(cosine_sine_angle)) {}

 private:
  [[nodiscard]] Values value_at(const Forms& g) const override;
  [[nodiscard]] Gradient gradient_at(const Forms& g) const override;
  [[nodiscard]] Gradient secant_gradient(const Forms& g0, const Forms& g1) const override;
  [[nodiscard]] Curvature secant_curvature(const Forms& g0, const Forms& g1,
                                           const Values& w) const override;
};

template <int m, int k>
void FunctionOfForms<m, k>::evaluate(const LocalVector& x, LocalVector& e, LocalMatrix& De) const {
  const Forms g = values(x);
  e = value_at(g);
  De = gradient_at(g).lazyProduct(gradients(x).transpose());
}

template <int m, int k>
void FunctionOfForms<m, k>::add_curvature(const LocalVector& x, const LocalVector& w,
                                          LocalMatrix& H) const {
  const Forms g = values(x);
  const Columns G = gradients(x);
  const Rows S_Dg = (2.0 * secant_curvature(g, g, w)).lazyProduct(G.transpose());
  H.noalias() += G * S_Dg;
  forms_.add_curvature(x, gradient_at(g).transpose() * w, H);
}

template <int m, int k>
void FunctionOfForms<m, k>::secant(const LocalVector& x0, const LocalVector& x1,
                                   LocalMatrix& De) const {
  De = secant_gradient(values(x0), values(x1)).lazyProduct(gradients(0.5 * (x0 + x1)).transpose());
}

template <int m, int k>
void FunctionOfForms<m, k>::add_secant_curvature(const LocalVector& x0, const LocalVector& x1,
                                                 const LocalVector& w, LocalMatrix* H0,
                                                 LocalMatrix& H1) const {
  const Forms g0 = values(x0);
  const Forms g1 = values(x1);
  const LocalVector x_mid = 0.5 * (x0 + x1);
  const Columns G = gradients(x_mid);
  const LocalVector half = 0.5 * (secant_gradient(g0, g1).transpose() * w);
  if (H0 != nullptr) {
    const Rows S_start = secant_curvature(g1, g0, w).lazyProduct(gradients(x0).transpose());
    H0->noalias() += G * S_start;
    forms_.add_curvature(x_mid, half, *H0);
  }
  const Rows S_end = secant_curvature(g0, g1, w).lazyProduct(gradients(x1).transpose());
  H1.noalias() += G * S_end;
  forms_.add_curvature(x_mid, half, H1);
}

// ė = Df ġ with ġ = Dg v, hence ∂ė/∂x = (D²f ġ) Dg + Df (D²g v).
template <int m, int k>
void FunctionOfForms<m, k>::rate_gradient(const LocalVector& x, const LocalVector& v,
                                          LocalMatrix& D) const {
  const Forms g = values(x);
  const Columns G = gradients(x);
  const Forms g_dot = G.transpose() * v;
  Columns turned(inputs(), k);
  forms_.curvatures_times(v, turned);
  D = (2.0 * secant_rate_curvature(g, g, g_dot)).lazyProduct(G.transpose());
  D += gradient_at(g).lazyProduct(turned.transpose());
}

template <int m, int k>
auto FunctionOfForms<m, k>::secant_rate_curvature(const Forms& g0, const Forms& g1,
                                                  const Forms& rate) const -> Gradient {
  Gradient D;
  for (int i = 0; i < m; ++i)
    D.row(i).noalias() = rate.transpose() * secant_curvature(g0, g1, Values::Unit(i));
  return D;
}

template <int m, int k>
FormMatrix FunctionOfForms<m, k>::secant_tangent(const FormVector& g0, const FormVector& g1,
                                                 const FormVector& w, const LocalMatrix& C) const {
  const Curvature by_secant = secant_curvature(first(g0), first(g1), w.template head<m>());
  if (C.size() == 0) return padded<FormMatrix>(by_secant);
  const Gradient change = C.template topLeftCorner<m, m>().lazyProduct(gradient_at(first(g1)));
  const Gradient secant = secant_gradient(first(g0), first(g1));
  return padded<FormMatrix>(by_secant + secant.transpose().lazyProduct(change));
}

// Instantiated once, in function_of_forms.cpp: they are costly to compile.
extern template class FunctionOfForms<1, 1>;
extern template class FunctionOfForms<1, 3>;

}  // namespace visviva
