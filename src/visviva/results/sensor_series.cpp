#include "visviva/results/sensor_series.hpp"

#include <fmt/format.h>

#include <limits>

namespace visviva {

std::vector<double> SensorSeries::column(const std::string& name) const {
  std::vector<std::string> known;
  for (std::size_t k = 0; k < names.size(); ++k) {
    known.push_back(names[k].column);
    if (names[k].column != name) continue;
    std::vector<double> values;
    for (const auto& row : rows) values.push_back(row[static_cast<Eigen::Index>(k)]);
    return values;
  }
  throw UsageError(fmt::format("no sensor has a column '{}'{}", name, did_you_mean(name, known)));
}

std::vector<double> SensorSeries::last(const std::string& sensor) const {
  std::vector<double> values;
  std::vector<std::string> known;
  for (std::size_t k = 0; k < names.size(); ++k) {
    const auto& [column, unit] = names[k];
    known.push_back(column.substr(0, column.find_first_of("._")));
    if (column.starts_with(sensor + ".") || column == name_with_unit(sensor, unit))
      values.push_back(rows.back()[static_cast<Eigen::Index>(k)]);
  }
  if (values.empty())
    throw UsageError(fmt::format("there is no sensor '{}'{}", sensor, did_you_mean(sensor, known)));
  return values;
}

SensorRecorder::SensorRecorder(std::shared_ptr<const System> system, const RecordOptions& options)
    : system_(std::move(system)),
      accelerations_(system_),
      sharing_(system_),
      reader_(*system_),
      options_(options) {
  for (std::size_t k = 1; k < reader_.columns().size(); ++k)  // the first is the time
    series_.names.push_back({reader_.columns()[k].name, reader_.columns()[k].unit});
}

void SensorRecorder::observe(const Snapshot& snapshot) {
  pending_ = !series_.names.empty() && options_.covers(snapshot.t);
  if (pending_ && options_.includes(snapshot)) read(snapshot);
}

void SensorRecorder::end(const Snapshot& snapshot) {
  if (pending_) read(snapshot);
}

void SensorRecorder::look(const Snapshot& snapshot) {
  t_ = snapshot.t;
  time_ = snapshot.stepper->time();
  q_start_ = *snapshot.q_start;
  q_ = snapshot.stepper->q();
  v_ = snapshot.stepper->shown_velocity();
  own_ = own_multipliers(*system_, snapshot.stepper->algorithmic_values());
}

void SensorRecorder::read(const Snapshot& snapshot) {
  look(snapshot);
  Vector a(system_->coordinate_count());
  Vector lambda(system_->constraint_count());
  const bool solved = accelerations_.solve(q_, v_, time_, a, lambda);
  if (!solved) {
    a.setConstant(system_->coordinate_count(), std::numeric_limits<double>::quiet_NaN());
    lambda.setConstant(system_->constraint_count(), std::numeric_limits<double>::quiet_NaN());
  }
  series_.times.push_back(t_);
  series_.rows.push_back(
      reader_
          .read({q_, v_, a, t_}, step_multipliers(sharing_, accelerations_.equations(),
                                                  {q_, q_start_, own_}, lambda))
          .readings);
  pending_ = false;
}

}  // namespace visviva
