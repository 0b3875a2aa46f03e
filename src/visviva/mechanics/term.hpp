#pragma once

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "visviva/mechanics/invariant.hpp"
#include "visviva/mechanics/load.hpp"
#include "visviva/mechanics/strain_energy.hpp"

namespace visviva {

/// V = W(e(x)) of the named coordinates x.
struct PotentialTerm {
  std::string name;
  std::vector<int> coordinates;
  std::shared_ptr<const Invariant> strain;
  std::shared_ptr<const StrainEnergy> energy;
  /// A force that is −∇V(x) where the constraints hold, and another one elsewhere, if a paper prescribes it. It has no
  /// energy and no secant; results that were published with it off the constraints are met with it only.
  std::shared_ptr<const Load> constrained_force = nullptr;
  std::string part = {};  ///< of the model, that it belongs to
  bool is_weight = false;
};

/// A value that is prescribed, with its first two derivatives by time.
struct Motion {
  double value = 0.0;
  double rate = 0.0;
  double acceleration = 0.0;
};
/// Of a drive or a base motion.
class TimeFunction : public std::function<Motion(double t)> {
 public:
  using function::function;
  /// Times at which it does not go on smoothly, as far as that is known: where it jumps, has a kink, begins or ends.
  std::vector<double> corners = {};
};

/// Φ = e(x) − e₀(t). An empty list of targets means e₀ = 0; otherwise one function per row.
struct ConstraintTerm {
  std::string name;
  std::vector<int> coordinates;
  std::shared_ptr<const Invariant> invariant;
  std::vector<TimeFunction> target = {};
  /// What each row holds, for messages; may be empty.
  std::vector<std::string> row_names = {};
  std::string part = {};  ///< of the model, that it belongs to
};

/// A force on the named coordinates.
struct LoadTerm {
  std::string name;
  std::vector<int> coordinates;
  std::shared_ptr<const Load> load;
  std::vector<double> corners = {};  ///< of its function of time, see TimeFunction
};

}  // namespace visviva
