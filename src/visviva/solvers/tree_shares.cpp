#include "visviva/solvers/tree_shares.hpp"

#include <algorithm>
#include <numeric>

namespace visviva {
namespace {

// The branches of a tree: as small as they become without making the trunk a large part of it.
class Branches {
 public:
  explicit Branches(const EliminationTree& tree)
      : below_(tree.nodes.size(), 0.0), count_(below_.size(), 1), children_(below_.size()) {
    for (std::size_t i = 0; i < below_.size(); ++i) {
      below_[i] += tree.nodes[i].work();
      const int parent = tree.nodes[i].parent;
      auto& siblings = parent < 0 ? roots_ : children_[static_cast<std::size_t>(parent)];
      siblings.push_back(static_cast<int>(i));
      if (parent < 0) {
        total_ += below_[i];
        continue;
      }
      below_[static_cast<std::size_t>(parent)] += below_[i];
      count_[static_cast<std::size_t>(parent)] += count_[i];
    }
    for (const int root : roots_) part(root);
  }

  [[nodiscard]] double work(int node) const { return below_[static_cast<std::size_t>(node)]; }
  [[nodiscard]] TreeShares::Branch nodes(int top) const {
    return {top - count_[static_cast<std::size_t>(top)] + 1, top + 1};
  }
  [[nodiscard]] const std::vector<int>& tops() const { return tops_; }
  [[nodiscard]] std::vector<int> trunk() const {
    std::vector<int> sorted = trunk_;
    std::sort(sorted.begin(), sorted.end());
    return sorted;
  }

 private:
  void part(int top) {
    constexpr double small = 1.0 / 16.0;
    constexpr double longest_way = 1.0 / 64.0;
    std::vector<int> tops{top};
    while (!tops.empty()) {
      const int node = tops.back();
      tops.pop_back();
      const int fork = fork_below(node);
      const auto& children = children_[static_cast<std::size_t>(fork)];
      double way = work(node);
      for (const int child : children) way -= work(child);
      if (work(node) < small * total_ || children.empty() || way > longest_way * total_) {
        tops_.push_back(node);
        continue;
      }
      for (int i = node; i != fork; i = children_[static_cast<std::size_t>(i)].front())
        trunk_.push_back(i);
      trunk_.push_back(fork);
      tops.insert(tops.end(), children.begin(), children.end());
    }
  }

  // The first that has not one child.
  [[nodiscard]] int fork_below(int node) const {
    while (children_[static_cast<std::size_t>(node)].size() == 1)
      node = children_[static_cast<std::size_t>(node)].front();
    return node;
  }

  std::vector<double> below_;  // work of each node and all below it
  std::vector<int> count_;     // of these nodes
  std::vector<std::vector<int>> children_;
  std::vector<int> roots_;
  double total_ = 0.0;
  std::vector<int> tops_;
  std::vector<int> trunk_;
};

}  // namespace

TreeShares::TreeShares(const EliminationTree& tree, int threads) : trunk(tree.nodes.size()) {
  std::iota(trunk.begin(), trunk.end(), 0);
  if (threads < 2 || !tree.is_long()) return;
  const Branches branches(tree);
  if (branches.tops().size() < 2) return;
  trunk = branches.trunk();
  of_threads.resize(static_cast<std::size_t>(threads));
  std::vector<double> load(of_threads.size(), 0.0);
  std::vector<int> tops = branches.tops();
  std::stable_sort(tops.begin(), tops.end(),
                   [&](int a, int b) { return branches.work(a) > branches.work(b); });
  for (const int top : tops) {
    const auto least = std::min_element(load.begin(), load.end()) - load.begin();
    load[static_cast<std::size_t>(least)] += branches.work(top);
    of_threads[static_cast<std::size_t>(least)].push_back(branches.nodes(top));
  }
}

}  // namespace visviva
