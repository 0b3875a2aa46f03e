#pragma once

#include <optional>
#include <string>
#include <vector>

#include "visviva/math/archive.hpp"

namespace visviva {

/// What is stored of a run besides its rows, that it can be resumed.
struct StoredCheckpoint {
  long steps = 0;                        ///< taken until there
  std::size_t rows = 0;                  ///< stored until there
  std::vector<std::uint64_t> sums = {};  ///< check sums of these rows in each table
  std::string run = {};                  ///< the state of the run
  std::string recorder = {};             ///< of what writes its results

  template <typename Archive>
  void archive(Archive& a) {
    a(steps, rows, sums, run, recorder);
  }
};

/// As bytes that tell whether they are complete; what follows them does not matter.
[[nodiscard]] std::string to_bytes(const StoredCheckpoint& checkpoint);
/// Nothing if they are not.
[[nodiscard]] std::optional<StoredCheckpoint> from_bytes(std::string_view bytes);

}  // namespace visviva
