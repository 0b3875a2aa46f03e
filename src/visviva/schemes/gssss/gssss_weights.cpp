#include "visviva/schemes/gssss/gssss_weights.hpp"

namespace visviva {

GssssWeights::GssssWeights(GssssFamily family, const std::array<double, 3>& rho) {
  const auto [r1, r2, r3] = rho;
  const double q = (1.0 + r1) * (1.0 + r2);
  const double c = 3.0 + r1 + r2 - r1 * r2;
  const double d = 1.0 + r3;
  W3L3 = 1.0 / (q * d);
  W1L6 = (2.0 + r1 + r2 + r3 - r1 * r2 * r3) / (q * d);
  if (family == GssssFamily::u0) {
    W1 = 1.0 / d;
    W2L2 = 1.0 / (2.0 * d);
    W2L5 = c / (2.0 * q * d);
    l3 = 1.0 / q;
    l5 = c / (2.0 * q);
  } else {
    W1 = c / (2.0 * q);
    W2L2 = 1.0 / q;
    W2L5 = 2.0 / (q * d);
    l3 = 1.0 / (2.0 * d);
    l5 = 1.0 / d;
  }
  W1L1 = W1;
}

}  // namespace visviva
