#include "visviva/results/stored_motion.hpp"

#include <Eigen/Geometry>
#include <algorithm>
#include <numeric>

namespace visviva {
namespace {

using Eigen::Quaterniond;
using Eigen::Vector3d;

Vector3d vector_of(const std::vector<double>& numbers, std::size_t i) {
  return Vector3d(&numbers.at(3 * i));
}

std::vector<double> row_of(const StoredResults& results, const char* name, std::size_t row) {
  const auto* table = results.find(name);
  return table == nullptr ? std::vector<double>() : results.read(*table, row, 1);
}

}  // namespace

StoredMotion::StoredMotion(const StoredResults& results, std::size_t row)
    : position_(row_of(results, "position", row)),
      orientation_(row_of(results, "orientation", row)),
      velocity_(row_of(results, "velocity", row)),
      angular_velocity_(row_of(results, "angular_velocity", row)),
      point_position_(row_of(results, "point_position", row)),
      point_velocity_(row_of(results, "point_velocity", row)) {}

MovedPlace StoredMotion::at(const model::ScenePlace& place) const {
  using On = model::ScenePlace::On;
  if (place.on == On::space) return {place.position, place.axes};
  const std::size_t i = place.index;
  if (place.on == On::point)
    return {vector_of(point_position_, i), place.axes, vector_of(point_velocity_, i)};
  const double* p = &orientation_.at(4 * i);
  const MovedPlace body{vector_of(position_, i), Quaterniond(p[0], p[1], p[2], p[3]).matrix(),
                        vector_of(velocity_, i), vector_of(angular_velocity_, i)};
  return {body.point(place.position), body.axes * place.axes, body.point_velocity(place.position),
          body.angular_velocity};
}

std::vector<BeamSample> beam_samples(const model::SceneBeam& beam, std::size_t first,
                                     std::size_t last) {
  const double total = std::accumulate(beam.lengths.begin(), beam.lengths.end(), 0.0);
  const std::size_t steps = std::clamp<std::size_t>(32 / beam.lengths.size(), 1, 8);
  double before = std::accumulate(beam.lengths.begin(),
                                  beam.lengths.begin() + static_cast<std::ptrdiff_t>(first), 0.0);
  std::vector<BeamSample> samples = {{first, 0.0, before / total}};
  for (std::size_t piece = first; piece < last; ++piece) {
    for (std::size_t k = 1; k <= steps; ++k) {
      const double part = static_cast<double>(k) / static_cast<double>(steps);
      samples.push_back({piece, part, (before + part * beam.lengths[piece]) / total});
    }
    before += beam.lengths[piece];
  }
  return samples;
}

MovedPlace on_beam(const model::SceneBeam& beam, const std::vector<MovedPlace>& nodes,
                   const BeamSample& sample) {
  const MovedPlace& a = nodes[sample.piece];
  const MovedPlace& b = nodes[sample.piece + 1];
  const double l = beam.lengths[sample.piece];
  const double u = sample.part;
  const double to_b = u * u * (3.0 - 2.0 * u);
  const double slope_a = u * (1.0 - u) * (1.0 - u) * l;
  const double slope_b = -u * u * (1.0 - u) * l;
  const auto along = [&](const Vector3d& x_a, const Vector3d& x_b, const Vector3d& d_a,
                         const Vector3d& d_b) -> Vector3d {
    return (1.0 - to_b) * x_a + to_b * x_b + slope_a * d_a + slope_b * d_b;
  };
  const Vector3d d_a = a.axes.col(0);
  const Vector3d d_b = b.axes.col(0);
  MovedPlace place;
  place.position = along(a.position, b.position, d_a, d_b);
  place.velocity =
      along(a.velocity, b.velocity, a.angular_velocity.cross(d_a), b.angular_velocity.cross(d_b));
  place.axes = Quaterniond(a.axes).slerp(u, Quaterniond(b.axes)).matrix();
  place.angular_velocity = (1.0 - u) * a.angular_velocity + u * b.angular_velocity;
  return place;
}

}  // namespace visviva
