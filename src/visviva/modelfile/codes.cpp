#include "visviva/modelfile/codes.hpp"

#include <algorithm>
#include <cctype>

#include "visviva/modelfile/texts.hpp"

namespace visviva::modelfile {
namespace {

/// A page begins with the line "# E203: unknown key".
CodePage read_page(std::string_view text) {
  const std::string_view heading = text.substr(0, text.find('\n'));
  const auto colon = heading.find(": ");
  return {std::string(heading.substr(2, colon - 2)), std::string(heading.substr(colon + 2)),
          std::string(text)};
}

std::vector<CodePage> read_pages() {
  std::vector<CodePage> pages;
  for (const auto& page : error_pages()) pages.push_back(read_page(page.text));
  std::sort(pages.begin(), pages.end(),
            [](const CodePage& a, const CodePage& b) { return a.code < b.code; });
  return pages;
}

}  // namespace

const std::vector<CodePage>& code_pages() {
  static const std::vector<CodePage> pages = read_pages();
  return pages;
}

const CodePage* find_code_page(std::string_view code) {
  const auto same = [code](const CodePage& page) {
    return std::equal(page.code.begin(), page.code.end(), code.begin(), code.end(),
                      [](unsigned char a, unsigned char b) { return a == std::toupper(b); });
  };
  const auto& pages = code_pages();
  const auto page = std::find_if(pages.begin(), pages.end(), same);
  return page == pages.end() ? nullptr : &*page;
}

}  // namespace visviva::modelfile
