#include "visviva/solvers/elimination_tree.hpp"

#include <amd.h>

#include <algorithm>
#include <iterator>
#include <limits>
#include <numeric>
#include <stdexcept>

namespace visviva {
namespace {

using Lists = std::vector<std::vector<int>>;

void sort_and_unite(std::vector<int>& list) {
  std::sort(list.begin(), list.end());
  list.erase(std::unique(list.begin(), list.end()), list.end());
}

// The other unknowns in the equations of each, with the pattern of A + Aᵀ.
Lists neighbours_in(const SparseMatrix& A) {
  Lists neighbours(static_cast<std::size_t>(A.cols()));
  for (int j = 0; j < A.outerSize(); ++j)
    for (SparseMatrix::InnerIterator it(A, j); it; ++it) {
      const int i = static_cast<int>(it.row());
      if (i == j) continue;
      neighbours[static_cast<std::size_t>(i)].push_back(j);
      neighbours[static_cast<std::size_t>(j)].push_back(i);
    }
  for (auto& list : neighbours) sort_and_unite(list);
  return neighbours;
}

// Unknowns next to each other with the same neighbours.
struct Groups {
  Groups(const SparseMatrix& A, const Lists& neighbours) : of(neighbours.size()) {
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
  static bool are_alike(const Lists& neighbours, int i) {
    const auto& a = neighbours[static_cast<std::size_t>(i - 1)];
    const auto& b = neighbours[static_cast<std::size_t>(i)];
    auto p = a.begin();
    auto q = b.begin();
    while (true) {
      if (p != a.end() && *p == i) ++p;
      if (q != b.end() && *q == i - 1) ++q;
      if (p == a.end() || q == b.end()) return p == a.end() && q == b.end();
      if (*p++ != *q++) return false;
    }
  }

  void unite(const Lists& neighbours) {
    beside.resize(is_multiplier.size());
    for (std::size_t g = 0; g < beside.size(); ++g) {
      for (const int j : neighbours[static_cast<std::size_t>(first[g])]) {
        const int other = of[static_cast<std::size_t>(j)];
        if (other != static_cast<int>(g) && (beside[g].empty() || beside[g].back() != other))
          beside[g].push_back(other);
      }
      sort_and_unite(beside[g]);
    }
  }

  [[nodiscard]] int count() const { return static_cast<int>(is_multiplier.size()); }
  [[nodiscard]] int size(int g) const {
    return first[static_cast<std::size_t>(g) + 1] - first[static_cast<std::size_t>(g)];
  }
  [[nodiscard]] bool has_multipliers(int g) const {
    return is_multiplier[static_cast<std::size_t>(g)];
  }
  [[nodiscard]] const std::vector<int>& neighbours(int g) const {
    return beside[static_cast<std::size_t>(g)];
  }

  std::vector<int> of;     // each unknown
  std::vector<int> first;  // unknown of each, and one after the last
  std::vector<bool> is_multiplier;
  Lists beside;
};

// The groups that are no multipliers, in an order of little fill: two that one constraint holds are coupled.
std::vector<int> ordered(const Groups& groups) {
  std::vector<int> bodies;
  std::vector<int> index(static_cast<std::size_t>(groups.count()), -1);
  for (int g = 0; g < groups.count(); ++g) {
    if (groups.has_multipliers(g)) continue;
    index[static_cast<std::size_t>(g)] = static_cast<int>(bodies.size());
    bodies.push_back(g);
  }
  Lists coupled(bodies.size());
  for (int g = 0; g < groups.count(); ++g)
    for (const int a : groups.neighbours(g)) {
      const int i = index[static_cast<std::size_t>(a)];
      if (i < 0) continue;
      auto& list = coupled[static_cast<std::size_t>(i)];
      if (!groups.has_multipliers(g)) {
        list.push_back(index[static_cast<std::size_t>(g)]);
        continue;
      }
      for (const int b : groups.neighbours(g))
        if (index[static_cast<std::size_t>(b)] >= 0 && b != a)
          list.push_back(index[static_cast<std::size_t>(b)]);
    }
  std::vector<int> starts{0};
  std::vector<int> rows;
  for (auto& list : coupled) {
    sort_and_unite(list);
    rows.insert(rows.end(), list.begin(), list.end());
    starts.push_back(static_cast<int>(rows.size()));
  }
  rows.reserve(1);  // AMD wants to see an array
  std::vector<int> order(bodies.size());
  if (amd_order(static_cast<int>(bodies.size()), starts.data(), rows.data(), order.data(), nullptr,
                nullptr) < AMD_OK)
    throw std::runtime_error("AMD could not order the matrix");
  for (int& i : order) i = bodies[static_cast<std::size_t>(i)];
  return order;
}

// Which groups each node eliminates.
class Placement {
 public:
  explicit Placement(const Groups& groups)
      : groups_(groups), order_(ordered(groups)), nodes_(order_.size()) {
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

}  // namespace

EliminationTree::EliminationTree(const SparseMatrix& pattern) {
  const Lists neighbours = neighbours_in(pattern);
  const Groups groups(pattern, neighbours);
  const Lists placed = Placement(groups).nodes();
  std::vector<int> node_of(static_cast<std::size_t>(groups.count()));
  for (std::size_t i = 0; i < placed.size(); ++i)
    for (const int g : placed[i]) node_of[static_cast<std::size_t>(g)] = static_cast<int>(i);

  // Borders by groups, from those of the children.
  nodes.resize(placed.size());
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
}

}  // namespace visviva
