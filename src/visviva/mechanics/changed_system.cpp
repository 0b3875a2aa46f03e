#include "visviva/mechanics/changed_system.hpp"

#include <numeric>

#include "visviva/mechanics/mass_beside_frames.hpp"

namespace visviva {
namespace {

SystemDescription described(const System& system) {
  SystemDescription d;
  for (int i = 0; i < system.coordinate_count(); ++i)
    d.coordinates.push_back(system.coordinate_name(i));
  const SparseMatrix mass = mass_beside_frames(system);
  for (int j = 0; j < mass.outerSize(); ++j)
    for (SparseMatrix::InnerIterator it(mass, j); it; ++it)
      d.mass.emplace_back(it.row(), it.col(), it.value());
  d.potentials = system.potentials().terms();
  const auto& enforced = system.constraints().terms();
  const auto own = static_cast<std::ptrdiff_t>(system.frames().size());
  d.constraints.assign(enforced.begin() + own, enforced.end());
  const auto& implied = system.implied().terms();
  d.constraints.insert(d.constraints.end(), implied.begin(), implied.end());
  d.loads = system.loads().terms();
  d.particles = system.particles();
  d.frames = system.frames();
  d.joints = system.joints();
  d.sensors = system.sensors();
  d.part_energies = system.part_energies();
  d.beam_pieces = system.beam_pieces();
  d.sections = system.sections();
  d.ground_reach = system.ground_reach();
  d.translation_invariant = system.translation_invariant();
  d.rotation_invariant = system.rotation_invariant();
  d.galilean_invariant = system.galilean_invariant();
  d.describes_bodies = system.describes_bodies();
  return d;
}

}  // namespace

System changed_system(const System& system, const std::function<void(SystemDescription&)>& change) {
  SystemDescription d = described(system);
  change(d);
  const System all(std::move(d));
  std::vector<int> implied(static_cast<std::size_t>(system.implied().rows()));
  std::iota(implied.begin(), implied.end(), system.constraint_count());
  return implied.empty() ? all : all.without_constraints(implied);
}

}  // namespace visviva
