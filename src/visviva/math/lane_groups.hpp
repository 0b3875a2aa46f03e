#pragma once

#include <algorithm>
#include <memory>
#include <utility>
#include <vector>

#include "visviva/math/lanes.hpp"

namespace visviva {

/// Some of the elements of a list that follow each other and are worked on side by side, or one on its own.
template <class SideBySide>
struct LaneGroup {
  std::size_t first;
  std::size_t count;
  std::unique_ptr<SideBySide> lanes;  ///< null if it is one
  [[nodiscard]] std::size_t end() const { return first + count; }
};

/// All of a list of so many. side_by_side(first, some, before) are some of them from there on, after others that are, or null if
/// these are not alike.
template <class SideBySide, class Of>
[[nodiscard]] std::vector<LaneGroup<SideBySide>> lane_groups(std::size_t count,
                                                             const Of& side_by_side) {
  using Group = LaneGroup<SideBySide>;
  std::vector<Group> groups;
  const SideBySide* before = nullptr;
  const auto group_from = [&](std::size_t first) -> Group {
    for (std::size_t some = std::min(Lanes::count, count - first); some > 1; --some)
      if (auto lanes = side_by_side(first, some, before)) return {first, some, std::move(lanes)};
    return {first, 1, nullptr};
  };
  for (std::size_t i = 0; i < count; i = groups.back().end()) {
    groups.push_back(group_from(i));
    before = groups.back().lanes.get();
  }
  return groups;
}

}  // namespace visviva
