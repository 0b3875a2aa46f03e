#include "visviva/results/surfaces.hpp"

#include <cmath>
#include <numbers>

namespace visviva {
namespace {

using Eigen::Vector3d;
using PolygonList = std::vector<std::vector<std::size_t>>;

constexpr int around = 32;

Surface surface_of_form(const model::BodyShape::Box& box) {
  Surface s;
  for (int i = 0; i < 8; ++i)
    s.points.push_back(
        0.5 * box.edges.cwiseProduct(Vector3d((i & 1) != 0 ? 1.0 : -1.0, (i & 2) != 0 ? 1.0 : -1.0,
                                              (i & 4) != 0 ? 1.0 : -1.0)));
  s.polygons = {{0, 4, 6, 2}, {1, 3, 7, 5}, {0, 1, 5, 4}, {2, 6, 7, 3}, {0, 2, 3, 1}, {4, 5, 7, 6}};
  return s;
}

// Points in circles about the third axis, from below to above: at the height z with the radius r.
void add_circle(double z, double r, Surface& s) {
  for (int i = 0; i < around; ++i) {
    const double angle = 2.0 * std::numbers::pi * i / around;
    s.points.emplace_back(r * std::cos(angle), r * std::sin(angle), z);
  }
}

Surface surface_of_form(const model::BodyShape::Cylinder& rod) {
  Surface s;
  add_circle(-0.5 * rod.length, rod.radius, s);
  add_circle(0.5 * rod.length, rod.radius, s);
  s.polygons = tube_polygons({std::vector<Eigen::Vector2d>(around)}, 2);
  return s;
}

Surface surface_of_form(const model::BodyShape::Ball& ball) {
  constexpr int circles = around / 2;
  Surface s;
  for (int k = 1; k < circles; ++k) {
    const double angle = std::numbers::pi * (static_cast<double>(k) / circles - 0.5);
    add_circle(ball.radius * std::sin(angle), ball.radius * std::cos(angle), s);
  }
  s.polygons = tube_polygons({std::vector<Eigen::Vector2d>(around)}, circles - 1);
  s.polygons.resize(s.polygons.size() - 2);  // the ends, which are fans about the poles
  const std::size_t below = s.points.size();
  s.points.emplace_back(0.0, 0.0, -ball.radius);
  s.points.emplace_back(0.0, 0.0, ball.radius);
  for (std::size_t i = 0; i < around; ++i) {
    const std::size_t next = (i + 1) % around;
    const std::size_t top = below - around;
    s.polygons.push_back({below, next, i});
    s.polygons.push_back({below + 1, top + i, top + next});
  }
  return s;
}

}  // namespace

PolygonList tube_polygons(const model::SceneOutline& outline, std::size_t rings) {
  const std::size_t n = outline.outer.size();
  const bool hollow = !outline.inner.empty();
  const std::size_t stride = hollow ? 2 * n : n;
  const std::size_t last = (rings - 1) * stride;
  PolygonList polygons;
  for (std::size_t i = 0; i < n; ++i) {
    const std::size_t next = (i + 1) % n;
    for (std::size_t ring = 0; ring < last; ring += stride) {
      const std::size_t up = ring + stride;
      polygons.push_back({ring + i, ring + next, up + next, up + i});
      if (hollow) polygons.push_back({ring + n + i, up + n + i, up + n + next, ring + n + next});
    }
    if (!hollow) continue;
    polygons.push_back({i, n + i, n + next, next});
    polygons.push_back({last + i, last + next, last + n + next, last + n + i});
  }
  if (hollow) return polygons;
  std::vector<std::size_t> start, end;
  for (std::size_t i = 0; i < n; ++i) {
    start.push_back(n - 1 - i);
    end.push_back(last + i);
  }
  polygons.push_back(std::move(start));
  polygons.push_back(std::move(end));
  return polygons;
}

Surface surface_of(const model::BodyShape& shape) {
  Surface s = std::visit([](const auto& form) { return surface_of_form(form); }, shape.form);
  for (auto& point : s.points) point = shape.middle + shape.axes * point;
  return s;
}

}  // namespace visviva
