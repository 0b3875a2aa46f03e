#include "visviva/mechanics/joint_constraints.hpp"

namespace visviva {

Constraints joint_constraints(const System& system) {
  const auto& terms = system.constraints().terms();
  const auto own = static_cast<std::ptrdiff_t>(system.frames().size());
  return {share(std::vector(terms.begin() + own, terms.end())), system.square_pattern(),
          system.coordinate_count()};
}

}  // namespace visviva
