#pragma once

#include <memory>

#include "visviva/schemes/frames/frame_pair_lanes.hpp"
#include "visviva/schemes/frames/joint_forms.hpp"
#include "visviva/schemes/frames/term_secant.hpp"

namespace visviva {

/// The secants of several joints that are alike, worked on side by side: what TermSecant does for one. See JointForms.
class JointLanes {
 public:
  template <class Of>
  using Each = FramePairLanes::Each<Of>;
  /// A joint with the first of its rows among all.
  struct Joint {
    const Invariant* invariant;
    const TermReduction* map;
    int first_row;
  };
  /// Null if these are not alike.
  [[nodiscard]] static std::unique_ptr<JointLanes> of(const Each<Joint>& joints,
                                                      const FrameReduction& reduction);

  /// The first place, and the second with e there.
  void begin_at(VectorIn z0) { start_ = frames_.at(z0); }
  void move_to(VectorIn z1, VectorOut e);
  /// f += De*ᵀλ
  void add_forces(VectorIn lambda, VectorOut f) const;
  /// λ·De* u of all of them.
  [[nodiscard]] double power(VectorIn lambda, VectorIn u) const;

  static constexpr int most_rows = 6;
  /// Of one what TermSecant::JointTangent has, column by column: the curvature of the turning unknowns, (De* L)ᵀ and De(x₁) R.
  struct Tangent {
    std::array<double, 36> curvature;
    std::array<double, 12 * most_rows> secant;
    std::array<double, 12 * most_rows> end;
  };
  /// With the directors of x_mid and x₁ in L and R.
  void tangents(VectorIn lambda, const FrameOperators& L, const FrameOperators& R,
                Each<Tangent>& tangents) const;
  [[nodiscard]] bool has_curvature() const { return turns_ > 0; }

 private:
  using Pair = FramePairLanes::Pair;
  using Vector3 = Eigen::Matrix<Lanes, 3, 1>;
  using Matrix3 = FramePairLanes::Matrix3;
  using Rows = Eigen::Matrix<Lanes, Eigen::Dynamic, 1, 0, most_rows, 1>;
  using Wrenches = Eigen::Matrix<Lanes, 12, Eigen::Dynamic, 0, 12, most_rows>;

  JointLanes() = default;
  [[nodiscard]] Pair middle() const { return Pair(0.5 * (start_.columns + end_.columns)); }
  [[nodiscard]] Rows gather(VectorIn lambda) const;
  /// Σ λ N
  [[nodiscard]] Matrix3 turning(const Rows& lambda) const;
  /// Deᵀ at a place, as wrenches.
  [[nodiscard]] Wrenches wrenches(const Pair& x) const;

  FramePairLanes frames_;
  Each<int> first_row_{};
  int points_ = 0;
  int turns_ = 0;
  std::array<int, 3> along_{};
  Lanes scale_;
  Vector3 a_, b_;
  std::array<Matrix3, 3> N_;
  std::array<Lanes, most_rows> constant_;
  Pair start_, end_;
};

}  // namespace visviva
