// Runs that round-off alone used to end.
#include <gtest/gtest.h>

#include <fstream>

#include "results/temporary_folder.hpp"
#include "visviva/job/job.hpp"

namespace visviva::test {
namespace {

// Squares of places are 1e10 m², so that their differences have lost all but four digits of the spring's way.
TEST(RoundOff, ASpringFarFromTheOriginKeepsTheEnergyLaw) {
  const TemporaryFolder folder;
  const std::string file = (folder / "far.yaml").string();
  std::ofstream(file) << R"(visviva: 1
bodies:
  a: {shape: {type: box, edges: [0.1, 0.1, 0.1]}, mass: 1 kg, position: [1e5, 0, 0]}
  b: {shape: {type: box, edges: [0.1, 0.1, 0.1]}, mass: 1 kg, position: [100001, 0, 0], velocity: [0.1, 0.2, 0]}
springs:
  s: {type: spring, between: [a, b], stiffness: 1e3}
simulation: {step: 10 ms, until: 1 s}
)";
  for (const std::string scheme :
       {"visviva", "energy-preserving", "energy-decaying", "frame-1", "midpoint"}) {
    const RunResult result = Job(file).scheme(scheme).run().result;
    EXPECT_EQ(result.status, RunStatus::completed) << scheme;
    EXPECT_LT(result.ledger.max_step_unaccounted, 1e-9) << scheme;
  }
}

// Eleven rods side by side pass the line of their bearings, where the tangent is all but singular: increments of 1e-9 m at
// residuals of 1e-15 m are what round-off leaves. No step has to be halved.
TEST(RoundOff, AMechanismPassesItsSingularPosition) {
  const RunResult result = Job("problem:rigid-four-bar")
                               .set("loops", 10.0)
                               .set("halvings", 0.0)
                               .set("until", 1.25)
                               .run()
                               .result;
  EXPECT_EQ(result.status, RunStatus::completed) << (result.failure ? result.failure->what : "");
  EXPECT_LT(result.ledger.max_step_unaccounted, 1e-10);
}

}  // namespace
}  // namespace visviva::test
