#pragma once

#include "visviva/model/model.hpp"

namespace visviva::model {

/// Throws InvalidModel, naming the beam, at the first thing of beam number i that makes no sense.
void check_beam(const Model& model, std::size_t i);

[[nodiscard]] bool is_rotation(const Matrix3d& R);

}  // namespace visviva::model
