#pragma once

#include <memory>

#include "visviva/mechanics/system.hpp"
#include "visviva/solvers/linear_solver.hpp"

namespace visviva {

/// Penalty projection of velocities, [GarciaOrden2009] (14):  (A + αBᵀB) v = A v* + αBᵀė₀.
class VelocityProjection {
 public:
  /// `metric` is A, with the pattern of the system's square matrices.
  VelocityProjection(const System& system, SparseMatrix metric, double penalty);

  /// Replaces v; false if the matrix is singular. `loss` is the kinetic energy taken away,
  /// (v* − v)ᵀMv + ½|v* − v|²_M.
  [[nodiscard]] bool project(VectorIn q, double t, Vector& v, double& loss);

 private:
  const System& system_;
  SparseMatrix metric_;
  double penalty_;
  SparseMatrix B_;
  SparseMatrix matrix_;
  std::unique_ptr<LinearSolver> linear_;
  Vector weights_;
  Vector target_rate_;
  Vector rhs_;
  Vector rest_;
  Vector momentum_;
};

}  // namespace visviva
