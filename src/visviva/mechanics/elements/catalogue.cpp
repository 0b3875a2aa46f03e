#include "visviva/mechanics/elements/catalogue.hpp"

namespace visviva {

const std::vector<ElementKind>& element_catalogue() {
  static const std::vector<ElementKind> catalogue = {spring(), truss(), damper(), thin_bend(),
                                                     bushing()};
  return catalogue;
}

}  // namespace visviva
