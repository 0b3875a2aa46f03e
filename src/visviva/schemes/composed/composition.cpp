#include "visviva/schemes/composed/composition.hpp"

#include <array>
#include <stdexcept>

namespace visviva {
namespace {

constexpr std::array order_2 = {1.0};

// Each part of these is taken twice, with half of it.

// [Suzuki1990]: s = 1/(4 − ∛4), and 1 − 4s.
constexpr double s1 = 0.5 * 0.41449077179437573714;
constexpr double s2 = 0.5 - 4.0 * s1;
constexpr std::array order_4 = {s1, s1, s1, s1, s2, s2, s1, s1, s1, s1};

// [KahanLi1997], s9odr6a.
constexpr double g1 = 0.5 * 0.39216144400731413928;
constexpr double g2 = 0.5 * 0.33259913678935943860;
constexpr double g3 = 0.5 * -0.70624617255763935981;
constexpr double g4 = 0.5 * 0.08221359629355080023;
constexpr double g5 = 0.5 * 0.79854399093482996340;
constexpr std::array order_6 = {g1, g1, g2, g2, g3, g3, g4, g4, g5,
                                g5, g4, g4, g3, g3, g2, g2, g1, g1};

}  // namespace

std::span<const double> composition_of(int order) {
  switch (order) {
    case 2:
      return order_2;
    case 4:
      return order_4;
    case 6:
      return order_6;
    default:
      throw std::invalid_argument("there is no composition of this order");
  }
}

}  // namespace visviva
