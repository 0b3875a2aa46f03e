#pragma once

#include "visviva/schemes/frames/term_reduction.hpp"

namespace visviva {

/// A term e(x) at a place x and at two near it, x ± τẋ, whose differences give its rates along a motion,
///
///     ë = De ẍ + D²e(ẋ, ẋ),      e⃛ = De x⃛ + 3D²e(ẋ, ẍ) + D³e(ẋ, ẋ, ẋ).
///
/// If e = f(g) with quadratic forms g, these are known there: g ± τ Dg ẋ + ½τ²D²g(ẋ, ẋ).
class TermPath {
 public:
  /// e and how its force Deᵀw is at one of the places.
  struct Place {
    LocalVector x;
    LocalVector value;
    FormMatrix F;   ///< Df, or
    LocalMatrix D;  ///< De if e is no function of forms
  };
  struct Rates {
    LocalVector second;
    LocalVector third;
  };

  /// x is as TermSecant has it.
  TermPath(const Invariant& e, const TermReduction& map, const LocalVector& x,
           const LocalVector& x_dot, double tau);

  [[nodiscard]] const Place& ahead() const { return ahead_; }
  [[nodiscard]] const Place& behind() const { return behind_; }
  [[nodiscard]] LocalVector force(const Place& at, const LocalVector& w) const;
  [[nodiscard]] Rates rates(const LocalVector& x_ddot, const LocalVector& x_jerk) const;

 private:
  /// Dg u and D²g(ẋ, u)
  template <typename Values>
  struct Change {
    Values rate;
    Values curve;
  };
  [[nodiscard]] Change<FormVector> change_of_forms(const LocalVector& u) const;
  void set_forms(const FormVector& g, Place& at) const;
  /// The rates, of those of the forms in the motion ẋ, with ẍ, and with x⃛; De or Df at the three places.
  template <typename Values, typename Derivative>
  [[nodiscard]] Rates differences(const Change<Values>& velocity,
                                  const Change<Values>& acceleration, const Values& jerk,
                                  const Derivative& derivative) const;

  const Invariant& e_;
  const FormFunction* f_;
  bool is_identity_;  // f(g) = g
  double tau_;
  LocalVector x_dot_;
  Change<FormVector> velocity_;
  Place here_, ahead_, behind_;
};

}  // namespace visviva
