#include "visviva/assemble/frame_turning.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace visviva {
namespace {

int next(int i) { return (i + 1) % 3; }

std::vector<bool> coordinates_of_frames(const System& system) {
  std::vector<bool> in_frame(static_cast<std::size_t>(system.coordinate_count()), false);
  for (const Frame& frame : system.frames())
    std::fill_n(in_frame.begin() + frame.first, Frame::size, true);
  return in_frame;
}

}  // namespace

SparseMatrix turning_pattern(const System& system) {
  std::vector<Eigen::Triplet<double>> entries;
  int unknown = 0;
  for (const Frame& frame : system.frames()) {
    for (int i = 0; i < 3; ++i) {
      entries.emplace_back(frame.first + i, unknown + i, 1.0);
      for (int d = frame.first + 3; d < frame.first + Frame::size; d += 3) {
        entries.emplace_back(d + i, unknown + 3 + next(i), 1.0);
        entries.emplace_back(d + i, unknown + 3 + next(next(i)), 1.0);
      }
    }
    unknown += 6;
  }
  const std::vector<bool> in_frame = coordinates_of_frames(system);
  for (int c = 0; c < system.coordinate_count(); ++c)
    if (!in_frame[static_cast<std::size_t>(c)]) entries.emplace_back(c, unknown++, 1.0);
  SparseMatrix E(system.coordinate_count(), unknown);
  E.setFromTriplets(entries.begin(), entries.end());
  return E;
}

// A turning about axis i moves component i + 1 of a director by −dᵢ₊₂, and i + 2 by dᵢ₊₁: its six entries in a column of E.
void set_turning(const System& system, VectorIn q, SparseMatrix& E) {
  for (std::size_t f = 0; f < system.frames().size(); ++f)
    for (int i = 0; i < 3; ++i)
      for (SparseMatrix::InnerIterator e(E, 6 * static_cast<int>(f) + 3 + i); e; ++e) {
        const int from = system.frames()[f].first;
        const int component = (static_cast<int>(e.row()) - from) % 3;
        const int other = 3 - component - i;
        const double part = q[e.row() - component + other];
        e.valueRef() = component == next(i) ? -part : part;
      }
}

AxisMultipliers axis_multipliers(const Eigen::Matrix3d& inverse_axes,
                                 const Eigen::Matrix3d& forces) {
  const Eigen::Matrix3d L = inverse_axes * forces;
  AxisMultipliers own;
  own << L.diagonal(), 0.5 * (L(1, 2) + L(2, 1)), 0.5 * (L(2, 0) + L(0, 2)),
      0.5 * (L(0, 1) + L(1, 0));
  return own;
}

std::vector<UnknownInfo> describe_unknowns(const System& system) {
  std::vector<UnknownInfo> all;
  for (const Frame& frame : system.frames())
    for (const auto& [what, unit] : {std::pair{"position", "m"}, {"rotation", "rad"}})
      for (const char axis : {'x', 'y', 'z'})
        all.push_back({fmt::format("{} {} of {}", what, axis, frame.name), unit});
  // What is no point of a model is the angle of a joint.
  std::vector<const char*> units(static_cast<std::size_t>(system.coordinate_count()),
                                 system.describes_bodies() ? "rad" : "");
  for (const Particle& particle : system.particles())
    for (const int c : particle.coordinates) units[static_cast<std::size_t>(c)] = "m";
  const std::vector<bool> in_frame = coordinates_of_frames(system);
  for (int c = 0; c < system.coordinate_count(); ++c)
    if (!in_frame[static_cast<std::size_t>(c)])
      all.push_back({system.coordinate_name(c), units[static_cast<std::size_t>(c)]});
  return all;
}

std::vector<std::string> unknown_names(const System& system) {
  std::vector<std::string> names;
  for (UnknownInfo& unknown : describe_unknowns(system)) names.push_back(std::move(unknown.name));
  return names;
}

}  // namespace visviva
