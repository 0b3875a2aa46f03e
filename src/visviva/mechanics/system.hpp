#pragma once

#include <string>
#include <vector>

#include "visviva/mechanics/beam_piece.hpp"
#include "visviva/mechanics/constraints.hpp"
#include "visviva/mechanics/frame.hpp"
#include "visviva/mechanics/joint_place.hpp"
#include "visviva/mechanics/loads.hpp"
#include "visviva/mechanics/potentials.hpp"
#include "visviva/mechanics/sensor.hpp"

namespace visviva {

/// A point mass whose position is two or three of the coordinates; used for momentum and for output.
struct Particle {
  std::string name;
  std::vector<int> coordinates;
  double mass = 0.0;
  std::string part = {};  ///< of the model, that it belongs to
};

/// What a system is made of. Plain data, checked by the constructor of System.
struct SystemDescription {
  std::vector<std::string> coordinates;
  std::vector<Eigen::Triplet<double>> mass;
  std::vector<PotentialTerm> potentials;
  std::vector<ConstraintTerm> constraints;
  std::vector<LoadTerm> loads;
  std::vector<Particle> particles;
  /// Bodies in natural coordinates. Their mass and their six rows of orthonormality, which become the first rows of the
  /// constraints, need not be given. Mass that couples frames with each other goes into `mass`.
  std::vector<Frame> frames;
  std::vector<JointPlace> joints;
  std::vector<Sensor> sensors;
  std::vector<PartEnergy> part_energies;
  std::vector<BeamPiece> beam_pieces;
  BeamSections sections;  ///< of all beams, to be stored
  /// How far from the origin something is tied to the ground.
  double ground_reach = 0.0;
  /// Whether moving or turning the whole system changes nothing, so that momentum is conserved.
  bool translation_invariant = false;
  bool rotation_invariant = false;
  /// Whether nothing ties the system to the ground: it moves alike in a frame that moves steadily.
  bool galilean_invariant = false;
  /// Whether frames and particles are the bodies of a model, to be reported by name.
  bool describes_bodies = false;
};

struct Momentum {
  Eigen::Vector3d linear = Eigen::Vector3d::Zero();
  Eigen::Vector3d angular = Eigen::Vector3d::Zero();
};

/// The index-3 equations of motion with constant mass,
///
///     M v̇ + ∇V(q) + B(q, t)ᵀλ = F(q, v, t),      q̇ = v,      Φ(q, t) = 0,
///
/// and the secants the energy laws are built on. Immutable; every evaluation is free of allocation.
class System {
 public:
  /// Throws InvalidModel if the description does not make sense.
  explicit System(SystemDescription description);

  /// The same system without some rows of its constraints, which it keeps as constraints that the others imply.
  [[nodiscard]] System without_constraints(const std::vector<int>& rows) const;

  [[nodiscard]] int coordinate_count() const { return static_cast<int>(mass_->rows()); }
  [[nodiscard]] int constraint_count() const { return constraints_.rows(); }
  [[nodiscard]] const std::string& coordinate_name(int i) const {
    return coordinates_[static_cast<std::size_t>(i)];
  }

  /// The mass matrix, with its diagonal and no other zeros.
  [[nodiscard]] const SparseMatrix& bare_mass() const { return *mass_; }
  /// The same with the pattern all square matrices of this system share, for those who have some.
  [[nodiscard]] const SparseMatrix& mass() const { return square_mass_.get(); }
  /// That, if it is not sure to be needed.
  [[nodiscard]] const OnDemand<SparseMatrix>& square_pattern() const { return square_mass_; }
  /// A typical diagonal entry of the mass matrix, for scaling.
  [[nodiscard]] double mass_scale() const { return mass_scale_; }
  [[nodiscard]] const Potentials& potentials() const { return potentials_; }
  [[nodiscard]] const Constraints& constraints() const { return constraints_; }
  [[nodiscard]] const Loads& loads() const { return loads_; }
  /// Constraints that hold as long as the others do: they are watched, not enforced.
  [[nodiscard]] const Constraints& implied() const { return implied_; }
  [[nodiscard]] const std::vector<Particle>& particles() const { return particles_; }
  [[nodiscard]] const std::vector<Frame>& frames() const { return frames_; }
  [[nodiscard]] const std::vector<JointPlace>& joints() const { return joints_; }
  [[nodiscard]] const std::vector<Sensor>& sensors() const { return sensors_; }
  /// Of all parts of a model that have some: they add up to that of the system.
  [[nodiscard]] const std::vector<PartEnergy>& part_energies() const { return part_energies_; }
  [[nodiscard]] const std::vector<BeamPiece>& beam_pieces() const { return beam_pieces_; }
  [[nodiscard]] const BeamSections& sections() const { return sections_; }
  /// Whether the frames' own 4×4 inertias are all the mass their coordinates have. If not, mass couples them with each other
  /// or with other coordinates, which rotations instead of directors cannot express.
  [[nodiscard]] bool frames_are_uncoupled() const { return frames_are_uncoupled_; }
  /// How many of the first constraints are the frames' own.
  [[nodiscard]] int orthonormality_count() const { return 6 * static_cast<int>(frames_.size()); }
  [[nodiscard]] double ground_reach() const { return ground_reach_; }
  [[nodiscard]] bool translation_invariant() const { return translation_invariant_; }
  [[nodiscard]] bool rotation_invariant() const { return rotation_invariant_; }
  [[nodiscard]] bool galilean_invariant() const { return galilean_invariant_; }
  [[nodiscard]] bool describes_bodies() const { return describes_bodies_; }

  [[nodiscard]] double kinetic_energy(VectorIn v) const { return 0.5 * quadratic_form(*mass_, v); }
  [[nodiscard]] double potential_energy(VectorIn q) const { return potentials_.energy(q); }
  [[nodiscard]] Momentum momentum(VectorIn q, VectorIn v) const;
  /// Of all loads and drives, see TimeFunction, in their order.
  [[nodiscard]] std::vector<double> corners() const;

 private:
  [[nodiscard]] double mass_row_times(int i, VectorIn v) const;

  std::vector<std::string> coordinates_;
  std::shared_ptr<const SparseMatrix> mass_;
  OnDemand<SparseMatrix> square_mass_;
  double mass_scale_ = 1.0;
  Potentials potentials_;
  Constraints constraints_;
  Constraints implied_;
  Loads loads_;
  std::vector<Particle> particles_;
  std::vector<Frame> frames_;
  std::vector<JointPlace> joints_;
  std::vector<Sensor> sensors_;
  std::vector<PartEnergy> part_energies_;
  std::vector<BeamPiece> beam_pieces_;
  BeamSections sections_;
  double ground_reach_ = 0.0;
  bool translation_invariant_ = false;
  bool rotation_invariant_ = false;
  bool galilean_invariant_ = false;
  bool describes_bodies_ = false;
  bool frames_are_uncoupled_ = true;
};

}  // namespace visviva
