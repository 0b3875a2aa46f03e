#pragma once

#include <array>
#include <optional>
#include <vector>

#include "visviva/mechanics/quadratic_forms.hpp"
#include "visviva/schemes/frames/term_part.hpp"

namespace visviva {

/// The wrenches of quadratic forms g of points and directors of one frame or of two, see docs/theory/frames.md (26) to (28).
///
/// Where the forms are the same if both frames move as one body they are *relative*: then the wrenches of a form on the two
/// are opposite, and the one on the second frame stands for both.
class FormWrenches {
 public:
  /// The parts are whole points and directors of these frames, which are one or two, with six local unknowns each.
  FormWrenches(std::vector<TermPart> parts, std::vector<TermFrame> frames,
               const QuadraticForms& forms);

  [[nodiscard]] bool is_relative() const { return is_relative_; }
  /// If they are relative, x becomes as seen from the point of the first frame: all that forms say stays the same.
  void make_relative(LocalVector& x) const;
  /// From the point of the first frame to that of the second, in such an x; nothing if the forms are not relative.
  [[nodiscard]] std::optional<Eigen::Vector3d> arm(const LocalVector& x) const;

  /// Dg(x)ᵀ as wrenches of operators that have the directors of x: of all frames, or of the second if they are relative.
  [[nodiscard]] LocalMatrix at(const LocalVector& x) const;
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
  /// The same as seen from the first frame, with the wrench on the second only.
  struct RelativePair {
    double weight;
    int a, b;
    int wrench;
  };
  /// Where the weight of a pair stands in Weights, from either side.
  struct WeightPlace {
    int row;
    double weight;
    std::size_t first, second;
  };
  /// Of the points (0) and directors (1…3) of each pair of frames.
  using Weights = std::array<double, 64>;

  [[nodiscard]] int size() const { return 6 * static_cast<int>(frames_.size()); }
  /// Part i has the coordinates 3i, 3i + 1, 3i + 2.
  [[nodiscard]] const TermPart& part_at(int coordinate) const {
    return parts_[static_cast<std::size_t>(coordinate / 3)];
  }
  void sort_pairs();
  void sort_relative_pairs();
  [[nodiscard]] bool is_invariant() const;
  [[nodiscard]] LocalMatrix of_second(const LocalVector& x) const;

  std::vector<TermPart> parts_;
  std::vector<TermFrame> frames_;
  const QuadraticForms* forms_;
  std::vector<Pair> points_;     ///< two points
  std::vector<Pair> mixed_;      ///< a point and a director
  std::vector<Pair> directors_;  ///< directors of two frames; those of one frame have no wrench
  std::vector<WeightPlace> weights_;
  std::array<bool, 4> directors_meet_{};  ///< for each pair of frames

  bool is_relative_ = false;
  std::array<int, 2> points_at_{-1, -1};    ///< where in x the points of the two frames are
  std::vector<RelativePair> arm_;           ///< the arm and itself
  std::vector<RelativePair> arm_first_;     ///< the arm and a director of the first frame
  std::vector<RelativePair> arm_second_;    ///< the arm and a director of the second
  std::vector<RelativePair> second_first_;  ///< a director of the second frame and one of the first
};

/// Wrenches on the second of two frames, in the rows or in the columns of K, as those on both, (28).
[[nodiscard]] LocalMatrix spread(const Eigen::Vector3d& arm, const LocalMatrix& K);
[[nodiscard]] LocalMatrix spread(const LocalMatrix& K, const Eigen::Vector3d& arm);

}  // namespace visviva
