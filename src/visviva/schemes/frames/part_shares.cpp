#include "visviva/schemes/frames/part_shares.hpp"

#include <unordered_map>

namespace visviva {

PartShares::PartShares(const FrameSystem& frames, const FrameForces& forces)
    : count_(static_cast<Eigen::Index>(frames.system().part_energies().size())),
      of_unknown_(static_cast<std::size_t>(frames.unknowns()), -1) {
  const System& system = frames.system();
  std::unordered_map<std::string, int> places;
  for (const PartEnergy& part : system.part_energies())
    places.emplace(part.part, static_cast<int>(places.size()));
  const auto place = [&](const std::string& part) {
    const auto found = places.find(part);
    return found == places.end() ? -1 : found->second;
  };
  for (std::size_t i = 0; i < system.frames().size(); ++i)
    std::fill_n(of_unknown_.begin() + static_cast<long>(6 * i), 6, place(system.frames()[i].part));
  for (const Particle& point : system.particles())
    for (const int c : point.coordinates)
      of_unknown_[static_cast<std::size_t>(frames.reduction().place(c).index)] = place(point.part);
  for (const FrameForces::Strain& strain : forces.strains())
    of_strain_.push_back(place(strain.term->part));
}

void PartShares::add_kinetic(double factor, VectorIn V, VectorIn p, VectorOut shares) const {
  for (Eigen::Index k = 0; k < V.size(); ++k)
    if (const int part = of_unknown_[static_cast<std::size_t>(k)]; part >= 0)
      shares[part] += factor * V[k] * p[k];
}

}  // namespace visviva
