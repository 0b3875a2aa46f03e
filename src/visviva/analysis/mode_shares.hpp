#pragma once

#include <optional>

#include "visviva/analysis/modes.hpp"

namespace visviva {

enum class Whirl { none, forward, backward };
[[nodiscard]] std::string_view to_string(Whirl whirl);

/// What the parts of a model and its motion as a whole have to do with a mode.
struct ModeShares {
  std::vector<double> kinetic;  ///< of each part with energy, of all kinetic energy
  std::vector<double>
      strain;  ///< likewise, of the energy of springs and strains; zeros if there is none
  /// φᴴMr/φᴴMφ of unit translations r along x, y, z and turnings about these axes through the origin.
  Eigen::Matrix<double, 6, 1> participation;
  /// |φᴴMr|²/φᴴMφ, kg and kg m²: all modes together have the mass that moves.
  Eigen::Matrix<double, 6, 1> effective_mass;
  Whirl whirl = Whirl::none;  ///< the way in which points go round the axis
};

/// Reads modes about one state.
class ModeReader {
 public:
  /// Whirl is told against the axis, or else against the angular momentum of the state about the mass centre.
  ModeReader(const Linearization& linear, const InitialState& state,
             std::optional<Eigen::Vector3d> axis = std::nullopt);

  [[nodiscard]] std::vector<std::string> parts() const;
  [[nodiscard]] double mass() const { return mass_; }
  [[nodiscard]] ModeShares read(const Mode& mode) const;
  [[nodiscard]] Whirl whirl(const Mode& mode) const;

 private:
  void add_shares(const Vector& y, ModeShares& shares) const;

  const Linearization& linear_;
  const InitialState& state_;
  double mass_ = 0.0;
  Eigen::Vector3d axis_;  ///< zero if there is none
};

/// |φᴴMψ|²/(φᴴMφ ψᴴMψ): one if shapes are the same, zero if they have nothing in common.
[[nodiscard]] double assurance(const SparseMatrix& mass, const Eigen::VectorXcd& a,
                               const Eigen::VectorXcd& b);

}  // namespace visviva
