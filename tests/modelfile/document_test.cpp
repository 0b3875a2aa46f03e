// Model files as trees: places, paths, and a clear sentence for everything that is no model file.
#include "visviva/modelfile/document.hpp"

#include <gtest/gtest.h>

#include <fstream>
#include <string>

#include "results/temporary_folder.hpp"

namespace visviva::modelfile {
namespace {

Node parsed(const std::string& text) {
  Diagnostics diagnostics;
  const auto node = parse_document(text, "m.yaml", diagnostics);
  EXPECT_FALSE(diagnostics.has_errors()) << diagnostics.text();
  EXPECT_TRUE(node);
  return node.value_or(Node());
}

/// The first line of what is said about `text`.
std::string complaint(const std::string& text) {
  Diagnostics diagnostics;
  const auto node = parse_document(text, "m.yaml", diagnostics);
  const std::string all = diagnostics.text();
  return all.empty() ? "no complaint" : all.substr(0, all.find('\n'));
}

std::string where(const Place& place) {
  return place.file + ":" + std::to_string(place.line) + ":" + std::to_string(place.column);
}

TEST(Document, KnowsKindsTextsAndPlaces) {
  const Node root = parsed("visviva: 1\nbodies:\n  crank:\n    mass: 3 kg\n    at: [1, 'x y']\n");
  ASSERT_TRUE(root.is_map());
  EXPECT_EQ(root.path(), "");
  const Node crank = *root.find("bodies")->find("crank");
  EXPECT_EQ(crank.path(), "bodies/crank");
  EXPECT_EQ(crank.entries()[0].key, "mass");
  EXPECT_EQ(where(crank.entries()[0].key_place), "m.yaml:4:5");
  const Node mass = *crank.find("mass");
  EXPECT_EQ(mass.text(), "3 kg");
  EXPECT_FALSE(mass.quoted());
  EXPECT_EQ(where(mass.place()), "m.yaml:4:11");
  EXPECT_EQ(mass.path(), "bodies/crank/mass");
  const Node at = *crank.find("at");
  ASSERT_TRUE(at.is_list());
  ASSERT_EQ(at.size(), 2U);
  EXPECT_EQ(at.items()[1].path(), "bodies/crank/at/1");
  EXPECT_EQ(at.items()[1].text(), "x y");
  EXPECT_TRUE(at.items()[1].quoted());
  EXPECT_FALSE(crank.find("nothing"));
  EXPECT_FALSE(mass.find("nothing"));
  EXPECT_TRUE(mass.items().empty());
}

TEST(Document, NothingStandsWhereItsKeyStands) {
  const Node root = parsed("a:\nb: ~\nc: 1\n");
  EXPECT_TRUE(root.find("a")->is_null());
  EXPECT_TRUE(root.find("b")->is_null());
  EXPECT_EQ(where(root.find("a")->place()), "m.yaml:1:1");
}

TEST(Document, CountsColumnsInCharacters) {
  const Node root = parsed("größe: {µ: \"ü\", x: 1}\n");
  const Node size = *root.find("größe");
  EXPECT_EQ(where(size.find("µ")->place()), "m.yaml:1:12");
  EXPECT_EQ(where(size.entries()[1].key_place), "m.yaml:1:17");
}

TEST(Document, FindsPlacesInsideOfTexts) {
  const Node root = parsed("a: µ + xyz\nb: \"12 mm\"\nc: |\n  12 mm\nd: \"\\x41 mm\"\n");
  EXPECT_EQ(where(root.find("a")->place_at(5)), "m.yaml:1:8");
  EXPECT_EQ(where(root.find("b")->place_at(3)), "m.yaml:2:8");
  EXPECT_EQ(where(root.find("c")->place_at(3)), "m.yaml:3:4");
  EXPECT_EQ(where(root.find("d")->place_at(2)), "m.yaml:5:4");
}

TEST(Document, TakesLineEndsOfAllSystemsAndAByteOrderMark) {
  for (const char* text : {"a: 1\nb: x\n", "a: 1\r\nb: x\r\n", "a: 1\rb: x\r",
                           "\xEF\xBB\xBF"
                           "a: 1\nb: x"}) {
    const Node root = parsed(text);
    EXPECT_EQ(root.find("b")->text(), "x");
    EXPECT_EQ(where(root.find("b")->place()), "m.yaml:2:4");
    EXPECT_EQ(where(root.entries()[0].key_place), "m.yaml:1:1");
  }
}

TEST(Document, NamesTheLineOfTheFirstOfTwoEqualKeys) {
  EXPECT_EQ(complaint("a: 1\nb:\n  c: 1\n  d: 2\n  c: 3\n"),
            "m.yaml:5:3: error E103: the key 'c' is given twice, first in line 3 (b/c) — keep one "
            "of the two");
  Diagnostics diagnostics;
  const auto root = parse_document("a: 1\na: {x: 2, x: 3}\na: 3\n", "m.yaml", diagnostics);
  ASSERT_TRUE(root);
  EXPECT_EQ(root->find("a")->text(), "1");
  EXPECT_EQ(root->size(), 1U);
  EXPECT_EQ(diagnostics.all().size(), 3U);
}

TEST(Document, TheSameKeyInDifferentMapsIsNoMistake) {
  EXPECT_EQ(complaint("a: {x: 1}\nb: {x: 2, a: 1}\n"), "no complaint");
}

TEST(Document, AliasesStandForTheirAnchorsUnderTheirOwnPath) {
  const Node root = parsed("a: &x {q: 1}\nb: *x\n");
  EXPECT_EQ(root.find("b")->find("q")->text(), "1");
  EXPECT_EQ(root.find("b")->find("q")->path(), "b/q");
  EXPECT_EQ(root.find("a")->find("q")->path(), "a/q");
}

TEST(Document, RefusesBombsOfAliases) {
  std::string text = "a0: &a0 [x, x, x, x, x, x, x, x, x, x]\n";
  for (int i = 1; i < 10; ++i) {
    const std::string last = "*a" + std::to_string(i - 1);
    text += "a" + std::to_string(i) + ": &a" + std::to_string(i) + " [" + last;
    for (int k = 0; k < 9; ++k) text += ", " + last;
    text += "]\n";
  }
  EXPECT_NE(complaint(text).find("E105: the file has more than 1000000 values"), std::string::npos);
  EXPECT_NE(complaint("a: &x [*x]").find("E105: this alias is inside of what it stands for"),
            std::string::npos);
}

TEST(Document, RefusesMoreThan64LevelsAlsoThroughAliases) {
  const auto nested = [](int levels) {
    return std::string(static_cast<std::size_t>(levels), '[') +
           std::string(static_cast<std::size_t>(levels), ']');
  };
  EXPECT_EQ(complaint("a: " + nested(63)), "no complaint");
  EXPECT_NE(complaint("a: " + nested(64)).find("E105"), std::string::npos);
  EXPECT_NE(complaint("a: " + nested(100'000)).find("E105"), std::string::npos);
  std::string maps;
  for (int i = 0; i < 10'000; ++i) maps += "{a: ";
  EXPECT_NE(complaint("a: " + maps).find("E105"), std::string::npos);
  EXPECT_EQ(complaint("a: &x " + nested(60) + "\nb: [[*x]]"), "no complaint");
  EXPECT_NE(complaint("a: &x " + nested(60) + "\nb: [[[[[[*x]]]]]]").find("E105"),
            std::string::npos);
}

TEST(Document, HasNoMergeKeysAndPointsToInclude) {
  EXPECT_EQ(complaint("a: &x {q: 1}\nb:\n  <<: *x\n"),
            "m.yaml:3:3: error E102: the merge key '<<' is not supported (b/<<) — write the "
            "entries out, or share whole blocks with 'include: part.yaml'");
}

TEST(Document, RefusesKeysThatAreNoWords) {
  for (const char* text : {"? [a]\n: b", "? {a: 1}\n: b", ": b", "a: &x y\n*x : 1"})
    EXPECT_NE(complaint(text).find("error E102: a key"), std::string::npos) << complaint(text);
}

TEST(Document, RefusesTags) {
  EXPECT_NE(complaint("a: !!float 3").find("m.yaml:1:4: error E102: tags"), std::string::npos);
  EXPECT_NE(complaint("a: !mine [3]").find("m.yaml:1:4: error E102: tags"), std::string::npos);
}

TEST(Document, IsOne) {
  EXPECT_EQ(complaint("---\na: 1\n...\n"), "no complaint");
  EXPECT_NE(complaint("a: 1\n---\nb: 2\n").find("m.yaml:2:1: error E102: a second document"),
            std::string::npos);
  EXPECT_NE(complaint("  a: 1\nb: 2\n").find("m.yaml:2:1: error E102: this does not continue"),
            std::string::npos);
}

TEST(Document, IsNotEmptyAndHasKeys) {
  for (const char* text : {"", "\n\n", "# only a comment\n", "---\n", "~", "\xEF\xBB\xBF"})
    EXPECT_EQ(complaint(text),
              "m.yaml: error E102: the file is empty — a model begins with 'visviva: 1', then "
              "come blocks such as 'bodies:'");
  EXPECT_NE(complaint("- a\n- b\n").find("E102: the file holds a list"), std::string::npos);
  EXPECT_NE(complaint("a b\n").find("E102: the file holds only text"), std::string::npos);
}

TEST(Document, SaysInPlainWordsWhatIsNoYaml) {
  const auto has = [](const std::string& text, const std::string& sentence) {
    EXPECT_NE(complaint(text).find(sentence), std::string::npos) << complaint(text);
  };
  has("a:\n\tb: 1", "m.yaml:2:1: error E102: a tab indents this line — YAML allows only spaces");
  has("a:\n  b: 1\n\tc: 2", "m.yaml:3:1: error E102: a tab indents this line");
  has("a: b: c", "m.yaml:1:5: error E102: a colon where no key can be");
  has("b: 2\na: [1, 2\nc: 3", "m.yaml:2:4: error E102: the list that begins here is not closed");
  has("b: 2\na: {x: 1\nc: 3", "m.yaml:2:4: error E102: the map that begins here is not closed");
  has("a: \"xx\nb: 1", "error E102: the file ends inside of quotes");
  has("b: 2\na: 'it''s\nc: 1\n", "m.yaml:2:4: error E102: the file ends inside of quotes");
  has("a: 1]", "no complaint");
  has("a: [1]]", "m.yaml:1:7: error E102: this bracket closes nothing");
  has("a: @x", "m.yaml:1:4: error E102: a value cannot begin with this character");
  has("a: *x", "m.yaml:1:4: error E102: this alias has no anchor above it");
  has("a: - b", "m.yaml:1:4: error E102: a list item");
  has("a: 'it's'", "m.yaml:1:8: error E102: this does not fit what is above");
  has("a: \"\\q\"", "error E102: a backslash");
}

TEST(Document, RefusesWhatIsNoText) {
  EXPECT_EQ(complaint(std::string("a: 1\nb: \0", 9)),
            "m.yaml:2:4: error E102: the byte 0x00 is not text — a model file is plain text: save "
            "it as UTF-8");
  EXPECT_NE(complaint("a: gr\xf6\xdf"
                      "e")
                .find("m.yaml:1:6: error E102: the byte 0xF6"),
            std::string::npos);
  EXPECT_NE(complaint("\xff\xfe"
                      "a")
                .find("UTF-16"),
            std::string::npos);
}

TEST(Document, RefusesTextsBeyond64Megabytes) {
  EXPECT_NE(complaint("a: " + std::string(std::size_t{64} << 20U, 'x')).find("E105"),
            std::string::npos);
}

TEST(Document, ReadsALongLineInReasonableTime) {
  std::string text = "a: [";
  for (int i = 0; i < 100'000; ++i) text += "ü,";
  const Node root = parsed(text + "1]");
  EXPECT_EQ(root.find("a")->items().back().place().column, 200'005);
}

TEST(LoadDocument, SaysWhyAFileCannotBeRead) {
  const test::TemporaryFolder folder;
  const auto said = [](const std::filesystem::path& file) {
    Diagnostics diagnostics;
    EXPECT_FALSE(load_document(file, diagnostics));
    return diagnostics.text();
  };
  const std::string missing = (folder / "missing.yaml").string();
  EXPECT_EQ(said(missing),
            missing + ": error E101: there is no such file — check its name and folder\n");
  EXPECT_EQ(said(folder.path()), folder.path().string() +
                                     ": error E101: this is a folder — name the model file "
                                     "itself\n");
  std::ofstream(folder / "empty.yaml").flush();
  EXPECT_NE(said(folder / "empty.yaml").find("E102: the file is empty"), std::string::npos);
  std::ofstream(folder / "large.yaml").flush();
  std::filesystem::resize_file(folder / "large.yaml", (std::size_t{64} << 20U) + 1);
  EXPECT_NE(said(folder / "large.yaml").find("E105: the file has more than 64 MB"),
            std::string::npos);
}

TEST(LoadDocument, ReadsWhatIsThere) {
  const test::TemporaryFolder folder;
  std::ofstream(folder / "m.yaml") << "visviva: 1\n";
  Diagnostics diagnostics;
  const auto root = load_document(folder / "m.yaml", diagnostics);
  ASSERT_TRUE(root);
  EXPECT_EQ(root->find("visviva")->text(), "1");
  EXPECT_EQ(root->find("visviva")->place().file, (folder / "m.yaml").string());
}

}  // namespace
}  // namespace visviva::modelfile
