#pragma once

#include "visviva/mechanics/system.hpp"
#include "visviva/results/column.hpp"
#include "visviva/results/reactions.hpp"

namespace visviva {

/// A row of sensors.csv.
struct SensorRow {
  double t = 0.0;
  Vector readings;
};

/// What a system's sensors read, and what the columns of it are called.
class SensorReader {
 public:
  explicit SensorReader(const System& system);
  SensorReader(const SensorReader&) = delete;
  SensorReader& operator=(const SensorReader&) = delete;

  [[nodiscard]] const std::vector<Column<SensorRow>>& columns() const { return columns_; }
  [[nodiscard]] SensorRow read(const SensorState& state, const StepMultipliers& multipliers) const;

 private:
  /// Of one sensor, as many values as it has columns.
  using Reading = std::function<Vector(const SensorState&, const StepMultipliers&)>;
  struct Name {
    std::string name;
    std::string unit;
  };
  using Names = std::vector<Name>;

  void add(const std::string& name, const PointSensor& sensor);
  void add(const std::string& name, const TurningSensor& sensor);
  void add(const std::string& name, const CoordinateSensor& sensor);
  void add(const std::string& name, const ReactionSensor& sensor);
  void add(const std::string& name, const SectionSensor& sensor);
  void add(const std::string& name, const EnergySensor& sensor);
  void add_columns(const std::string& sensor, const Names& names, const std::string& meaning,
                   Reading reading);

  const System& system_;
  std::vector<Column<SensorRow>> columns_;
  std::vector<Reading> readings_;
};

}  // namespace visviva
