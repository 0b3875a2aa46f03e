#pragma once

#include <functional>

#include "visviva/mechanics/elements/beam_section.hpp"
#include "visviva/mechanics/frame_loads/load_kind.hpp"

namespace visviva {

/// What a load p per length along an element of a beam does beyond its shares on the nodes: it bends the element between
/// them, which is to the nodes as if its strains were greater by e_p. The force is −Deᵀ C e_p. [docs/theory/beams.md] (23b)
class LineLoad final : public Load {
 public:
  using ToStrain = Eigen::Matrix<double, 6, 3>;
  /// Strains for p in the axes half way between the nodes.
  struct Strains {
    ToStrain by_nodes;    ///< e_p, which the nodes notice
    ToStrain in_section;  ///< what C(e + ·) are the mean stresses of
  };

  /// On an element with the potential `element`, whose energy is quadratic, between the nodes `a` and `b`.
  LineLoad(const PotentialTerm& element, const FrameForms& a, const FrameForms& b,
           const Strains& strains, const Eigen::Vector3d& per_length, Direction direction,
           std::function<double(double)> factor);

  [[nodiscard]] int inputs() const override { return strain_->inputs(); }
  void force(const LocalVector& x, const LocalVector& v, double t, LocalVector& f) const override;
  void tangent(const LocalVector& x, const LocalVector& v, double t, LocalMatrix& f_x,
               LocalMatrix& f_v) const override;

  [[nodiscard]] double factor(double t) const { return factor_(t); }
  /// The same load with another factor.
  [[nodiscard]] LineLoad with_factor(std::function<double(double)> factor) const {
    LineLoad other = *this;
    other.factor_ = std::move(factor);
    return other;
  }

  [[nodiscard]] Vector6 section_strain(const LocalVector& x, double t) const;

 private:
  // In the axes half way.
  [[nodiscard]] Eigen::Vector3d per_length(const LocalVector& x) const;

  std::shared_ptr<const Invariant> strain_;
  Matrix6 stiffness_;
  Strains strains_;
  Eigen::Vector3d p_;
  Eigen::Matrix<double, 3, Eigen::Dynamic, 0, 3, max_local> p_x_;
  std::function<double(double)> factor_;
};

/// Of the forces or the moments per length on an element of this section and length along a line.
[[nodiscard]] LineLoad::Strains line_load_strains(const BeamSection& section, double length,
                                                  const LineSlope& line, bool moments,
                                                  Direction direction);

}  // namespace visviva
