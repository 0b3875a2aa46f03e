// visviva explain: the long text of a message's code.
#include <fmt/format.h>

#include <CLI/CLI.hpp>

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

Action add_explain(CLI::App& verb) {
  auto code = std::make_shared<std::string>();
  verb.add_option("CODE", *code, "such as E203; without it all codes are listed");
  verb.footer("Example:\n  visviva explain E203");
  return [code] { return explain(*code); };
}

}  // namespace visviva::cli
