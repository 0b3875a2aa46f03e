#pragma once

#include <array>
#include <memory>

#include "visviva/mechanics/form_function_lanes.hpp"
#include "visviva/schemes/frames/frame_pair_lanes.hpp"
#include "visviva/schemes/frames/term_secant.hpp"

namespace visviva {

/// The secants of several beams or bushings that are alike, with strains e and stresses σ = C e, worked on side by side: what
/// TermSecant does for one. [docs/theory/frames.md]
class PairLanes {
 public:
  static constexpr std::size_t count = FramePairLanes::count;
  template <class Of>
  using Each = FramePairLanes::Each<Of>;
  using Stiffness = Eigen::Matrix<Lanes, 6, 6>;
  using Strains = Eigen::Matrix<Lanes, 6, 1>;
  using Tangents = Each<Eigen::Matrix<double, 12, 12>>;

  /// Null if these are not alike. With the same stiffness as another has it is kept once.
  [[nodiscard]] static std::unique_ptr<PairLanes> of(
      const Each<const TermReduction*>& maps,
      const Each<const Eigen::Matrix<double, 6, 6>*>& stiffness, const FrameReduction& reduction,
      const PairLanes* other);

  /// The first place, and the second with the secant stresses C(e₀ + e₁)/2.
  void begin_at(VectorIn z0);
  void move_to(VectorIn z1);
  /// f += De*ᵀσ of one after the other.
  void add_forces(VectorOut f) const;
  /// Lᵀ [De*ᵀ part·C De(x₁) + ∂(De*ᵀσ)/∂x₁] R of each, with the directors of x_mid and x₁ in L and R.
  void tangents(double part, const FrameOperators& L, const FrameOperators& R, Tangents& K) const;

  // What they have in common with others at the same terms:
  using Forms = FormVectorOf<Lanes>;
  using Pair = FramePairLanes::Pair;
  [[nodiscard]] const FormFunctionLanes& function() const { return *f_; }
  [[nodiscard]] const BeamPairForms<Lanes>& forms() const { return forms_; }
  [[nodiscard]] const Stiffness& stiffness() const { return *stiffness_; }
  [[nodiscard]] const FramePairLanes& frames() const { return frames_; }
  [[nodiscard]] const Pair& end() const { return end_; }
  [[nodiscard]] Forms values_at(const Pair& x) const { return constant_ + forms_.values(x); }

  /// e₀, e₁ and σ of lane k.
  using Values = Eigen::Map<Vector, 0, Eigen::InnerStride<>>;
  [[nodiscard]] Values start_strains(std::size_t k) { return lane(e0_, k); }
  [[nodiscard]] Values end_strains(std::size_t k) { return lane(e1_, k); }
  [[nodiscard]] Values stresses(std::size_t k) { return lane(stress_, k); }
  /// e₁ − e₀, and σ += more
  [[nodiscard]] Strains change() const { return load(e1_) - load(e0_); }
  void add_stress(const Strains& more) { store(load(stress_) + more, stress_); }
  /// Six values of each, which stand one after the other.
  [[nodiscard]] Strains gather(const double* all) const;
  void scatter(const Strains& values, double* all) const;
  /// Brings a secant of its term up to date.
  void update(std::size_t k, TermSecant& secant) const;

 private:
  using StoredStrains = Eigen::Matrix<double, static_cast<int>(count), 6>;

  PairLanes() = default;
  [[nodiscard]] static Values lane(StoredStrains& all, std::size_t k) {
    return {all.data() + k, 6, Eigen::InnerStride<>(static_cast<Eigen::Index>(count))};
  }
  [[nodiscard]] static Strains load(const StoredStrains& all);
  static void store(const Strains& e, StoredStrains& all);
  [[nodiscard]] Pair middle() const { return Pair(0.5 * (start_.columns + end_.columns)); }
  [[nodiscard]] Forms weights() const;

  std::unique_ptr<FormFunctionLanes> f_;
  BeamPairForms<Lanes> forms_;
  Forms constant_;
  FramePairLanes frames_;
  Each<const Eigen::Matrix<double, 6, 6>*> own_stiffness_{};
  std::shared_ptr<const Stiffness> stiffness_;
  Pair start_, end_;
  Forms g0_, g1_;
  Forms known_;  ///< what f leaves for f*ᵀw
  StoredStrains e0_, e1_, stress_;
};

}  // namespace visviva
