#pragma once

#include <complex>

#include "visviva/equilibrium/linearization.hpp"

namespace visviva {

enum class ModeKind { rigid, vibration, overdamped, growing };
[[nodiscard]] std::string_view to_string(ModeKind kind);

/// A small motion y(t) = Re(shape·e^{λt}) that all parts of a system make together.
struct Mode {
  std::complex<double> eigenvalue;  ///< λ, 1/s; of a pair λ, λ̄ that with Im λ > 0
  /// y of Linearization. Of undamped motions real, and of unit mass; else its largest entry is 1.
  Eigen::VectorXcd shape;
  bool rigid = false;  ///< λ is zero within round-off

  [[nodiscard]] double frequency() const;      ///< Im λ/2π, Hz
  [[nodiscard]] double damping_ratio() const;  ///< −Re λ/|λ|, zero of a rigid mode
  [[nodiscard]] ModeKind kind() const;
};

/// The slowest modes about a state, by |λ|, those without stiffness first.
struct ModeSet {
  std::vector<Mode> modes;
  int unknowns = 0;
  int freedoms = 0;
  bool moves = false;     ///< whether the state moves: the modes are of this moment
  bool undamped = false;  ///< neither dampers nor gyroscopic nor follower forces: shapes are real
  bool complete = false;  ///< whether all modes are there
};

struct ModeOptions {
  int count = 20;
  /// Up to so many freedoms dense matrices are taken, which find all modes, if a good part of these is wanted, or if joints
  /// turn with a moving state; up to a fifth of it in any case.
  int dense_limit = 300;
};

/// Of a settled linearization. Throws InvalidModel where there are no modes: joints that are not independent, motions without
/// mass, or a large system about a moving state whose joints turn with it.
[[nodiscard]] ModeSet find_modes(const Linearization& linear, const ModeOptions& options);

/// In how many directions a state of rest has negative stiffness; of a large system among the ten with the least.
[[nodiscard]] int falling_count(const Linearization& linear);

}  // namespace visviva
