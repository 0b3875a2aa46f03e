#pragma once

#include <atomic>
#include <memory>

#include "visviva/equilibrium/static_equations.hpp"

namespace visviva {

/// A load under which an equilibrium is no longer held in some direction.
struct BucklingLoad {
  enum class Kind {
    branch,  ///< other equilibria branch off; the load does no work in the direction
    limit    ///< the load cannot grow further: it snaps through
  };
  double factor = 0.0;  ///< p of a loaded system
  Kind kind = Kind::branch;
  Vector shape;  ///< y of Linearization, its largest way or turning is 1
};
[[nodiscard]] std::string_view to_string(BucklingLoad::Kind kind);

struct BucklingOptions {
  int count = 3;
  double largest = 1e6;  ///< factor that is looked for
};

struct Buckling {
  std::vector<BucklingLoad> loads;  ///< the smallest first
  StaticPlace place;                ///< on the path, near the first load, or where the search ended
  std::string ended;                ///< why there are fewer than were asked for
};

/// The load factors p > 0 at which the stiffness K(p) of a loaded system (loaded_system) is singular along its path of equilibria from
/// `start`, which is followed for that: at each of its places
///
///     (K + μK′) φ = 0,     b φ = 0,     K′ = dK/dp along the path,
///
/// tells how far ahead the next one is, the more exactly the nearer it is. What the structure does before it buckles is thus taken
/// into account. Throws InvalidModel if the unloaded structure does not stand.
[[nodiscard]] Buckling find_buckling(const std::shared_ptr<const System>& loaded,
                                     const Vector& start, const BucklingOptions& options = {},
                                     const std::atomic<bool>* stop = nullptr);

}  // namespace visviva
