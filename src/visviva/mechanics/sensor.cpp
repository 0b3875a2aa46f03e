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

LocalVector strain_or_stress(const SectionSensor::Element& element, bool stress, VectorIn q,
                             VectorIn v) {
  LocalVector e(6);
  LocalMatrix De(6, element.strain->inputs());
  element.strain->evaluate(gather(q, element.coordinates), e, De);
  if (!stress) return e;
  return element.stiffness * e + element.damping * (De * gather(v, element.coordinates));
}

}  // namespace

Eigen::Vector3d reading(const PointSensor& sensor, VectorIn q, VectorIn v) {
  return sensor.velocity ? sensor.point.rate(v) : sensor.point.at(q);
}

Eigen::Vector3d reading(const TurningSensor& sensor, VectorIn q, VectorIn v) {
  if (sensor.velocity) return angular_velocity(sensor.frame, q, v);
  const Eigen::AngleAxisd turn(Eigen::Matrix3d(axes(sensor.frame, q) * sensor.start.transpose()));
  return turn.angle() * turn.axis();
}

Eigen::Vector3d reading(const SectionSensor& sensor, VectorIn q, VectorIn v) {
  using Reads = SectionSensor::Reads;
  const bool stress = sensor.reads == Reads::force || sensor.reads == Reads::moment;
  const bool along = sensor.reads == Reads::force || sensor.reads == Reads::strain;
  LocalVector sum = LocalVector::Zero(6);
  for (const auto& element : sensor.elements)
    sum += element.weight * strain_or_stress(element, stress, q, v);
  return along ? sum.head<3>() : sum.tail<3>();
}

}  // namespace visviva
