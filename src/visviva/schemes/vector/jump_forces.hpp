#pragma once

#include "visviva/schemes/scheme.hpp"

namespace visviva {

/// The forces of the schemes with an extra state j just after the start of a step, [LensCardona2007] (47a, b):
///
///   r_a = V*(q_j, q₁) + B*(q_j, q₁)ᵀλ_g − F_g
///   r_h = 2a [V*(q₀, q_j) + B*(q₀, q_j)ᵀλ_j − F_h] + aα [∇V(q_j) − ∇V(q₀)]
///
/// the second one being (47b) with 2a times (47a) added, which has no forces of the step in it but those of dampers: they act in r_a
/// with the velocity (q₁ − q₀)/h, in r_h with 2a times that and with (q_j − q₀)/h.
/// All terms do the work  r_a·(q₁ − q_j) + r_h·(q_j − q₀)/2a = ΔV + α V_nj − W.
class JumpForces {
 public:
  JumpForces(const System& system, double jump_weight, double dissipation);

  /// Start of the step; `rate` is q̇ there.
  void begin(VectorIn q, VectorIn rate, double t, double h);
  /// States and forces for q_j = q₀ + dj, q₁ = q₀ + d1.
  void evaluate(VectorIn dj, VectorIn d1, VectorIn lambda_j, VectorIn lambda_g);
  /// B(q_j) and B(q₁) of the last evaluated states.
  void evaluate_end_jacobians();
  void evaluate_tangents();
  /// Work of the last evaluated step and V_nj = ½(q_j − q₀)·[∇V(q_j) − ∇V(q₀)].
  [[nodiscard]] StepWork work();
  [[nodiscard]] double jump_potential() const { return 0.5 * dj_.dot(gradient_jump_); }

  [[nodiscard]] const Vector& q_j() const { return q_j_; }
  [[nodiscard]] const Vector& q_end() const { return q_end_; }
  [[nodiscard]] const Vector& r_a() const { return r_a_; }
  [[nodiscard]] const Vector& r_h() const { return r_h_; }
  /// ∂r_a/∂q_j, ∂r_a/∂q₁, ∂r_h/∂q_j, ∂r_h/∂q₁; to be added to by those who have more to derive.
  [[nodiscard]] SparseMatrix& a_j() { return a_j_; }
  [[nodiscard]] SparseMatrix& a_1() { return a_1_; }
  [[nodiscard]] SparseMatrix& h_j() { return h_j_; }
  [[nodiscard]] SparseMatrix& h_1() { return h_1_; }
  /// B*(q_j, q₁), B*(q₀, q_j), B(q_j), B(q₁).
  [[nodiscard]] const SparseMatrix& B_g() const { return B_g_; }
  [[nodiscard]] const SparseMatrix& B_h() const { return B_h_; }
  [[nodiscard]] const SparseMatrix& B_j() const { return B_j_; }
  [[nodiscard]] const SparseMatrix& B_end() const { return B_end_; }

 private:
  [[nodiscard]] LoadPoint step_loads() const { return {q_g_, v_g_, t_, t_ + h_, 0.5}; }
  [[nodiscard]] LoadPoint start_loads() const { return {q_h_, rate0_, t_, t_, 0.0}; }
  [[nodiscard]] LoadPoint jump_damping() const { return {q_h_, v_h_, t_, t_, 0.0}; }

  const System& system_;
  double a_;
  double alpha_;
  double t_ = 0.0;
  double h_ = 0.0;
  Vector q0_;
  Vector rate0_;
  Vector gradient0_;
  Vector dj_;
  Vector d1_;
  Vector q_j_;
  Vector q_end_;
  Vector q_g_;
  Vector q_h_;
  Vector v_g_;
  Vector v_h_;
  Vector lambda_j_;
  Vector lambda_g_;
  Vector f_g_;
  Vector f_h_;
  Vector gradient_jump_;
  Vector r_a_;
  Vector r_h_;
  Vector target_change_;
  SparseMatrix a_j_;
  SparseMatrix a_1_;
  SparseMatrix h_j_;
  SparseMatrix h_1_;
  SparseMatrix B_g_;
  SparseMatrix B_h_;
  SparseMatrix B_j_;
  SparseMatrix B_end_;
};

}  // namespace visviva
