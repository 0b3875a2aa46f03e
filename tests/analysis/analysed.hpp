#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <complex>
#include <map>
#include <numbers>

#include "run_problem.hpp"
#include "visviva/analysis/mode_shares.hpp"
#include "visviva/job/job.hpp"

namespace visviva::test {

using Complex = std::complex<double>;
constexpr int all = 1000;

/// A model at its start, and its modes.
struct Analysed {
  explicit Analysed(const std::string& text, const ModeOptions& options = {all},
                    const std::map<std::string, double>& set = {}) {
    Job job =
        Job::of_text("model", "visviva: 1\n" + text + "simulation: {step: 1 ms, until: 1 s}\n");
    for (const auto& [key, value] : set) job.set(key, value);
    const Prepared ready = job.prepare();
    system = ready.system;
    state = ready.start.state;
    linear = std::make_unique<Linearization>(system);
    linear->settle(state);
    modes = find_modes(*linear, options);
  }

  /// Angular frequencies of all vibrations.
  [[nodiscard]] std::vector<double> omegas() const {
    std::vector<double> list;
    for (const Mode& mode : modes.modes)
      if (!mode.rigid) list.push_back(mode.eigenvalue.imag());
    return list;
  }
  [[nodiscard]] int rigid() const {
    return static_cast<int>(std::count_if(modes.modes.begin(), modes.modes.end(),
                                          [](const Mode& mode) { return mode.rigid; }));
  }

  std::shared_ptr<const System> system;
  InitialState state;
  std::unique_ptr<Linearization> linear;
  ModeSet modes;
};

inline void expect_near(const std::vector<double>& found, const std::vector<double>& exact,
                        double relative) {
  ASSERT_EQ(found.size(), exact.size());
  for (std::size_t i = 0; i < exact.size(); ++i)
    EXPECT_NEAR(found[i], exact[i], relative * std::abs(exact[i])) << "mode " << i + 1;
}

}  // namespace visviva::test
