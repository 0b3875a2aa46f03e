#pragma once

#include "visviva/results/run_recorder.hpp"
#include "visviva/results/svg_plot.hpp"

namespace visviva {

/// Energies over time, where they went (the entries of the ledger that are not zero), and the steps if they vary.
[[nodiscard]] Figure energy_figure(const std::string& title, const EnergySeries& energies);

}  // namespace visviva
