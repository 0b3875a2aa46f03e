#include "visviva/cli/listing.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

namespace visviva::cli {
namespace {

std::string values_text(const ParameterInfo& info) {
  if (!info.choices.empty()) return fmt::format("{}", fmt::join(info.choices, " | "));
  const std::string range = range_text(info);
  return range.empty() ? "any" : range.substr(std::string_view("it must be ").size());
}

// The default as the user would write it.
std::string default_text(const ParameterInfo& info) {
  const std::string unit = si_unit(info.dimension);
  return fmt::format("{}={}{}{}", info.name, to_text(info.default_value), unit.empty() ? "" : " ",
                     unit);
}

bool same(const ParameterInfo& a, const ParameterInfo& b) {
  return a.name == b.name && a.default_value == b.default_value && a.min == b.min &&
         a.max == b.max && a.dimension == b.dimension && a.choices == b.choices &&
         a.description == b.description;
}

// Owners with equal parameters become one, their names joined.
std::vector<ParameterOwner> merged(const std::vector<ParameterOwner>& owners) {
  std::vector<ParameterOwner> list;
  for (const auto& owner : owners) {
    const auto it = std::find_if(list.begin(), list.end(), [&](const auto& known) {
      return std::equal(known.parameters.begin(), known.parameters.end(), owner.parameters.begin(),
                        owner.parameters.end(), same);
    });
    if (it == list.end())
      list.push_back(owner);
    else
      it->name += ", " + owner.name;
  }
  return list;
}

}  // namespace

std::string parameter_text(const std::vector<ParameterOwner>& owners) {
  std::string text;
  for (const auto& owner : merged(owners)) {
    if (owner.parameters.empty()) continue;
    text += owner.name + "\n";
    Table table;
    for (const auto& info : owner.parameters)
      table.add({"", default_text(info), values_text(info), info.description});
    text += table.text();
  }
  return text;
}

Json to_json(const std::vector<ParameterInfo>& parameters) {
  Json::List list;
  for (const auto& info : parameters) {
    Json::Object entry = {
        {"name", info.name},
        {"default", std::visit([](const auto& x) { return Json(x); }, info.default_value)}};
    if (const std::string unit = si_unit(info.dimension); !unit.empty())
      entry.emplace_back("unit", unit);
    if (info.min) entry.emplace_back("min", *info.min);
    if (info.max) entry.emplace_back("max", *info.max);
    if (!info.choices.empty()) entry.emplace_back("choices", info.choices);
    entry.emplace_back("description", info.description);
    list.emplace_back(std::move(entry));
  }
  return list;
}

}  // namespace visviva::cli
