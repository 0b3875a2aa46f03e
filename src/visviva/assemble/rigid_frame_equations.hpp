#pragma once

#include <array>
#include <vector>

#include "visviva/math/slot_runs.hpp"
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
  /// A frame, and where its columns begin: those of B_J, which all have the same rows, of B_J E, and of EᵀM E.
  struct Block {
    int first = 0;    ///< of its coordinates
    int unknown = 0;  ///< the first one
    int rows = 0;     ///< of B_J
    int in_B = 0;
    int in_reduced_B = 0;
    std::array<int, 6> in_reduced_mass = {};
    Eigen::Matrix4d inertia = {};
    Eigen::Matrix3d axes = {};          ///< D
    Eigen::Matrix3d inverse_axes = {};  ///< D⁻¹
  };
  /// What belongs to no frame: its coordinate, which is an unknown itself, and where its columns are, as long as each other.
  struct Single {
    int coordinate;
    int unknown;
    int in_B;
    int in_reduced_B;
    int rows;
  };

  void find_blocks();
  [[nodiscard]] SparseMatrix reduced_mass_pattern() const;
  [[nodiscard]] SparseMatrix reduced_jacobian_pattern() const;
  [[nodiscard]] bool factorize(VectorIn q);
  /// Whether all its axes are independent.
  [[nodiscard]] bool settle_axes(VectorIn q);
  /// EᵀM E and B_J E
  void set_reduced_mass(VectorIn q);
  void set_reduced_jacobian();
  /// f and g_J less what b does to them, for the equations of y and π_J.
  void set_reduced_side();
  /// Sets b, and takes M b from the force and B_J b from g_J.
  void take_change_of_axes();
  /// δ = E y + b, and π_J
  void set_change();
  /// Λ of all frames, of the forces left.
  void set_axis_multipliers();

  const System& system_;
  double scale_;  ///< of forces within
  Constraints joints_;
  SparseMatrix rest_;  ///< of the mass, beside that of frames
  SparseMatrix B_;     ///< B_J
  SparseMatrix E_;     ///< for that rest
  SparseProduct rest_E_;
  SparseProduct reduced_rest_;
  SparseMatrix reduced_mass_;
  SparseMatrix reduced_B_;
  SlotRuns rest_in_reduced_mass_;
  std::vector<Block> blocks_;  ///< of each frame
  std::vector<Single> singles_;
  MassConstraintSystem equations_;
  bool settled_ = false;
  Vector place_;
  Vector motion_;
  Vector multipliers_;
  Vector change_;     ///< b, then δ
  Vector force_;      ///< of what is left
  Vector of_joints_;  ///< entries of the rows of a frame
};

}  // namespace visviva
