#pragma once

#include <array>

#include "visviva/schemes/frames/term_secant.hpp"
#include "visviva/schemes/house/path_rates.hpp"

namespace visviva {

/// A term e(x) at a place x and at two near it, x ± τẋ, whose differences give its rates along a motion,
///
///     ë = De ẍ + D²e(ẋ, ẋ),      e⃛ = De x⃛ + 3D²e(ẋ, ẍ) + D³e(ẋ, ẋ, ẋ).
///
/// If e = f(g) with quadratic forms g, these are known there: g ± τ Dg ẋ + ½τ²D²g(ẋ, ẋ).
class TermPath {
 public:
  /// From where a secant of the term is settled.
  TermPath(const Invariant& e, const TermReduction& map, const TermSecant& place,
           const LocalVector& x_dot, double tau);

  /// How much larger e is ahead than behind.
  [[nodiscard]] LocalVector change() const { return places_[2].value - places_[0].value; }
  /// The force Deᵀw, and how it changes along the motion if w is larger ahead than behind by as much as is told.
  struct Force {
    LocalVector mean;
    LocalVector rate;
  };
  [[nodiscard]] Force force(const LocalVector& w, const LocalVector& change) const;
  [[nodiscard]] PathRates<LocalVector> rates(const LocalVector& x_ddot,
                                             const LocalVector& x_jerk) const;

 private:
  /// e and De at one of the places.
  struct Place {
    LocalVector value;
    FormVector g;
    FormVector known;  ///< what f leaves for Df, or
    LocalMatrix D;     ///< De if e is no function of forms
  };
  [[nodiscard]] const Place& at(int place) const {
    return places_[static_cast<std::size_t>(place + 1)];
  }
  void set_matrix(const LocalVector& x, Place& at) const;
  void set_forms(const FormVector& g, Place& at) const;
  [[nodiscard]] FormVector rate_of_forms(const LocalVector& u) const;
  [[nodiscard]] FormChange<FormVector> change_of_forms(const LocalVector& u) const;
  [[nodiscard]] LocalVector force_at(int place, const LocalVector& w) const;

  const Invariant& e_;
  const FormFunction* f_;
  bool is_identity_;  // f(g) = g
  double tau_;
  LocalVector x_;
  LocalVector x_dot_;
  FormChange<FormVector> velocity_;
  std::array<Place, 3> places_;  // behind, here and ahead
};

}  // namespace visviva
