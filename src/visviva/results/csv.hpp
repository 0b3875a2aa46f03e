#pragma once

#include <fmt/format.h>

#include <string>
#include <string_view>
#include <vector>

#include "visviva/math/types.hpp"
#include "visviva/results/output_folder.hpp"

namespace visviva {

/// Writes rows of numbers and words under a header. Numbers are written such that reading them gives the
/// same bits; words are quoted where they must be.
class CsvWriter {
 public:
  CsvWriter(OutputFile& file, const std::vector<std::string>& columns);

  CsvWriter& add(double x);
  CsvWriter& add(long x);
  CsvWriter& add(std::string_view word);
  CsvWriter& add(VectorIn values);
  /// Throws std::logic_error if the row does not have as many cells as the header.
  void end_row();

 private:
  void separate();

  OutputFile& file_;
  std::size_t columns_;
  std::size_t cells_ = 0;
  fmt::memory_buffer row_;
};

}  // namespace visviva
