#pragma once

#include <deque>
#include <memory>
#include <optional>
#include <vector>

#include "visviva/schemes/frames/fixed_pole.hpp"
#include "visviva/schemes/frames/frame_dampers.hpp"
#include "visviva/schemes/frames/joint_lanes.hpp"
#include "visviva/schemes/frames/pair_lanes.hpp"
#include "visviva/schemes/frames/term_groups.hpp"
#include "visviva/schemes/scheme.hpp"

namespace visviva {

/// The forces of a step z₀ → z₁ on frames, but those of inertia: secant forces De*ᵀσ of strains, B*ᵀλ of joints, and loads.
///
/// Which stress σ a strain has in the step is the scheme's choice; set_stresses() sets the secant stress, which preserves energy.
/// Everything of a term is reduced to the unknowns of its frames before it is multiplied or assembled. Terms that are given
/// as PolePairs take their forces in that form. Potentials whose force does not change with the place, like weight, are no
/// strains but go with the loads.
class FrameForces {
 public:
  /// One potential over the step.
  struct Strain {
    const PotentialTerm* term;
    const FrameSystem::Term* reduced;
    const Matrix6* stiffness;  ///< C of beams and bushings with σ = C e; null of other energies
    std::unique_ptr<PolePair> pair;
    Matrix pair_columns;                ///< (De* Q)ᵀ of the pair if it is one
    std::unique_ptr<TermSecant> alone;  ///< De*(x₀, x₁); null if
    PairLanes* lanes = nullptr;         ///< it is worked on side by side with others,
    std::size_t lane = 0;               ///< here
    PairLanes::Values e0 = none;        ///< its strains
    PairLanes::Values e1 = none;
    PairLanes::Values stress = none;  ///< σ

    [[nodiscard]] TermSecant new_secant() const { return {*term->strain, reduced->map}; }
    /// De*(x₀, x₁), which is put into `room` if it is not alone.
    [[nodiscard]] const TermSecant& secant(std::optional<TermSecant>& room) const {
      if (alone) return *alone;
      lanes->update(lane, room.emplace(new_secant()));
      return *room;
    }
    static inline const PairLanes::Values none{nullptr, 0, Eigen::InnerStride<>(1)};
  };
  /// One joint over the step.
  struct Joint {
    const ConstraintTerm* term;
    TermSecant secant;  ///< unless it is worked on side by side with others
    std::unique_ptr<PolePair> pair;
    Matrix pair_columns;  ///< (De* Q)ᵀ of the pair if it is one
    [[nodiscard]] int rows() const { return term->invariant->outputs(); }
  };

  explicit FrameForces(const FrameSystem& system);
  FrameForces(const FrameSystem& system, PolePairs pairs);

  void begin(VectorIn z, double t, double h);
  /// Goes to the end of a motion; the strains there, their secants and stresses are set if they are wanted.
  void move(const FrameMotion& motion);
  void set_stresses(const FrameMotion& motion);

  [[nodiscard]] std::vector<Strain>& strains() { return strains_; }
  [[nodiscard]] const std::vector<Strain>& strains() const { return strains_; }
  [[nodiscard]] const std::vector<Joint>& joints() const { return joints_; }
  /// In which order and on which threads the forces of these may be added up: work(place) of each strain, of each joint.
  template <class Work>
  void for_each_strain_place(const Work& work) const {
    strain_groups_.for_each_term(system_.threads(), work);
  }
  template <class Work>
  void for_each_joint_place(const Work& work) const {
    joint_groups_.for_each_term(system_.threads(), work);
  }
  /// The same of strains that are worked on side by side: work(first place, lanes), null for one that is alone.
  template <class Work>
  void for_each_strain_group(const Work& work) const {
    strain_groups_.for_each(
        system_.threads(), [&](const StrainGroup& group) { work(group.first, group.lanes.get()); });
  }
  /// The gradient of the potentials that are no strains.
  [[nodiscard]] const Vector& constant_force() const { return constant_force_; }

  /// f = Σ Dᵀσ + B*ᵀλ, but for pairs
  void internal_force(VectorIn lambda, VectorOut f) const;
  /// r += scale·[Σ (De*Q)ᵀσ + (B*Q)ᵀλ] of pairs, on the unknowns.
  void add_pair_forces(VectorIn lambda, double scale, VectorOut r) const;
  /// f −= F((z₀ + z₁)/2, Δz/h), the mean over the step of loads that depend on time; and of weights.
  void subtract_loads(VectorOut f) const;
  /// f += scale·[F(z₁, t₁) − F(z₀, t₀)] of weights and of the loads that are no dampers.
  void add_load_change(double scale, VectorOut f) const;

  // To the matrix of the equations, see FrameSystem:
  /// K += scale·Qᵀ ∂(Σ Dᵀσ)/∂z₁ T, of pairs ∂((De*Q)ᵀσ)/∂y, with the stresses' derivative by e₁ for the secant stress
  /// and `more` times the stiffness at the start; or `factor` times that alone.
  void add_strain_tangent(const FrameMotion& motion, double scale, double more,
                          SparseMatrix& K) const;
  void add_start_tangent(const FrameMotion& motion, double factor, SparseMatrix& K) const;
  /// K += scale·Qᵀ ∂(B*ᵀλ)/∂z₁ T, C += (B* Q)ᵀ and B += B(z₁) T.
  void add_joint_tangent(VectorIn lambda, const FrameMotion& motion, double scale,
                         SparseMatrix& K) const;
  /// K −= scale·Qᵀ ∂F/∂z₁ T of subtract_loads().
  void subtract_load_tangent(const FrameMotion& motion, double scale, SparseMatrix& K) const;
  /// K += scale·Lᵀ ∂F(z₁, t₁)/∂z₁ T of add_load_change().
  void add_load_change_tangent(double scale, const FrameOperators& L, const FrameOperators& T,
                               SparseMatrix& K) const;

  /// Φ(z₁, t)
  void joint_errors(double t, VectorOut phi) const;

  /// The work of loads and joints in the step, which ends where the motion does.
  [[nodiscard]] StepWork work(VectorIn lambda, const FrameMotion& motion);

 private:
  using StrainGroup = TermGroups<PairLanes>::Group;
  using JointGroup = TermGroups<JointLanes>::Group;
  void place_values();
  void group_strains();
  void group_joints();
  void move_joint(std::size_t place, const FrameMotion& motion);
  void set_stress(Strain& s, const FrameMotion& motion);

  /// With `part` of the stiffness for strains side by side, and stiffness(strain) for others.
  template <class Stiffness>
  void assemble_tangent(const FrameMotion& motion, double scale, double part,
                        const Stiffness& stiffness, SparseMatrix& K) const;
  void add_tangents(const StrainGroup& group, const FrameMotion& motion, double scale, double part,
                    SparseMatrix& K) const;
  void add_loads_at(const Vector& z, double t, double scale, VectorOut f) const;
  [[nodiscard]] LoadPoint load_point() const { return {z_mid_, v_mid_, t_, t_ + h_, 0.5}; }

  void add_joint_tangent(std::size_t place, VectorIn lambda, const FrameMotion& motion,
                         double scale, SparseMatrix& K) const;
  [[nodiscard]] auto multipliers(std::size_t place, VectorIn lambda) const {
    return lambda.segment(system_.joint_terms()[place].first_row, joints_[place].rows());
  }

  const FrameSystem& system_;
  std::vector<Strain> strains_;
  Vector strain_values_;           ///< e₀, e₁ and σ of those that are alone
  std::deque<Matrix6> stiffness_;  ///< once for elements one after the other that are alike
  std::vector<Joint> joints_;
  TermGroups<PairLanes> strain_groups_;
  TermGroups<JointLanes> joint_groups_;
  FrameDampers dampers_;
  double t_ = 0.0;
  double h_ = 0.0;
  Vector z_start_;
  Vector z_end_, z_mid_, v_mid_;  ///< if there are loads
  Vector dz_;                     ///< of work()
  Vector rest_;
  Vector constant_force_;  ///< of weights
  Vector joint_values_;    ///< e(z₁) of joints
  Vector target_change_;
};

/// C(e) of a term.
[[nodiscard]] LocalMatrix stiffness_at(const PotentialTerm& term, const LocalVector& e);

}  // namespace visviva
