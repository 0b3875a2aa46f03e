#pragma once

#include <memory>
#include <vector>

#include "visviva/mechanics/pose_map.hpp"
#include "visviva/mechanics/system.hpp"

namespace visviva {

/// A system in natural coordinates z, written in mass centres and Euler parameters instead: each frame has the seven
/// coordinates q = (x_G, p) and the row p·p = 1 in place of its twelve coordinates and six rows of orthonormality. All
/// other coordinates, and all other rows, stay as they are and in their order.
///
/// Its velocities are v = (ẋ_G, Ω, 2p·ṗ), Ω the angular velocity in the body's axes, and its mass the constant
/// (m 1, J_G, 0): see QuasiVelocities. The seventh velocity vanishes and has no mass; it makes q̇ ↔ v one to one.
class EulerParameterSystem {
 public:
  /// Throws InvalidModel if a frame has other mass than its own.
  explicit EulerParameterSystem(std::shared_ptr<const System> natural);

  [[nodiscard]] const std::shared_ptr<const System>& system() const { return system_; }
  /// Where the Euler parameters of each frame start.
  [[nodiscard]] const std::vector<int>& rotors() const { return rotors_; }

  void from_natural(VectorIn z, VectorIn z_dot, VectorOut q, VectorOut v) const;
  void to_natural(VectorIn q, VectorIn v, VectorOut z, VectorOut z_dot) const;
  /// Multipliers of the natural system's rows but those of orthonormality; zero for p·p = 1.
  [[nodiscard]] Vector multipliers_from_natural(VectorIn lambda) const;

 private:
  struct Body {
    int natural;  ///< where its twelve coordinates start,
    int first;    ///< and its seven
    Eigen::Vector3d centre;
  };
  /// Some natural coordinates: those in q they depend on, and how.
  struct LocalMap {
    std::vector<int> coordinates;
    PoseMap map;
  };

  void lay_out(SystemDescription& d);
  void add_mass(SystemDescription& d) const;
  void add_terms(SystemDescription& d) const;
  [[nodiscard]] LocalMap local_map(const std::vector<int>& natural) const;

  std::shared_ptr<const System> natural_;
  std::vector<Body> bodies_;
  std::vector<int> owner_;  ///< by natural coordinate: its body, or −1
  std::vector<int> place_;  ///< by natural coordinate: the same one in q, or −1 if it is a body's
  std::vector<int> rotors_;
  std::shared_ptr<const System> system_;
};

}  // namespace visviva
