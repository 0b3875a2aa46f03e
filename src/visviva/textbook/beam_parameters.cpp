#include "visviva/textbook/beam_parameters.hpp"

#include "visviva/model/beam_lines.hpp"
#include "visviva/textbook/model_problem.hpp"

namespace visviva {
namespace {

CurvatureMeasure measure(const Parameters& p) {
  const std::string& name = p.choice("curvature");
  if (name == "directors") return CurvatureMeasure::directors;
  return name == "half-angle" ? CurvatureMeasure::half_angle : CurvatureMeasure::quarter_angle;
}

}  // namespace

std::vector<ParameterInfo> with_beam_parameters(const std::string& what, int elements, int fewest,
                                                std::vector<ParameterInfo> own) {
  std::vector<ParameterInfo> all = {
      {"elements", static_cast<double>(elements), "number of elements " + what,
       static_cast<double>(fewest), 100000.0},
      {"curvature",
       std::string("quarter-angle"),
       "measure of the angle φ in an element: sin φ, 2 sin(φ/2) or 4 tan(φ/4)",
       {},
       {},
       {"directors", "half-angle", "quarter-angle"}},
      {"beam_mass",
       std::string("lumped"),
       "how the mass of an element belongs to its nodes",
       {},
       {},
       {"lumped", "consistent"}}};
  all.insert(all.end(), own.begin(), own.end());
  return all;
}

model::Beam straight_beam(const Parameters& p, const std::string& name, const model::Vector3d& from,
                          const model::Vector3d& to, int elements, const BeamSection& section,
                          const model::Vector3d& third) {
  model::Beam beam;
  beam.name = name;
  beam.line = model::straight_line(from, to, elements, third.cross(to - from));
  beam.sections = {section};
  beam.curvature = measure(p);
  if (p.choice("beam_mass") == "consistent") beam.inertia = model::Beam::Inertia::consistent;
  return beam;
}

int even_elements(const Parameters& p) {
  const int elements = whole_parameter(p, "elements");
  if (elements % 2 != 0)
    throw UsageError("elements = " + std::to_string(elements) +
                     " must be even: something is at the middle node");
  return elements;
}

}  // namespace visviva
