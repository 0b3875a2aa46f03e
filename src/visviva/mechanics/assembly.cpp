#include "visviva/mechanics/assembly.hpp"

#include <stdexcept>

namespace visviva {

Slots::Slots(const SparseMatrix& pattern, std::span<const int> rows, std::span<const int> columns)
    : rows_(static_cast<Eigen::Index>(rows.size())),
      columns_(static_cast<Eigen::Index>(columns.size())) {
  for (const int column : columns)
    for (const int row : rows) {
      const int slot = find_slot(pattern, row, column);
      if (slot < 0) throw std::logic_error("matrix pattern lacks an entry of a term");
      runs_.push(slot);
    }
}

}  // namespace visviva
