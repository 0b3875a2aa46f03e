#pragma once

#include <string>

namespace visviva::bench {

/// Counts what this process takes from the heap while it lives. All allocations pass through the functions in heap.cpp,
/// also those of libraries. One at a time.
class HeapWatch {
 public:
  HeapWatch();
  ~HeapWatch();
  HeapWatch(const HeapWatch&) = delete;
  HeapWatch& operator=(const HeapWatch&) = delete;

  [[nodiscard]] long allocations() const;
  /// Bytes more than at the start, now and at most.
  [[nodiscard]] double growth() const;
  [[nodiscard]] double peak() const;
  /// The functions from which the first allocation came, innermost first; empty if there was none.
  [[nodiscard]] std::string first_place() const;
};

}  // namespace visviva::bench
