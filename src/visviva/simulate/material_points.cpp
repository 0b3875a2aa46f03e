#include "visviva/simulate/material_points.hpp"

#include <fmt/format.h>

#include <cmath>

#include "visviva/math/decompositions.hpp"

namespace visviva {
namespace {

// The half edges of the box with the second moments E of a mass m about its centre: ∫x²dm = m a²/3.
Eigen::Matrix3d half_edges(const Eigen::Matrix3d& E, double m) {
  const auto [moments, axes] = principal_axes(E);
  const Eigen::Vector3d lengths = (3.0 / m * moments).cwiseMax(0.0).cwiseSqrt();
  return axes * lengths.asDiagonal();
}

VectorForm point_of(int first, const Eigen::Vector3d& place) {
  return frame_on_body(first, place, Eigen::Matrix3d::Identity()).point;
}

}  // namespace

MaterialPoints::MaterialPoints(const System& system) {
  for (const Particle& particle : system.particles()) {
    coordinates_.push_back(particle.coordinates);
    names_.push_back(fmt::format("'{}'", particle.name));
  }
  if (!are_lengths(system))
    for (int i = 0; i < system.coordinate_count(); ++i) {
      coordinates_.push_back({i});
      names_.push_back(fmt::format("'{}'", system.coordinate_name(i)));
    }
  for (const Frame& frame : system.frames()) add_frame(frame);
  for (const JointPlace& joint : system.joints()) {
    add(joint.at.point, fmt::format("joint '{}'", joint.name));
    add(joint.point, fmt::format("joint '{}'", joint.name));
  }
  for (const Sensor& sensor : system.sensors())
    if (const auto* of = std::get_if<PointSensor>(&sensor.reads))
      add(of->point, fmt::format("sensor '{}'", sensor.name));
}

void MaterialPoints::add(VectorForm form, const std::string& name) {
  if (form.parts().empty()) return;  // on the ground
  forms_.push_back(std::move(form));
  names_.push_back(name);
}

void MaterialPoints::add_frame(const Frame& frame) {
  const std::string name = fmt::format("'{}'", frame.name);
  add(point_of(frame.first, Eigen::Vector3d::Zero()), name);
  const double m = frame.mass();
  if (!(m > 0.0)) return;
  const Eigen::Vector3d c = frame.moment() / m;
  const Eigen::Matrix3d edges =
      half_edges(frame.inertia.block<3, 3>(1, 1) - m * c * c.transpose(), m);
  for (int i = 0; i < 3; ++i)
    for (const double side : {-1.0, 1.0}) add(point_of(frame.first, c + side * edges.col(i)), name);
}

PointWay MaterialPoints::largest_way(VectorIn dq) const {
  PointWay largest;
  if (!dq.allFinite()) return {std::nan(""), -1};
  const auto see = [&](double square, std::size_t point) {
    if (largest.point < 0 || square > largest.way) largest = {square, static_cast<int>(point)};
  };
  for (std::size_t i = 0; i < coordinates_.size(); ++i) {
    double square = 0.0;
    for (const int k : coordinates_[i]) square += dq[k] * dq[k];
    see(square, i);
  }
  for (std::size_t i = 0; i < forms_.size(); ++i)
    see(forms_[i].rate(dq).squaredNorm(), coordinates_.size() + i);
  largest.way = std::sqrt(largest.way);
  return largest;
}

}  // namespace visviva
