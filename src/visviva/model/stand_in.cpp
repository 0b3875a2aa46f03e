#include "visviva/model/stand_in.hpp"

#include <algorithm>
#include <cmath>

#include "visviva/math/decompositions.hpp"

namespace visviva::model {

BodyShape box_of_equal_inertia(const Body& body) {
  auto [J, axes] = principal_axes(body.inertia);
  if (axes.determinant() < 0.0) axes.col(0) *= -1.0;
  // Jᵢ = m (aⱼ² + aₖ²)/12
  Vector3d edges;
  for (Eigen::Index k = 0; k < 3; ++k)
    edges[k] = std::sqrt(std::max(0.0, 6.0 * (J.sum() - 2.0 * J[k]) / body.mass));
  edges = edges.cwiseMax(0.02 * edges.maxCoeff());
  return {BodyShape::Box{edges}, body.centre, axes};
}

SectionOutline rectangle_of_equal_inertia(const BeamSection& section, double length) {
  const double thickest = length / 10.0;
  const double thinnest = length / 200.0;
  const auto edges = [](double I2, double I3, double area) {
    return Eigen::Vector2d(std::sqrt(12.0 * I3 / area), std::sqrt(12.0 * I2 / area));
  };
  const Matrix6& C = section.stiffness;
  Eigen::Vector2d size = edges(section.inertia(1, 1), section.inertia(2, 2), section.mass);
  if (!(size.maxCoeff() <= thickest && size.maxCoeff() > 0.0))
    size = edges(C(4, 4), C(5, 5), C(0, 0));
  size *= std::min(1.0, thickest / size.maxCoeff());
  size = size.cwiseMax(thinnest);
  return {SectionOutline::Kind::rectangle, size[0], size[1], 0.0, section.centre.tail<2>()};
}

}  // namespace visviva::model
