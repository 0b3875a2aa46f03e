#pragma once

#include "visviva/schemes/frames/centre_velocities.hpp"
#include "visviva/schemes/frames/frame_forces.hpp"
#include "visviva/schemes/house/rate_lanes.hpp"
#include "visviva/solvers/mass_constraint_system.hpp"

namespace visviva {

/// The strains of a state and their true rates: ė = D₀V, and ë, e⃛ of the motion that the equations of motion continue,
///
///     M V̇ + ω × Jω + Eᵀ(∇W + B_zᵀλ − F) = 0,     B_z z̈ + żᵀD²Φ ż = ë₀,     ë = De z̈ + żᵀD²e ż.
///
/// A rigid motion, and a mechanism that moves without vibrating, has ė = ë = e⃛ = 0, or slow ones. Dampers have strains d of
/// their own, which they resist with A d̈ more and more; e⃛ and d⃛ are without that, so that a mode with deviations ε, ν of strain
/// and strain rate has ë = −ω²ε − γν, e⃛ = −ω²ν. Strains of all terms are stacked in one vector, those of dampers in another.
class StateRates {
 public:
  struct Strain : RatePart {
    const PotentialTerm* term;
    bool is_constant;  ///< C is
  };

  /// Both must live as long as this.
  StateRates(const FrameSystem& system, const FrameForces& forces);

  /// Goes to the place z, or to z where the forces' last step ended.
  void settle(VectorIn z);
  void settle_at_end(VectorIn z);
  /// Whether the equations of motion can be solved there; they are factorized if that is not known yet.
  [[nodiscard]] bool can_solve();
  [[nodiscard]] bool is_at(VectorIn z) const { return z_.size() == z.size() && z_ == z; }
  /// Whether (½hω)² is below a limit for all vibrations ω there. Joints make them slower, if they change them.
  [[nodiscard]] bool are_slow(double h, double limit);
  /// Solves them for the velocities V there, with the loads and drives that a step h from t will have.
  void solve(VectorIn V, double t, double h);
  /// The same, with accelerations of dampers only.
  void solve_accelerations(VectorIn V, double t, double h);

  [[nodiscard]] const CentreVelocities& velocities() const { return velocities_; }
  [[nodiscard]] const std::vector<Strain>& strains() const { return strains_; }
  [[nodiscard]] const std::vector<RatePart>& dampers() const { return dampers_; }
  /// B = B_z E
  [[nodiscard]] const SparseMatrix& joints() const { return B_; }
  /// [H B₀ᵀ; B₀ 0] with H = M + b GᵀA G + b² D₀ᵀC D₀ over the scale of M, where the equations are factorized; until the next time.
  [[nodiscard]] const SparseMatrix& lift_matrix(double b);
  [[nodiscard]] double mass_scale() const { return scale_; }
  [[nodiscard]] Eigen::Index strain_count() const { return strain_count_; }
  [[nodiscard]] Eigen::Index damper_count() const { return damper_count_; }

  [[nodiscard]] const Vector& strain_acceleration() const { return e_2_; }
  [[nodiscard]] const Vector& strain_jerk() const { return e_3_; }
  /// d, d̈ and d⃛
  [[nodiscard]] const Vector& damper_strain() const { return d_; }
  [[nodiscard]] const Vector& damper_acceleration() const { return d_2_; }
  [[nodiscard]] const Vector& damper_jerk() const { return d_3_; }
  /// e = D₀V and f += scale·D₀ᵀC e, of one or of several in columns.
  void strain_rate(MatrixIn V, MatrixOut rate) const;
  void add_strain_force(MatrixIn e, double scale, MatrixOut f) const;
  /// Adds D₀ᵀ and Gᵀ to the columns of f.
  void add_strain_gradients(MatrixOut f) const;
  void add_damper_gradients(MatrixOut f) const;
  /// H += scale·DᵀC D
  void add_stiffness(double scale, SparseMatrix& H) const;
  /// ḋ = G V, f += scale·GᵀA ḋ and H += scale·GᵀA G
  void damper_rate(VectorIn V, VectorOut rate) const;
  void add_resistance(VectorIn rate, double scale, VectorOut f) const;
  void add_damping(double scale, SparseMatrix& H) const;
  /// ḋᵀA ḋ: what dampers take with these rates.
  [[nodiscard]] double resistance(VectorIn rate) const;
  /// C e
  void stress(VectorIn e, VectorOut stress) const;
  /// VᵀMW
  [[nodiscard]] double mass_product(VectorIn V, VectorIn W) const;

  /// −ė₀
  void joint_target_rate(double t, VectorOut rate) const;
  /// δ and π of M δ = Bᵀπ, B δ = r for each column x = (δ, π); r is given in the place of π.
  void impulses(MatrixOut x);
  /// δ and π of M δ + Bᵀπ = f, B δ = 0 for each column x = (δ, π); f is given in the place of δ.
  void solve_for_forces(MatrixOut x);

 private:
  struct Joint {
    const ConstraintTerm* term;
    const FrameSystem::JointTerm* reduced;
    TermSecant place;  ///< once equations are factorized
    [[nodiscard]] Eigen::Index rows() const { return term->invariant->outputs(); }
  };
  /// work(strain), work(damper), work(joint) for each, on the threads of the system.
  template <class Work>
  void for_each_strain(const Work& work) const {
    forces_.for_each_strain_place([&](std::size_t i) { work(strains_[i]); });
  }
  template <class Work>
  void for_each_damper(const Work& work) const {
    damper_blocks_.for_each(system_.threads(), [&](std::size_t i) { work(dampers_[i]); });
  }
  template <class Work>
  void for_each_joint(const Work& work) const {
    forces_.for_each_joint_place([&](std::size_t i) { work(joints_[i]); });
  }

  void add_strains();
  void add_joints();
  void add_dampers();
  void set_sizes();
  void settle_matrices();
  /// Of those that are side by side from that one on.
  [[nodiscard]] RateLanes::Products products(std::size_t first, const FramePairLanes& lanes);
  [[nodiscard]] bool factorize();
  void set_mass_and_joints();
  [[nodiscard]] double stiffness_by_mass(const Strain& s) const;
  void solve_motion(VectorIn V, double t, double h);
  void set_force_rate_of_loads();
  void add_stresses();
  void add_resistances();
  void set_joint_accelerations();
  void add_joints_along();
  [[nodiscard]] MotionAt motion() const { return {z_, z_dot_, z_ddot_, z_jerk_, tau_}; }
  /// What belongs to a part.
  [[nodiscard]] static auto own(const RatePart& part, Vector& all) {
    return all.segment(part.first(), part.rows());
  }

  const FrameSystem& system_;
  const FrameForces& forces_;
  double scale_;
  double t_ = 0.0;
  double h_ = 0.0;
  double tau_ = 0.0;  // from here to places ahead and behind
  std::vector<Strain> strains_;
  std::vector<std::unique_ptr<RateLanes>>
      lanes_;  // at the first strain of those that are side by side
  std::vector<Joint> joints_;
  std::vector<RatePart> dampers_;
  TermBlocks damper_blocks_;
  Eigen::Index strain_count_ = 0;
  Eigen::Index damper_count_ = 0;
  SparseMatrix matrix_;    // of M and the joints, or with stiffness, too
  bool is_stiff_ = false;  // it is
  SparseMatrix B_;
  SparseMatrix own_mass_;  // M without the places of stiffness
  MassConstraintSystem equations_;
  std::optional<bool> can_solve_;  // if that is known
  CentreVelocities velocities_;
  Vector z_, z_dot_, z_ddot_;
  Vector z_bias_;  // z̈ but for E V̇
  Vector z_jerk_;  // but for E V̈
  Vector V_, a_, V_ddot_;
  Vector lambda_;
  Vector force_;  // of all but inertia, on the coordinates
  Vector force_rate_;
  Vector lack_;                 // of the balance of momentum: what inertia has to make good
  Vector z_near_, z_dot_near_;  // ahead or behind
  Vector e_, e_2_, e_3_;
  Vector stress_;
  Vector e_jerk_;  // of e⃛ what V̈ does
  Vector d_, d_1_, d_2_, d_3_;
  Vector resistance_;  // A ḋ
  Vector d_jerk_;      // of d⃛ what V̈ does
  Vector joint_rate_;  // Φ̈, then Φ⃛ less what V̇ and V̈ do
  Vector target_change_;
  Vector rest_;
  Vector by_mass_;  // of frames, what stiffness_by_mass() of their strains adds up to
  mutable Vector momentum_;
};

}  // namespace visviva
