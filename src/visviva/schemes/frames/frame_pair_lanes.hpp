#pragma once

#include <algorithm>
#include <array>

#include "visviva/schemes/frames/beam_pair_forms.hpp"
#include "visviva/schemes/frames/term_reduction.hpp"

namespace visviva {

/// The two frames of each of several terms that are worked on side by side. Where they are fewer than the lanes, the last one
/// is in all that are left, and counts once.
class FramePairLanes {
 public:
  static constexpr std::size_t count = Lanes::count;
  template <class Of>
  using Each = std::array<Of, count>;
  using Pair = FramePairOf<Lanes>;
  using Matrix3 = Eigen::Matrix<Lanes, 3, 3>;

  FramePairLanes() = default;
  /// Each of these terms has two frames.
  FramePairLanes(const Each<const TermReduction*>& maps, const FrameReduction& reduction) {
    for (std::size_t k = 0; k < count; ++k) {
      for (std::size_t i = 0; i < 2; ++i)
        frames_[k][i] = static_cast<std::size_t>(maps[k]->unknowns()[6 * i]) / 6;
      if (k > 0 && maps[k] != maps[k - 1]) used_ = k + 1;
      first_[k] = reduction.frames()[frames_[k][0]];
      second_[k] = reduction.frames()[frames_[k][1]];
    }
  }

  /// How many there are.
  [[nodiscard]] std::size_t used() const { return used_; }
  /// Which of them is in a lane.
  [[nodiscard]] std::size_t term_of(std::size_t lane) const { return std::min(lane, used_ - 1); }
  /// The frames of one.
  [[nodiscard]] const std::array<std::size_t, 2>& of(std::size_t k) const { return frames_[k]; }

  [[nodiscard]] Pair at(VectorIn z) const {
    using Place = Eigen::Matrix<Lanes, 12, 1>;
    const auto place = [&](const Each<int>& begin) -> Place {
      return lanes_of([&](std::size_t k) { return Vector12::Map(z.data() + begin[k]); });
    };
    const Place first = place(first_);
    const Place second = place(second_);
    Pair x;
    x.set(first.data(), second.data());
    return x;
  }

  /// f += a force by A, r and B of each.
  void add(const Pair& force, VectorOut f) const {
    Each<Eigen::Matrix<double, 3, 7>> own;
    Each<double*> to{};
    for (std::size_t k = 0; k < count; ++k) to[k] = own[k].data();
    Lanes::scatter(force.columns.data(), 21, to);
    for (std::size_t k = 0; k < used_; ++k) {
      double* first = f.data() + first_[k];
      double* second = f.data() + second_[k];
      Eigen::Vector3d::Map(first) -= own[k].col(3);
      Eigen::Matrix3d::Map(first + 3) += own[k].leftCols<3>();
      Vector12::Map(second) += Vector12::Map(own[k].data() + 9);
    }
  }

  /// A matrix of the operators of the first (0) or the second frame of each.
  [[nodiscard]] Matrix3 operators(const FrameOperators& P, std::size_t i,
                                  Eigen::Matrix3d FrameOperator::*own) const {
    return lanes_of(
        [&](std::size_t k) -> const Eigen::Matrix3d& { return P.frames[frames_[k][i]].*own; });
  }

  /// K of wrenches in its rows becomes PᵀK.
  template <class Columns>
  void rows_to_unknowns(const FrameOperators& P, Columns& K) const {
    for (std::size_t i = 0; i < 2; ++i) {
      const auto at = 6 * static_cast<Eigen::Index>(i);
      auto sums = K.template middleRows<3>(at);
      auto moments = K.template middleRows<3>(at + 3);
      if (P.turns_scale)
        moments *= turn_scale(P, i);
      else
        moments = operators(P, i, &FrameOperator::turn).transpose().lazyProduct(moments).eval();
      if (P.points_turn)
        moments += operators(P, i, &FrameOperator::point_turn).transpose().lazyProduct(sums);
      if (P.points_rotate)
        sums = operators(P, i, &FrameOperator::point).transpose().lazyProduct(sums).eval();
    }
  }
  /// K of wrenches in its columns becomes K P.
  template <class Rows>
  void columns_to_unknowns(Rows& K, const FrameOperators& P) const {
    for (std::size_t i = 0; i < 2; ++i) {
      const auto at = 6 * static_cast<Eigen::Index>(i);
      auto sums = K.template middleCols<3>(at);
      auto moments = K.template middleCols<3>(at + 3);
      if (P.turns_scale)
        moments *= turn_scale(P, i);
      else
        moments = moments.lazyProduct(operators(P, i, &FrameOperator::turn)).eval();
      if (P.points_turn) moments += sums.lazyProduct(operators(P, i, &FrameOperator::point_turn));
      if (P.points_rotate) sums = sums.lazyProduct(operators(P, i, &FrameOperator::point)).eval();
    }
  }

 private:
  /// Of turns that scale.
  [[nodiscard]] Lanes turn_scale(const FrameOperators& P, std::size_t i) const {
    return Lanes::of([&](std::size_t k) { return P.frames[frames_[k][i]].turn(0, 0); });
  }

  Each<std::array<std::size_t, 2>> frames_{};
  Each<int> first_{};  ///< coordinate of either
  Each<int> second_{};
  std::size_t used_ = 1;
};

}  // namespace visviva
