#pragma once

#include <cmath>

#include "visviva/model/model.hpp"

namespace visviva::model {

/// Throws InvalidModel, naming the beam, at the first thing of beam number i that makes no sense.
void check_beam(const Model& model, std::size_t i);

[[nodiscard]] bool is_rotation(const Matrix3d& R);

/// Whether all entries are finite and so are their squares, without which there are no distances.
template <typename Derived>
[[nodiscard]] bool is_computable(const Eigen::MatrixBase<Derived>& x) {
  return std::isfinite(x.squaredNorm());
}
inline constexpr std::string_view not_computable = "is not finite, or whose square is not";

}  // namespace visviva::model
