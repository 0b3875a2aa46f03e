#include "visviva/cli/model_summary.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace visviva::cli {

std::string model_summary(const modelfile::ModelFile& file) {
  const model::Model& m = file.model;
  std::size_t elements = 0;
  for (const auto& beam : m.beams) elements += beam.line.nodes.size() - 1;
  std::vector<std::string> parts;
  const auto count = [&](std::size_t n, const char* one, const char* many) {
    if (n > 0) parts.push_back(fmt::format("{} {}", n, n == 1 ? one : many));
  };
  count(m.bodies.size(), "body", "bodies");
  count(m.points.size(), "point mass", "point masses");
  count(m.beams.size(), "beam", "beams");
  if (elements > 0)
    parts.back() += fmt::format(" ({} element{})", elements, elements == 1 ? "" : "s");
  count(m.joints.size(), "joint", "joints");
  count(m.components.size() + m.joint_springs.size(), "spring or damper", "springs and dampers");
  count(m.gears.size(), "gear", "gears");
  count(m.drives.size() + m.base_motions.size(), "drive", "drives");
  count(m.loads.size(), "load", "loads");
  count(m.sensors.size(), "sensor", "sensors");
  std::string text =
      fmt::format("{}{}{}", file.title, file.title.empty() ? "" : ": ", fmt::join(parts, ", "));
  if (!file.reference.empty()) text += "; data: " + file.reference;
  if (!file.assumed.empty()) text += "; assumed: " + file.assumed;
  return text;
}

}  // namespace visviva::cli
