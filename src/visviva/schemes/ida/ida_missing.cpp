// Stands for ida.cpp in a program that is built without SUNDIALS.
#include "visviva/schemes/ida/ida.hpp"

namespace visviva {

std::unique_ptr<Stepper> Ida::start(std::shared_ptr<const System>, const InitialState&,
                                    const NewtonOptions&) const {
  throw NotBuilt(
      "the scheme 'ida' is not part of this program, which was built without SUNDIALS: "
      "`./vv run --scheme ida …` installs and builds it (elsewhere: apt-get install "
      "libsundials-dev, then build again)");
}

}  // namespace visviva
