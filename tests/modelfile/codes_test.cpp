// Every code has a page of the same form, and the file on the page triggers the code.
#include "visviva/modelfile/codes.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "visviva/modelfile/parameter_block.hpp"

namespace visviva::modelfile {
namespace {

std::string example(const CodePage& page) {
  const auto section = page.page.find("## A file that triggers it");
  const auto begin = page.page.find("```yaml\n", section) + 8;
  return page.page.substr(begin, page.page.find("```", begin) - begin);
}

bool triggers(const CodePage& page) {
  Diagnostics diagnostics;
  const auto model = parse_document(example(page), page.code + ".yaml", diagnostics, ".");
  const auto parameters = model ? model->find("parameters") : std::nullopt;
  if (parameters) (void)read_parameters(*parameters, {}, diagnostics);
  const auto& all = diagnostics.all();
  return std::any_of(all.begin(), all.end(),
                     [&](const Diagnostic& d) { return d.code == page.code; });
}

TEST(CodePages, AreThereForAllCodesInOrder) {
  std::string codes;
  for (const auto& page : code_pages()) codes += page.code + " ";
  EXPECT_EQ(
      codes,
      "E101 E102 E103 E104 E105 E201 E202 E203 E204 E205 E206 E207 E208 "
      "E301 E302 E303 E304 E305 E306 E307 E308 E401 E402 E403 E404 "
      "E501 E502 E503 E504 E505 E506 E507 E508 E509 E510 E511 E512 E513 E514 E601 E602 E603 ");
}

TEST(CodePages, HaveOneForm) {
  for (const auto& page : code_pages()) {
    SCOPED_TRACE(page.code);
    EXPECT_TRUE(page.page.starts_with("# " + page.code + ": " + page.title + "\n"));
    const auto means = page.page.find("\n## What it means\n");
    const auto file = page.page.find("\n## A file that triggers it\n");
    const auto mend = page.page.find("\n## How to mend it\n");
    EXPECT_NE(mend, std::string::npos);
    EXPECT_LT(means, file);
    EXPECT_LT(file, mend);
    EXPECT_NE(example(page).find("visviva:") == std::string::npos, page.code != "E201");
  }
}

TEST(CodePages, AreFoundByCodeInAnyCase) {
  ASSERT_NE(find_code_page("E203"), nullptr);
  EXPECT_EQ(find_code_page("E203")->title, "unknown key");
  EXPECT_EQ(find_code_page("e203"), find_code_page("E203"));
  EXPECT_EQ(find_code_page("E999"), nullptr);
  EXPECT_EQ(find_code_page(""), nullptr);
}

TEST(CodePages, OfReadingAndOfFormulasShowFilesThatTriggerThem) {
  for (const char* code :
       {"E102", "E103", "E104", "E105", "E301", "E302", "E303", "E304", "E305", "E307", "E402"})
    EXPECT_TRUE(triggers(*find_code_page(code))) << code;
  EXPECT_FALSE(triggers(*find_code_page("E501")));
}

TEST(CodePages, ShowFilesThatAreYaml) {
  for (const auto& page : code_pages()) {
    if (page.code < "E200") continue;
    Diagnostics diagnostics;
    EXPECT_TRUE(parse_document(example(page), page.code, diagnostics)) << diagnostics.text();
  }
}

}  // namespace
}  // namespace visviva::modelfile
