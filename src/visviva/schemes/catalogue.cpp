#include <fmt/format.h>

#include <algorithm>
#include <iterator>

#include "visviva/schemes/frames/frame_scheme.hpp"
#include "visviva/schemes/frames/lie_generalized_alpha.hpp"
#include "visviva/schemes/gssss/gssss.hpp"
#include "visviva/schemes/house/house_scheme.hpp"
#include "visviva/schemes/ida/ida.hpp"
#include "visviva/schemes/projected/projected_scheme.hpp"
#include "visviva/schemes/vector/alpha_kappa.hpp"
#include "visviva/schemes/vector/augmented_lagrangian.hpp"
#include "visviva/schemes/vector/energy_decaying.hpp"
#include "visviva/schemes/vector/energy_preserving.hpp"

namespace visviva {

const std::vector<SchemeInfo>& scheme_catalogue() {
  static const std::vector<SchemeInfo> catalogue = [] {
    std::vector<SchemeInfo> list = gssss_catalogue();
    list.push_back(energy_preserving());
    list.push_back(with_projection(energy_decaying()));
    list.push_back(with_projection(armero_romero()));
    list.push_back(with_projection(alpha_kappa()));
    list.push_back(augmented_lagrangian());
    list.push_back(frame_1());
    list.push_back(frame_2());
    list.push_back(frame_3());
    list.push_back(house_scheme());
    list.push_back(lie_generalized_alpha());
    list.push_back(ida());
    return list;
  }();
  return catalogue;
}

const SchemeInfo& find_scheme(std::string_view name) {
  const auto& all = scheme_catalogue();
  const auto it =
      std::find_if(all.begin(), all.end(), [&](const auto& info) { return info.name == name; });
  if (it != all.end()) return *it;
  std::vector<std::string> names;
  std::transform(all.begin(), all.end(), std::back_inserter(names),
                 [](const auto& info) { return info.name; });
  throw UsageError(fmt::format("unknown scheme '{}'{}", name, did_you_mean(name, names)));
}

}  // namespace visviva
