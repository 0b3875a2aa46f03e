#include "visviva/cli/part_listing.hpp"

namespace visviva::cli {
namespace {

std::string_view values_text(PartParameter::Values values) {
  switch (values) {
    case PartParameter::Values::any:
      return "any";
    case PartParameter::Values::not_negative:
      return "at least 0";
    case PartParameter::Values::positive:
      return "greater than 0";
    case PartParameter::Values::symmetric_matrix:
      return "symmetric 6×6, or its diagonal";
  }
  return "";
}

}  // namespace

Table parameter_table() { return Table({"of", "key", "unit", "values", "default", "what"}); }

void add_rows(std::string_view kind, const std::vector<PartParameter>& parameters, Table& table) {
  for (const PartParameter& p : parameters)
    table.add({std::string(kind), std::string(p.name), si_unit(p.dimension),
               std::string(values_text(p.values)),
               p.required() ? "required" : std::string(p.otherwise), std::string(p.help)});
}

Json to_json(const std::vector<PartParameter>& parameters) {
  Json::List list;
  for (const PartParameter& p : parameters) {
    Json::Object entry{{"name", p.name},
                       {"unit", si_unit(p.dimension)},
                       {"values", values_text(p.values)},
                       {"required", p.required()}};
    if (!p.required()) entry.emplace_back("default", p.otherwise);
    entry.emplace_back("description", p.help);
    list.emplace_back(std::move(entry));
  }
  return Json(std::move(list));
}

}  // namespace visviva::cli
