#pragma once

#include "visviva/model/model.hpp"

namespace visviva::model {

/// A uniform round rod between two points of space. Its origin is the middle, its third axis points to the second.
[[nodiscard]] Body rod(std::string name, const Vector3d& from, const Vector3d& to, double mass,
                       double radius);
/// A uniform box with its edges along the axes of space, at its middle.
[[nodiscard]] Body box(std::string name, const Vector3d& middle, const Vector3d& edges,
                       double mass);
/// A uniform ball.
[[nodiscard]] Body ball(std::string name, const Vector3d& middle, double radius, double mass);

/// J of a point mass at r about the origin.
[[nodiscard]] Matrix3d point_inertia(double mass, const Vector3d& r);

}  // namespace visviva::model
