#pragma once

#include <span>
#include <vector>

#include "visviva/math/types.hpp"

namespace visviva {

/// to += scale · from, for entries next to each other, most of them as many as a frame has unknowns or a multiple of that.
inline void add_run(const double* from, int size, double scale, double* to) {
  constexpr int frame = 6;
  using Entries = Eigen::Vector<double, frame>;
  int k = 0;
  for (; k + frame <= size; k += frame) Entries::Map(to + k) += scale * Entries::Map(from + k);
  for (; k + 2 <= size; k += 2)
    Eigen::Vector2d::Map(to + k) += scale * Eigen::Vector2d::Map(from + k);
  if (k < size) to[k] += scale * from[k];
}

/// Where the entries of one list stand in another, most of them next to each other as in the columns of assembled matrices.
class SlotRuns {
 public:
  SlotRuns() = default;
  explicit SlotRuns(std::span<const int> slots) {
    for (const int slot : slots) push(slot);
  }

  /// The slot of the next entry.
  void push(int slot) {
    if (runs_.empty() || slot != runs_.back().slot + runs_.back().size) runs_.push_back({slot, 0});
    ++runs_.back().size;
  }

  /// values[slot] += scale · entry for each entry.
  void add(const double* entries, double scale, double* values) const {
    for (const Run& run : runs_) {
      add_run(entries, run.size, scale, values + run.slot);
      entries += run.size;
    }
  }

  /// entry = values[slot] for each entry.
  void extract(const double* values, double* entries) const {
    for (const Run& run : runs_)
      for (int k = 0; k < run.size; ++k) *entries++ = values[run.slot + k];
  }

 private:
  struct Run {
    int slot;
    int size;
  };
  std::vector<Run> runs_;
};

}  // namespace visviva
