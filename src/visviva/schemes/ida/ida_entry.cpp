#include "visviva/schemes/ida/ida.hpp"

namespace visviva {

SchemeInfo ida() {
  Traits traits{"ida", "SUNDIALS IDA on the stabilized index-2 equations, for reference solutions"};
  traits.order = traits.order_constrained = 5;
  traits.remark =
      "order varies between 1 and 5; rtol and atol set the accuracy, the step only says when to "
      "look";
  traits.reference = "HindmarshEtAl2005";
  return {traits,
          {{"rtol", 1e-8, "relative tolerance of positions and velocities", 1e-14, 1e-2},
           {"atol", 1e-10, "absolute tolerance of positions and velocities", 1e-16, 1.0}},
          [](const Parameters& p) {
            return std::make_unique<Ida>(p.number("rtol"), p.number("atol"));
          }};
}

}  // namespace visviva
