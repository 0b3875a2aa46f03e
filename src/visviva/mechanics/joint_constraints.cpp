#include "visviva/mechanics/joint_constraints.hpp"

#include <algorithm>

namespace visviva {

Constraints joint_constraints(const System& system, JointPattern pattern) {
  const auto& terms = system.constraints().terms();
  const auto own = static_cast<std::ptrdiff_t>(system.frames().size());
  std::vector<int> frames;
  if (pattern == JointPattern::whole_frames)
    for (const Frame& frame : system.frames()) frames.push_back(frame.first);
  std::sort(frames.begin(), frames.end());
  return {share(std::vector(terms.begin() + own, terms.end())), system.square_pattern(),
          system.coordinate_count(), frames};
}

}  // namespace visviva
