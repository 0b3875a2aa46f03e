// What is wrong with a model file is shown in order, with the line it is about and a caret below the place.
#include "visviva/modelfile/diagnostics.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "visviva/modelfile/source_text.hpp"

namespace visviva::modelfile {
namespace {

TEST(Diagnostics, QuoteTheLineWithACaretBelowTheColumn) {
  Diagnostics diagnostics;
  diagnostics.remember_source("crank.yaml", "visviva: 1\nbodies:\n  crank:\n    mas: 3 kg\n");
  diagnostics.error("E203", {"crank.yaml", 4, 5}, "bodies/crank/mas", "unknown key 'mas'",
                    "did you mean 'mass'?");
  EXPECT_EQ(diagnostics.text(),
            "crank.yaml:4:5: error E203: unknown key 'mas' (bodies/crank/mas) — did you mean "
            "'mass'?\n"
            "    4 |     mas: 3 kg\n"
            "      |     ^\n");
}

TEST(Diagnostics, LeaveOutWhatIsNotThere) {
  Diagnostics diagnostics;
  diagnostics.error("E101", {"crank.yaml"}, "", "there is no such file");
  diagnostics.warn("E510", {"other.yaml", 3, 1}, "joints/pin", "redundant");
  EXPECT_EQ(diagnostics.text(),
            "crank.yaml: error E101: there is no such file\n"
            "other.yaml:3:1: warning E510: redundant (joints/pin)\n");
}

TEST(Diagnostics, WarningsAreNoErrors) {
  Diagnostics diagnostics;
  EXPECT_FALSE(diagnostics.has_errors());
  diagnostics.warn("E508", {"a.yaml", 1, 1}, "bodies/b", "nothing holds it");
  EXPECT_FALSE(diagnostics.has_errors());
  diagnostics.error("E204", {"a.yaml", 1, 1}, "", "missing");
  EXPECT_TRUE(diagnostics.has_errors());
  EXPECT_EQ(diagnostics.all().size(), 2U);
  EXPECT_EQ(diagnostics.all()[0].severity, Severity::warning);
}

TEST(Diagnostics, AreSortedByFileInTheOrderOfReadingThenByLineAndColumn) {
  Diagnostics diagnostics;
  diagnostics.remember_source("model.yaml", "a: 1\nb: 2\n");
  diagnostics.remember_source("a-part.yaml", "c: 3\n");
  diagnostics.error("E203", {"a-part.yaml", 1, 1}, "", "fourth");
  diagnostics.error("E203", {"model.yaml", 2, 4}, "", "third");
  diagnostics.error("E203", {"model.yaml", 2, 1}, "", "second");
  diagnostics.error("E203", {"model.yaml", 1, 1}, "", "first");
  const std::string text = diagnostics.text();
  EXPECT_LT(text.find("first"), text.find("second"));
  EXPECT_LT(text.find("second"), text.find("third"));
  EXPECT_LT(text.find("third"), text.find("fourth"));
  EXPECT_EQ(diagnostics.all().front().what, "fourth");
}

TEST(Diagnostics, PrintFiftyAndCountTheRest) {
  Diagnostics diagnostics;
  for (int i = 0; i < 50; ++i) diagnostics.error("E203", {"a.yaml", i + 1, 1}, "", "w");
  EXPECT_EQ(diagnostics.text().find("more"), std::string::npos);
  diagnostics.error("E203", {"a.yaml", 51, 1}, "", "w");
  diagnostics.error("E203", {"a.yaml", 52, 1}, "", "w");
  const std::string text = diagnostics.text();
  EXPECT_NE(text.find("a.yaml:50:1"), std::string::npos);
  EXPECT_EQ(text.find("a.yaml:51:1"), std::string::npos);
  EXPECT_TRUE(text.ends_with("\nand 2 more\n"));
}

TEST(Diagnostics, NeverPrintControlCharactersNorEndlessNames) {
  Diagnostics diagnostics;
  diagnostics.remember_source("a.yaml", "k\x1b[31m: 1\n");
  diagnostics.error("E203", {"a.yaml", 1, 1}, std::string(100'000, 'p'), "key \x1b[31m\nnext");
  const std::string text = diagnostics.text();
  EXPECT_EQ(text.find('\x1b'), std::string::npos);
  EXPECT_LT(text.size(), 500U);
  EXPECT_NE(text.find("key ?[31m next"), std::string::npos);
}

TEST(Diagnostics, PlacesBeyondTheTextAreNotQuoted) {
  Diagnostics diagnostics;
  diagnostics.remember_source("a.yaml", "a: 1");
  diagnostics.error("E204", {"a.yaml", 7, 1}, "", "w");
  diagnostics.error("E204", {"a.yaml", 1, 99}, "", "v");
  EXPECT_NE(diagnostics.text().find("    1 | a: 1\n      |     ^\n"), std::string::npos);
}

TEST(ModelFileError, IsAUsageErrorThatTellsAll) {
  Diagnostics diagnostics;
  diagnostics.error("E101", {"a.yaml"}, "", "there is no such file");
  const ModelFileError error(diagnostics);
  EXPECT_EQ(error.what(), diagnostics.text());
  EXPECT_EQ(error.diagnostics().all().size(), 1U);
  EXPECT_NE(dynamic_cast<const UsageError*>(static_cast<const std::exception*>(&error)), nullptr);
}

TEST(NearestHint, NamesTheNearestOrAll) {
  EXPECT_EQ(nearest_hint("mas", {"mass", "inertia"}), "did you mean 'mass'?");
  EXPECT_EQ(nearest_hint("xyzxyzxyz", {"mass", "inertia"}), "there are: mass, inertia");
  EXPECT_EQ(nearest_hint("x", {}), "");
}

TEST(MarkColumn, CountsCharactersNotBytes) {
  const auto marked = mark_column("größe: ü x", 10);
  EXPECT_EQ(marked.line, "größe: ü x");
  EXPECT_EQ(marked.caret, "         ^");
}

TEST(MarkColumn, KnowsWideAndCombiningCharacters) {
  EXPECT_EQ(mark_column("名: x", 4).caret, "    ^");
  EXPECT_EQ(mark_column("e\u0301: x", 5).caret, "   ^");
}

TEST(MarkColumn, WidensTabs) {
  const auto marked = mark_column("\ta: 1", 2);
  EXPECT_EQ(marked.line, "    a: 1");
  EXPECT_EQ(marked.caret, "    ^");
}

TEST(MarkColumn, CutsLongLinesAroundTheCaret) {
  std::string line(1001, 'a');
  line[500] = 'X';
  std::fill(line.begin() + 501, line.end(), 'b');
  const auto marked = mark_column(line, 501);
  EXPECT_LT(character_count(marked.line), 110U);
  EXPECT_TRUE(marked.line.starts_with("…a"));
  EXPECT_TRUE(marked.line.ends_with("b…"));
  const std::size_t caret = marked.caret.size() - 1;
  EXPECT_EQ(marked.line.substr(caret + std::string("…").size() - 1, 1), "X");
  EXPECT_TRUE(mark_column(line, 1).line.ends_with("a…"));
  EXPECT_EQ(mark_column(line, 1).caret, "^");
  EXPECT_EQ(mark_column(std::string(100, 'a'), 1).line, std::string(100, 'a'));
}

TEST(SourceText, FindsTheFirstByteThatIsNoText) {
  EXPECT_EQ(first_byte_not_text("größe\t\n"), std::nullopt);
  EXPECT_EQ(first_byte_not_text("ab\xff"), 2U);
  EXPECT_EQ(first_byte_not_text(std::string("ab\0c", 4)), 2U);
  EXPECT_EQ(first_byte_not_text("ab\xc3"), 2U);
  EXPECT_EQ(first_byte_not_text("\x1b"), 0U);
}

}  // namespace
}  // namespace visviva::modelfile
