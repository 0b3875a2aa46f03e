#pragma once

#include "visviva/schemes/frames/pair_lanes.hpp"
#include "visviva/schemes/house/rate_part.hpp"

namespace visviva {

/// The strains of several beams that are alike at a state, worked on side by side: what RatePart does for one. They stand one
/// after the other among all.
class RateLanes {
 public:
  /// `strains` must live as long as this.
  explicit RateLanes(const PairLanes& strains);

  /// Goes to the place z, or to where the last step of the strains ended; with e, where those of the first begin.
  void settle_at(VectorIn z, double* e) { settle(strains_.frames().at(z), e); }
  void settle_at_end(double* e) { settle(strains_.end(), e); }
  /// D₀ and D₀ᵀC of each, where the velocities are.
  using Products = PairLanes::Each<PairProducts*>;
  void set_matrices(const CentreVelocities& velocities, const Products& products) const;
  /// C e of each, from and to where those of the first begin.
  void set_stress(const double* e, double* stress) const;
  /// RatePart::go_along() with stresses that follow; all but forces begin where those of the first do.
  void go_along(const MotionAt& motion, const double* stress, VectorOut force, VectorOut force_rate,
                double* second, double* third) const;

 private:
  using Forms = PairLanes::Forms;
  using Pair = PairLanes::Pair;
  using Vector3 = Eigen::Matrix<Lanes, 3, 1>;
  void settle(const Pair& x, double* e);

  const PairLanes& strains_;
  Pair x_;
  Forms g_;
  Forms known_;  ///< what f leaves for Df
};

}  // namespace visviva
