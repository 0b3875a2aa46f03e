#pragma once

#include <optional>
#include <vector>

#include "visviva/results/csv.hpp"
#include "visviva/results/run_columns.hpp"
#include "visviva/results/sensors.hpp"
#include "visviva/simulate/simulate.hpp"

namespace visviva {

/// A few thousand points of a run's energies, however long it is: enough to draw.
class EnergySeries {
 public:
  struct Point {
    double t = 0.0;
    double kinetic = 0.0;
    double potential = 0.0;
    Ledger ledger = {};
    double h = 0.0;  ///< of the step that led there
  };

  void add(const Snapshot& snapshot);
  /// Evenly thinned, with the first and the last one.
  [[nodiscard]] std::vector<Point> points() const;

 private:
  std::vector<Point> points_;
  Point last_;
  long stride_ = 1;
  long seen_ = 0;
};

/// Writes energy.csv, states.csv and, if there are sensors, sensors.csv while a run goes on, every N-th step and the last one.
/// Where steps are left out, a row of energy.csv tells their largest remainder and errors and all their iterations.
class RunRecorder final : public Observer {
 public:
  RunRecorder(OutputFolder& folder, std::shared_ptr<const System> system, long every);

  void observe(const Snapshot& snapshot) override;
  /// Writes the last step if it has not been; to be called when the run is over.
  void finish();

  [[nodiscard]] const EnergySeries& energies() const { return energies_; }

 private:
  void keep(const Snapshot& snapshot);
  void write_rows();

  std::shared_ptr<const System> system_;
  AccelerationSolver accelerations_;
  SensorReader reader_;
  CsvTable<Snapshot> energy_;
  CsvTable<StateRow> states_;
  std::optional<CsvTable<SensorRow>> sensors_;
  long every_;
  EnergySeries energies_;

  // The latest step, and over the steps since the last row: the largest remainder and errors, all iterations.
  bool pending_ = false;
  Snapshot latest_;
  double time_ = 0.0;  // of the stepper; at the end of a run the latest one has it rounded
  Ledger ledger_;
  Vector q_start_;
  Vector q_;
  Vector v_;
  std::optional<OwnMultipliers> own_;
  Vector a_;
  Vector lambda_;
};

}  // namespace visviva
