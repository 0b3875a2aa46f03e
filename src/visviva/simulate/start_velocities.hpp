#pragma once

#include "visviva/model/build.hpp"

namespace visviva {

/// The velocities a model starts with at the assembled position q. Without a joint that has a speed they are those of its
/// parts. Otherwise they are the nearest ones, in the sense of the mass matrix, with which joints, drives and these speeds
/// are met; a mechanism of one freedom has no others. Throws InvalidModel if there are none.
[[nodiscard]] Vector start_velocities(const model::Model& model, const model::Built& built,
                                      const Vector& q);

}  // namespace visviva
