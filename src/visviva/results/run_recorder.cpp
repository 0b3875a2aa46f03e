#include "visviva/results/run_recorder.hpp"

#include <cmath>
#include <limits>

namespace visviva {

void EnergySeries::add(const Snapshot& snapshot) {
  constexpr std::size_t most = 8192;
  last_ = {snapshot.t, snapshot.kinetic, snapshot.potential, *snapshot.ledger, snapshot.h};
  if (seen_++ % stride_ != 0) return;
  points_.push_back(last_);
  if (points_.size() < most) return;
  for (std::size_t i = 0; 2 * i < points_.size(); ++i) points_[i] = points_[2 * i];
  points_.resize((points_.size() + 1) / 2);
  stride_ *= 2;
}

std::vector<EnergySeries::Point> EnergySeries::points() const {
  std::vector<Point> all = points_;
  if (!all.empty() && all.back().t != last_.t) all.push_back(last_);
  return all;
}

RunRecorder::RunRecorder(OutputFolder& folder, std::shared_ptr<const System> system, long every)
    : system_(std::move(system)),
      accelerations_(system_),
      reader_(*system_),
      energy_(folder.open("energy.csv"), energy_columns()),
      states_(folder.open("states.csv"), state_columns(*system_)),
      every_(every),
      a_(system_->coordinate_count()),
      lambda_(system_->constraint_count()) {
  if (system_->sensors().empty())
    folder.leave_out("sensors.csv");
  else
    sensors_.emplace(folder.open("sensors.csv"), reader_.columns());
}

void RunRecorder::observe(const Snapshot& snapshot) {
  energies_.add(snapshot);
  keep(snapshot);
  if (snapshot.step % every_ == 0) write_rows();
}

void RunRecorder::finish() {
  if (pending_) write_rows();
}

void RunRecorder::keep(const Snapshot& snapshot) {
  Snapshot merged = snapshot;
  if (pending_) {
    if (std::abs(latest_.remainder) > std::abs(merged.remainder))
      merged.remainder = latest_.remainder;
    merged.position_error = std::max(merged.position_error, latest_.position_error);
    merged.velocity_error = std::max(merged.velocity_error, latest_.velocity_error);
    merged.iterations += latest_.iterations;
  }
  latest_ = merged;
  time_ = snapshot.stepper->time();
  ledger_ = *snapshot.ledger;
  latest_.ledger = &ledger_;
  q_start_ = *snapshot.q_start;
  q_ = snapshot.stepper->q();
  v_ = snapshot.stepper->shown_velocity();
  if (sensors_) own_ = own_multipliers(*system_, *snapshot.stepper);
  pending_ = true;
}

void RunRecorder::write_rows() {
  energy_.add(latest_);
  const bool solved = accelerations_.solve(q_, v_, time_, a_, lambda_);
  if (!solved) {
    a_.setConstant(system_->coordinate_count(), std::numeric_limits<double>::quiet_NaN());
    lambda_.setConstant(system_->constraint_count(), std::numeric_limits<double>::quiet_NaN());
  }
  states_.add({latest_.t, q_, v_, a_, lambda_});
  if (sensors_)
    sensors_->add(reader_.read({q_, v_, a_, latest_.t},
                               step_multipliers(*system_, accelerations_,
                                                {time_, q_, v_, q_start_, own_}, lambda_, solved)));
  pending_ = false;
}

}  // namespace visviva
