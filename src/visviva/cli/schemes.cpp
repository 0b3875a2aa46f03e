// visviva schemes: the catalogue of schemes, as their traits state it.
#include <fmt/format.h>

#include "visviva/cli/listing.hpp"
#include "visviva/cli/verbs.hpp"
#include "visviva/schemes/scheme.hpp"
#include "visviva/settings/run_settings.hpp"

namespace visviva::cli {
namespace {

void print_schemes_as_json() {
  Json::List list;
  for (const SchemeInfo& info : scheme_catalogue()) {
    const Traits traits = info.default_traits();
    list.emplace_back(Json::Object{{"name", info.name},
                                   {"summary", info.summary},
                                   {"order", traits.order},
                                   {"order_constrained", traits.order_constrained},
                                   {"energy", to_string(traits.energy)},
                                   {"momentum", to_string(traits.momentum)},
                                   {"remark", info.remark},
                                   {"reference", info.reference},
                                   {"parameters", to_json(info.parameters)}});
  }
  fmt::print("{}\n", Json(list).text());
}

void print_schemes() {
  Table table({"scheme", "order", "(constrained)", "energy", "momentum", "what"});
  std::vector<ParameterOwner> owners;
  for (const SchemeInfo& info : scheme_catalogue()) {
    const Traits traits = info.default_traits();
    table.add({info.name, std::to_string(traits.order), std::to_string(traits.order_constrained),
               std::string(to_string(traits.energy)), std::string(to_string(traits.momentum)),
               info.summary});
    owners.push_back({info.name, info.parameters});
  }
  owners.push_back({"every run", run_settings()});
  fmt::print("{}\nReferences and remarks\n", table.text());
  for (const SchemeInfo& info : scheme_catalogue())
    fmt::print("  {} [{}]{}{}\n", info.name, info.reference, info.remark.empty() ? "" : ": ",
               info.remark);
  fmt::print("\nParameters, set with --set PARAMETER=VALUE\n{}", parameter_text(owners));
}

}  // namespace

Verb schemes_verb() {
  auto json = std::make_shared<bool>(false);
  return {"schemes",
          "list the time integration schemes",
          {{"--json", "as JSON", json.get()}},
          "Example:\n  visviva schemes",
          [json] {
            *json ? print_schemes_as_json() : print_schemes();
            return exit_done;
          }};
}

}  // namespace visviva::cli
