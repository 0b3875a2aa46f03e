#include "visviva/schemes/composed/composition.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <stdexcept>

namespace visviva {
namespace {

constexpr std::array order_2 = {1.0};

// Each part of these is taken twice, with half of it.

// [Suzuki1990] with four parts on either side. Why these of many: docs/theory/high-order.md.
constexpr double s1 = 0.5 / 6.0;
constexpr double s2 = -0.5 / 3.0;
constexpr std::array order_4 = {s1, s1, s1, s1, s1, s1, s1, s1, s2,
                                s2, s1, s1, s1, s1, s1, s1, s1, s1};

// The first three are chosen, the others follow from the conditions.
constexpr double g1 = 0.5 * 0.11;
constexpr double g2 = 0.5 * 0.13;
constexpr double g3 = 0.5 * 0.16;
constexpr double g4 = 0.5 * 0.16714455174135453461;
constexpr double g5 = 0.5 * -0.36788011690419042636;
constexpr double g6 = 0.5 * 0.09132668513776307774;
constexpr double g7 = 0.5 * 0.41881776005014562802;
constexpr std::array order_6 = {g1, g1, g2, g2, g3, g3, g4, g4, g5, g5, g6, g6, g7,
                                g7, g6, g6, g5, g5, g4, g4, g3, g3, g2, g2, g1, g1};

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

double largest_part(int order) {
  double largest = 0.0;
  for (const double gamma : composition_of(order)) largest = std::max(largest, std::abs(gamma));
  return largest;
}

}  // namespace visviva
