#pragma once

#include "visviva/model/model.hpp"

/// Reference lines of beams. Node axes: the first along the line; the second starts along the part of `second` at right
/// angles to the line (any direction if it is zero) and is carried along without turning about the line, unless the beam
/// is pre-twisted: then it turns evenly by `twist` [rad] from the first to the last node.
namespace visviva::model {

[[nodiscard]] BeamLine straight_line(const Vector3d& from, const Vector3d& to, int elements,
                                     const Vector3d& second = Vector3d::Zero(), double twist = 0.0);

/// The arc that starts at `from` and turns by `angle` about the axis through `centre`. The second axis is along the arc's
/// axis if no other is given.
[[nodiscard]] BeamLine arc_line(const Vector3d& from, const Vector3d& centre, const Vector3d& axis,
                                double angle, int elements,
                                const Vector3d& second = Vector3d::Zero(), double twist = 0.0);

/// A smooth line with its nodes at the given points. Elements are as long as the arc that has their chord and the
/// directions of the line at their ends. A corner is made of two beams that share a node.
[[nodiscard]] BeamLine line_through(const std::vector<Vector3d>& points,
                                    const Vector3d& second = Vector3d::Zero(), double twist = 0.0);

/// The same with a further node half way between two points each, on the arc that has their chord and directions.
[[nodiscard]] BeamLine line_through_with_middles(const std::vector<Vector3d>& points,
                                                 const Vector3d& second = Vector3d::Zero(),
                                                 double twist = 0.0);

}  // namespace visviva::model
