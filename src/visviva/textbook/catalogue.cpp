#include <fmt/format.h>

#include <algorithm>

#include "visviva/mechanics/invariants.hpp"
#include "visviva/textbook/problems.hpp"

namespace visviva {

PotentialTerm weight(std::string name, std::vector<int> coordinates,
                     const std::vector<double>& forces) {
  const auto n = static_cast<Eigen::Index>(forces.size());
  return {std::move(name), std::move(coordinates), std::make_shared<Identity>(static_cast<int>(n)),
          std::make_shared<LinearEnergy>(Eigen::Map<const Vector>(forces.data(), n))};
}

const std::vector<ProblemInfo>& problem_catalogue() {
  static const std::vector<ProblemInfo> catalogue = {
      oscillator(),
      pendulum_angle(),
      pendulum(),
      double_pendulum_points(),
      double_pendulum_stiff(),
      two_particles(),
      bead_on_wire(),
      double_pendulum(),
      four_mass(),
      thin_beam(),
      circle_track(),
      seven_bar(),
  };
  return catalogue;
}

const ProblemInfo& find_problem(std::string_view name) {
  const auto& all = problem_catalogue();
  const auto it =
      std::find_if(all.begin(), all.end(), [&](const auto& info) { return info.name == name; });
  if (it != all.end()) return *it;
  std::vector<std::string> names;
  names.reserve(all.size());
  for (const auto& info : all) names.push_back(info.name);
  throw UsageError(fmt::format("unknown problem '{}'{}", name, did_you_mean(name, names)));
}

}  // namespace visviva
