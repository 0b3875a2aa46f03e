#pragma once

#include "visviva/model/scene.hpp"
#include "visviva/results/stored_results.hpp"

namespace visviva {

/// Where a place is at a time, with its axes, and how it moves; all in space axes.
struct MovedPlace {
  Eigen::Vector3d position = Eigen::Vector3d::Zero();
  Eigen::Matrix3d axes = Eigen::Matrix3d::Identity();
  Eigen::Vector3d velocity = Eigen::Vector3d::Zero();
  Eigen::Vector3d angular_velocity = Eigen::Vector3d::Zero();

  /// A point that moves along, r in the axes.
  [[nodiscard]] Eigen::Vector3d point(const Eigen::Vector3d& r) const {
    return position + axes * r;
  }
  [[nodiscard]] Eigen::Vector3d point_velocity(const Eigen::Vector3d& r) const {
    return velocity + angular_velocity.cross(axes * r);
  }
};

/// All that moves at one time, as results have it.
class StoredMotion {
 public:
  StoredMotion(const StoredResults& results, std::size_t row);

  [[nodiscard]] MovedPlace at(const model::ScenePlace& place) const;

 private:
  std::vector<double> position_;
  std::vector<double> orientation_;
  std::vector<double> velocity_;
  std::vector<double> angular_velocity_;
  std::vector<double> point_position_;
  std::vector<double> point_velocity_;
};

/// A place along a beam: how far it is between two of its nodes, and between two of its stored sections.
struct BeamSample {
  std::size_t piece = 0;
  double part = 0.0;   ///< of the piece, from 0 to 1
  double place = 0.0;  ///< on the beam, from 0 to 1
};

/// Along pieces first … last − 1, close enough to look smooth.
[[nodiscard]] std::vector<BeamSample> beam_samples(const model::SceneBeam& beam, std::size_t first,
                                                   std::size_t last);

/// The line between two nodes is a cubic with their first axes as directions; axes turn evenly.
[[nodiscard]] MovedPlace on_beam(const model::SceneBeam& beam, const std::vector<MovedPlace>& nodes,
                                 const BeamSample& sample);

}  // namespace visviva
