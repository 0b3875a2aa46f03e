#pragma once

#include "visviva/schemes/frames/term_reduction.hpp"

namespace visviva {

/// The secant De*(x₀, x₁) of one term over a step, or De(x) if both places are one, and what schemes on frames make of it.
/// If e is a function of quadratic forms, De* = f* Dg(x_mid) is never multiplied out. Places are given by the coordinates z
/// of the whole system.
class TermSecant {
 public:
  TermSecant(const Invariant& e, const TermReduction& map);

  /// The first place, with e there.
  void begin_at(VectorIn z0, VectorOut e0);
  /// The second place, and e there, in two steps for who moves many terms: what evaluate() computes waits long for roots and
  /// quotients, and those of several terms can wait together.
  void move_to(VectorIn z1);
  void evaluate(VectorOut e1);
  void move_to(VectorIn z1, VectorOut e1) {
    move_to(z1);
    evaluate(e1);
  }
  /// Both places are one; with the place of another secant of the same term.
  void settle_at(VectorIn z);
  void settle_at(VectorIn z, VectorOut e);
  void settle_at_end_of(const TermSecant& other);

  /// x₀ and x₁, of relative terms as seen from the first frame.
  [[nodiscard]] LocalVector start() const {
    return pair_ ? coordinates_of(start_) : LocalVector(x0_);
  }
  [[nodiscard]] LocalVector end() const { return pair_ ? coordinates_of(end_) : LocalVector(x1_); }
  /// Of a function of forms: g(x₁), and what evaluate() has left for f*.
  [[nodiscard]] const FormVector& forms_at_end() const { return g1_; }
  [[nodiscard]] const FormVector& known() const { return known_; }

  /// De*ᵀw, De* u and De* itself
  [[nodiscard]] LocalVector force(const LocalVector& w) const;
  [[nodiscard]] LocalVector rate(const LocalVector& u) const;
  [[nodiscard]] LocalMatrix matrix() const;
  /// De* u of all coordinates' u; f += De*ᵀw, among them.
  [[nodiscard]] LocalVector rate_along(VectorIn u) const;
  void add_force(VectorIn w, VectorOut f) const;

  /// Dg(x_mid), or De* if e is no function of forms, as wrenches of operators with the directors of P, which must be those
  /// of the place and outlive it. If the term is relative they are those on all frames but the first. See TermReduction.
  struct Along {
    const FrameOperators* P;
    LocalMatrix forms;
    FrameArms arms;  ///< of relative terms

    /// Wrenches in the rows or in the columns of K, on all frames but the first if there are arms, as those on all.
    [[nodiscard]] LocalMatrix to_rows(const LocalMatrix& K) const { return spread(arms, K); }
    [[nodiscard]] LocalMatrix to_columns(const LocalMatrix& K) const { return spread(K, arms); }
  };
  [[nodiscard]] Along along(const FrameOperators& P) const;
  /// The same at the end: Dg(x₁) or De(x₁).
  [[nodiscard]] Along along_at_end(const FrameOperators& P) const;
  /// De* as wrenches, on the frames that those of the forms are on.
  [[nodiscard]] LocalMatrix wrenches(const Along& P) const;
  /// De*ᵀC De(x₁) + ∂(De*ᵀw)/∂x₁ as wrenches of all frames on both sides: how the force De*ᵀw changes if w changes by
  /// C De(x₁). An empty C is zero. R is along_at_end(). `more` is added, which has the rows of wrenches().
  [[nodiscard]] LocalMatrix tangent_wrenches(const LocalVector& w, const LocalMatrix& C,
                                             const Along& L, const Along& R,
                                             const LocalMatrix& more = {}) const;

  /// On the unknowns: (De* P)ᵀ, and Lᵀ [De*ᵀC De(x₁) + ∂(De*ᵀw)/∂x₁] R.
  [[nodiscard]] LocalMatrix columns(const FrameOperators& P) const;
  [[nodiscard]] LocalMatrix tangent(const LocalVector& w, const LocalMatrix& C,
                                    const FrameOperators& L, const FrameOperators& R) const;
  /// Of a joint: the same without C, (De* L)ᵀ and (De(x₁) R)ᵀ.
  struct JointTangent {
    FormWrenches::Curvature kind = FormWrenches::Curvature::all;
    LocalMatrix
        curvature;  ///< of the turning unknowns alone where it is moments, not set where there is none
    LocalMatrix secant;
    LocalMatrix end;
  };
  void joint_tangent(const LocalVector& w, const FrameOperators& L, const FrameOperators& R,
                     JointTangent& tangent) const;
  /// The same where both places are one and move together.
  [[nodiscard]] LocalMatrix point_tangent(const LocalVector& w, const LocalMatrix& C,
                                          const FrameOperators& L, const FrameOperators& R) const {
    return tangent(2.0 * w, C, L, R);
  }

  friend class PairLanes;

 private:
  void set_pair(VectorIn z, FramePair& x) const;
  [[nodiscard]] LocalVector place_at(VectorIn z) const;
  [[nodiscard]] static LocalVector coordinates_of(const FramePair& x);
  [[nodiscard]] FramePair middle_pair() const {
    return FramePair(0.5 * (start_.columns + end_.columns));
  }
  [[nodiscard]] LocalVector middle() const {
    return pair_ ? coordinates_of(middle_pair()) : LocalVector(0.5 * (x0_ + x1_));
  }
  [[nodiscard]] Along along(const FramePair& x, const FrameOperators& P) const;
  [[nodiscard]] Along along(const LocalVector& x, const FrameOperators& P) const;
  /// tangent_wrenches() of a pair.
  [[nodiscard]] LocalMatrix pair_tangent(const LocalVector& w, const LocalMatrix& C,
                                         const FrameOperators& L, const FrameOperators& R) const;
  /// f*ᵀw
  [[nodiscard]] FormVector weights_of(VectorIn w) const;
  void set_matrix();
  /// After a place has changed.
  void update_matrix() {
    if (f_ == nullptr && !e_->is_linear()) set_matrix();
  }

  const Invariant* e_;
  const TermReduction* map_;
  const FormFunction* f_;       ///< null if De* is a plain matrix
  const FramePairForms* pair_;  ///< its forms, if they are of this kind
  bool is_identity_;            ///< e are the forms themselves, f* is 1
  FramePair start_, end_;       ///< of a pair,
  Vector x0_, x1_;  ///< of other terms, if they are relative as seen from the first frame
  FormVector g0_ = FormVector::Zero();
  FormVector g1_ = FormVector::Zero();
  FormVector known_ = FormVector::Zero();  ///< what f leaves for f*ᵀw
  Matrix D_;  ///< De* itself if it is a plain matrix, constant if e is linear
};

}  // namespace visviva
