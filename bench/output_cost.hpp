#pragma once

#include "works.hpp"

namespace visviva::bench {

/// Seconds of whole runs that differ in what they leave behind: CPU time of one thread, but for the last.
struct OutputCost {
  std::string work;  ///< "chain 100", or "chain as it comes": with its own size, step and end
  std::string scheme;
  long steps = 0;
  double nothing = 0.0;      ///< stored, nor the error estimated
  double every_step = 0.0;   ///< stored
  double every_tenth = 0.0;  ///< likewise
  double as_usual =
      0.0;  ///< as `visviva run` does it, with all files and the estimate of the error
  double as_usual_without_files = 0.0;
  double passes = 0.0;  ///< the time that passes as usual, with all processors

  [[nodiscard]] double part_of_every_step() const { return every_step / nothing - 1.0; }
  [[nodiscard]] double part_of_every_tenth() const { return every_tenth / nothing - 1.0; }
  [[nodiscard]] double part_of_files() const { return 1.0 - as_usual_without_files / as_usual; }
};

/// At the size that the work has for this, and as the model comes.
[[nodiscard]] std::vector<OutputCost> measure_output(const Work& work,
                                                     const std::vector<std::string>& schemes,
                                                     double budget);

}  // namespace visviva::bench
