#pragma once

#include <memory>

#include "visviva/assemble/rigid_frame_equations.hpp"
#include "visviva/schemes/scheme.hpp"
#include "visviva/simulate/start_moves.hpp"

namespace visviva {

/// Accelerations and multipliers of a state from
///
///     [ M  Bᵀ ] [ a ]   [ F − ∇V           ]
///     [ B  0  ] [ λ ] = [ −vᵀD²e v + ë₀(t) ].
class AccelerationSolver {
 public:
  explicit AccelerationSolver(std::shared_ptr<const System> system);

  /// False if the matrix is singular.
  [[nodiscard]] bool solve(VectorIn q, VectorIn v, double t, Vector& a, Vector& lambda);
  /// The same after v has been moved onto Φ̇ = 0 by the smallest change in the sense of the mass matrix.
  [[nodiscard]] bool solve_consistently(VectorIn q, Vector& v, double t, Vector& a, Vector& lambda);

  /// Multipliers that alone give the constraints these accelerations, at the positions of the last solve: −(B M⁻¹Bᵀ)⁻¹ r.
  void multipliers_for(VectorIn r, Vector& lambda);

  /// At the positions of the last solve, for what else is to be known there; or to be taken elsewhere until the next.
  [[nodiscard]] RigidFrameEquations& equations() { return equations_; }

 private:
  /// At the place where the equations are.
  void solve_there(VectorIn q, VectorIn v, double t, Vector& a, Vector& lambda);

  std::shared_ptr<const System> system_;
  RigidFrameEquations equations_;
};

struct ConsistencyOptions {
  /// Largest correction accepted, relative to the size of the state.
  double largest_move = 1e-3;
};

struct ConsistentState {
  InitialState state;
  double position_move = 0.0;  ///< |q − q_given|, Euclidean
  double velocity_move = 0.0;
  std::vector<PartMove> moves = {};
  double stored = 0.0;  ///< by how much the move changed the potential energy
};

/// Moves q and v onto Φ = 0 and Φ̇ = 0 by the smallest change in the sense of the mass matrix and computes a and λ.
/// Throws InvalidModel if the constraints cannot be met near the given state or the state would have to move too far.
[[nodiscard]] ConsistentState make_consistent(const std::shared_ptr<const System>& system,
                                              const Vector& q, const Vector& v, double t,
                                              const ConsistencyOptions& options = {});

}  // namespace visviva
