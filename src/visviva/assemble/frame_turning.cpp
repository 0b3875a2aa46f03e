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

// The coordinate that an unknown after those of frames is.
int free_coordinate(const System& system, int unknown) {
  const std::vector<bool> in_frame = coordinates_of_frames(system);
  int left = unknown - 6 * static_cast<int>(system.frames().size());
  for (int c = 0; c < system.coordinate_count(); ++c)
    if (!in_frame[static_cast<std::size_t>(c)] && left-- == 0) return c;
  throw std::logic_error("there is no such unknown");
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

std::string unknown_name(const System& system, int unknown) {
  const auto frame = static_cast<std::size_t>(unknown / 6);
  if (frame >= system.frames().size())
    return system.coordinate_name(free_coordinate(system, unknown));
  constexpr std::string_view axes = "xyz";
  return fmt::format("{} {} of {}", unknown % 6 < 3 ? "position" : "rotation",
                     axes[static_cast<std::size_t>(unknown % 3)], system.frames()[frame].name);
}

std::string unknown_unit(const System& system, int unknown) {
  if (unknown < 6 * static_cast<int>(system.frames().size())) return unknown % 6 < 3 ? "m" : "rad";
  const int c = free_coordinate(system, unknown);
  const auto holds = [c](const Particle& p) {
    return std::find(p.coordinates.begin(), p.coordinates.end(), c) != p.coordinates.end();
  };
  if (std::any_of(system.particles().begin(), system.particles().end(), holds)) return "m";
  return system.describes_bodies() ? "rad" : "";  // the angle of a joint
}

}  // namespace visviva
