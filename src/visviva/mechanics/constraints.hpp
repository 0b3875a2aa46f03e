#pragma once

#include <string>
#include <vector>

#include "visviva/mechanics/assembly.hpp"
#include "visviva/mechanics/form_rows.hpp"
#include "visviva/mechanics/term.hpp"

namespace visviva {

/// The constraints Φ(q, t) = e(q) − e₀(t) of a system, assembled row under row.
class Constraints {
 public:
  Constraints() = default;
  /// With the pattern of the square matrices that curvatures are added to. Of frames that start at these coordinates B has
  /// places for all twelve in rows that read any.
  Constraints(SharedTerms<ConstraintTerm> terms, const OnDemand<SparseMatrix>& square,
              int coordinate_count, const std::vector<int>& whole_frames = {});

  [[nodiscard]] int rows() const { return static_cast<int>(pattern_.rows()); }
  [[nodiscard]] const std::vector<ConstraintTerm>& terms() const { return *terms_; }
  [[nodiscard]] std::string row_name(int row) const;
  [[nodiscard]] std::vector<std::string> row_names() const;
  /// The part of the model that a row belongs to.
  [[nodiscard]] const std::string& row_part(int row) const { return terms()[term_of(row)].part; }
  /// A matrix of zeros with the pattern of B = ∂Φ/∂q.
  [[nodiscard]] const SparseMatrix& pattern() const { return pattern_; }
  /// Whether any row has curvature.
  [[nodiscard]] bool nonlinear() const { return nonlinear_; }

  void value(VectorIn q, double t, VectorOut phi) const;
  /// Φ̇ = B(q)v − ė₀(t).
  void rate(VectorIn q, VectorIn v, double t, VectorOut phi_dot) const;
  /// Φ̈ − B(q)v̇ = vᵀD²e v − ë₀(t).
  void acceleration_bias(VectorIn q, VectorIn v, double t, VectorOut bias) const;
  /// e₀(t₁) − e₀(t₀): the multiplier's work on it is the work of the drives.
  void target_change(double t0, double t1, VectorOut change) const;

  /// B(q);  K += scale·∂(Bᵀλ)/∂q;  ∂(B(q)v)/∂q for fixed v.
  void jacobian(VectorIn q, SparseMatrix& B) const;
  void add_curvature(VectorIn q, VectorIn lambda, double scale, SparseMatrix& K) const;
  void jacobian_derivative(VectorIn q, VectorIn v, SparseMatrix& Bv) const;

  /// B*(q₀, q₁) with B*·(q₁ − q₀) = e(q₁) − e(q₀);  K0 += scale0·∂(B*ᵀλ)/∂q₀, K1 += scale1·∂(B*ᵀλ)/∂q₁.
  void secant_jacobian(VectorIn q0, VectorIn q1, SparseMatrix& B) const;
  void add_secant_curvature(VectorIn q0, VectorIn q1, VectorIn lambda, double scale0,
                            SparseMatrix& K0, double scale1, SparseMatrix& K1) const;

  /// K += Aᵀ diag(w) B, row by row, with A and B of the pattern of this set (a penalty's tangent).
  void add_weighted_product(const SparseMatrix& A, VectorIn w, const SparseMatrix& B,
                            SparseMatrix& K) const;

 private:
  [[nodiscard]] std::size_t term_of(int row) const;
  [[nodiscard]] Motion target(const ConstraintTerm& term, int row, double t) const;

  SharedTerms<ConstraintTerm> terms_ = share<ConstraintTerm>({});
  std::vector<int> first_row_;
  FormRows forms_;                   ///< what these can take of terms that nothing drives
  std::vector<std::size_t> others_;  ///< which terms are left
  std::vector<Slots> row_slots_;
  OnDemand<std::vector<Slots>> square_slots_;
  SparseMatrix pattern_;
  bool nonlinear_ = false;
};

}  // namespace visviva
