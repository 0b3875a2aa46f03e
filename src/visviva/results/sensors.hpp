#pragma once

#include "visviva/mechanics/system.hpp"
#include "visviva/results/csv.hpp"

namespace visviva {

/// Columns of sensors.csv, with units in their names; and a row of it.
[[nodiscard]] std::vector<std::string> sensor_columns(const System& system);
void add_sensor_values(const System& system, double t, const Vector& q, const Vector& v,
                       const Vector& a, const Multipliers& lambda, CsvWriter& csv);

}  // namespace visviva
