#include "visviva/schemes/house/rate_lanes.hpp"

#include "visviva/schemes/house/pair_path.hpp"

namespace visviva {
RateLanes::RateLanes(const PairLanes& strains) : strains_(strains) {
  x_.columns.setZero();
  g_.setZero();
  known_.setZero();
}

void RateLanes::settle(const Pair& x, double* e) {
  x_ = x;
  g_ = strains_.values_at(x_);
  strains_.scatter(strains_.function().value_over(g_, g_, known_).head<6>(), e);
}

void RateLanes::set_matrices(const CentreVelocities& velocities, const Products& products) const {
  const auto arm = [&](std::size_t i) -> Vector3 {
    return lanes_of([&](std::size_t k) -> const auto& {
      return velocities.arm(static_cast<Eigen::Index>(strains_.frames().of(k)[i]));
    });
  };
  const Vector3 c = arm(1);
  Eigen::Matrix<Lanes, 6, 7> P;
  strains_.forms().set_wrenches(x_, P);
  for (int j = 0; j < 3; ++j) {  // the others have no force
    const Vector3 force = P.col(j).head<3>();
    P.col(j).tail<3>() -= c.cross(force);
  }
  const PairLanes::Stiffness W =
      strains_.function().secant_of(g_, g_).topLeftCorner<6, 7>().lazyProduct(P.transpose());
  const PairLanes::Stiffness lever = W.transpose().lazyProduct(strains_.stiffness());
  PairProducts::set_lanes(products, W, lever, x_.r() + c - arm(0));
}

void RateLanes::set_stress(const double* e, double* stress) const {
  strains_.scatter(strains_.stiffness().lazyProduct(strains_.gather(e)), stress);
}

void RateLanes::go_along(const MotionAt& motion, const double* stress, VectorOut force,
                         VectorOut force_rate, double* second, double* third) const {
  const Pair x_dot = strains_.frames().at(motion.z_dot);
  const PairPath<Lanes> path({strains_.function(), strains_.forms()}, g_, known_, x_, x_dot,
                             motion.tau);
  const auto own =
      path.force(padded<Forms>(strains_.gather(stress)),
                 padded<Forms>(strains_.stiffness().lazyProduct(path.change().head<6>()).eval()));
  strains_.frames().add(own.mean, force);
  strains_.frames().add(own.rate, force_rate);
  const auto rates =
      path.rates(strains_.frames().at(motion.z_ddot), strains_.frames().at(motion.z_jerk));
  strains_.scatter(rates.second.head<6>(), second);
  strains_.scatter(rates.third.head<6>(), third);
}

}  // namespace visviva
