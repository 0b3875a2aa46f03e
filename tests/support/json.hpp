#pragma once

#include <filesystem>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "visviva/math/types.hpp"

namespace visviva::test {

/// nlohmann::json::parse(), which takes long to compile.
[[nodiscard]] nlohmann::json parse_json(const std::string& text);
[[nodiscard]] nlohmann::json read_json(const std::filesystem::path& path);

/// A list of numbers of a file of references.
inline Vector to_vector(const nlohmann::json& list) {
  const auto values = list.get<std::vector<double>>();
  return Eigen::Map<const Vector>(values.data(), static_cast<Eigen::Index>(values.size()));
}

}  // namespace visviva::test
