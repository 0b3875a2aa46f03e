#pragma once

#include <functional>
#include <memory>

#include "visviva/mechanics/elements/element.hpp"
#include "visviva/mechanics/part_kind.hpp"

namespace visviva {

/// All there is to know of one kind of element between places: its keys in model files and its messages follow from this.
struct ElementKind {
  std::string_view name;
  std::string_view summary;
  int places = 2;     ///< how many it connects
  bool apart = true;  ///< whether the first two of them must not coincide
  std::vector<PartParameter> parameters;
  std::function<std::shared_ptr<const Element>(const PartData&)> make;
};

}  // namespace visviva
