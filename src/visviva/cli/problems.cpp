// visviva problems: the built-in problems, where their data come from and which of them are assumed.
#include <fmt/format.h>

#include <CLI/CLI.hpp>

#include "visviva/cli/listing.hpp"
#include "visviva/cli/verbs.hpp"
#include "visviva/textbook/problem.hpp"

namespace visviva::cli {
namespace {

void print_json() {
  auto list = nlohmann::ordered_json::array();
  for (const auto& info : problem_catalogue()) {
    const Problem problem = info.make(Parameters(info.parameters));
    list.push_back({{"name", info.name},
                    {"summary", info.summary},
                    {"reference", info.reference},
                    {"assumed", info.assumed},
                    {"coordinates", problem.system->coordinate_count()},
                    {"constraints", problem.system->constraint_count()},
                    {"step", problem.step},
                    {"until", problem.until},
                    {"parameters", to_json(info.parameters)}});
  }
  fmt::print("{}\n", list.dump(2));
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

Action add_problems(CLI::App& verb) {
  auto json = std::make_shared<bool>(false);
  verb.add_flag("--json", *json, "as JSON");
  verb.footer("Example:\n  visviva problems\n  visviva run problem:pendulum");
  return [json] {
    *json ? print_json() : print_tables();
    return exit_done;
  };
}

}  // namespace visviva::cli
