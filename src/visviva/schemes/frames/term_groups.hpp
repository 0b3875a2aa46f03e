#pragma once

#include <memory>
#include <utility>
#include <vector>

#include "visviva/math/lanes.hpp"
#include "visviva/schemes/frames/term_blocks.hpp"

namespace visviva {

/// Terms in their order, of which as many as there are lanes are worked on side by side where they are alike.
template <class SideBySide>
class TermGroups {
 public:
  /// Terms one after the other, or one.
  struct Group {
    std::size_t first;
    std::unique_ptr<SideBySide> lanes;  ///< null if it is one
    [[nodiscard]] std::size_t end() const { return first + (lanes ? Lanes::count : 1); }
  };

  TermGroups() = default;
  /// Of terms on these unknowns, each below `count`. side_by_side(first, before) are those from there on, after others that
  /// are, or null if these are not.
  template <class Of>
  TermGroups(const std::vector<std::vector<int>>& unknowns, int count, const Of& side_by_side) {
    std::vector<std::vector<int>> together;
    const SideBySide* before = nullptr;
    for (std::size_t i = 0; i < unknowns.size(); i = groups_.back().end()) {
      const bool enough = i + Lanes::count <= unknowns.size();
      groups_.push_back({i, enough ? side_by_side(i, before) : nullptr});
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
  std::vector<Group> groups_;
  TermBlocks blocks_;
};

}  // namespace visviva
