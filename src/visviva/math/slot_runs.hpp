#pragma once

#include <span>
#include <vector>

#include "visviva/math/types.hpp"

namespace visviva {

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
    constexpr int frame = 6;
    using Entries = Eigen::Vector<double, frame>;
    for (const Run& run : runs_) {
      double* out = values + run.slot;
      int k = 0;
      for (; k + frame <= run.size; k += frame)
        Entries::Map(out + k) += scale * Entries::Map(entries + k);
      for (; k + 2 <= run.size; k += 2)
        Eigen::Vector2d::Map(out + k) += scale * Eigen::Vector2d::Map(entries + k);
      if (k < run.size) out[k] += scale * entries[k];
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
