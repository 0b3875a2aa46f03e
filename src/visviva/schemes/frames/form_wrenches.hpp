#pragma once

#include <array>
#include <vector>

#include "visviva/schemes/frames/frame_pair_forms.hpp"
#include "visviva/schemes/frames/term_part.hpp"

namespace visviva {

/// Most frames that terms of this kind may have.
inline constexpr std::size_t max_term_frames = 3;

/// From the point of the first frame of a term to those of the others; none of a term whose wrenches are those of all.
struct FrameArms {
  std::size_t count = 0;
  std::array<Eigen::Vector3d, max_term_frames - 1> r;
};

/// The wrenches of quadratic forms g of points and directors of one to three frames, see docs/theory/frames.md (26) to (28).
///
/// Where the forms are the same if all frames move as one body they are *relative*: then the wrenches of a form have no
/// resultant, and those on all frames but the first stand for all.
class FormWrenches {
 public:
  /// The parts are whole points and directors of these frames, with six local unknowns each.
  FormWrenches(std::vector<TermPart> parts, std::vector<TermFrame> frames,
               const QuadraticForms& forms);

  [[nodiscard]] bool is_relative() const { return is_relative_; }
  /// If they are relative, x becomes as seen from the point of the first frame: all that forms say stays the same.
  void make_relative(LocalVector& x) const;
  /// The same forms in the way that is quick, if they are relative and of such products; or null.
  [[nodiscard]] const FramePairForms* pair() const { return pair_ ? &*pair_ : nullptr; }
  /// Of its two frames.
  [[nodiscard]] FramePairForms::Directors directors(const FrameOperators& P) const {
    return {P.frames[frames_[0].frame].directors, P.frames[frames_[1].frame].directors};
  }
  /// In such an x.
  [[nodiscard]] FrameArms arms(const LocalVector& x) const;

  /// Dg(x)ᵀ as wrenches of operators that have the directors of x: of all frames, or but the first if they are relative. Pairs
  /// have their own.
  [[nodiscard]] LocalMatrix at(const LocalVector& x) const;
  /// Which wrenches their second derivatives have: none of linear forms, moments alone of products of directors.
  enum class Curvature { none, moments, all };
  [[nodiscard]] Curvature curvature() const { return curvature_; }
  /// Where that is moments: K += Σ sᵢ D²gᵢ with those of all frames on both sides.
  void add_moments(const FormVector& s, const FrameOperators& L, const FrameOperators& R,
                   LocalMatrix& K) const;
  /// K += Σ sᵢ D²gᵢ as wrenches of all frames on both sides.
  void add_curvature(const FormVector& s, const FrameOperators& L, const FrameOperators& R,
                     LocalMatrix& K) const;

 private:
  /// w a·b in one form, with the places of the two in x, and in the wrenches of all forms.
  struct Pair {
    double weight;
    int a, b;
    int wrench_a, wrench_b;
  };
  /// One number of the wrenches of all forms: of a constant force on a director a number of that, or of 1 on a point.
  struct Entry {
    int place;
    int input;  ///< −1 on a point
    double weight;
  };
  /// Where the weight of a pair stands in Weights, from either side.
  struct WeightPlace {
    int row;
    double weight;
    std::size_t first, second;
  };
  /// Of the points (0) and directors (1…3) of each pair of frames.
  using Weights = std::array<double, 16 * max_term_frames * max_term_frames>;

  [[nodiscard]] int size() const { return 6 * static_cast<int>(frames_.size()); }
  /// The frames that have wrenches, times six.
  [[nodiscard]] int rows() const { return size() - skipped(); }
  [[nodiscard]] int skipped() const { return is_relative_ ? 6 : 0; }
  [[nodiscard]] bool has_wrench(const TermPart& part) const { return part.unknown >= skipped(); }
  /// Part i has the coordinates 3i, 3i + 1, 3i + 2.
  [[nodiscard]] const TermPart& part_at(int coordinate) const {
    return parts_[static_cast<std::size_t>(coordinate / 3)];
  }
  /// Of a pair of frames.
  [[nodiscard]] std::size_t block(std::size_t i, std::size_t j) const {
    return frames_.size() * i + j;
  }
  void place_weights();
  /// How much of each two vectors is in Σ sᵢ gᵢ.
  void set_weights(const FormVector& s, Weights& weights) const;
  void sort_pairs();
  void place_linear();
  void find_points();
  [[nodiscard]] bool is_of_whole_frames() const;
  [[nodiscard]] bool is_invariant() const;

  std::vector<TermFrame> frames_;
  const QuadraticForms* forms_;
  bool is_relative_ = false;
  Curvature curvature_ = Curvature::none;
  std::vector<int> points_at_;  ///< where in x the points of frames are, −1 for none
  std::optional<FramePairForms> pair_;
  // All else is for what is no pair:
  std::vector<TermPart> parts_;
  std::vector<WeightPlace> weights_;
  /// For each pair of frames: whether any form has products of them, and products of their directors.
  std::array<bool, max_term_frames * max_term_frames> frames_meet_{};
  std::array<bool, max_term_frames * max_term_frames> directors_meet_{};
  std::vector<Entry> linear_;
  std::vector<Pair> points_;     ///< two points
  std::vector<Pair> mixed_;      ///< a point and a director
  std::vector<Pair> directors_;  ///< directors of two frames; those of one frame have no wrench
  std::vector<Pair> points_and_first_;  ///< a point and a director of a first frame without wrench
  std::vector<Pair> directors_and_first_;  ///< a director, and one of a first frame without wrench
};

/// Wrenches in the rows or in the columns of K, on all frames but the first if there are arms, as those on all, (28).
[[nodiscard]] LocalMatrix spread(const FrameArms& arms, const LocalMatrix& K);
[[nodiscard]] LocalMatrix spread(const LocalMatrix& K, const FrameArms& arms);
/// Both, of two frames with these arms.
[[nodiscard]] LocalMatrix spread(const Eigen::Vector3d& left, const LocalMatrix& K,
                                 const Eigen::Vector3d& right);

}  // namespace visviva
