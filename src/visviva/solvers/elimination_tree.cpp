#include "visviva/solvers/elimination_tree.hpp"

#include <camd.h>

#include <algorithm>
#include <cmath>
#include <iterator>
#include <limits>
#include <numeric>
#include <span>
#include <stdexcept>

namespace visviva {
namespace {

using Lists = std::vector<std::vector<int>>;

void sort_and_unite(std::vector<int>& list) {
  std::sort(list.begin(), list.end());
  list.erase(std::unique(list.begin(), list.end()), list.end());
}

// Sorted lists that are stored one after the other, as there are as many as unknowns.
class SortedLists {
 public:
  [[nodiscard]] std::span<const int> operator[](std::size_t i) const {
    return std::span(entries_).subspan(starts_[i], starts_[i + 1] - starts_[i]);
  }
  [[nodiscard]] std::size_t size() const { return starts_.size() - 1; }
  /// To the list that is made; what is added is sorted by itself, or when that ends.
  void add(int entry) { entries_.push_back(entry); }
  void end_list() {
    const auto first = entries_.begin() + static_cast<std::ptrdiff_t>(starts_.back());
    if (!std::is_sorted(first, entries_.end())) std::sort(first, entries_.end());
    entries_.erase(std::unique(first, entries_.end()), entries_.end());
    starts_.push_back(entries_.size());
  }

 private:
  std::vector<std::size_t> starts_{0};
  std::vector<int> entries_;
};

// The other unknowns in the equations of each, with the pattern of A + Aᵀ.
SortedLists neighbours_in(const SparseMatrix& A) {
  const auto n = static_cast<std::size_t>(A.cols());
  const std::span rows(A.innerIndexPtr(), static_cast<std::size_t>(A.nonZeros()));
  std::vector<int> first(n + 1, 0);  // of the columns of each row
  for (const int i : rows) ++first[static_cast<std::size_t>(i) + 1];
  std::partial_sum(first.begin(), first.end(), first.begin());
  std::vector<int> columns(rows.size());
  std::vector<int> next = first;
  for (int j = 0; j < A.outerSize(); ++j)
    for (SparseMatrix::InnerIterator it(A, j); it; ++it)
      columns[static_cast<std::size_t>(next[static_cast<std::size_t>(it.row())]++)] = j;
  SortedLists neighbours;
  for (std::size_t j = 0; j < n; ++j) {
    const auto part = [&](const auto& all, const int* ends) {
      const auto begin = static_cast<std::size_t>(ends[j]);
      return std::span(all).subspan(begin, static_cast<std::size_t>(ends[j + 1]) - begin);
    };
    const auto above = part(rows, A.outerIndexPtr());
    const auto beside = part(columns, first.data());
    auto p = above.begin();
    auto q = beside.begin();
    while (p != above.end() || q != beside.end()) {
      const bool takes_p = q == beside.end() || (p != above.end() && *p < *q);
      const int i = takes_p ? *p++ : *q++;
      if (!takes_p && p != above.end() && *p == i) ++p;
      if (i != static_cast<int>(j)) neighbours.add(i);
    }
    neighbours.end_list();
  }
  return neighbours;
}

// Unknowns next to each other with the same neighbours.
struct Groups {
  Groups(const SparseMatrix& A, const SortedLists& neighbours) : of(neighbours.size()) {
    std::vector<bool> has_diagonal(neighbours.size(), false);
    for (int j = 0; j < A.outerSize(); ++j)
      for (SparseMatrix::InnerIterator it(A, j); it; ++it)
        if (it.row() == j) has_diagonal[static_cast<std::size_t>(j)] = true;
    for (std::size_t i = 0; i < of.size(); ++i) {
      const bool goes_on = i > 0 && has_diagonal[i] == has_diagonal[i - 1] &&
                           are_alike(neighbours, static_cast<int>(i));
      if (!goes_on) {
        first.push_back(static_cast<int>(i));
        is_multiplier.push_back(!has_diagonal[i]);
      }
      of[i] = static_cast<int>(first.size()) - 1;
    }
    first.push_back(static_cast<int>(of.size()));
    unite(neighbours);
  }

  // But for each other.
  static bool are_alike(const SortedLists& neighbours, int i) {
    const auto a = neighbours[static_cast<std::size_t>(i - 1)];
    const auto b = neighbours[static_cast<std::size_t>(i)];
    auto p = a.begin();
    auto q = b.begin();
    while (true) {
      if (p != a.end() && *p == i) ++p;
      if (q != b.end() && *q == i - 1) ++q;
      if (p == a.end() || q == b.end()) return p == a.end() && q == b.end();
      if (*p++ != *q++) return false;
    }
  }

  void unite(const SortedLists& neighbours) {
    for (std::size_t g = 0; g < is_multiplier.size(); ++g) {
      int last = static_cast<int>(g);
      for (const int j : neighbours[static_cast<std::size_t>(first[g])]) {
        const int other = of[static_cast<std::size_t>(j)];
        if (other == static_cast<int>(g) || other == last) continue;
        beside.add(other);
        last = other;
      }
      beside.end_list();
    }
  }

  [[nodiscard]] int count() const { return static_cast<int>(is_multiplier.size()); }
  [[nodiscard]] int size(int g) const {
    return first[static_cast<std::size_t>(g) + 1] - first[static_cast<std::size_t>(g)];
  }
  [[nodiscard]] bool has_multipliers(int g) const {
    return is_multiplier[static_cast<std::size_t>(g)];
  }
  [[nodiscard]] std::span<const int> neighbours(int g) const {
    return beside[static_cast<std::size_t>(g)];
  }

  std::vector<int> of;     // each unknown
  std::vector<int> first;  // unknown of each, and one after the last
  std::vector<bool> is_multiplier;
  SortedLists beside;
};

// The groups that are no multipliers; two that one constraint holds are coupled.
class Bodies {
 public:
  explicit Bodies(const Groups& groups) : index_(static_cast<std::size_t>(groups.count()), -1) {
    for (int g = 0; g < groups.count(); ++g) {
      if (groups.has_multipliers(g)) continue;
      index_[static_cast<std::size_t>(g)] = static_cast<int>(groups_.size());
      groups_.push_back(g);
    }
    for (auto& list : coupled_in(groups)) {
      sort_and_unite(list);
      coupled_.insert(coupled_.end(), list.begin(), list.end());
      starts_.push_back(static_cast<int>(coupled_.size()));
    }
    coupled_.reserve(1);  // CAMD wants to see an array
  }

  [[nodiscard]] std::size_t count() const { return groups_.size(); }
  // In an order of little fill, some of them last; CAMD cannot do with all of them.
  [[nodiscard]] std::vector<int> ordered(const std::vector<int>& last) const {
    std::vector<int> when(groups_.size(), 0);
    for (const int g : last)
      when[static_cast<std::size_t>(index_[static_cast<std::size_t>(g)])] = 1;
    std::vector<int> order(groups_.size());
    if (camd_order(static_cast<int>(groups_.size()), starts_.data(), coupled_.data(), order.data(),
                   nullptr, nullptr, when.data()) < CAMD_OK)
      throw std::runtime_error("CAMD could not order the matrix");
    for (int& i : order) i = groups_[static_cast<std::size_t>(i)];
    return order;
  }

 private:
  [[nodiscard]] Lists coupled_in(const Groups& groups) const {
    Lists coupled(groups_.size());
    for (int g = 0; g < groups.count(); ++g)
      for (const int a : groups.neighbours(g)) {
        const int i = index_[static_cast<std::size_t>(a)];
        if (i < 0) continue;
        auto& list = coupled[static_cast<std::size_t>(i)];
        if (!groups.has_multipliers(g)) {
          list.push_back(index_[static_cast<std::size_t>(g)]);
          continue;
        }
        for (const int b : groups.neighbours(g))
          if (index_[static_cast<std::size_t>(b)] >= 0 && b != a)
            list.push_back(index_[static_cast<std::size_t>(b)]);
      }
    return coupled;
  }

  std::vector<int> groups_;
  std::vector<int> index_;  // of each group among them
  std::vector<int> starts_{0};
  std::vector<int> coupled_;
};

// Which groups each node eliminates.
class Placement {
 public:
  Placement(const Groups& groups, std::vector<int> order)
      : groups_(groups), order_(std::move(order)), nodes_(order_.size()) {
    rank_.assign(static_cast<std::size_t>(groups.count()), std::numeric_limits<int>::max());
    for (std::size_t i = 0; i < order_.size(); ++i)
      rank_[static_cast<std::size_t>(order_[i])] = static_cast<int>(i);
    freedom_.resize(order_.size());
    placed_.assign(static_cast<std::size_t>(groups.count()), false);
    for (std::size_t i = 0; i < order_.size(); ++i) place(static_cast<int>(i));
    for (int g = 0; g < groups.count(); ++g)
      if (groups.has_multipliers(g) && !placed_[static_cast<std::size_t>(g)]) nodes_.push_back({g});
  }

  [[nodiscard]] const Lists& nodes() const { return nodes_; }

 private:
  // First those that this is the last chance for, then those for which the bodies so far have enough freedom.
  void place(int node) {
    const int body = order_[static_cast<std::size_t>(node)];
    auto& own = nodes_[static_cast<std::size_t>(node)];
    own.push_back(body);
    freedom_[static_cast<std::size_t>(node)] = groups_.size(body);
    for (const bool last_chance : {true, false})
      for (const int g : groups_.neighbours(body)) {
        if (!groups_.has_multipliers(g) || placed_[static_cast<std::size_t>(g)]) continue;
        if (last_chance ? last_of(g) != node : freedom_for(g, node) < groups_.size(g)) continue;
        placed_[static_cast<std::size_t>(g)] = true;
        own.push_back(g);
        take(g, node);
      }
  }
  [[nodiscard]] int rank(int g) const { return rank_[static_cast<std::size_t>(g)]; }
  [[nodiscard]] int last_of(int g) const {
    int last = -1;
    for (const int body : groups_.neighbours(g))
      if (!groups_.has_multipliers(body)) last = std::max(last, rank(body));
    return last;
  }
  [[nodiscard]] int freedom_for(int g, int node) const {
    int sum = 0;
    for (const int body : groups_.neighbours(g))
      if (rank(body) <= node) sum += freedom_[static_cast<std::size_t>(rank(body))];
    return sum;
  }
  void take(int g, int node) {
    int left = groups_.size(g);
    for (const int body : groups_.neighbours(g)) {
      if (rank(body) > node) continue;
      int& freedom = freedom_[static_cast<std::size_t>(rank(body))];
      const int part = std::min(left, freedom);
      freedom -= part;
      left -= part;
    }
  }

  const Groups& groups_;
  std::vector<int> order_;
  std::vector<int> rank_;
  std::vector<int> freedom_;  // of the body of each node
  std::vector<bool> placed_;
  Lists nodes_;
};

using Nodes = std::vector<EliminationTree::Node>;

// Such that each node stands after all that are below it, and these after nothing else: what is eliminated together is stored
// together.
Nodes in_postorder(Nodes nodes) {
  const auto n = nodes.size();
  std::vector<int> size(n, 1);  // of the tree below each node, with it
  for (std::size_t i = 0; i < n; ++i)
    if (nodes[i].parent >= 0) size[static_cast<std::size_t>(nodes[i].parent)] += size[i];
  std::vector<int> place(n);
  std::vector<int> next(n);  // where the trees below a node begin that have no place yet
  int roots = 0;
  for (std::size_t i = n; i-- > 0;) {
    const int parent = nodes[i].parent;
    int& first = parent < 0 ? roots : next[static_cast<std::size_t>(parent)];
    next[i] = first;
    first += size[i];
    place[i] = first - 1;
  }
  Nodes ordered(n);
  for (std::size_t i = 0; i < n; ++i) {
    int& parent = nodes[i].parent;
    if (parent >= 0) parent = place[static_cast<std::size_t>(parent)];
    ordered[static_cast<std::size_t>(place[i])] = std::move(nodes[i]);
  }
  return ordered;
}

Nodes nodes_of(const Groups& groups, std::vector<int> order) {
  const Lists placed = Placement(groups, std::move(order)).nodes();
  std::vector<int> node_of(static_cast<std::size_t>(groups.count()));
  for (std::size_t i = 0; i < placed.size(); ++i)
    for (const int g : placed[i]) node_of[static_cast<std::size_t>(g)] = static_cast<int>(i);

  // Borders by groups, from those of the children.
  Nodes nodes(placed.size());
  Lists borders(placed.size());
  for (std::size_t i = 0; i < placed.size(); ++i) {
    const auto is_later = [&](int g) {
      return node_of[static_cast<std::size_t>(g)] > static_cast<int>(i);
    };
    auto& border = borders[i];
    for (const int g : placed[i]) {
      std::copy_if(groups.neighbours(g).begin(), groups.neighbours(g).end(),
                   std::back_inserter(border), is_later);
      for (int k = 0; k < groups.size(g); ++k)
        nodes[i].unknowns.push_back(groups.first[static_cast<std::size_t>(g)] + k);
    }
    sort_and_unite(border);
    int parent = std::numeric_limits<int>::max();
    for (const int g : border) {
      parent = std::min(parent, node_of[static_cast<std::size_t>(g)]);
      for (int k = 0; k < groups.size(g); ++k)
        nodes[i].border.push_back(groups.first[static_cast<std::size_t>(g)] + k);
    }
    if (border.empty()) continue;
    nodes[i].parent = parent;
    auto& above = borders[static_cast<std::size_t>(parent)];
    std::copy_if(border.begin(), border.end(), std::back_inserter(above),
                 [&](int g) { return node_of[static_cast<std::size_t>(g)] > parent; });
  }
  return in_postorder(std::move(nodes));
}

// Of the whole tree, and along the way up that has most of it, which has to be done one after the other.
struct Work {
  explicit Work(const Nodes& nodes) : below(nodes.size()) {
    std::vector<double> way(nodes.size());
    for (std::size_t i = 0; i < nodes.size(); ++i) {
      const double own = nodes[i].work();
      total += own;
      below[i] += own;
      way[i] += own;
      longest = std::max(longest, way[i]);
      if (nodes[i].parent < 0) continue;
      const auto parent = static_cast<std::size_t>(nodes[i].parent);
      below[parent] += below[i];
      way[parent] = std::max(way[parent], way[i]);
    }
  }
  double total = 0.0;
  double longest = 0.0;
  std::vector<double> below;  // each node, with it
};

// The bodies that part the tree in two: those in the border of the lowest node that has half of the work below it.
std::vector<int> cut_in_the_middle(const Nodes& nodes, const Work& work, const Groups& groups) {
  const auto middle = std::find_if(work.below.begin(), work.below.end(),
                                   [&](double below) { return below >= 0.5 * work.total; });
  if (middle == work.below.end()) return {};
  const auto& node = nodes[static_cast<std::size_t>(middle - work.below.begin())];
  std::vector<int> cut;
  for (const auto* unknowns : {&node.border, &node.unknowns}) {
    for (const int u : *unknowns) {
      const int g = groups.of[static_cast<std::size_t>(u)];
      if (!groups.has_multipliers(g)) cut.push_back(g);
    }
    if (!cut.empty()) break;
  }
  sort_and_unite(cut);
  return cut;
}

}  // namespace

double EliminationTree::Node::work() const {
  return front_work(size(), static_cast<int>(unknowns.size()));
}

double front_work(int size, int pivots) {
  double sum = 0.0;
  for (int k = 0; k < pivots; ++k) sum += 2.0 * std::pow(size - k, 2);
  return sum;
}

// A long chain is eliminated from both ends, not from one, if nothing is lost by that: threads can then do so at the same time.
EliminationTree::EliminationTree(const SparseMatrix& pattern) {
  constexpr double much_shorter = 0.75;
  constexpr double no_more = 1.05;
  const SortedLists neighbours = neighbours_in(pattern);
  const Groups groups(pattern, neighbours);
  const Bodies bodies(groups);
  nodes = nodes_of(groups, bodies.ordered({}));
  if (!is_long()) return;
  const Work work(nodes);
  const std::vector<int> cut = cut_in_the_middle(nodes, work, groups);
  if (cut.empty() || cut.size() == bodies.count() || work.longest < much_shorter * work.total)
    return;
  Nodes parted = nodes_of(groups, bodies.ordered(cut));
  const Work parted_work(parted);
  if (parted_work.longest < much_shorter * work.longest && parted_work.total < no_more * work.total)
    nodes = std::move(parted);
}

}  // namespace visviva
