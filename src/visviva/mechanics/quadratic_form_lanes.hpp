#pragma once

#include <memory>
#include <span>
#include <vector>

#include "visviva/math/lanes.hpp"
#include "visviva/mechanics/quadratic_forms.hpp"

namespace visviva {

/// The quadratic forms of several terms side by side, which have one pattern and weights of their own.
class QuadraticFormLanes {
 public:
  using Inputs = Eigen::Matrix<Lanes, Eigen::Dynamic, 1, 0, max_local, 1>;
  using Values = FormVectorOf<Lanes>;

  /// One in each lane; null if their patterns differ.
  [[nodiscard]] static std::shared_ptr<const QuadraticFormLanes> of(
      std::span<const QuadraticForms* const> all);
  [[nodiscard]] bool operator==(const QuadraticFormLanes&) const = default;

  /// What is known of x becomes y, that from which only differences matter being zero.
  void see_from_a_point(Inputs& x) const;
  /// e(y)
  [[nodiscard]] Values values(const Inputs& y) const;
  /// De(y)ᵀs
  [[nodiscard]] Inputs gradient(const Inputs& y, const Values& s) const;

 private:
  struct Linear {
    int row, coordinate;
    [[nodiscard]] bool operator==(const Linear&) const = default;
  };
  struct Pair {
    int row, first, second;
    [[nodiscard]] bool operator==(const Pair&) const = default;
  };

  [[nodiscard]] static Lanes weight(const std::vector<double>& all, std::size_t i) {
    return Lanes::load(all.data() + Lanes::count * i);
  }

  int origin_ = -1;
  std::vector<int> seen_;
  std::vector<Linear> linear_;
  std::vector<Pair> pairs_;
  // Of each in turn, one number for each lane:
  std::vector<double> constants_;
  std::vector<double> linear_weights_;
  std::vector<double> pair_weights_;
};

}  // namespace visviva
