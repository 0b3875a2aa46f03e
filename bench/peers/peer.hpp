#pragma once

#include <memory>
#include <optional>
#include <string_view>

#include "peers/mechanism.hpp"

namespace peers {

/// Another program with a mechanism made ready in it: its state at the start, its patterns, its memory.
class Peer {
 public:
  virtual ~Peer() = default;
  [[nodiscard]] virtual std::string_view name() const = 0;
  /// Poses after an integration from the start; nothing if it fails.
  [[nodiscard]] virtual std::optional<std::vector<Pose>> run(double until, double tolerance) = 0;
};

/// SUNDIALS IDA: three coordinates for each body, stabilized index-2 equations, the Jacobian by hand, KLU.
[[nodiscard]] std::unique_ptr<Peer> make_ida(const Mechanism& mechanism);
/// Simbody: relative angles, closed loops by constraints, Runge–Kutta–Merson. Null if it is not part of this build.
[[nodiscard]] std::unique_ptr<Peer> make_simbody(const Mechanism& mechanism);

}  // namespace peers
