// visviva problems: the built-in problems, where their data come from and which of them are assumed.
#include <fmt/format.h>

#include "visviva/cli/listing.hpp"
#include "visviva/cli/verbs.hpp"
#include "visviva/job/built_in.hpp"
#include "visviva/job/model_source.hpp"

namespace visviva::cli {
namespace {

/// A built-in problem as it is listed.
struct Listed {
  std::string name;
  std::string summary;
  std::string reference;
  std::string assumed;
  std::vector<ParameterInfo> parameters;
  Problem problem;
};

Listed listed(const std::string& name) {
  const ModelSource source = open_model("problem:" + name, {});
  if (source.problem != nullptr) {
    const ProblemInfo& info = *source.problem;
    return {name,         info.summary,    info.reference,
            info.assumed, info.parameters, info.make(Parameters(info.parameters))};
  }
  return {name,
          source.file->title,
          source.file->reference,
          source.file->assumed,
          parameters_of(*find_built_in(name).model),
          make_problem(source, {})};
}

std::vector<Listed> all_listed() {
  std::vector<Listed> list;
  for (const auto& name : built_in_names()) list.push_back(listed(name));
  return list;
}

void print_problems_as_json() {
  Json::List list;
  for (const auto& [name, summary, reference, assumed, parameters, problem] : all_listed())
    list.emplace_back(Json::Object{{"name", name},
                                   {"summary", summary},
                                   {"reference", reference},
                                   {"assumed", assumed},
                                   {"coordinates", problem.system->coordinate_count()},
                                   {"constraints", problem.system->constraint_count()},
                                   {"step", problem.step},
                                   {"until", problem.until},
                                   {"parameters", to_json(parameters)}});
  fmt::print("{}\n", Json(list).text());
}

void print_problems() {
  Table table({"problem", "coordinates", "constraints", "dt [s]", "until [s]", "what"});
  std::vector<ParameterOwner> owners;
  const auto all = all_listed();
  for (const auto& [name, summary, reference, assumed, parameters, problem] : all) {
    table.add({name, std::to_string(problem.system->coordinate_count()),
               std::to_string(problem.system->constraint_count()),
               fmt::format("{:.6g}", problem.step), fmt::format("{:.6g}", problem.until), summary});
    owners.push_back({name, parameters});
  }
  fmt::print(
      "{}\nReferences, and ASSUMED data: what the reference does not give and was chosen here\n",
      table.text());
  for (const auto& p : all)
    fmt::print("  {} [{}]{}{}\n", p.name, p.reference, p.assumed.empty() ? "" : ": ASSUMED ",
               p.assumed);
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
            *json ? print_problems_as_json() : print_problems();
            return exit_done;
          }};
}

}  // namespace visviva::cli
