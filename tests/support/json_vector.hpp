#pragma once

#include <nlohmann/json.hpp>
#include <vector>

#include "visviva/math/types.hpp"

namespace visviva::test {

/// A list of numbers of a file of references.
inline Vector to_vector(const nlohmann::json& list) {
  const auto values = list.get<std::vector<double>>();
  return Eigen::Map<const Vector>(values.data(), static_cast<Eigen::Index>(values.size()));
}

}  // namespace visviva::test
