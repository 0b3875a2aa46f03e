#include "json.hpp"

#include <fstream>

namespace visviva::test {

nlohmann::json parse_json(const std::string& text) { return nlohmann::json::parse(text); }

nlohmann::json read_json(const std::filesystem::path& path) {
  std::ifstream file(path);
  const std::string text(std::istreambuf_iterator<char>(file), {});
  return parse_json(text);
}

}  // namespace visviva::test
