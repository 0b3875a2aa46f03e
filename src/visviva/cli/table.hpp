#pragma once

#include <string>
#include <vector>

namespace visviva::cli {

/// Rows, under a header if it has one, with columns as wide as they need to be.
class Table {
 public:
  Table() = default;
  explicit Table(std::vector<std::string> header) : rows_{std::move(header)}, has_header_(true) {}

  void add(std::vector<std::string> row) { rows_.push_back(std::move(row)); }
  /// Numbers are set flush right, words flush left.
  [[nodiscard]] std::string text() const;

 private:
  std::vector<std::vector<std::string>> rows_;
  bool has_header_ = false;
};

}  // namespace visviva::cli
