#include "visviva/mechanics/frame_loads/catalogue.hpp"

namespace visviva {

const std::vector<const LoadKind*>& load_catalogue() {
  static const std::vector<const LoadKind*> catalogue = {&force_load, &moment_load};
  return catalogue;
}

}  // namespace visviva
