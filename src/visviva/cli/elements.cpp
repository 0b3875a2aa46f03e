// visviva elements: the catalogue of springs, dampers and bars, which the block `springs` of model files holds.
#include <fmt/format.h>

#include "visviva/cli/part_listing.hpp"
#include "visviva/cli/verbs.hpp"
#include "visviva/mechanics/elements/catalogue.hpp"

namespace visviva::cli {
namespace {

void print_elements_as_json() {
  Json::List list;
  for (const ElementKind& kind : element_catalogue())
    list.emplace_back(Json::Object{{"name", kind.name},
                                   {"summary", kind.summary},
                                   {"places", kind.places},
                                   {"parameters", to_json(kind.parameters)}});
  fmt::print("{}\n", Json(list).text());
}

void print_elements() {
  Table table({"element", "places", "what"});
  Table numbers = parameter_table();
  for (const ElementKind& kind : element_catalogue()) {
    table.add({std::string(kind.name), std::to_string(kind.places), std::string(kind.summary)});
    add_rows(kind.name, kind.parameters, numbers);
  }
  fmt::print("{}\nNumbers, as keys of the element\n{}", table.text(), numbers.text());
}

}  // namespace

Verb elements_verb() {
  auto json = std::make_shared<bool>(false);
  return {"elements",
          "list the kinds of springs, dampers and bars",
          {{"--json", "as JSON", json.get()}},
          "Example:\n  visviva elements",
          [json] {
            *json ? print_elements_as_json() : print_elements();
            return exit_done;
          }};
}

}  // namespace visviva::cli
