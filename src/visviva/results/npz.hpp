#pragma once

#include <complex>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "visviva/math/types.hpp"

namespace visviva {

/// Arrays for numpy.load: a zip file without compression, with a file NAME.npy for each.
class NpzFile {
 public:
  using Shape = std::vector<std::size_t>;

  /// Values in the order of C: the last index runs fastest.
  void add(const std::string& name, const Shape& shape, const std::vector<double>& values);
  void add(const std::string& name, const Shape& shape,
           const std::vector<std::complex<double>>& values);
  void add(const std::string& name, const Matrix& matrix);
  void add(const std::string& name, const std::vector<std::string>& texts);

  /// The file as it is to be written. Nothing can be added afterwards.
  [[nodiscard]] std::string bytes() &&;

 private:
  void add_array(const std::string& name, const std::string& type, const Shape& shape,
                 std::string_view data);

  std::string files_;
  std::string directory_;
  std::uint16_t count_ = 0;
};

}  // namespace visviva
