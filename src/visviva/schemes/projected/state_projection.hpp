#pragma once

#include <memory>
#include <vector>

#include "visviva/mechanics/system.hpp"
#include "visviva/schemes/step_work.hpp"
#include "visviva/solvers/mass_constraint_system.hpp"

namespace visviva {

/// The matrix A of a projection.
enum class ProjectionMetric { none, mass, identity, diagonal, matrix, tangent };
/// How near a projection comes to the constraints: by a penalty, or onto them.
enum class ProjectionMethod { penalty, exact };

struct ProjectionOptions {
  ProjectionMetric metric = ProjectionMetric::none;
  ProjectionMethod method = ProjectionMethod::penalty;
  double penalty = 1.0;
  std::vector<double> weights = {};  ///< the diagonal of A, or all of A row by row
  bool positions = false;
  bool accelerations = false;  ///< besides velocities
};

/// Moves positions, velocities and accelerations to or onto the constraints by the smallest change δ in the sense of A,
///
///     A δ + Bᵀπ = 0,      B δ − π/α = −Φ̇(v*),
///
/// which is [GarciaOrden2009] (4), and its exact variant (2) without π/α; likewise with Φ(q*), where B δ is not all of the change and the
/// equations are repeated, and with Φ̈(a*), (7).
class StateProjection {
 public:
  /// Throws UsageError if weights do not fit or make no positive definite A.
  StateProjection(std::shared_ptr<const System> system, const ProjectionOptions& options,
                  LinearSolverChoice solver = LinearSolverChoice::automatic);

  /// A of the next projections, for a step of size h that led to this state. With `tangent` it is that of
  /// Cuadrado et al., M + (h/2) C + (h²/4) K, by the symmetric parts of C = −∂F/∂v and K = ∇²V − ∂F/∂q.
  void set_metric(VectorIn q, VectorIn v, double t, double h);

  // False if the equations are singular, or positions do not settle.
  [[nodiscard]] bool move_positions(double t, Vector& q);
  [[nodiscard]] bool move_velocities(VectorIn q, double t, Vector& v);
  [[nodiscard]] bool move_accelerations(VectorIn q, VectorIn v, double t, Vector& a);

  /// What the last move_velocities() did to the energy, [GarciaOrden2009] (21): ΔE_p = ΔE_p1 + ΔE_p2 with ΔE_p1 = vᵀMδ and
  /// ΔE_p2 = −½δᵀMδ; and the work −π·ė₀ that the impulses of an A = M do on prescribed motion.
  struct Balance {
    double first = 0.0;
    double second = 0.0;
    double drive_work = 0.0;
  };
  [[nodiscard]] const Balance& balance() const { return balance_; }
  [[nodiscard]] const SparseMatrix& metric() const { return A_; }
  [[nodiscard]] const ProjectionOptions& options() const { return options_; }

 private:
  [[nodiscard]] bool factorize(VectorIn q);

  std::shared_ptr<const System> system_;
  ProjectionOptions options_;
  SparseMatrix A_;
  SparseMatrix B_;
  SparseMatrix K_;                   ///< of `tangent`, before its symmetric part is taken
  std::vector<std::size_t> mirror_;  ///< its transposed entries
  MassConstraintSystem equations_;
  Balance balance_;
  Vector start_;
  Vector way_;
  Vector momentum_;
  Vector target_rate_;
  Vector rest_;
};

}  // namespace visviva
