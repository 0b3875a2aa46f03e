#pragma once

#include "visviva/mechanics/system.hpp"

namespace visviva {

/// Changes of a system in which frames stay frames: δq = E(q) y. Of a frame y has six entries, the change of its point and a
/// turning ω with δdₖ = ω × dₖ, both in the axes of space; then come all coordinates that belong to no frame, in their order.

/// A matrix of the pattern of E, with ones where coordinates are unknowns themselves.
[[nodiscard]] SparseMatrix turning_pattern(const System& system);
/// Sets the entries of turnings, which are linear in q: with velocities in its place they are those of dE/dt.
void set_turning(const System& system, VectorIn q, SparseMatrix& E);

using AxisMultipliers = Eigen::Matrix<double, 6, 1>;
/// The multipliers of the axes D of a frame, given D⁻¹, that bear these forces on its directors: D Λ = F with Λ symmetric.
[[nodiscard]] AxisMultipliers axis_multipliers(const Eigen::Matrix3d& inverse_axes,
                                               const Eigen::Matrix3d& forces);

/// Of the frame whose coordinates start at `first`: the directors, or the forces on them.
[[nodiscard]] inline Eigen::Matrix3d of_directors(VectorIn z, int first) {
  return z.segment<9>(first + 3).reshaped(3, 3);
}

/// What an unknown is, in the user's words, and its unit.
struct UnknownInfo {
  std::string name;
  std::string unit;
};
/// Of all unknowns, in their order.
[[nodiscard]] std::vector<UnknownInfo> describe_unknowns(const System& system);
[[nodiscard]] std::vector<std::string> unknown_names(const System& system);

}  // namespace visviva
