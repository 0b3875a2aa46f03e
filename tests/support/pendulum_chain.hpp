#pragma once

#include <fmt/format.h>

#include "visviva/mechanics/invariants.hpp"
#include "visviva/textbook/problem.hpp"

namespace visviva::test {

/// Points of one kilogram on massless rods of one metre, hinged at the origin, released at rest and stretched out: as
/// large as one likes.
inline Problem pendulum_chain(int points) {
  const auto hinge = std::make_shared<SquaredRadius>(LocalVector::Zero(2), 0.5, -0.5);
  const auto rod = std::make_shared<SquaredDistance>(2, 0.5, -0.5);
  const auto height = std::make_shared<Identity>(1);
  const auto weight = std::make_shared<LinearEnergy>(LocalVector::Constant(1, 9.81));
  SystemDescription d;
  Vector q(Eigen::Index{2} * points);
  for (int i = 0; i < points; ++i) {
    const int x = 2 * i;
    const int y = x + 1;
    d.coordinates.push_back(fmt::format("x{}", i));
    d.coordinates.push_back(fmt::format("y{}", i));
    d.mass.emplace_back(x, x, 1.0);
    d.mass.emplace_back(y, y, 1.0);
    d.potentials.push_back({fmt::format("weight-{}", i), {y}, height, weight});
    if (i == 0)
      d.constraints.push_back({"hinge", {x, y}, hinge, {}});
    else
      d.constraints.push_back({fmt::format("rod-{}", i), {x - 2, y - 2, x, y}, rod, {}});
    q.segment<2>(x) << 0.8 * (i + 1), -0.6 * (i + 1);
  }
  return {std::make_shared<System>(std::move(d)), q, Vector::Zero(q.size()), 0.001, 1.0};
}

}  // namespace visviva::test
