// visviva problems: the built-in problems, where their data come from and which of them are assumed.
#include <fmt/format.h>

#include "visviva/cli/listing.hpp"
#include "visviva/cli/verbs.hpp"
#include "visviva/textbook/problem.hpp"

namespace visviva::cli {
namespace {

void print_json() {
  Json::List list;
  for (const auto& info : problem_catalogue()) {
    const Problem problem = info.make(Parameters(info.parameters));
    list.emplace_back(Json::Object{{"name", info.name},
                                   {"summary", info.summary},
                                   {"reference", info.reference},
                                   {"assumed", info.assumed},
                                   {"coordinates", problem.system->coordinate_count()},
                                   {"constraints", problem.system->constraint_count()},
                                   {"step", problem.step},
                                   {"until", problem.until},
                                   {"parameters", to_json(info.parameters)}});
  }
  fmt::print("{}\n", Json(list).text());
}

void print_tables() {
  Table table({"problem", "coordinates", "constraints", "dt [s]", "until [s]", "what"});
  std::vector<ParameterOwner> owners;
  for (const auto& info : problem_catalogue()) {
    const Problem problem = info.make(Parameters(info.parameters));
    table.add({info.name, std::to_string(problem.system->coordinate_count()),
               std::to_string(problem.system->constraint_count()),
               fmt::format("{:.6g}", problem.step), fmt::format("{:.6g}", problem.until),
               info.summary});
    owners.push_back({info.name, info.parameters});
  }
  fmt::print(
      "{}\nReferences, and ASSUMED data: what the reference does not give and was chosen here\n",
      table.text());
  for (const auto& info : problem_catalogue())
    fmt::print("  {} [{}]{}{}\n", info.name, info.reference,
               info.assumed.empty() ? "" : ": ASSUMED ", info.assumed);
  fmt::print("\nParameters, set with --set PARAMETER=VALUE\n{}", parameter_text(owners));
}

}  // namespace

Verb problems_verb() {
  auto json = std::make_shared<bool>(false);
  return {"problems",
          "list the built-in problems",
          {{"--json", "as JSON", json.get()}},
          "Example:\n  visviva problems\n  visviva run problem:pendulum",
          [json] {
            *json ? print_json() : print_tables();
            return exit_done;
          }};
}

}  // namespace visviva::cli
