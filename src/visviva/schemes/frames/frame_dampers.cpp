#include "visviva/schemes/frames/frame_dampers.hpp"

#include "visviva/schemes/frames/resistance_tangent.hpp"

namespace visviva {

FrameDampers::FrameDampers(const FrameSystem& system) : system_(system) {
  const auto& loads = system.system().loads().terms();
  std::vector<std::vector<int>> unknowns;
  for (std::size_t i = 0; i < loads.size(); ++i) {
    const ViscousLoad* load = loads[i].load->viscous();
    if (load == nullptr) continue;
    const FrameSystem::Term& reduced = system.load_terms()[i];
    const Eigen::Index r = load->invariant().outputs();
    dampers_.push_back({&loads[i],
                        load,
                        &reduced,
                        {load->invariant(), reduced.map},
                        Vector::Zero(r),
                        Vector::Zero(r)});
    unknowns.push_back(reduced.map.unknowns());
  }
  blocks_ = TermBlocks(unknowns, system.unknowns());
}

void FrameDampers::move(VectorIn z, VectorIn u) {
  for_each_on_threads(system_.threads(), static_cast<int>(dampers_.size()), [&](int i) {
    Part& d = dampers_[static_cast<std::size_t>(i)];
    d.place.settle_at(z);
    d.rate = d.place.rate_along(u);
    d.stress.noalias() = d.load->coefficients().lazyProduct(d.rate);
  });
}

void FrameDampers::add_force(VectorOut f) const {
  blocks_.for_each(system_.threads(),
                   [&](std::size_t i) { dampers_[i].place.add_force(dampers_[i].stress, f); });
}

double FrameDampers::power() const {
  double sum = 0.0;
  for (const Part& d : dampers_) sum += d.rate.dot(d.stress);
  return sum;
}

void FrameDampers::add_tangent(VectorIn z, VectorIn u, double a, double b, const FrameOperators& L,
                               const FrameOperators& R, double scale, SparseMatrix& K) const {
  blocks_.for_each(system_.threads(), [&](std::size_t i) {
    const Part& d = dampers_[i];
    const TermReduction& map = d.reduced->map;
    const auto& coordinates = d.term->coordinates;
    if (map.function() == nullptr) {
      const LocalMatrix by_both = load_tangent(*d.term, {z, u, 0.0, 0.0, 0.0}, a, b);
      d.reduced->square.add(map.both(by_both, L, R), -scale, K);
      return;
    }
    d.reduced->square.add(resistance_tangent(*d.load, map, gather(z, coordinates),
                                             gather(u, coordinates), a, b, L, R),
                          scale, K);
  });
}

}  // namespace visviva
