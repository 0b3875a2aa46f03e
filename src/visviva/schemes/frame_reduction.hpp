#pragma once

#include <span>
#include <string>
#include <vector>

#include "visviva/mechanics/quadratic_forms.hpp"
#include "visviva/mechanics/system.hpp"
#include "visviva/schemes/frame_step.hpp"

namespace visviva {

/// For each frame a map from its six unknowns to its twelve natural coordinates, and on coordinates of no frame a factor.
/// On the point of a frame it acts by any 3×6 matrix, on the directors by the three rotational unknowns only.
struct FrameOperators {
  std::vector<Matrix12x6> frames;
  double free = 1.0;
  bool points_turn = true;  ///< whether rotational unknowns move the points
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

/// The coordinates of one term, sorted by the frames they belong to: brings the term's local matrices from its coordinates
/// to the unknowns of the schemes on frames before they are multiplied or assembled.
class TermReduction {
 public:
  /// Throws InvalidModel if the term couples more unknowns than a local matrix holds.
  TermReduction(const FrameReduction& reduction, std::span<const int> coordinates);

  [[nodiscard]] const std::vector<int>& unknowns() const { return unknowns_; }
  [[nodiscard]] int size() const { return static_cast<int>(unknowns_.size()); }

  /// Whether it has nothing but whole points and directors of at most two frames. Only then, for at most max_forms forms g:
  [[nodiscard]] bool has_form_rows() const { return has_form_rows_; }
  /// A row per form over the unknowns of two frames; rows and columns that are not there are zero.
  using FormRows = Eigen::Matrix<double, max_forms, 12>;
  /// Dg(x) P, and (D²g u) P
  [[nodiscard]] FormRows gradients(const QuadraticForms& g, const LocalVector& x,
                                   const FrameOperators& P) const;
  [[nodiscard]] FormRows curvatures(const QuadraticForms& g, const LocalVector& u,
                                    const FrameOperators& P) const;
  /// K += Lᵀ (Σ sᵢ D²gᵢ) R
  using Matrix12 = Eigen::Matrix<double, 12, 12>;
  void add_curvature(const QuadraticForms& g, const FormVector& s, const FrameOperators& L,
                     const FrameOperators& R, Matrix12& K) const;

  /// D P for a matrix with one column per coordinate.
  [[nodiscard]] LocalMatrix columns(const LocalMatrix& D, const FrameOperators& P) const;
  /// Lᵀ H R
  [[nodiscard]] LocalMatrix both(const LocalMatrix& H, const FrameOperators& L,
                                 const FrameOperators& R) const;

 private:
  /// Three coordinates of one frame that start at `index`, or one coordinate.
  struct Part {
    int input;
    int unknown;  ///< first local unknown of its frame, or its own
    int frame;
    int index;
    int size;
  };
  using FormColumns = Eigen::Matrix<double, max_forms, Eigen::Dynamic, 0, max_forms, max_local>;
  [[nodiscard]] FormRows reduce(const FormColumns& G, const FrameOperators& P) const;

  std::vector<Part> parts_;
  std::vector<int> unknowns_;
  bool has_form_rows_ = false;  ///< then part i has the coordinates 3i, 3i + 1, 3i + 2
};

}  // namespace visviva
