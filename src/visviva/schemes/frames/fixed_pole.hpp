#pragma once

#include <memory>
#include <vector>

#include "visviva/math/screw_parameters.hpp"
#include "visviva/schemes/frames/frame_motion.hpp"

namespace visviva {

/// A potential or a joint between two frames in scheme 3: one force n (three components, and three of its moment about
/// a fixed pole), −n on frame 1 and +n on frame 2, that does the work σ·(e₁ − e₀) of the stress σ or the multiplier.
///
/// With W = (w, p) the screw parameters of a frame's motion about the pole and (v, θ) its screw, the natural coordinates
/// give n_c, equal and opposite on the frames, with n_c·Δ(v, θ) = σ·(e₁ − e₀), Δ = frame 2 less frame 1. A secant matrix Z
/// of the map W → (v, θ) then makes n = Zᵀn_c, because Δ(v, θ) = Z ΔW exactly.
class PolePair {
 public:
  /// Of the term with these coordinates, of two frames only.
  PolePair(const FrameReduction& reduction, const TermReduction& map,
           const std::vector<int>& coordinates, RotationParameters parameters);

  /// The step as it is now.
  void move(const FrameMotion& motion);

  /// For the term's De* of the step Gᵀ, with the forces Gᵀσ on the unknowns of its two frames: G u = e₁ − e₀ for their
  /// u = (H⁻¹Δx, p).
  [[nodiscard]] LocalMatrix columns(const LocalMatrix& D, const FrameMotion& motion) const;
  /// ∂(Gᵀσ)/∂y for constant σ, f = De*ᵀσ and H = ∂f/∂x₁.
  [[nodiscard]] LocalMatrix tangent(const LocalVector& f, const LocalMatrix& H,
                                    const FrameMotion& motion) const;

  /// Whether the term, given its De* for the step, does not notice rigid motions: then n_c is equal and opposite.
  [[nodiscard]] bool balances(const LocalMatrix& D, const FrameMotion& motion) const;

 private:
  using Matrix6x12 = Eigen::Matrix<double, 6, 12>;

  void set_secant();
  [[nodiscard]] Matrix6 secant_tangent(const Vector6& n, std::size_t a) const;

  const TermReduction* map_;
  RotationParameters parameters_;
  std::array<std::size_t, 2> frames_;
  std::array<int, 2> coordinates_{};    ///< where those of the frames begin
  std::vector<int> places_;             // of its coordinates among the 24 of the two frames
  std::array<Eigen::Vector3d, 2> arm_;  // from the pole, half way between the frames, to x_i
  std::array<Vector6, 2> W_;
  ScrewSecant f_{};
  Matrix6 Z_ = Matrix6::Identity();
};

/// The terms of a system that scheme 3 writes in fixed-pole form; nothing for the others.
struct PolePairs {
  std::vector<std::unique_ptr<PolePair>> potentials;
  std::vector<std::unique_ptr<PolePair>> joints;
};

/// Those that lie between two frames and do not notice rigid motions (joints: where they hold), as a motion from z shows.
[[nodiscard]] PolePairs pole_pairs(const FrameSystem& system, FrameVariant variant,
                                   RotationParameters parameters, VectorIn z);

}  // namespace visviva
