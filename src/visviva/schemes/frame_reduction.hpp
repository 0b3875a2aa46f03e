#pragma once

#include <array>
#include <span>
#include <string>
#include <vector>

#include "visviva/mechanics/quadratic_forms.hpp"
#include "visviva/mechanics/system.hpp"
#include "visviva/schemes/frame_step.hpp"

namespace visviva {

/// An operator for each frame, and on coordinates of no frame a factor.
struct FrameOperators {
  std::vector<FrameOperator> frames;
  double free = 1.0;
  // What is known of A, B and X of all frames, to save work:
  bool points_rotate = true;  ///< A may be other than 1
  bool points_turn = true;    ///< B may be other than 0
  bool turns_scale = false;   ///< X is a multiple of 1
  [[nodiscard]] bool is_identity(const FrameOperator& op) const {
    return !points_rotate && !points_turn && turns_scale && op.turn(0, 0) == 1.0;
  }
};

/// How the rate P V of a frame's coordinates changes as the frame moves to another end by (δx, δψ): that of its point by
/// ½ δψ × v, and that of its directors, ω × d_m, with the end they have.
struct PathRate {
  Eigen::Vector3d v;
  Eigen::Vector3d omega;
};

/// From the natural coordinates z of a system (twelve per frame) to the unknowns y of schemes on frames: six per frame,
/// in the order of the frames, then the coordinates that belong to no frame.
class FrameReduction {
 public:
  explicit FrameReduction(const System& system);

  /// Number of unknowns.
  [[nodiscard]] int size() const { return first_free() + static_cast<int>(free_.size()); }
  /// Where in z the unknown `first_free() + i` is.
  [[nodiscard]] const std::vector<int>& free_coordinates() const { return free_; }
  [[nodiscard]] int first_free() const { return 6 * static_cast<int>(frames_.size()); }
  /// Where in z frame i starts.
  [[nodiscard]] const std::vector<int>& frames() const { return frames_; }

  /// The frame a coordinate belongs to and its place 0…11 there; frame −1 and the unknown for a coordinate of no frame.
  struct Place {
    int frame;
    int index;
  };
  [[nodiscard]] const Place& place(int coordinate) const {
    return places_[static_cast<std::size_t>(coordinate)];
  }

  /// y += scale·Pᵀz
  void add_reduced(const FrameOperators& P, double scale, VectorIn z, VectorOut y) const;
  /// z = P y
  void expand(const FrameOperators& P, VectorIn y, VectorOut z) const;

 private:
  std::vector<int> frames_;
  std::vector<int> free_;
  std::vector<Place> places_;
};

/// The coordinates of one term, sorted by the frames they belong to: brings the term's matrices from its coordinates to the
/// unknowns of the schemes on frames before they are multiplied or assembled.
///
/// In two steps, for an operator acts on forces in two. First gradients become wrenches, a sum and a moment for each frame,
/// which depend on the operator's directors only; they are added and multiplied. Then to_unknowns() is the rest.
class TermReduction {
 public:
  /// With the forms the term is a function of, if it is. Throws InvalidModel if the term couples more unknowns than a local
  /// matrix holds.
  TermReduction(const FrameReduction& reduction, std::span<const int> coordinates,
                const FormFunction* function = nullptr);

  [[nodiscard]] const std::vector<int>& unknowns() const { return unknowns_; }
  [[nodiscard]] int size() const { return static_cast<int>(unknowns_.size()); }

  /// Of Dᵀ, a column for each row of D: the gradient of a quantity by the coordinates.
  [[nodiscard]] LocalMatrix wrenches(const LocalMatrix& D, const FrameOperators& P) const;
  /// Of H on both sides.
  [[nodiscard]] LocalMatrix wrenches(const LocalMatrix& H, const FrameOperators& L,
                                     const FrameOperators& R) const;
  /// ∂(D·P V)/∂(T y) for constant D, where T is ∂z₁/∂y and has the directors of the end.
  [[nodiscard]] LocalMatrix path_wrenches(const LocalMatrix& D, const FrameOperators& T,
                                          std::span<const PathRate> rates) const;
  /// K becomes PᵀK, and K P.
  void to_unknowns(const FrameOperators& P, LocalMatrix& K) const;
  void to_unknowns(LocalMatrix& K, const FrameOperators& P) const;

  /// All of it: (D P)ᵀ and LᵀH R.
  [[nodiscard]] LocalMatrix columns(const LocalMatrix& D, const FrameOperators& P) const;
  [[nodiscard]] LocalMatrix both(const LocalMatrix& H, const FrameOperators& L,
                                 const FrameOperators& R) const;

  /// The function of the term, if its forms g are of nothing but whole points and directors of at most two frames, or null.
  [[nodiscard]] const FormFunction* function() const { return function_; }
  /// Whether the forms are the same if both frames move as one body. Then the wrenches of a form on them are opposite, and
  /// the one on the second frame stands for both.
  [[nodiscard]] bool is_relative() const { return is_relative_; }
  /// Rows of the wrenches of forms.
  [[nodiscard]] int rank() const { return is_relative_ ? 6 : size(); }
  /// If it is relative, x becomes as seen from the point of the first frame: all that forms say stays the same.
  void make_relative(LocalVector& x) const;
  /// From the point of the first frame to that of the second, in such an x.
  [[nodiscard]] Eigen::Vector3d arm(const LocalVector& x) const;
  /// Wrenches with rank() rows, or on the right with as many columns, become those on all frames of the term.
  [[nodiscard]] LocalMatrix spread(const Eigen::Vector3d& arm, const LocalMatrix& K) const;
  [[nodiscard]] LocalMatrix spread(const LocalMatrix& K, const Eigen::Vector3d& arm) const;

  /// Only with a function: Dg(x)ᵀ as wrenches, rank() of them, of operators that have the directors of x.
  [[nodiscard]] LocalMatrix form_wrenches(const LocalVector& x) const;
  /// ∂(Dg(x)·P V)/∂(T y) with x = ½(x₀ + x₁) and the rates u = P V of the coordinates, on all frames.
  [[nodiscard]] LocalMatrix form_path_wrenches(const LocalVector& x, const LocalVector& x1,
                                               const LocalVector& u,
                                               std::span<const PathRate> rates) const;
  /// K += Σ sᵢ D²gᵢ as wrenches on both sides and on all frames.
  void add_form_curvature(const FormVector& s, const FrameOperators& L, const FrameOperators& R,
                          LocalMatrix& K) const;

 private:
  /// Three coordinates of one frame that start at `index`, or one coordinate.
  struct Part {
    int input;
    int unknown;  ///< first local unknown of its frame, or its own
    int frame;
    int index;
    int size;
    [[nodiscard]] bool is_point() const { return index < 3; }
    /// Zero for a point.
    [[nodiscard]] Eigen::Vector3d director(const FrameOperators& P) const {
      if (is_point()) return Eigen::Vector3d::Zero();
      return P.frames[static_cast<std::size_t>(frame)].directors.col(index / 3 - 1);
    }
  };
  struct FrameSlot {
    int unknown;
    std::size_t frame;
  };
  /// w a·b in one form, with the places of the two in x, and in the wrenches of all forms.
  struct Pair {
    double weight;
    int a, b;
    int wrench_a, wrench_b;
    std::size_t frame_a, frame_b;
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

  void compile(const QuadraticForms& g);
  void compile_relative(const QuadraticForms& g);
  [[nodiscard]] bool is_invariant(const QuadraticForms& g) const;
  [[nodiscard]] LocalMatrix relative_wrenches(const LocalVector& x) const;
  template <class Add>
  void for_each_force(const LocalMatrix& D, const Add& add) const;
  template <int rows>
  void multiply_columns(LocalMatrix& K, const FrameOperators& P) const;

  std::vector<Part> parts_;
  std::vector<int> unknowns_;
  std::vector<FrameSlot> frames_;
  std::vector<int> free_;  ///< local unknowns of coordinates of no frame

  const FormFunction* function_ = nullptr;
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

}  // namespace visviva
