#pragma once

#include <array>

#include "visviva/schemes/frames/term_secant.hpp"
#include "visviva/schemes/house/path_rates.hpp"

namespace visviva {

/// TermPath of a function of forms of two frames, of fixed size.
class PairPath {
 public:
  /// From the place x where a secant of the term is settled.
  PairPath(const FormFunction& f, const FramePairForms& forms, const TermSecant& place,
           const FramePair& x, const FramePair& x_dot, double tau);

  /// How much larger e is ahead than behind.
  [[nodiscard]] FormVector change() const { return ahead().value - behind().value; }
  /// The force Deᵀw, and how it changes along the motion if w is larger ahead than behind by as much as is told.
  struct Force {
    FramePair mean;
    FramePair rate;
  };
  [[nodiscard]] Force force(const FormVector& w, const FormVector& change) const;
  [[nodiscard]] PathRates<FormVector> rates(const FramePair& x_ddot, const FramePair& x_jerk) const;

 private:
  struct Place {
    FormVector g;
    FormVector known;  ///< what f leaves for Df
    FormVector value;
  };
  [[nodiscard]] const Place& behind() const { return places_[0]; }
  [[nodiscard]] const Place& ahead() const { return places_[2]; }
  [[nodiscard]] FramePair at(double tau) const {
    return FramePair(x_.columns + tau * x_dot_.columns);
  }
  [[nodiscard]] FramePair force_at(const Place& place, double tau, const FormVector& w) const;

  const FormFunction& f_;
  const FramePairForms& forms_;
  double tau_;
  const FramePair& x_;
  const FramePair& x_dot_;
  FormChange<FormVector> velocity_;
  std::array<Place, 3> places_;  // behind, here and ahead
};

}  // namespace visviva
