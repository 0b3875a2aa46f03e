#include "visviva/mechanics/sensor.hpp"

#include <Eigen/Geometry>

#include "visviva/mechanics/assembly.hpp"

namespace visviva {
namespace {

Eigen::Matrix3d axes(const FrameForms& frame, VectorIn q) {
  Eigen::Matrix3d R;
  for (int k = 0; k < 3; ++k) R.col(k) = frame.axis[static_cast<std::size_t>(k)].at(q);
  return R;
}

// ω = ½ Σ aₖ × ȧₖ
Eigen::Vector3d angular_velocity(const FrameForms& frame, VectorIn q, VectorIn v) {
  Eigen::Vector3d omega = Eigen::Vector3d::Zero();
  for (const VectorForm& axis : frame.axis) omega += 0.5 * axis.at(q).cross(axis.rate(v));
  return omega;
}

Eigen::Vector3d in_axes(const std::optional<FrameForms>& frame, VectorIn q,
                        const Eigen::Vector3d& x) {
  return frame ? Eigen::Vector3d(axes(*frame, q).transpose() * x) : x;
}

}  // namespace

Eigen::Vector3d reading(const PointSensor& sensor, const SensorState& state) {
  using Reads = PointSensor::Reads;
  const Eigen::Vector3d x = sensor.reads == Reads::position   ? sensor.point.at(state.q)
                            : sensor.reads == Reads::velocity ? sensor.point.rate(state.v)
                                                              : sensor.point.rate(state.a);
  return in_axes(sensor.in, state.q, x);
}

Eigen::Vector3d reading(const TurningSensor& sensor, const SensorState& state) {
  if (sensor.velocity)
    return in_axes(sensor.in, state.q, angular_velocity(sensor.frame, state.q, state.v));
  const Eigen::AngleAxisd turn(
      Eigen::Matrix3d(axes(sensor.frame, state.q) * sensor.start.transpose()));
  return in_axes(sensor.in, state.q, turn.angle() * turn.axis());
}

Eigen::Vector3d reading(const SectionSensor& sensor, const SensorState& state) {
  using Reads = SectionSensor::Reads;
  const bool stress = sensor.reads == Reads::force || sensor.reads == Reads::moment;
  const bool along = sensor.reads == Reads::force || sensor.reads == Reads::strain;
  const SectionReading section = reading(sensor.at, state).front();
  const Vector6& read = stress ? section.stress : section.strain;
  return along ? read.head<3>() : read.tail<3>();
}

Eigen::Vector3d energies(const EnergySensor& sensor, VectorIn q, VectorIn v) {
  Eigen::Vector3d energy = Eigen::Vector3d::Zero();
  for (const auto& mass : sensor.masses) {
    double sum = 0.0;
    for (Eigen::Index i = 0; i < mass.inertia.rows(); ++i)
      for (Eigen::Index j = 0; j < mass.inertia.cols(); ++j)
        sum += mass.inertia(i, j) * v.segment<3>(mass.a + 3 * i).dot(v.segment<3>(mass.b + 3 * j));
    energy[0] += mass.a == mass.b ? 0.5 * sum : sum;
  }
  energy[1] = sensor.strains.energy(q);
  energy[2] = sensor.weights.energy(q);
  return energy;
}

Eigen::Vector2d reading(const EnergySensor& sensor, const SensorState& state) {
  const Eigen::Vector3d energy = energies(sensor, state.q, state.v);
  return {energy[0], energy[1] + energy[2]};
}

}  // namespace visviva
