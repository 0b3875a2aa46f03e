#pragma once

#include <memory>

#include "visviva/schemes/scheme.hpp"

namespace visviva {

/// Penalty projection of velocities, [GarciaOrden2009] (14):  (A + αBᵀB) v = A v* + αBᵀė₀.
class VelocityProjection {
 public:
  /// `metric` is A, with the pattern of the system's square matrices.
  VelocityProjection(const System& system, SparseMatrix metric, double penalty);

  /// Replaces v and books the energy taken away, K(v*) − K(v) = (v* − v)ᵀMv + ½|v* − v|²_M, as numerical
  /// dissipation and as loss by projection; for A = M the part −αΦ̇·ė₀ is work of the drives. False if the matrix is singular.
  [[nodiscard]] bool project(VectorIn q, double t, Vector& v, StepWork& work);

 private:
  const System& system_;
  SparseMatrix metric_;
  bool metric_is_mass_;
  double penalty_;
  SparseMatrix B_;
  SparseMatrix matrix_;
  std::unique_ptr<LinearSolver> linear_;
  Vector weights_;
  Vector rate_;
  Vector target_rate_;
  Vector change_;  ///< δ
  Vector rest_;
  Vector momentum_;
};

}  // namespace visviva
