#pragma once

#include <optional>
#include <span>
#include <vector>

#include "visviva/schemes/frames/form_wrenches.hpp"

namespace visviva {

/// The coordinates of one term, sorted by the frames they belong to: brings the term's matrices from its coordinates to the
/// unknowns of the schemes on frames before they are multiplied or assembled.
///
/// In two steps, for an operator acts on forces in two. First gradients become wrenches, a sum and a moment for each frame,
/// which depend on the operator's directors only; they are added and multiplied. Then to_unknowns() is the rest.
class TermReduction {
 public:
  /// With the forms the term is a function of, if it is; both must outlive it. Throws InvalidModel if the term couples more
  /// unknowns than a local matrix holds.
  TermReduction(const FrameReduction& reduction, std::span<const int> coordinates,
                const FormFunction* function = nullptr);

  /// Where its coordinates stand among all, and its unknowns.
  [[nodiscard]] std::span<const int> coordinates() const { return coordinates_; }
  [[nodiscard]] const std::vector<int>& unknowns() const { return unknowns_; }
  [[nodiscard]] int size() const { return static_cast<int>(unknowns_.size()); }
  /// Of its frames those that turn them.
  [[nodiscard]] std::vector<int> turning_unknowns() const;

  /// Of Dᵀ, a column for each row of D: the gradient of a quantity by the coordinates.
  [[nodiscard]] LocalMatrix wrenches(const LocalMatrix& D, const FrameOperators& P) const;
  /// Of H on both sides.
  [[nodiscard]] LocalMatrix wrenches(const LocalMatrix& H, const FrameOperators& L,
                                     const FrameOperators& R) const;
  /// K becomes PᵀK, and K P.
  void to_unknowns(const FrameOperators& P, LocalMatrix& K) const;
  void to_unknowns(LocalMatrix& K, const FrameOperators& P) const;
  /// K of moments on both sides becomes LᵀK R, where neither moves points as frames turn.
  void moments_to_unknowns(const FrameOperators& L, const FrameOperators& R, LocalMatrix& K) const;

  /// All of it: (D P)ᵀ and LᵀH R.
  [[nodiscard]] LocalMatrix columns(const LocalMatrix& D, const FrameOperators& P) const;
  [[nodiscard]] LocalMatrix both(const LocalMatrix& H, const FrameOperators& L,
                                 const FrameOperators& R) const;

  /// The function of the term, if its forms g are of nothing but whole points and directors of at most three frames, or null;
  /// and then the wrenches of the forms.
  [[nodiscard]] const FormFunction* function() const { return function_; }
  [[nodiscard]] const FormWrenches& forms() const { return *forms_; }

 private:
  template <class Add>
  void for_each_force(const LocalMatrix& D, const Add& add) const;
  template <int rows>
  void multiply_columns(LocalMatrix& K, const FrameOperators& P) const;

  std::span<const int> coordinates_;
  std::vector<TermPart> parts_;
  std::vector<int> unknowns_;
  std::vector<TermFrame> frames_;
  std::vector<int> free_;  ///< local unknowns of coordinates of no frame
  const FormFunction* function_ = nullptr;
  std::optional<FormWrenches> forms_;
};

}  // namespace visviva
