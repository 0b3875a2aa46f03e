#pragma once

#include <vector>

#include "visviva/results/record_options.hpp"
#include "visviva/results/sensors.hpp"
#include "visviva/simulate/consistent_state.hpp"
#include "visviva/simulate/simulate.hpp"

namespace visviva {

/// What the sensors of a system read over a run: a table as in sensors.csv.
struct SensorSeries {
  struct Name {
    std::string column;  ///< "place.x_m"
    std::string unit;
  };
  std::vector<Name> names;
  std::vector<double> times;
  std::vector<Vector> rows;  ///< as many entries as there are names

  /// All that a column read. Throws UsageError with the nearest name.
  [[nodiscard]] std::vector<double> column(const std::string& name) const;
  /// What a sensor read last: one number, or all its components. Throws UsageError with the nearest name.
  [[nodiscard]] std::vector<double> last(const std::string& sensor) const;
};

/// Reads the sensors while a run goes on, those steps that are stored and the last one.
class SensorRecorder final : public Observer {
 public:
  SensorRecorder(std::shared_ptr<const System> system, const RecordOptions& options);

  void observe(const Snapshot& snapshot) override;
  void end(const Snapshot& snapshot) override;
  /// To be called when the run is over.
  [[nodiscard]] SensorSeries finish() { return std::move(series_); }

 private:
  void look(const Snapshot& snapshot);
  void read(const Snapshot& snapshot);

  std::shared_ptr<const System> system_;
  AccelerationSolver accelerations_;
  ReactionSharing sharing_;
  SensorReader reader_;
  RecordOptions options_;
  SensorSeries series_;

  // The latest step, if it is not in the series yet.
  bool pending_ = false;
  double t_ = 0.0;
  double time_ = 0.0;  // of the stepper; at the end of a run t has it rounded
  Vector q_start_;
  Vector q_;
  Vector v_;
  std::optional<OwnMultipliers> own_;
};

}  // namespace visviva
