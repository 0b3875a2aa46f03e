#pragma once

#include <atomic>
#include <functional>

#include "visviva/equilibrium/loaded_system.hpp"
#include "visviva/equilibrium/relaxation.hpp"
#include "visviva/equilibrium/stability.hpp"

namespace visviva {

/// How an equilibrium is looked for.
enum class StaticMethod {
  automatic,  ///< along the path of the load where the unloaded system has a place of its own, else by relaxation
  steps,  ///< along the path of the load, in steps of p
  arc,    ///< along the path, in steps of its length: past points where the load has to fall
  relax   ///< by relaxation under the whole load
};
[[nodiscard]] std::string_view to_string(StaticMethod method);

struct StaticOptions {
  StaticMethod method = StaticMethod::automatic;
  double target = 1.0;  ///< p of the equilibrium
  int steps = 20;       ///< along the path, at least
};

/// A place of rest on the way.
struct StaticPoint {
  StaticPlace place;
  Vector multipliers = {};  ///< with those of the frames' own rows
  double way = 0.0;         ///< of p, back and forth
  int iterations = 0;
  int rejected = 0;       ///< attempts
  int falling = 0;        ///< directions
  double residual = 0.0;  ///< N
  bool fell = false;      ///< here from the point before, instead of following the load
};

/// Where a path turns back, or leaves stability without doing so.
struct CriticalPoint {
  enum class Kind { limit, branch };
  Kind kind = Kind::limit;
  double p = 0.0;
  int falling = 0;  ///< directions, behind it
};

struct StaticResult {
  InitialState state = {};                  ///< its time is p
  StaticMethod method = StaticMethod::arc;  ///< that found it
  long steps = 0;
  long iterations = 0;
  double residual = 0.0;  ///< N
  Stability stability = {};
  std::vector<CriticalPoint> critical = {};
  std::optional<Complaint> complaint = std::nullopt;  ///< if there is no equilibrium
  bool interrupted = false;
};

using StaticObserver = std::function<void(const StaticPoint&)>;

/// The equilibrium of a loaded system at p = target, from where it starts without loads. Points are observed on the way, the start
/// first; `stop` may be set from elsewhere.
[[nodiscard]] StaticResult follow_load(const std::shared_ptr<const System>& loaded,
                                       const Vector& start, const StaticOptions& options = {},
                                       const StaticObserver& observe = {},
                                       const std::atomic<bool>* stop = nullptr);

/// A place of rest of a system: no velocities, and the multipliers that the equations of motion have there.
struct Equilibrium {
  InitialState state;
  Stability stability;
};

/// The equilibrium of a system under its loads at a time, with drives where they are then, found automatically from a start that
/// meets the joints. Throws InvalidModel if there is none.
[[nodiscard]] Equilibrium find_equilibrium(const std::shared_ptr<const System>& system,
                                           const Vector& start, double time = 0.0);

/// The same place with the velocities that drives ask for at its time, and what follows from them.
[[nodiscard]] InitialState in_step_with_drives(const std::shared_ptr<const System>& system,
                                               const InitialState& at_rest);

/// What the user should know of an equilibrium; nothing of a stable one.
[[nodiscard]] std::vector<std::string> stability_warnings(const Stability& stability);

}  // namespace visviva
