// visviva explain: the long text of a message's code.
#include <fmt/format.h>

#include "visviva/cli/verbs.hpp"
#include "visviva/modelfile/codes.hpp"
#include "visviva/settings/parameters.hpp"

namespace visviva::cli {
namespace {

int explain(const std::string& code) {
  if (code.empty()) {
    for (const auto& page : modelfile::code_pages()) fmt::print("{}  {}\n", page.code, page.title);
    return exit_done;
  }
  if (const auto* page = modelfile::find_code_page(code)) {
    fmt::print("{}", page->page);
    return exit_done;
  }
  std::vector<std::string> codes;
  for (const auto& page : modelfile::code_pages()) codes.push_back(page.code);
  throw UsageError(fmt::format("there is no code '{}'{}; all: visviva explain", code,
                               nearest(code, codes) ? did_you_mean(code, codes) : ""));
}

}  // namespace

Verb explain_verb() {
  auto code = std::make_shared<std::string>();
  return {"explain",
          "tell more about the code of a message",
          {{"CODE", "such as E203; without it all codes are listed", code.get()}},
          "Example:\n  visviva explain E203",
          [code] { return explain(*code); }};
}

}  // namespace visviva::cli
