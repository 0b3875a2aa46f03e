#pragma once

#include <optional>
#include <string>

#include "visviva/mechanics/system.hpp"

namespace visviva {

/// Why a run cannot go on, in the user's words.
struct Complaint {
  std::string what;
  std::string where;
  std::string hint;
};

/// Whether all constraints of the system, also those that others imply, can be met at the time t near q, where one is known to be
/// off by that much if it is given; if not, which of them contradict each other: drives that want different things, or a drive that
/// wants more than the joints allow.
[[nodiscard]] std::optional<Complaint> find_contradiction(const System& system, const Vector& q,
                                                          double t, std::optional<double> off = {});

}  // namespace visviva
