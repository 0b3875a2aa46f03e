#include "visviva/mechanics/elements/line_load.hpp"

#include <Eigen/LU>
#include <algorithm>

#include "visviva/math/rotation.hpp"
#include "visviva/mechanics/invariant_at.hpp"

namespace visviva {

LineLoad::LineLoad(const PotentialTerm& element, const FrameForms& a, const FrameForms& b,
                   const Strains& strains, const Eigen::Vector3d& per_length, Direction direction,
                   std::function<double(double)> factor)
    : strain_(element.strain),
      strains_(strains),
      p_(Eigen::Vector3d::Zero()),
      p_x_(decltype(p_x_)::Zero(3, element.strain->inputs())),
      factor_(std::move(factor)) {
  LocalMatrix stiffness(6, 6);
  element.energy->tangent(LocalVector::Zero(6), stiffness);
  stiffness_ = stiffness;
  if (direction == Direction::follower) {
    p_ = per_length;
    return;
  }
  const auto& coordinates = element.coordinates;
  for (int k = 0; k < 3; ++k) {
    const auto axis = static_cast<std::size_t>(k);
    const VectorForm half_way = 0.5 * (a.axis[axis] + b.axis[axis]);
    p_[k] = half_way.constant().dot(per_length);
    for (const auto& part : half_way.parts())
      for (int i = 0; i < 3; ++i) {
        const auto at = std::find(coordinates.begin(), coordinates.end(), part.first + i);
        p_x_(k, at - coordinates.begin()) += part.weight * per_length[i];
      }
  }
}

Eigen::Vector3d LineLoad::per_length(const LocalVector& x) const { return p_ + p_x_ * x; }

Vector6 LineLoad::section_strain(const LocalVector& x, double t) const {
  return factor_(t) * (strains_.in_section * per_length(x));
}

void LineLoad::force(const LocalVector& x, const LocalVector&, double t, LocalVector& f) const {
  const Vector6 e_p = factor_(t) * (strains_.by_nodes * per_length(x));
  f = InvariantAt(*strain_, x).force(-(stiffness_ * e_p));
}

void LineLoad::tangent(const LocalVector& x, const LocalVector&, double t, LocalMatrix& f_x,
                       LocalMatrix& f_v) const {
  LocalVector e(6);
  LocalMatrix De(6, inputs());
  strain_->evaluate(x, e, De);
  const LocalMatrix minus_stress = -factor_(t) * (stiffness_ * strains_.by_nodes);
  f_v.setZero();
  f_x.noalias() = De.transpose() * (minus_stress * p_x_);
  strain_->add_curvature(x, minus_stress * per_length(x), f_x);
}

// Between the nodes σ′ = Lσ − p, and e = S_l σ − (l²/12)LᵀS p for the mean σ. A follower is constant in the axes of the section, and its
// shares on the nodes are ½ l p ∓ (l²/12)L p. A dead load turns against the axes, and its shares are simpler: what they leave out of the
// mean is (l²/12) κ × p.
LineLoad::Strains line_load_strains(const BeamSection& section, double length,
                                    const LineSlope& line, bool moments, Direction direction) {
  const Matrix6 S = section.stiffness.inverse();
  const Matrix6 along = (length * length / 12.0) * (stress_slope(line).transpose() * S);
  const int first = moments ? 3 : 0;
  LineLoad::Strains strains{along.middleCols<3>(first), along.middleCols<3>(first)};
  if (direction == Direction::dead)
    strains.by_nodes -= (length * length / 12.0) * (S.middleCols<3>(first) * skew(line.curvature));
  return strains;
}

}  // namespace visviva
