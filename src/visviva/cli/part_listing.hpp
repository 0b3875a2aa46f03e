#pragma once

#include "visviva/cli/table.hpp"
#include "visviva/mechanics/part_kind.hpp"
#include "visviva/results/json.hpp"

namespace visviva::cli {

/// The numbers that kinds of parts are made with, one row each: kind, key, unit, default, meaning.
[[nodiscard]] Table parameter_table();
void add_rows(std::string_view kind, const std::vector<PartParameter>& parameters, Table& table);
[[nodiscard]] Json to_json(const std::vector<PartParameter>& parameters);

}  // namespace visviva::cli
