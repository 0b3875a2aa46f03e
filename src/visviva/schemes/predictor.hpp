#pragma once

#include <array>

#include "visviva/math/types.hpp"

namespace visviva {

/// A better first guess for the unknowns of a step, from what the guesses of the last steps lacked. As a part of h² that is smooth
/// where the motion is: it is continued by a polynomial through the last values. Where it is not, as that of vibrations a step does
/// not resolve, a higher degree is worse. So that one is taken which would have been best in the last step.
class Predictor {
 public:
  explicit Predictor(Eigen::Index unknowns);
  /// What the next guess depends on.
  [[nodiscard]] std::array<Vector*, 5> memory();

  /// What it adds to the guess x.
  [[nodiscard]] const Vector& improve(double h, Vector& x);
  /// The step has been taken, with these unknowns.
  void learn(double h, VectorIn x);

 private:
  static constexpr int most = 4;  ///< values

  std::array<Vector, most> lack_;  ///< per h², the latest first
  Vector known_;                   ///< how many of them there are, and how many to use
  Vector guess_;
  Vector change_;
};

}  // namespace visviva
