#include "visviva/mechanics/elements/beam.hpp"

#include <fmt/format.h>

#include <array>
#include <cmath>
#include <stdexcept>

#include "visviva/mechanics/assembly.hpp"
#include "visviva/mechanics/elements/beam_strain.hpp"
#include "visviva/mechanics/elements/viscous_load.hpp"
#include "visviva/mechanics/error.hpp"

namespace visviva {
namespace {

double length_of(const Pose& a, const Pose& b, double given) {
  return given == 0.0 ? (b.position - a.position).norm() : given;
}

// Where a measure no longer tells one angle from another, no state without stress can be.
void check_angle(const Pose& a, const Pose& b, CurvatureMeasure measure) {
  const double trace = (a.axes.transpose() * b.axes).trace();  // 1 + 2 cos φ
  const bool by_sine = measure == CurvatureMeasure::directors;
  if (trace < (by_sine ? 1.0 : -1.0) + 1e-9)
    throw InvalidModel(
        fmt::format("the nodes of a beam element are turned by {}° or more against each other: use "
                    "more elements",
                    by_sine ? 90 : 180));
}

}  // namespace

void check_beam_nodes(std::span<const Pose> nodes, double length) {
  if (!std::isfinite(length) || length <= 0.0)
    throw InvalidModel(
        fmt::format("the length of a beam element is {}: it must be greater than zero", length));
  for (const Pose& node : nodes) {
    const Eigen::Matrix3d defect = node.axes.transpose() * node.axes - Eigen::Matrix3d::Identity();
    if (!(defect.norm() < 1e-9) || node.axes.determinant() < 0.0)
      throw InvalidModel("the axes of a node of a beam must be orthonormal and right-handed");
  }
}

BeamElement::BeamElement(const BeamSection& section, const Pose& a, const Pose& b, double length,
                         CurvatureMeasure measure, BentLength bent)
    : length_(length_of(a, b, length)),
      measure_(measure),
      bent_(std::move(bent)),
      damping_(section.damping) {
  check_section(section);
  check_beam_nodes(std::array{a, b}, length_);
  check_angle(a, b, measure);
  const BeamStrain strain(
      beam_forms(frame_on_ground(a.position, a.axes), frame_on_ground(b.position, b.axes), length_)
          .forms,
      length_, measure);
  LocalVector e(6);
  LocalMatrix De(6, 0);
  strain.evaluate(LocalVector(0), e, De);
  reference_ = e;
  energy_ = std::make_shared<QuadraticEnergy>(length_ * section.stiffness, LocalVector::Zero(6));
}

ElementTerms BeamElement::terms(const std::string& name,
                                const std::vector<FrameForms>& nodes) const {
  BoundForms bound = beam_forms(nodes[0], nodes[1], length_);
  const auto strain =
      std::make_shared<BeamStrain>(std::move(bound.forms), length_, measure_, reference_, bent_);
  ElementTerms terms{{{name, bound.coordinates, strain, energy_}}};
  if (!damping_.isZero(0.0))
    terms.loads.push_back({name, std::move(bound.coordinates),
                           std::make_shared<ViscousLoad>(strain, length_ * damping_)});
  return terms;
}

LineSlope line_slope(const Pose& a, const Pose& b, double length) {
  const Eigen::AngleAxisd turn(Eigen::Matrix3d(a.axes.transpose() * b.axes));
  return {((a.axes + b.axes).transpose() * (b.position - a.position)).normalized(),
          turn.angle() / length * turn.axis()};
}

BeamState beam_state(const PotentialTerm& term, VectorIn q) {
  const auto* strain = dynamic_cast<const BeamStrain*>(term.strain.get());
  if (strain == nullptr) throw std::invalid_argument("'" + term.name + "' is not a beam element");
  const LocalVector x = gather(q, term.coordinates);
  LocalVector e(6);
  LocalMatrix De(6, x.size());
  LocalVector s(6);
  strain->evaluate(x, e, De);
  term.energy->stress(e, s);
  return {e, s / strain->length()};
}

}  // namespace visviva
