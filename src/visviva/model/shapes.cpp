#include "visviva/model/shapes.hpp"

namespace visviva::model {

Body rod(std::string name, const Vector3d& from, const Vector3d& to, double mass, double radius) {
  const double length = (to - from).norm();
  const double across = mass * (length * length / 12.0 + radius * radius / 4.0);
  Body body;
  body.name = std::move(name);
  body.mass = mass;
  body.inertia = Vector3d(across, across, mass * radius * radius / 2.0).asDiagonal();
  body.position = 0.5 * (from + to);
  body.orientation = axes_along(to - from);
  body.shape = {BodyShape::Cylinder{length, radius}};
  return body;
}

Body box(std::string name, const Vector3d& middle, const Vector3d& edges, double mass) {
  const Vector3d s = (mass / 12.0) * edges.cwiseAbs2();
  Body body;
  body.name = std::move(name);
  body.mass = mass;
  body.inertia = Vector3d(s[1] + s[2], s[2] + s[0], s[0] + s[1]).asDiagonal();
  body.position = middle;
  body.shape = {BodyShape::Box{edges}};
  return body;
}

Body ball(std::string name, const Vector3d& middle, double radius, double mass) {
  Body body;
  body.name = std::move(name);
  body.mass = mass;
  body.inertia = (0.4 * mass * radius * radius) * Matrix3d::Identity();
  body.position = middle;
  body.shape = {BodyShape::Ball{radius}};
  return body;
}

Matrix3d point_inertia(double mass, const Vector3d& r) {
  return mass * (r.squaredNorm() * Matrix3d::Identity() - r * r.transpose());
}

}  // namespace visviva::model
