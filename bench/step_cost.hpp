#pragma once

#include <optional>

#include "newton_pieces.hpp"
#include "works.hpp"

namespace visviva::bench {

/// What it costs to read a model, build it and find its start.
struct StartCost {
  std::string work;
  long size = 0;
  double seconds = 0.0;
  double peak_bytes = 0.0;
};

/// What a step costs after the first ones.
struct StepCost {
  std::string work;
  long size = 0;
  std::string scheme;
  double step = 0.0;
  double seconds = 0.0;  ///< of a step
  double iterations = 0.0;
  NewtonPieces pieces = {};
  double elements = 0.0;     ///< bodies, or elements of a beam
  double held_bytes = 0.0;   ///< by model, system and stepper
  long allocations = 0;      ///< in all measured steps
  std::string allocated_by;  ///< where the first of these came from
  std::string failure;       ///< why there are no numbers

  [[nodiscard]] double seconds_per_iteration() const { return seconds / iterations; }
  /// Whether the parts of a step are known: not of schemes that solve nothing by Newton's method of visviva.
  [[nodiscard]] bool has_parts() const { return pieces.iterations_per_step > 0.0; }
  [[nodiscard]] double residual() const { return iterations * pieces.residual / seconds; }
  [[nodiscard]] double tangent() const {
    return pieces.tangents_per_step * pieces.tangent / seconds;
  }
  [[nodiscard]] double factor() const { return pieces.tangents_per_step * pieces.factor / seconds; }
  [[nodiscard]] double solve() const { return iterations * pieces.solve / seconds; }
  [[nodiscard]] double rest() const { return 1.0 - residual() - tangent() - factor() - solve(); }
};

struct SizeCost {
  StartCost start;
  std::vector<StepCost> steps;  ///< one per scheme
};

/// The schemes take turns. `budget` is how long each is measured, in seconds.
[[nodiscard]] SizeCost measure_steps(const Work& work, long size,
                                     const std::vector<std::string>& schemes, double budget);

/// The exponent of a cost that grows as N^exponent, by least squares over the sizes from `smallest` on; nothing if these
/// are fewer than two.
struct CostPoint {
  double size = 0.0;
  double cost = 0.0;
};
[[nodiscard]] std::optional<double> growth_exponent(const std::vector<CostPoint>& points,
                                                    double smallest);

}  // namespace visviva::bench
