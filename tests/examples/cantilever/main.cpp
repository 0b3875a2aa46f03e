#include <algorithm>
#include <cstdio>

#include "visviva/visviva.hpp"

using namespace visviva;
using model::Vector3d;

int main() {
  // A steel ruler, 50 cm x 30 mm x 1 mm, clamped at one end and let go: gravity bends it.
  model::Beam ruler;
  ruler.name = "ruler";
  ruler.line = model::straight_line({0.0, 0.0, 0.0}, {0.5, 0.0, 0.0}, 10, Vector3d::UnitY());
  ruler.sections = {model::rectangular_section({210e9, 0.3, 7850.0}, 0.03, 0.001)};
  ruler.start = "ground";
  model::Model m;
  m.gravity = {0.0, 0.0, -9.81};
  m.beams = {ruler};
  m.sensors = {{"end", model::Sensor::Quantity::position, {"ruler#10"}}};

  const Run run = Job(m).scheme("frame-1").set("step", "2 ms").set("until", "0.5 s").run();

  const std::vector<double> heights = run.sensors.column("end.z_m");
  const double lowest = *std::min_element(heights.begin(), heights.end());
  std::printf("the end came down by %.1f mm, energy changed by %.0e J\n", -1000.0 * lowest,
              run.result.final_energy - run.result.initial_energy);
  return run.result.status == RunStatus::completed && lowest < -0.05 ? 0 : 1;
}
