#include "visviva/cli/model_summary.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "visviva/model/beam_resolution.hpp"
#include "visviva/model/beams.hpp"

namespace visviva::cli {
namespace {

std::string move_text(const PartMove& move) {
  std::vector<std::string> sizes;
  for (const auto& [size, unit] :
       {std::pair(move.distance, "m"), std::pair(move.angle, "rad"),
        std::pair(move.velocity, "m/s"), std::pair(move.angular_velocity, "rad/s")})
    if (size > 0.0) sizes.push_back(fmt::format("{:.2g} {}", size, unit));
  return fmt::format("'{}' by {}", move.name, fmt::join(sizes, ", "));
}

}  // namespace

std::string model_summary(const modelfile::ModelFile& file) {
  const model::Model& m = file.model;
  std::size_t elements = 0;
  for (const auto& beam : m.beams) elements += static_cast<std::size_t>(model::element_count(beam));
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

std::vector<std::string> mesh_texts(const model::Model& model) {
  constexpr std::size_t most = 4;
  std::vector<std::string> texts;
  for (const auto& beam : model.beams) {
    if (texts.size() == most) {
      texts.push_back(fmt::format("and {} more beams", model.beams.size() - most));
      break;
    }
    const model::BeamResolution mesh = model::beam_resolution(beam);
    texts.push_back(
        fmt::format("'{}' bends rightly in waves of {:.3g} m and longer, below {:.3g} Hz",
                    beam.name, mesh.wave, mesh.frequency));
  }
  return texts;
}

std::string start_moves_text(const ConsistentState& start) {
  constexpr std::size_t most = 4;
  const auto& moves = start.moves;
  std::vector<std::string> texts;
  if (moves.empty() && start.position_move > 1e-9 * start.state.q.norm())  // it has no bodies
    texts.push_back(fmt::format("positions by {:.2g}", start.position_move));
  for (std::size_t i = 0; i < std::min(most, moves.size()); ++i)
    texts.push_back(move_text(moves[i]));
  if (moves.size() > most) texts.push_back(fmt::format("and {} more", moves.size() - most));
  if (!texts.empty() && start.stored != 0.0)
    texts.back() += fmt::format("; potential energy {:+.3g} J", start.stored);
  return fmt::format("{}", fmt::join(texts, ", "));
}

}  // namespace visviva::cli
