#include "visviva/analysis/campbell.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>
#include <numeric>
#include <utility>

namespace visviva {
namespace {

constexpr double missing = std::numeric_limits<double>::quiet_NaN();

bool is_followed(const Mode& mode) { return !mode.rigid && mode.kind() != ModeKind::overdamped; }

// How much two modes are the same. A mode whose frequency went through zero has the conjugate shape.
double likeness(const SparseMatrix& mass, const Mode& a, const Mode& b) {
  const double shape =
      std::max(assurance(mass, a.shape, b.shape), assurance(mass, a.shape, b.shape.conjugate()));
  const double sizes = std::abs(a.eigenvalue) + std::abs(b.eigenvalue);
  return shape - std::abs(std::abs(a.eigenvalue) - std::abs(b.eigenvalue)) / sizes;
}

class Follower {
 public:
  void add(const ModesThere& there) {
    std::vector<Pair> pairs;
    for (std::size_t b = 0; b < last_.size(); ++b)
      for (std::size_t m = 0; m < there.set.modes.size(); ++m)
        if (is_followed(there.set.modes[m]))
          pairs.push_back({likeness(there.mass, last_[b], there.set.modes[m]), b, m});
    std::stable_sort(pairs.begin(), pairs.end(),
                     [](const Pair& a, const Pair& b) { return a.likeness > b.likeness; });
    std::vector<bool> taken(there.set.modes.size(), false);
    std::vector<bool> met(last_.size(), false);
    constexpr double another = 0.2;
    for (const Pair& pair : pairs) {
      if (met[pair.branch] || taken[pair.mode] || pair.likeness < another) continue;
      met[pair.branch] = taken[pair.mode] = true;
      go_on(pair.branch, there, pair.mode);
    }
    for (std::size_t m = 0; m < taken.size(); ++m) {
      if (taken[m] || !is_followed(there.set.modes[m])) continue;
      last_.push_back(there.set.modes[m]);
      branches_.push_back({std::vector<double>(count_, missing),
                           std::vector<double>(count_, missing),
                           std::vector<Whirl>(count_, Whirl::none)});
      go_on(branches_.size() - 1, there, m);
    }
    ++count_;
    for (Branch& branch : branches_) {
      branch.frequency.resize(count_, missing);
      branch.damping_ratio.resize(count_, missing);
      branch.whirl.resize(count_, Whirl::none);
    }
  }

  [[nodiscard]] const std::vector<Branch>& branches() const { return branches_; }
  /// The mode where a branch was met last.
  [[nodiscard]] const Mode& last(std::size_t branch) const { return last_[branch]; }

 private:
  struct Pair {
    double likeness;
    std::size_t branch;
    std::size_t mode;
  };

  void go_on(std::size_t branch, const ModesThere& there, std::size_t m) {
    const Mode& mode = there.set.modes[m];
    last_[branch] = mode;
    branches_[branch].frequency.push_back(mode.frequency());
    branches_[branch].damping_ratio.push_back(mode.damping_ratio());
    branches_[branch].whirl.push_back(there.whirls[m]);
  }

  std::vector<Branch> branches_;
  std::vector<Mode> last_;
  std::size_t count_ = 0;
};

// Modes of rotors that stand come in pairs of one frequency, which round-off alone puts in an order. Branches that begin together
// are numbered by their frequencies at the next value.
void number_branches(Campbell& result) {
  constexpr double together = 1e-6;
  std::vector<Branch>& branches = result.branches;
  const auto beginning = [&](std::size_t b) {
    const auto& frequency = branches[b].frequency;
    return static_cast<std::size_t>(
        std::find_if(frequency.begin(), frequency.end(), [](double f) { return !std::isnan(f); }) -
        frequency.begin());
  };
  const auto frequency_at = [&](std::size_t b, std::size_t value) {
    if (value >= branches[b].frequency.size() || std::isnan(branches[b].frequency[value]))
      return std::numeric_limits<double>::infinity();
    return branches[b].frequency[value];
  };
  std::vector<std::size_t> order(branches.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  for (std::size_t begin = 0; begin < order.size();) {
    const std::size_t value = beginning(begin);
    const double first = frequency_at(begin, value);
    std::size_t end = begin + 1;
    while (end < order.size() && beginning(end) == value &&
           std::abs(frequency_at(end, value) - first) <= together * first)
      ++end;
    std::stable_sort(order.begin() + static_cast<std::ptrdiff_t>(begin),
                     order.begin() + static_cast<std::ptrdiff_t>(end),
                     [&](std::size_t a, std::size_t b) {
                       return frequency_at(a, value + 1) < frequency_at(b, value + 1);
                     });
    begin = end;
  }
  std::vector<Branch> numbered;
  std::vector<int> number(order.size());
  for (const std::size_t b : order) {
    number[b] = static_cast<int>(numbered.size());
    numbered.push_back(std::move(branches[b]));
  }
  branches = std::move(numbered);
  for (CriticalSpeed& critical : result.critical_speeds)
    critical.branch = number[static_cast<std::size_t>(critical.branch)];
  std::stable_sort(
      result.critical_speeds.begin(), result.critical_speeds.end(),
      [](const CriticalSpeed& a, const CriticalSpeed& b) { return a.speed < b.speed; });
}

// Where a branch has the frequency of the speed, between two values with modes on both sides of that.
class OncePerTurn {
 public:
  OncePerTurn(const ModesAt& modes_at, const Mode& mode) : modes_at_(modes_at), mode_(mode) {}

  // With what ω − Ω is at both values: false position, each side halved if it stays.
  double find(double low, double at_low, double high, double at_high) {
    constexpr double accuracy = 1e-10;
    double middle = low;
    for (int i = 0; i < 30 && std::abs(high - low) > accuracy * std::abs(high); ++i) {
      middle = (low * at_high - high * at_low) / (at_high - at_low);
      const double there = excess(middle);
      if (std::abs(there) <= accuracy * std::abs(middle)) break;
      if ((there > 0.0) == (at_low > 0.0)) {
        low = middle;
        at_low = there;
        at_high *= 0.5;
      } else {
        high = middle;
        at_high = there;
        at_low *= 0.5;
      }
    }
    return middle;
  }

 private:
  double excess(double value) {
    const ModesThere there = modes_at_(value);
    const Mode* best = nullptr;
    for (const Mode& mode : there.set.modes)
      if (is_followed(mode) && (best == nullptr || likeness(there.mass, mode_, mode) >
                                                       likeness(there.mass, mode_, *best)))
        best = &mode;
    return best == nullptr ? 0.0 : std::abs(best->eigenvalue.imag()) - std::abs(value);
  }

  const ModesAt& modes_at_;
  Mode mode_;
};

double excess_of(const Branch& branch, const std::vector<double>& values, std::size_t i) {
  return 2.0 * std::numbers::pi * branch.frequency[i] - std::abs(values[i]);
}

// Between two values with so many falling directions each, told apart to a distance.
void find_losses(const FallingAt& falling_at, double low, int at_low, double high, int at_high,
                 double distance, std::vector<double>& found) {
  if (at_low == at_high) return;
  const double middle = 0.5 * (low + high);
  if (std::abs(high - low) <= distance) {
    found.push_back(middle);
    return;
  }
  const int there = falling_at(middle);
  find_losses(falling_at, low, at_low, middle, there, distance, found);
  find_losses(falling_at, middle, there, high, at_high, distance, found);
}

// The branch that is slowest there.
int slowest_branch(const std::vector<Branch>& branches, std::size_t before) {
  int slowest = 0;
  for (std::size_t b = 0; b < branches.size(); ++b) {
    const double here = branches[b].frequency[before];
    const double least = branches[static_cast<std::size_t>(slowest)].frequency[before];
    if (here < least || std::isnan(least)) slowest = static_cast<int>(b);
  }
  return slowest;
}

}  // namespace

Campbell campbell(const std::vector<double>& values, const ModesAt& modes_at, bool are_speeds) {
  Campbell result;
  result.values = values;
  Follower follower;
  for (std::size_t i = 0; i < values.size(); ++i) {
    const std::size_t old = follower.branches().size();
    follower.add(modes_at(values[i]));
    for (std::size_t b = 0; are_speeds && i > 0 && b < old; ++b) {
      const Branch& branch = follower.branches()[b];
      const double low = excess_of(branch, values, i - 1);
      const double high = excess_of(branch, values, i);
      if (!(low * high < 0.0)) continue;
      OncePerTurn crossing(modes_at, follower.last(b));
      result.critical_speeds.push_back({crossing.find(values[i - 1], low, values[i], high),
                                        static_cast<int>(b), branch.whirl[i]});
    }
  }
  result.branches = follower.branches();
  number_branches(result);
  return result;
}

Campbell turning_campbell(const std::vector<double>& speeds, const ModesAt& modes_at,
                          const FallingAt& falling_at) {
  Campbell result = campbell(speeds, modes_at);
  constexpr double accuracy = 1e-9;
  const double fastest = std::max(std::abs(speeds.front()), std::abs(speeds.back()));
  int before = falling_at(speeds[0]);
  for (std::size_t i = 1; i < speeds.size(); ++i) {
    const int here = falling_at(speeds[i]);
    std::vector<double> found;
    find_losses(falling_at, speeds[i - 1], before, speeds[i], here, accuracy * fastest, found);
    for (const double speed : found)
      result.critical_speeds.push_back(
          {speed, slowest_branch(result.branches, i - 1), Whirl::forward});
    before = here;
  }
  return result;
}

}  // namespace visviva
