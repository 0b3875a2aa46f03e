// A model and the parts it includes become one, block by block; nothing may be said twice.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <string>

#include "results/temporary_folder.hpp"
#include "visviva/modelfile/document.hpp"

namespace visviva::modelfile {
namespace {

class Include : public testing::Test {
 protected:
  void write(const std::string& name, const std::string& text) const {
    std::filesystem::create_directories((folder_ / name).parent_path());
    std::ofstream(folder_ / name) << text;
  }
  std::optional<Node> load() { return load_document(folder_ / "model.yaml", diagnostics_); }
  [[nodiscard]] std::string file(const std::string& name) const {
    return (folder_ / name).string();
  }
  /// All codes with their file names and lines, "model.yaml:2 E104 ".
  std::string complaints() {
    std::string all;
    for (const auto& d : diagnostics_.all())
      all += std::filesystem::path(d.place.file).filename().string() + ":" +
             std::to_string(d.place.line) + " " + d.code + " ";
    return all;
  }

  test::TemporaryFolder folder_;
  Diagnostics diagnostics_;
};

TEST_F(Include, UnitesBlocksAndKeepsPlacesAndPaths) {
  write("model.yaml", "visviva: 1\ninclude: parts/rod.yaml\nbodies:\n  crank: {mass: 1}\n");
  write("parts/rod.yaml", "bodies:\n  rod: {mass: 2}\nmaterials:\n  steel: {density: 7850}\n");
  const auto root = load();
  ASSERT_TRUE(root);
  EXPECT_EQ(complaints(), "");
  EXPECT_FALSE(root->find("include"));
  ASSERT_EQ(root->find("bodies")->size(), 2U);
  const Node mass = *root->find("bodies")->find("rod")->find("mass");
  EXPECT_EQ(mass.text(), "2");
  EXPECT_EQ(mass.path(), "bodies/rod/mass");
  EXPECT_EQ(mass.place().file, file("parts/rod.yaml"));
  EXPECT_EQ(mass.place().line, 2);
  EXPECT_TRUE(root->find("materials")->find("steel"));
}

TEST_F(Include, TakesListsAndNamesThatCountFromTheIncludingFile) {
  write("model.yaml", "visviva: 1\ninclude: [a/first.yaml, second.yaml]\n");
  write("a/first.yaml", "include: ../b/third.yaml\nbodies: {first: 1}\n");
  write("second.yaml", "visviva: 1\nbodies: {second: 2}\n");
  write("b/third.yaml", "bodies: {third: 3}\n");
  const auto root = load();
  EXPECT_EQ(complaints(), "");
  ASSERT_TRUE(root);
  EXPECT_EQ(root->find("bodies")->size(), 3U);
  EXPECT_EQ(root->find("bodies")->find("third")->place().file, file("b/third.yaml"));
}

TEST_F(Include, RefusesNamesGivenTwiceAndTellsBothPlaces) {
  write("model.yaml", "visviva: 1\ninclude: part.yaml\nbodies:\n  crank: 1\n");
  write("part.yaml", "bodies:\n  rod: 2\n  crank: 3\n");
  const auto root = load();
  ASSERT_TRUE(root);
  ASSERT_EQ(diagnostics_.all().size(), 1U);
  const auto& said = diagnostics_.all()[0];
  EXPECT_EQ(said.code, "E402");
  EXPECT_EQ(said.place.file, file("part.yaml"));
  EXPECT_EQ(said.place.line, 3);
  EXPECT_EQ(said.path, "bodies/crank");
  EXPECT_NE(said.what.find(file("model.yaml") + ":4"), std::string::npos) << said.what;
  EXPECT_EQ(root->find("bodies")->find("crank")->text(), "1");
}

TEST_F(Include, RefusesSingleValuesAndListsGivenTwice) {
  write("model.yaml", "include: part.yaml\ngravity: [0, 0, -9.81]\ntitle: a\n");
  write("part.yaml", "gravity: [0, 0, -9.81]\ntitle: a\n");
  EXPECT_TRUE(load());
  EXPECT_EQ(complaints(), "part.yaml:1 E402 part.yaml:2 E402 ");
}

TEST_F(Include, AnEmptyBlockGivesWayToAFullOne) {
  write("model.yaml", "include: part.yaml\nbodies:\njoints: {j: 1}\n");
  write("part.yaml", "bodies: {b: 1}\njoints:\n");
  const auto root = load();
  ASSERT_TRUE(root);
  EXPECT_EQ(complaints(), "");
  EXPECT_EQ(root->find("bodies")->size(), 1U);
  EXPECT_EQ(root->find("joints")->size(), 1U);
}

TEST_F(Include, APartLendsItsVersionToNobodyAndMayNotHaveAnother) {
  write("model.yaml", "include: part.yaml\n");
  write("part.yaml", "visviva: 1\n");
  EXPECT_FALSE(load()->find("visviva"));
  write("model.yaml", "visviva: 1\ninclude: part.yaml\n");
  write("part.yaml", "visviva: 2\n");
  EXPECT_EQ(load()->find("visviva")->text(), "1");
  EXPECT_EQ(complaints(), "part.yaml:1 E202 ");
}

TEST_F(Include, RefusesWhatIsNotThereAndSaysWhere) {
  write("model.yaml", "visviva: 1\ninclude: [nothere.yaml, ., '', [x]]\n");
  EXPECT_TRUE(load());
  EXPECT_EQ(complaints(),
            "model.yaml:2 E205 model.yaml:2 E205 model.yaml:2 E104 model.yaml:2 E104 ");
}

TEST_F(Include, RefusesCircles) {
  write("model.yaml", "include: model.yaml\na: 1\n");
  EXPECT_TRUE(load());
  EXPECT_EQ(complaints(), "model.yaml:1 E104 ");
  write("model.yaml", "include: b.yaml\n");
  write("b.yaml", "a: 1\ninclude: ./c.yaml\n");
  write("c.yaml", "include: ../" + folder_.path().filename().string() + "/b.yaml\n");
  EXPECT_TRUE(load());
  EXPECT_EQ(complaints(), "model.yaml:1 E104 c.yaml:1 E104 ");
  EXPECT_NE(diagnostics_.all()[1].what.find("includes itself"), std::string::npos);
}

TEST_F(Include, ReadsAPartThatTwoOthersNeedOnce) {
  write("model.yaml", "include: [a.yaml, b.yaml]\n");
  write("a.yaml", "include: shared.yaml\n");
  write("b.yaml", "include: shared.yaml\n");
  write("shared.yaml", "materials: {steel: 1}\n");
  EXPECT_TRUE(load()->find("materials"));
  EXPECT_EQ(complaints(), "");
}

TEST_F(Include, ReportsWhatIsWrongInAPartAtItsPlace) {
  write("model.yaml", "include: a.yaml\nb: 1\n");
  write("a.yaml", "x: 1\nx: 2\ny: [1\n");
  EXPECT_TRUE(load()->find("b"));
  EXPECT_EQ(complaints(), "a.yaml:2 E103 a.yaml:3 E102 ");
}

TEST_F(Include, NeedsAFolder) {
  EXPECT_TRUE(parse_document("include: a.yaml\n", "m.yaml", diagnostics_));
  EXPECT_EQ(complaints(), "m.yaml:1 E104 ");
  write("a.yaml", "x: 1\n");
  Diagnostics none;
  EXPECT_TRUE(parse_document("include: a.yaml\n", "m.yaml", none, folder_.path())->find("x"));
  EXPECT_FALSE(none.has_errors()) << none.text();
}

}  // namespace
}  // namespace visviva::modelfile
