#pragma once

#include <algorithm>
#include <memory>
#include <utility>
#include <vector>

#include "visviva/math/lanes.hpp"
#include "visviva/schemes/frames/term_blocks.hpp"

namespace visviva {

/// Terms in their order, of which up to as many as there are lanes are worked on side by side where they are alike.
template <class SideBySide>
class TermGroups {
 public:
  /// Terms one after the other, or one.
  struct Group {
    std::size_t first;
    std::size_t count;
    std::unique_ptr<SideBySide> lanes;  ///< null if it is one
    [[nodiscard]] std::size_t end() const { return first + count; }
  };

  TermGroups() = default;
  /// Of terms on these unknowns, each below `count`. side_by_side(first, some, before) are some from there on, after others
  /// that are, or null if these are not.
  template <class Of>
  TermGroups(const std::vector<std::vector<int>>& unknowns, int count, const Of& side_by_side) {
    std::vector<std::vector<int>> together;
    const SideBySide* before = nullptr;
    for (std::size_t i = 0; i < unknowns.size(); i = groups_.back().end()) {
      groups_.push_back(group_from(i, unknowns.size() - i, before, side_by_side));
      before = groups_.back().lanes.get();
      together.emplace_back();
      for (std::size_t k = i; k < groups_.back().end(); ++k)
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
  template <class Of>
  [[nodiscard]] static Group group_from(std::size_t first, std::size_t left,
                                        const SideBySide* before, const Of& side_by_side) {
    for (std::size_t some = std::min(Lanes::count, left); some > 1; --some)
      if (auto lanes = side_by_side(first, some, before)) return {first, some, std::move(lanes)};
    return {first, 1, nullptr};
  }

  std::vector<Group> groups_;
  TermBlocks blocks_;
};

}  // namespace visviva
