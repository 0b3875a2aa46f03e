#pragma once

#include <vector>

#include "visviva/mechanics/system.hpp"

namespace visviva {

/// Which columns of De at the midpoint of a step are not those of the exact secant De*. None is if each row of De(x_mid) is
/// parallel to that of De*, as with quadratic e and with lengths: the multiplier of a row takes up the factor.
[[nodiscard]] std::vector<bool> columns_off_secant(const Invariant& e);

/// Whether constraint forces B(q_mid)ᵀλ do no work in a step from constraints that hold to constraints that hold.
[[nodiscard]] bool midpoint_constraints_do_no_work(const System& system);

}  // namespace visviva
