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
  EXPECT_EQ(file_names(folder.path()), (Names{"unfinished"}));
  EXPECT_EQ(file_names(folder.path() / "unfinished"), (Names{"data.csv", "main.json"}));
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

TEST(OutputFolder, AnEarlierRunStaysUntilTheNewOneIsComplete) {
  const TemporaryFolder temporary;
  std::ofstream(temporary / "main.json") << "old";
  std::ofstream(temporary / "other.txt") << "not ours";
  {
    OutputFolder refused(temporary.path(), "main.json");
    refused.write("main.json", "new");
    EXPECT_EQ(file_names(temporary.path()), (Names{"main.json", "other.txt", "unfinished"}));
  }
  EXPECT_EQ(file_names(temporary.path()), (Names{"main.json", "other.txt"}));
  EXPECT_EQ(read_text(temporary / "main.json"), "old");
  OutputFolder folder(temporary.path(), "main.json");
  folder.write("main.json", "new");
  folder.commit();
  EXPECT_EQ(file_names(temporary.path()), (Names{"main.json", "other.txt"}));
  EXPECT_EQ(read_text(temporary / "main.json"), "new");
}

TEST(OutputFolder, WhatAKilledRunLeftIsRemovedOrResumed) {
  const TemporaryFolder temporary;
  const auto leave = [&] {
    std::filesystem::create_directories(temporary / "unfinished");
    std::ofstream(temporary / "unfinished/data.h5") << "left";
  };
  leave();
  { const OutputFolder anew(temporary.path(), "main.json"); }
  EXPECT_TRUE(file_names(temporary.path()).empty());
  leave();
  {
    OutputFolder resumes(temporary.path(), "main.json", true);
    EXPECT_EQ(read_text(resumes.reserve("data.h5")), "left");
  }
  EXPECT_EQ(file_names(temporary / "unfinished"), (Names{"data.h5"}));
  OutputFolder resumes(temporary.path(), "main.json", true);
  (void)resumes.reserve("data.h5");
  resumes.commit();
  EXPECT_EQ(file_names(temporary.path()), (Names{"data.h5", "main.json"}));
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
