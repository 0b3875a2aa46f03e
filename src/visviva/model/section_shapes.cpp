#include "visviva/model/section_shapes.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace visviva::model {
namespace {

// Shear factors of [Cowper1966], m² = (inner/outer diameter)².
double round_shear_factor(double nu, double m2) {
  const double s = (1.0 + m2) * (1.0 + m2);
  return 6.0 * (1.0 + nu) * s / ((7.0 + 6.0 * nu) * s + (20.0 + 12.0 * nu) * m2);
}
double rectangle_shear_factor(double nu) { return 10.0 * (1.0 + nu) / (12.0 + 11.0 * nu); }

// Saint-Venant's series for the torsion of a rectangle, longer edge a, shorter b.
double rectangle_torsion(double a, double b) {
  constexpr double pi = std::numbers::pi;
  double sum = 0.0;
  for (int n = 1; n < 40; n += 2) sum += std::tanh(0.5 * n * pi * a / b) / std::pow(n, 5);
  return a * b * b * b * (1.0 / 3.0 - 64.0 * b / (std::pow(pi, 5) * a) * sum);
}

struct Shape {
  double area;
  double I2;  ///< about axis 2
  double I3;
  double torsion;  ///< constant
  double shear;    ///< factor
};

BeamSection section_of(const Material& material, const Shape& shape,
                       const SectionOutline& outline) {
  const double G = 0.5 * material.young / (1.0 + material.poisson);
  SectionData data;
  data.EA = material.young * shape.area;
  data.GA2 = data.GA3 = shape.shear * G * shape.area;
  data.GJ = G * shape.torsion;
  data.EI2 = material.young * shape.I2;
  data.EI3 = material.young * shape.I3;
  data.mass = material.density * shape.area;
  data.inertia = material.density * Eigen::Vector3d(shape.I2 + shape.I3, shape.I2, shape.I3);
  data.damping_time = material.damping_time;
  BeamSection section = beam_section(data);
  section.outline = outline;
  return section;
}

}  // namespace

BeamSection round_section(const Material& material, double diameter, double inner_diameter) {
  const double m2 = std::pow(inner_diameter / diameter, 2);
  const double area = 0.25 * std::numbers::pi * diameter * diameter * (1.0 - m2);
  const double I = area * diameter * diameter * (1.0 + m2) / 16.0;
  return section_of(material, {area, I, I, 2.0 * I, round_shear_factor(material.poisson, m2)},
                    {SectionOutline::Kind::round, diameter, diameter, inner_diameter / diameter});
}

BeamSection rectangular_section(const Material& material, double along_2, double along_3) {
  const double area = along_2 * along_3;
  return section_of(material,
                    {area, area * along_3 * along_3 / 12.0, area * along_2 * along_2 / 12.0,
                     rectangle_torsion(std::max(along_2, along_3), std::min(along_2, along_3)),
                     rectangle_shear_factor(material.poisson)},
                    {SectionOutline::Kind::rectangle, along_2, along_3});
}

}  // namespace visviva::model
