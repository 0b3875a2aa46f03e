#pragma once

#include "visviva/mechanics/system.hpp"
#include "visviva/model/model.hpp"

namespace visviva::model {

/// A model in natural coordinates, with the state it starts from (not yet moved onto its constraints).
struct Built {
  std::shared_ptr<const System> system;
  Vector q0;
  Vector v0;
};

/// Throws InvalidModel with what is wrong, where and what to do.
[[nodiscard]] Built build(const Model& model);

}  // namespace visviva::model
