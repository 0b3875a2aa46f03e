#include "visviva/results/mode_motion.hpp"

#include <algorithm>

#include "visviva/results/packed.hpp"
#include "visviva/results/report_scene.hpp"

namespace visviva {
namespace {

using Shapes = std::vector<Eigen::VectorXcd>;

/// Which unknown of a shape a coordinate is that belongs to no frame.
std::vector<Eigen::Index> unknowns_of_coordinates(const System& system) {
  constexpr Eigen::Index of_a_frame = -1;
  std::vector<Eigen::Index> unknowns(static_cast<std::size_t>(system.coordinate_count()), 0);
  for (const Frame& frame : system.frames())
    std::fill_n(unknowns.begin() + frame.first, Frame::size, of_a_frame);
  auto next = 6 * static_cast<Eigen::Index>(system.frames().size());
  for (auto& unknown : unknowns)
    if (unknown != of_a_frame) unknown = next++;
  return unknowns;
}

/// The unknowns that are the displacements of parts, three each, in the order of reports; −1 where a part has none.
std::vector<Eigen::Index> displacements(const System& system) {
  std::vector<Eigen::Index> rows;
  for (Eigen::Index i = 0; i < static_cast<Eigen::Index>(system.frames().size()); ++i)
    for (Eigen::Index k = 0; k < 3; ++k) rows.push_back(6 * i + k);
  const auto unknowns = unknowns_of_coordinates(system);
  for (const Particle& point : system.particles())
    for (std::size_t k = 0; k < 3; ++k)
      rows.push_back(k < point.coordinates.size()
                         ? unknowns[static_cast<std::size_t>(point.coordinates[k])]
                         : -1);
  return rows;
}

std::vector<Eigen::Index> turnings(const System& system) {
  std::vector<Eigen::Index> rows;
  for (Eigen::Index i = 0; i < static_cast<Eigen::Index>(system.frames().size()); ++i)
    for (Eigen::Index k = 3; k < 6; ++k) rows.push_back(6 * i + k);
  return rows;
}

template <typename Part>
Json table_of(const Shapes& shapes, const std::vector<Eigen::Index>& rows, Part part) {
  std::vector<double> numbers;
  for (const Eigen::Index row : rows)
    for (const auto& shape : shapes) numbers.push_back(row < 0 ? 0.0 : part(shape[row]));
  return packed_table(numbers, shapes.size());
}

Json tables_of(const Shapes& shapes, const std::vector<Eigen::Index>& rows, bool real) {
  const auto imaginary = [](std::complex<double> z) { return z.imag(); };
  return Json::Object{
      {"real", table_of(shapes, rows, [](std::complex<double> z) { return z.real(); })},
      {"imaginary", real ? packed_table({}, 0) : table_of(shapes, rows, imaginary)}};
}

/// A motion with one frame.
Json motion_at_rest(const System& system, VectorIn q, double t, const model::Scene& scene) {
  Json::List names;
  std::vector<double> positions;
  std::vector<double> turns;
  for (const Frame& frame : system.frames()) {
    names.emplace_back(frame.name);
    const Eigen::Vector3d x = frame_position(q, frame.first);
    positions.insert(positions.end(), x.begin(), x.end());
    const Eigen::Quaterniond p(frame_rotation(q, frame.first));
    turns.insert(turns.end(), {p.w(), p.x(), p.y(), p.z()});
  }
  for (const Particle& point : system.particles()) {
    names.emplace_back(point.name);
    for (std::size_t k = 0; k < 3; ++k)
      positions.push_back(k < point.coordinates.size() ? q[point.coordinates[k]] : 0.0);
  }
  std::vector<double> factors;
  for (const DrawnLoad& load : drawn_loads(scene))
    factors.push_back(load.factor ? load.factor(t) : 1.0);
  return Json::Object{{"times", packed(std::vector<double>{t})},
                      {"parts", std::move(names)},
                      {"oriented", static_cast<long>(system.frames().size())},
                      {"position", packed_table(positions, positions.size())},
                      {"orientation", packed_table(turns, turns.size())},
                      {"scene", report_scene(scene, system.frames().size())},
                      {"load_factors", packed_table(factors, factors.size())},
                      {"fields", Json::List{}}};
}

}  // namespace

Json mode_motion(const System& system, VectorIn q, double t, const model::Scene& scene,
                 const Shapes& shapes, std::size_t bytes) {
  if (!system.describes_bodies() || shapes.empty()) return nullptr;
  const bool real =
      std::all_of(shapes.begin(), shapes.end(), [](const auto& y) { return y.imag().isZero(0.0); });
  Json motion = motion_at_rest(system, q, t, scene);
  const auto moves = displacements(system);
  const auto turns = turnings(system);
  const std::size_t fixed = motion.line().size();
  const std::size_t of_a_mode = base64_size((moves.size() + turns.size()) * (real ? 2 : 4)) + 64;
  if (bytes < fixed + of_a_mode) return nullptr;
  const std::size_t shown = std::min(shapes.size(), (bytes - fixed) / of_a_mode);
  const Shapes first(shapes.begin(), shapes.begin() + static_cast<std::ptrdiff_t>(shown));
  return Json::Object{{"motion", std::move(motion)},
                      {"displacement", tables_of(first, moves, real)},
                      {"turning", tables_of(first, turns, real)}};
}

}  // namespace visviva
