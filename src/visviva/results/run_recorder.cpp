#include "visviva/results/run_recorder.hpp"

#include <algorithm>
#include <cmath>

namespace visviva {
namespace {

// Accelerations follow from forces.
bool reads_forces(const Sensor& sensor) {
  const auto* point = std::get_if<PointSensor>(&sensor.reads);
  return std::holds_alternative<ReactionSensor>(sensor.reads) ||
         (point != nullptr && point->reads == PointSensor::Reads::acceleration);
}

constexpr std::size_t most_waiting = 4;  // rows that are to be written

// The load factor of a path is asked of its stepper, which must not have gone on.
bool works_beside(const RecordOptions& options) { return options.beside && !options.load_factor; }

}  // namespace

RunRecorder::RunRecorder(OutputFolder& folder, std::shared_ptr<const System> system,
                         const RecordOptions& options, RunOrigin origin)
    : system_(std::move(system)),
      options_(options),
      origin_(std::move(origin)),
      accelerations_(system_),
      sharing_(system_),
      reader_(*system_),
      results_path_(folder.reserve("results.h5")),
      energy_(folder.open("energy.csv"), energy_columns(options.load_factor)),
      needs_motion_(options.store == Store::all || options.states_csv ||
                    std::any_of(system_->sensors().begin(), system_->sensors().end(),
                                [](const Sensor& sensor) { return reads_forces(sensor); })),
      rows_(works_beside(options) ? most_waiting + 1 : 1),
      a_(Vector::Zero(system_->coordinate_count())),
      lambda_(Vector::Zero(system_->constraint_count())),
      beside_(works_beside(options), most_waiting) {
  if (options_.store == Store::all) joints_ = JointReaction::of_all(*system_);
  if (options_.states_csv)
    states_.emplace(folder.open("states.csv"), state_columns(*system_));
  else
    folder.leave_out("states.csv");
  if (system_->sensors().empty())
    folder.leave_out("sensors.csv");
  else
    sensors_.emplace(folder.open("sensors.csv"), reader_.columns());
}

void RunRecorder::observe(const Snapshot& snapshot) {
  if (!results_) open_results(results_path_, snapshot);
  latest_step_ = snapshot.step;
  if (!options_.covers(snapshot.t)) {
    pending_ = false;
    return;
  }
  merge(snapshot);
  if (options_.includes(snapshot)) write_rows(snapshot);
}

void RunRecorder::end(const Snapshot& snapshot) {
  if (pending_) write_rows(snapshot);
  beside_.wait();
}

void RunRecorder::open_results(const std::filesystem::path& path, const Snapshot& snapshot) {
  results_.emplace(
      path, origin_,
      run_series(*system_, reader_, *snapshot.stepper, options_.store, options_.load_factor));
}

// As the run does, it forgets which pivots its solvers have chosen.
void RunRecorder::checkpoint(const std::string& state) {
  beside_.wait();
  accelerations_.emplace(system_);
  sharing_.emplace(system_);
  ArchiveWriter own;
  archive(own);
  results_->set_checkpoint({latest_step_, results_->rows(), {}, state, own.bytes()});
}

// The earlier results stay as they are until the new file has all of them.
void RunRecorder::resume(const Snapshot& snapshot) {
  std::filesystem::path copy = results_path_;
  copy += ".copy";
  open_results(copy, snapshot);
  const std::size_t energies = energy_columns().size();
  const std::size_t sensors = reader_.columns().size() - 1;  // without the time
  results_->copy(
      *before_, *before_checkpoint_, energies + sensors, [&](std::span<const double> row) {
        energy_.add_numbers(row.first(energies));
        if (!sensors_) return;
        std::vector<double> readings = {row.front()};
        readings.insert(readings.end(), row.begin() + static_cast<long>(energies), row.end());
        sensors_->add_numbers(readings);
      });
  ArchiveReader own(before_checkpoint_->recorder);
  latest_ = snapshot;
  archive(own);
  latest_step_ = snapshot.step;
  results_->set_checkpoint(*before_checkpoint_);
  results_->write_rows();
  results_->move_to(results_path_);
}

void RunRecorder::finish(RunStatus status) {
  beside_.wait();
  if (results_) results_->finish(status);
}

std::size_t RunRecorder::save_rows() {
  if (!results_) return 0;
  try {
    beside_.wait();
    results_->write_rows();
  } catch (const FileError&) {
    return results_->rows_written();  // those before
  }
  return results_->rows_written();
}

void RunRecorder::merge(const Snapshot& snapshot) {
  Snapshot merged = snapshot;
  if (pending_) {
    if (std::abs(latest_.remainder) > std::abs(merged.remainder))
      merged.remainder = latest_.remainder;
    merged.position_error = std::max(merged.position_error, latest_.position_error);
    merged.velocity_error = std::max(merged.velocity_error, latest_.velocity_error);
    merged.iterations += latest_.iterations;
    merged.rejected_by_error += latest_.rejected_by_error;
    merged.rejected_by_newton += latest_.rejected_by_newton;
    merged.guarded += latest_.guarded;
  }
  latest_ = merged;
  pending_ = true;
}

void RunRecorder::look(const Snapshot& snapshot, Row& row) const {
  row.step = latest_;
  row.ledger = *snapshot.ledger;
  row.step.ledger = &row.ledger;
  row.time = snapshot.stepper->time();
  row.q_start = *snapshot.q_start;
  row.q = snapshot.stepper->q();
  row.v_is_shown = !needs_motion_ || !snapshot.stepper->shows_on_constraints();
  row.v = row.v_is_shown ? snapshot.stepper->shown_velocity() : snapshot.stepper->v();
  row.own_v = snapshot.stepper->v();
  if (needs_motion_) row.own_values = snapshot.stepper->algorithmic_values();
}

// What the equations of motion say at the latest step, and the reactions that follow from it.
void RunRecorder::solve_motion(Row& row) {
  const bool solved = row.v_is_shown
                          ? accelerations_->solve(row.q, row.v, row.time, a_, lambda_)
                          : accelerations_->solve_consistently(row.q, row.v, row.time, a_, lambda_);
  if (!solved) {
    a_.setConstant(system_->coordinate_count(), std::numeric_limits<double>::quiet_NaN());
    lambda_.setConstant(system_->constraint_count(), std::numeric_limits<double>::quiet_NaN());
  }
  const std::optional<OwnMultipliers> own = own_multipliers(*system_, row.own_values);
  const StepMultipliers multipliers =
      step_multipliers(*sharing_, accelerations_->equations(), {row.q, row.q_start, own}, lambda_);
  readings_ = reader_.read({row.q, row.v, a_, row.time}, multipliers);
  if (options_.store == Store::all)
    sections_ = reading(system_->sections(), {row.q, row.v, a_, row.time});
  reactions_.clear();
  own_reactions_.clear();
  for (const JointReaction& joint : joints_) {
    reactions_.push_back(joint.at(row.q, multipliers.end));
    if (multipliers.own) own_reactions_.push_back(joint.at(multipliers.own_q, *multipliers.own));
  }
}

// What B a + vᵀD²e v − ë₀ is of the accelerations that the scheme has of its own.
double RunRecorder::acceleration_error(const Row& row) const {
  const Vector* a = find_value(row.own_values, "a");
  if (a == nullptr || a->size() != system_->coordinate_count())
    return std::numeric_limits<double>::quiet_NaN();
  SparseMatrix B = system_->constraints().pattern();
  system_->constraints().jacobian(row.q, B);
  Vector error(system_->constraint_count());
  system_->constraints().acceleration_bias(row.q, row.v, row.time, error);
  add_product(B, 1.0, *a, error);
  return error.lpNorm<Eigen::Infinity>();
}

void RunRecorder::write_rows(const Snapshot& snapshot) {
  Row& row = rows_[next_row_];
  next_row_ = (next_row_ + 1) % rows_.size();
  look(snapshot, row);
  pending_ = false;
  beside_.begin([this, &row] { write(row); });
}

void RunRecorder::write(Row& row) {
  if (needs_motion_)
    solve_motion(row);
  else
    readings_ = reader_.read({row.q, row.v, a_, row.time}, {});
  readings_.t = row.step.t;
  energy_.add(row.step);
  if (states_) states_->add({row.step.t, row.q, row.v, a_, lambda_});
  if (sensors_) sensors_->add(readings_);
  results_->add({row.step,
                 {row.q, row.v, a_, row.step.t},
                 row.own_v,
                 lambda_,
                 readings_.readings,
                 reactions_,
                 own_reactions_,
                 row.own_values,
                 options_.store == Store::all ? acceleration_error(row) : 0.0,
                 sections_});
}

}  // namespace visviva
