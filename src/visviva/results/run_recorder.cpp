#include "visviva/results/run_recorder.hpp"

#include <cmath>
#include <limits>

#include "visviva/results/sensors.hpp"

namespace visviva {
namespace {

const std::vector<std::string>& energy_columns() {
  static const std::vector<std::string> names = {"t_s",
                                                 "kinetic_J",
                                                 "potential_J",
                                                 "energy_J",
                                                 "external_work_J",
                                                 "drive_work_J",
                                                 "constraint_work_J",
                                                 "physical_dissipation_J",
                                                 "numerical_dissipation_J",
                                                 "projection_loss_J",
                                                 "unaccounted_J",
                                                 "step_remainder_J",
                                                 "position_error",
                                                 "velocity_error",
                                                 "momentum_x_Ns",
                                                 "momentum_y_Ns",
                                                 "momentum_z_Ns",
                                                 "angular_momentum_x_Nms",
                                                 "angular_momentum_y_Nms",
                                                 "angular_momentum_z_Nms",
                                                 "newton_iterations",
                                                 "step_s"};
  return names;
}

std::vector<std::string> state_columns(const System& system) {
  std::vector<std::string> names = {"t_s"};
  for (const char* prefix : {"", "v_", "a_"})
    for (int i = 0; i < system.coordinate_count(); ++i)
      names.push_back(prefix + system.coordinate_name(i));
  for (int i = 0; i < system.constraint_count(); ++i)
    names.push_back("lambda_" + system.constraints().row_name(i));
  return names;
}

}  // namespace

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
      energy_(folder.open("energy.csv"), energy_columns()),
      states_(folder.open("states.csv"), state_columns(*system_)),
      every_(every),
      a_(system_->coordinate_count()),
      lambda_(system_->constraint_count()) {
  if (!system_->sensors().empty())
    sensors_.emplace(folder.open("sensors.csv"), sensor_columns(*system_));
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
  ledger_ = *snapshot.ledger;
  q_ = snapshot.stepper->q();
  v_ = snapshot.stepper->v();
  pending_ = true;
}

void RunRecorder::write_rows() {
  const Snapshot& s = latest_;
  energy_.add(s.t).add(s.kinetic).add(s.potential).add(s.energy());
  for (const AccountInfo& info : accounts) energy_.add(ledger_[info.account]);
  energy_.add(ledger_.unaccounted).add(s.remainder).add(s.position_error).add(s.velocity_error);
  energy_.add(s.momentum.linear).add(s.momentum.angular).add(static_cast<long>(s.iterations));
  energy_.add(s.h);
  energy_.end_row();
  const bool solved = accelerations_.solve(q_, v_, s.t, a_, lambda_);
  if (!solved) {
    a_.setConstant(system_->coordinate_count(), std::numeric_limits<double>::quiet_NaN());
    lambda_.setConstant(system_->constraint_count(), std::numeric_limits<double>::quiet_NaN());
  }
  states_.add(s.t).add(q_).add(v_).add(a_).add(lambda_);
  states_.end_row();
  if (sensors_)
    add_sensor_values(*system_, s.t, q_, v_, a_,
                      solved ? accelerations_.share(q_, lambda_) : Multipliers{lambda_}, *sensors_);
  pending_ = false;
}

}  // namespace visviva
