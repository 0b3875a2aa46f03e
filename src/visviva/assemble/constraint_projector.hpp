#pragma once

#include <optional>

#include "visviva/mechanics/system.hpp"
#include "visviva/solvers/mass_constraint_system.hpp"

namespace visviva {

/// Moves a state onto the constraints by the smallest change in the sense of the mass matrix. Constraints that say the
/// same twice do no harm: a MassConstraintSystem with slack is regular, and repeating the correction removes what the slack
/// leaves. Its W is M/m and a little on the diagonal, `extra`, so that massless coordinates move too: the smaller it is,
/// the nearer is the change to the smallest one for masses of very different size.
class ConstraintProjector {
 public:
  explicit ConstraintProjector(const System& system, double extra = 1e-6);

  /// Positions. Throws InvalidModel, with the constraints that fail, if none near q satisfies them all.
  void project_positions(double t, Vector& q);
  /// Velocities at an admissible position.
  void project_velocities(VectorIn q, double t, Vector& v);

 private:
  void factorize(VectorIn q);
  [[nodiscard]] Vector correction(const Vector& error);

  const System& system_;
  SparseMatrix weight_;
  SparseMatrix B_;
  std::optional<MassConstraintSystem> equations_;  ///< from the first correction on
};

}  // namespace visviva
