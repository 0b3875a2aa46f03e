#pragma once

#include <cmath>

namespace visviva {

/// sin(x)/x and its derivative, free of cancellation near zero.
struct Sinc {
  double value;
  double derivative;
};

inline Sinc sinc(double x) {
  if (std::abs(x) < 1e-2) {
    const double s = x * x;
    return {1.0 - s / 6.0 * (1.0 - s / 20.0 * (1.0 - s / 42.0)),
            -x / 3.0 * (1.0 - s / 10.0 * (1.0 - s / 28.0))};
  }
  const double value = std::sin(x) / x;
  return {value, (std::cos(x) - value) / x};
}

}  // namespace visviva
