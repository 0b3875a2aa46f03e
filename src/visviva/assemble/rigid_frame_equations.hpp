#pragma once

#include <vector>

#include "visviva/math/sparse_product.hpp"
#include "visviva/mechanics/system.hpp"
#include "visviva/solvers/mass_constraint_system.hpp"

namespace visviva {

/// The linear equations of a change δ of the state of a system at a place q,
///
///     [ M  Bᵀ ] [ δ ]   [ f ]
///     [ B  0  ] [ π ] = [ g ],
///
/// solved with six unknowns y for a frame, the change of its point and a turning, and with the rows of joints only. With the
/// directors of a frame as columns of D, and of δ as columns of A, its own six rows are DᵀA + AᵀD = 2S. They leave
///
///     δ = E y + b:     δ_x = y_x,     A = ỹ_ω D + D⁻ᵀS,
///
///     [ EᵀM E  EᵀB_Jᵀ ] [ y   ]   [ Eᵀ(f − M b) ]
///     [ B_J E  0      ] [ π_J ] = [ g_J − B_J b ],
///
/// and what is then left of the forces on directors is that of their multipliers: D Λ = (f − M δ − B_Jᵀπ_J)_D, Λ symmetric.
/// This holds for axes that are not quite orthonormal, too.
class RigidFrameEquations {
 public:
  /// The system must live as long as this.
  explicit RigidFrameEquations(const System& system);

  /// Goes to the place q, if they are not there already; false if the equations are singular there.
  [[nodiscard]] bool settle(VectorIn q);

  /// f and g are to be written here, and are δ and π after solve().
  [[nodiscard]] Vector& motion() { return motion_; }
  [[nodiscard]] Vector& multipliers() { return multipliers_; }
  void set_zero();
  void solve();
  /// The same without multipliers of axes, which are then without meaning.
  void solve_without_axes();

 private:
  [[nodiscard]] bool factorize(VectorIn q);
  /// Whether all its axes are independent.
  [[nodiscard]] bool settle_axes(VectorIn q);
  /// f and g_J less what b does to them, for the equations of y and π_J.
  void set_reduced_side();
  /// δ = E y + b, and π_J
  void set_change();
  /// b
  void set_change_of_axes();
  /// Λ of all frames, of the forces left.
  void set_axis_multipliers();

  const System& system_;
  double scale_;  ///< of forces within
  Constraints joints_;
  const SparseMatrix& mass_;
  SparseMatrix B_;  ///< B_J
  SparseMatrix E_;
  SparseProduct mass_E_;
  SparseProduct reduced_mass_;
  SparseProduct reduced_B_;
  MassConstraintSystem equations_;
  std::vector<Eigen::Matrix3d> inverse_axes_;  ///< D⁻¹
  bool settled_ = false;
  Vector place_;
  Vector motion_;
  Vector multipliers_;
  Vector change_;  ///< b, then δ
  Vector force_;   ///< of what is left
};

}  // namespace visviva
