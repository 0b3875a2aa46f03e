#include "visviva/model/beam_lines.hpp"

#include <fmt/format.h>

#include <Eigen/Geometry>
#include <algorithm>
#include <cmath>
#include <numbers>

#include "visviva/mechanics/error.hpp"

namespace visviva::model {
namespace {

void need_elements(int elements) {
  if (elements < 1)
    throw InvalidModel(fmt::format("a beam needs at least one element, {} given", elements));
}

// Two nodes cannot tell a whole turn between them from none.
void need_small_twist(double twist, int pieces) {
  if (std::abs(twist) >= std::numbers::pi * pieces)
    throw InvalidModel(
        fmt::format("a twist of {:.4g} rad turns the axes by half a turn or more between two nodes "
                    "of {}: take more elements",
                    twist, pieces + 1));
}

Matrix3d first_axes(const Vector3d& tangent, const Vector3d& second) {
  // axes_along has the main direction as its third axis.
  const Matrix3d R = axes_along(tangent, second);
  Matrix3d axes;
  axes << R.col(2), R.col(0), R.col(1);
  return axes;
}

// The smallest rotation that takes one direction into the other.
Matrix3d turn_between(const Vector3d& from, const Vector3d& to) {
  return Eigen::Quaterniond::FromTwoVectors(from, to).toRotationMatrix();
}

double angle_between(const Vector3d& a, const Vector3d& b) {
  return std::atan2(a.cross(b).norm(), a.dot(b));
}

// The arc over a chord whose ends differ in direction by `angle`.
double arc_length(double chord, double angle) {
  const double half = 0.5 * angle;
  return half > 1e-8 ? chord * half / std::sin(half) : chord;
}

BeamLine line_along(const std::vector<Vector3d>& points, const std::vector<Vector3d>& tangents,
                    const Vector3d& second, double twist) {
  need_small_twist(twist, static_cast<int>(points.size()) - 1);
  BeamLine line;
  double total = 0.0;
  for (std::size_t i = 1; i < points.size(); ++i) {
    line.lengths.push_back(arc_length((points[i] - points[i - 1]).norm(),
                                      angle_between(tangents[i - 1], tangents[i])));
    total += line.lengths.back();
  }
  Matrix3d carried = first_axes(tangents.front(), second);
  double s = 0.0;
  for (std::size_t i = 0; i < points.size(); ++i) {
    if (i > 0) {
      carried = (turn_between(tangents[i - 1], tangents[i]) * carried).eval();
      s += line.lengths[i - 1];
    }
    Matrix3d axes = carried;
    if (twist != 0.0) axes *= Eigen::AngleAxisd(twist * s / total, Vector3d::UnitX()).matrix();
    line.nodes.push_back({points[i], axes});
  }
  return line;
}

}  // namespace

BeamLine straight_line(const Vector3d& from, const Vector3d& to, int elements,
                       const Vector3d& second, double twist) {
  need_elements(elements);
  need_small_twist(twist, elements);
  if (!((to - from).norm() > 0.0)) throw InvalidModel("the ends of a beam are at the same point");
  const Matrix3d axes = first_axes(to - from, second);
  BeamLine line;
  for (int i = 0; i <= elements; ++i) {
    const double s = static_cast<double>(i) / elements;
    Matrix3d turned = axes;
    if (twist != 0.0) turned *= Eigen::AngleAxisd(twist * s, Vector3d::UnitX()).matrix();
    line.nodes.push_back({from + s * (to - from), turned});
  }
  return line;
}

BeamLine arc_line(const Vector3d& from, const Vector3d& centre, const Vector3d& axis, double angle,
                  int elements, const Vector3d& second, double twist) {
  need_elements(elements);
  const Vector3d direction = axes_along(axis).col(2);
  const Vector3d arm = from - centre - direction.dot(from - centre) * direction;
  if (!(arm.norm() > 0.0) || angle == 0.0)
    throw InvalidModel("an arc needs a radius and an angle that are not zero");
  std::vector<Vector3d> points;
  std::vector<Vector3d> tangents;
  for (int i = 0; i <= elements; ++i) {
    const Eigen::AngleAxisd turn(angle * i / elements, direction);
    points.emplace_back(from - arm + turn * arm);
    tangents.emplace_back(turn * (std::copysign(1.0, angle) * direction.cross(arm).normalized()));
  }
  return line_along(points, tangents, second.isZero() ? direction : second, twist);
}

namespace {

// The direction at an inner point is that of the parabola through it and its neighbours; at an end it continues the
// parabola of the neighbour.
std::vector<Vector3d> tangents_at(const std::vector<Vector3d>& points) {
  need_elements(static_cast<int>(points.size()) - 1);
  const auto chord = [&](std::size_t i) -> Vector3d { return points[i + 1] - points[i]; };
  for (std::size_t i = 0; i + 1 < points.size(); ++i)
    if (!(chord(i).norm() > 0.0))
      throw InvalidModel(
          fmt::format("two neighbouring points of a beam are the same (number {})", i + 1));
  std::vector<Vector3d> tangents(points.size());
  for (std::size_t i = 1; i + 1 < points.size(); ++i)
    tangents[i] = (chord(i - 1) / chord(i - 1).squaredNorm() + chord(i) / chord(i).squaredNorm())
                      .normalized();
  const auto continued = [&](const Vector3d& c, const Vector3d& neighbour) -> Vector3d {
    return points.size() == 2
               ? Vector3d(c.normalized())
               : Vector3d(2.0 * neighbour.dot(c.normalized()) * c.normalized() - neighbour);
  };
  tangents.front() = continued(chord(0), points.size() > 2 ? tangents[1] : Vector3d::Zero());
  tangents.back() = continued(chord(points.size() - 2), tangents[points.size() - 2]);
  return tangents;
}

// Of the arc between two points with given directions there: half the chord times tan(φ/4) off its middle.
Vector3d arc_middle(const Vector3d& a, const Vector3d& b, const Vector3d& from,
                    const Vector3d& to) {
  const double rise = 0.5 * (b - a).norm() * std::tan(0.25 * angle_between(from, to));
  return 0.5 * (a + b) + rise * (from - to).stableNormalized();
}

}  // namespace

BeamLine line_through(const std::vector<Vector3d>& points, const Vector3d& second, double twist) {
  return line_along(points, tangents_at(points), second, twist);
}

BeamLine line_through_with_middles(const std::vector<Vector3d>& points, const Vector3d& second,
                                   double twist) {
  const std::vector<Vector3d> tangents = tangents_at(points);
  std::vector<Vector3d> all = {points.front()};
  std::vector<Vector3d> directions = {tangents.front()};
  for (std::size_t i = 1; i < points.size(); ++i) {
    all.push_back(arc_middle(points[i - 1], points[i], tangents[i - 1], tangents[i]));
    directions.push_back((points[i] - points[i - 1]).normalized());
    all.push_back(points[i]);
    directions.push_back(tangents[i]);
  }
  return line_along(all, directions, second, twist);
}

}  // namespace visviva::model
