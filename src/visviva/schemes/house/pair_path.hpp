#pragma once

#include <array>

#include "visviva/mechanics/form_function_lanes.hpp"
#include "visviva/schemes/frames/frame_pair_forms.hpp"
#include "visviva/schemes/house/path_rates.hpp"

namespace visviva {

/// Functions of forms of two frames, and these forms: of one term, or of several side by side.
template <class Real>
struct PairFunctions {
  const FormFunction& f;
  const FramePairForms& forms;
};
template <>
struct PairFunctions<Lanes> {
  const FormFunctionLanes& f;
  const BeamPairForms<Lanes>& forms;
};

/// TermPath of functions of forms of two frames, of fixed size.
template <class Real>
class PairPath {
 public:
  using Forms = FormVectorOf<Real>;
  using Pair = FramePairOf<Real>;

  /// From the place x with the forms g, of which f has left `known`.
  PairPath(const PairFunctions<Real>& functions, const Forms& g, const Forms& known, const Pair& x,
           const Pair& x_dot, double tau);

  /// How much larger e is ahead than behind.
  [[nodiscard]] Forms change() const { return ahead().value - behind().value; }
  /// The force Deᵀw, and how it changes along the motion if w is larger ahead than behind by as much as is told.
  struct Force {
    Pair mean;
    Pair rate;
  };
  [[nodiscard]] Force force(const Forms& w, const Forms& change) const;
  [[nodiscard]] PathRates<Forms> rates(const Pair& x_ddot, const Pair& x_jerk) const;

 private:
  struct Place {
    Forms g;
    Forms known;  ///< what f leaves for Df
    Forms value;
  };
  [[nodiscard]] const Place& behind() const { return places_[0]; }
  [[nodiscard]] const Place& ahead() const { return places_[2]; }
  [[nodiscard]] Pair at(double tau) const { return Pair(x_.columns + Real(tau) * x_dot_.columns); }
  [[nodiscard]] Pair force_at(const Place& place, double tau, const Forms& w) const;

  PairFunctions<Real> of_;
  double tau_;
  const Pair& x_;
  const Pair& x_dot_;
  FormChange<Forms> velocity_;
  std::array<Place, 3> places_;  // behind, here and ahead
};

extern template class PairPath<double>;
extern template class PairPath<Lanes>;

}  // namespace visviva
