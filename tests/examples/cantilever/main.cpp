#include <cstdio>

#include "visviva/visviva.hpp"

using namespace visviva;
using model::Vector3d;

// How far the end has come down, the lowest and the last value.
struct EndOfTheRuler final : Observer {
  explicit EndOfTheRuler(const System& system)
      : end(std::get<PointSensor>(system.sensors()[0].reads)) {}
  void observe(const Snapshot& now) override {
    last = reading(end, {now.stepper->q(), now.stepper->v(), now.stepper->v()})[2];
    lowest = std::min(lowest, last);
  }
  PointSensor end;
  double lowest = 0.0, last = 0.0;
};

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

  const Prepared ready =
      Job(m).scheme("frame-1").set("step", "2 ms").set("until", "0.5 s").prepare();
  EndOfTheRuler end(*ready.system);
  const RunResult run =
      simulate(ready.system, *ready.scheme().scheme, ready.start.state, ready.options, &end);

  std::printf("the end came down by %.1f mm, energy changed by %.0e J\n", -1000.0 * end.lowest,
              run.final_energy - run.initial_energy);
  return run.status == RunStatus::completed && end.lowest < -0.05 ? 0 : 1;
}
