#include "visviva/schemes/ida/ida.hpp"

namespace visviva {

SchemeInfo ida() {
  return {
      "ida",
      "SUNDIALS IDA on the stabilized index-2 equations, for reference solutions",
      "HindmarshEtAl2005",
      {{"rtol", 1e-8, "relative tolerance of positions and velocities", 1e-14, 1e-2},
       {"atol", 1e-10, "absolute tolerance of positions and velocities", 1e-16, 1.0}},
      [](const Parameters&) {
        return Traits{EnergyLaw::none, MomentumLaw::none, 5, 5, true};
      },
      [](const Parameters& p) { return std::make_unique<Ida>(p.number("rtol"), p.number("atol")); },
      "order varies between 1 and 5; rtol and atol set the accuracy, the step only says when to "
      "look"};
}

}  // namespace visviva
