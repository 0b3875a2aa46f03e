#pragma once

#include <optional>
#include <vector>

#include "visviva/math/beside.hpp"
#include "visviva/results/csv.hpp"
#include "visviva/results/record_options.hpp"
#include "visviva/results/results_file.hpp"
#include "visviva/results/run_columns.hpp"
#include "visviva/results/sensors.hpp"
#include "visviva/simulate/consistent_state.hpp"
#include "visviva/simulate/simulate.hpp"

namespace visviva {

/// Writes results.h5, energy.csv, if there are sensors sensors.csv, and if it is asked for states.csv while a run goes on, every
/// N-th step and the last one. Where steps are left out, a row tells their largest remainder and errors and all their
/// iterations.
class RunRecorder final : public Observer {
 public:
  RunRecorder(OutputFolder& folder, std::shared_ptr<const System> system,
              const RecordOptions& options, RunOrigin origin = {});

  void observe(const Snapshot& snapshot) override;
  void end(const Snapshot& snapshot) override;
  void checkpoint(const std::string& state) override;
  /// Takes over what is in `before` until its checkpoint; both must live as long as this.
  void go_on_from(const StoredResults& before, const StoredCheckpoint& checkpoint) {
    before_ = &before;
    before_checkpoint_ = &checkpoint;
  }
  void resume(const Snapshot& snapshot) override;
  [[nodiscard]] bool takes_time(const Snapshot& snapshot) const override {
    return !results_ || options_.includes(snapshot);
  }
  [[nodiscard]] double cpu_seconds_beside() const override { return beside_.cpu_seconds(); }
  /// Writes the last step if it has not been; to be called when the run is over.
  void finish(RunStatus status);
  /// Writes what was gathered if there is room for it, and returns how many rows readers will find.
  [[nodiscard]] std::size_t save_rows();

 private:
  // Of what is not stored yet, what is merged with the next step.
  template <typename Archive>
  void archive(Archive& a) {
    a(pending_, latest_.remainder, latest_.position_error, latest_.velocity_error,
      latest_.iterations, latest_.rejected_by_error, latest_.rejected_by_newton, latest_.guarded);
  }
  void open_results(const std::filesystem::path& path, const Snapshot& snapshot);
  /// Numbers of a step that may not be stored with those since the last one that was.
  void merge(const Snapshot& snapshot);
  /// A step as it is stored, with all that is needed of its stepper, which goes on.
  struct Row {
    Snapshot step;
    Ledger ledger;
    double time = 0.0;  ///< of the stepper; at the end of a run that of the step is rounded
    Vector q_start;
    Vector q;
    Vector v;
    bool v_is_shown = true;  ///< or is to be moved onto the constraints
    Vector own_v;
    NamedValues own_values;
  };
  void look(const Snapshot& snapshot, Row& row) const;
  /// Of the step observed last.
  void write_rows(const Snapshot& snapshot);
  void write(Row& row);
  void solve_motion(Row& row);
  [[nodiscard]] double acceleration_error(const Row& row) const;

  std::shared_ptr<const System> system_;
  RecordOptions options_;
  RunOrigin origin_;
  std::optional<AccelerationSolver> accelerations_;
  std::optional<ReactionSharing> sharing_;
  SensorReader reader_;
  std::vector<JointReaction> joints_;  ///< if they are stored
  std::filesystem::path results_path_;
  std::optional<ResultsFile> results_;  ///< from the start of the run on
  CsvTable<Snapshot> energy_;
  std::optional<CsvTable<StateRow>> states_;
  std::optional<CsvTable<SensorRow>> sensors_;
  const StoredResults* before_ = nullptr;
  const StoredCheckpoint* before_checkpoint_ = nullptr;
  bool needs_motion_;  ///< accelerations and multipliers
  long latest_step_ = 0;

  // The latest step, and over the steps since the last row: the largest remainder and errors, all iterations.
  bool pending_ = false;
  Snapshot latest_;

  // Those that are to be written, and what belongs to the one that is being written.
  std::vector<Row> rows_;
  std::size_t next_row_ = 0;
  Vector a_;
  Vector lambda_;
  SensorRow readings_;
  std::vector<Reaction> reactions_;
  std::vector<Reaction> own_reactions_;
  std::vector<SectionReading> sections_;
  Beside beside_;  // the last member, as its work is with the others
};

}  // namespace visviva
