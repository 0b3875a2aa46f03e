#include "visviva/results/output_folder.hpp"

#include "results/temporary_folder.hpp"

namespace visviva::test {
namespace {

using Names = std::vector<std::string>;

TEST(OutputFolder, ResultsAppearAllAtOnce) {
  const TemporaryFolder temporary;
  OutputFolder folder(temporary / "a/b", "main.json");
  folder.write("data.csv", "1,2\n");
  folder.write("main.json", "{}\n");
  EXPECT_EQ(file_names(folder.path()), (Names{"data.csv.part", "main.json.part"}));
  folder.commit();
  EXPECT_EQ(file_names(folder.path()), (Names{"data.csv", "main.json"}));
  EXPECT_EQ(read_text(folder.path() / "data.csv"), "1,2\n");
  EXPECT_EQ(folder.names(), (Names{"main.json", "data.csv"}));
}

TEST(OutputFolder, LeavesNothingWithoutCommit) {
  const TemporaryFolder temporary;
  {
    OutputFolder folder(temporary.path(), "main.json");
    folder.write("data.csv", "half");
  }
  EXPECT_TRUE(file_names(temporary.path()).empty());
}

TEST(OutputFolder, LeavesNoFolderThatItMadeWithoutCommit) {
  const TemporaryFolder temporary;
  std::filesystem::create_directory(temporary / "there");
  { const OutputFolder folder(temporary / "there/runs/a", "main.json"); }
  EXPECT_TRUE(std::filesystem::is_empty(temporary / "there"));
  {
    OutputFolder folder(temporary / "there/runs/a", "main.json");
    folder.commit();
    const OutputFolder refused(temporary / "there/runs/b", "main.json");
  }
  EXPECT_EQ(file_names(temporary / "there/runs"), (Names{"a"}));
}

TEST(OutputFolder, AnOldMainFileIsGoneAsSoonAsANewRunBegins) {
  const TemporaryFolder temporary;
  std::ofstream(temporary / "main.json") << "old";
  std::ofstream(temporary / "other.txt") << "not ours";
  const OutputFolder folder(temporary.path(), "main.json");
  EXPECT_EQ(file_names(temporary.path()), (Names{"main.json.old", "main.json.part", "other.txt"}));
}

TEST(OutputFolder, AnOldMainFileIsBackWithoutCommitAndGoneWithOne) {
  const TemporaryFolder temporary;
  std::ofstream(temporary / "main.json") << "old";
  { const OutputFolder refused(temporary.path(), "main.json"); }
  EXPECT_EQ(file_names(temporary.path()), (Names{"main.json"}));
  EXPECT_EQ(read_text(temporary / "main.json"), "old");
  OutputFolder folder(temporary.path(), "main.json");
  folder.write("main.json", "new");
  folder.commit();
  EXPECT_EQ(file_names(temporary.path()), (Names{"main.json"}));
  EXPECT_EQ(read_text(temporary / "main.json"), "new");
}

TEST(OutputFolder, WhatTheNewResultsLeaveOutGoesWithCommit) {
  const TemporaryFolder temporary;
  std::ofstream(temporary / "data.csv") << "old";
  std::ofstream(temporary / "other.txt") << "not ours";
  {
    OutputFolder refused(temporary.path(), "main.json");
    refused.leave_out("data.csv");
  }
  EXPECT_EQ(file_names(temporary.path()), (Names{"data.csv", "other.txt"}));
  OutputFolder folder(temporary.path(), "main.json");
  folder.leave_out("data.csv");
  folder.commit();
  EXPECT_EQ(file_names(temporary.path()), (Names{"main.json", "other.txt"}));
}

TEST(OutputFolder, OneRunAtATime) {
  const TemporaryFolder temporary;
  {
    const OutputFolder first(temporary.path(), "main.json");
    EXPECT_THROW(OutputFolder(temporary.path(), "main.json"), FileError);
  }
  EXPECT_NO_THROW(OutputFolder(temporary.path(), "main.json"));
}

TEST(OutputFolder, SaysWhichFolderAndWhyItCannotBeUsed) {
  const TemporaryFolder temporary;
  std::ofstream(temporary / "file") << "no folder";
  for (const auto& path : {temporary / "file", temporary / "file/below"}) {
    try {
      const OutputFolder folder(path, "main.json");
      ADD_FAILURE() << path << " was accepted";
    } catch (const FileError& error) {
      EXPECT_NE(std::string(error.what()).find(path.string()), std::string::npos) << error.what();
      EXPECT_NE(std::string(error.what()).find("ot a directory"), std::string::npos)
          << error.what();
    }
  }
}

TEST(OutputFile, AFullDiskIsAnError) {
  OutputFile file("/dev/full");
  try {
    file.write("lost");
    file.close();
    ADD_FAILURE() << "written to a full disk";
  } catch (const FileError& error) {
    EXPECT_STREQ(error.what(), "cannot write /dev/full: No space left on device");
  }
}

}  // namespace
}  // namespace visviva::test
