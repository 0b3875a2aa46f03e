#pragma once

#include <vector>

#include "visviva/math/lane_groups.hpp"
#include "visviva/schemes/frames/term_blocks.hpp"

namespace visviva {

/// Terms in their order, of which up to as many as there are lanes are worked on side by side where they are alike.
template <class SideBySide>
class TermGroups {
 public:
  using Group = LaneGroup<SideBySide>;

  TermGroups() = default;
  /// Of terms on these unknowns, each below `count`; side_by_side() as lane_groups() takes it.
  template <class Of>
  TermGroups(const std::vector<std::vector<int>>& unknowns, int count, const Of& side_by_side)
      : groups_(lane_groups<SideBySide>(unknowns.size(), side_by_side)) {
    std::vector<std::vector<int>> together;
    for (const Group& group : groups_) {
      together.emplace_back();
      for (std::size_t k = group.first; k < group.end(); ++k)
        together.back().insert(together.back().end(), unknowns[k].begin(), unknowns[k].end());
    }
    const std::size_t each = groups_.empty() ? 1 : unknowns.size() / groups_.size();
    blocks_ = TermBlocks(together, count, elements_of_task / each);
  }

  [[nodiscard]] const std::vector<Group>& all() const { return groups_; }
  /// work(group) for each, such that it may add up forces.
  template <class Work>
  void for_each(int threads, const Work& work) const {
    blocks_.for_each(threads, [&](std::size_t i) { work(groups_[i]); });
  }
  /// work(term) for each, likewise.
  template <class Work>
  void for_each_term(int threads, const Work& work) const {
    for_each(threads, [&](const Group& group) {
      for (std::size_t i = group.first; i < group.end(); ++i) work(i);
    });
  }
  /// work(group) for each, such that it has nothing in common with others.
  template <class Work>
  void for_each_apart(int threads, const Work& work) const {
    for_each_on_threads(threads, static_cast<int>(groups_.size()),
                        [&](int i) { work(groups_[static_cast<std::size_t>(i)]); });
  }

 private:
  std::vector<Group> groups_;
  TermBlocks blocks_;
};

}  // namespace visviva
