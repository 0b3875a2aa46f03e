#pragma once

#include <cstdio>
#include <filesystem>
#include <memory>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace visviva {

/// The environment does not let a file be written; the message names the file and the reason.
class FileError : public std::runtime_error {
 public:
  explicit FileError(const std::string& message) : std::runtime_error(message) {}
};

/// A file that is being written. Every failure to write, also of a full disk, is thrown as FileError.
class OutputFile {
 public:
  enum class Start { anew, at_the_end };
  explicit OutputFile(std::filesystem::path path, Start start = Start::anew);

  void write(std::string_view text);
  /// Hands everything to the operating system; the file cannot be written afterwards.
  void close();
  [[nodiscard]] const std::filesystem::path& path() const { return path_; }

 private:
  struct Close {
    void operator()(std::FILE* file) const { std::fclose(file); }
  };

  std::filesystem::path path_;
  std::unique_ptr<std::FILE, Close> file_;
};

/// A folder, made with those above it. What was made and is empty at the end is removed again.
class MadeFolder {
 public:
  explicit MadeFolder(std::filesystem::path folder);
  ~MadeFolder();
  MadeFolder(const MadeFolder&) = delete;
  MadeFolder& operator=(const MadeFolder&) = delete;

  [[nodiscard]] const std::filesystem::path& path() const { return path_; }

 private:
  std::filesystem::path path_;
  std::vector<std::filesystem::path> made_;  ///< the innermost first
};

/// The folder of one run's results. Files are written to a folder `unfinished` in it and take their places when all are
/// complete, so that nothing half-written can be mistaken for a result, and those of an earlier run stay until then. The main
/// file (the summary) goes first and comes last: it is there only when everything else is. A run that ends with an exception has
/// changed nothing, unless it keeps what somebody else has written; one that is killed leaves what is unfinished.
class OutputFolder {
 public:
  /// Makes the folder and claims it against other processes. What a killed run has left is removed, or kept if this one
  /// resumes it.
  OutputFolder(std::filesystem::path folder, std::string main_file, bool resumes = false);
  ~OutputFolder();
  OutputFolder(const OutputFolder&) = delete;
  OutputFolder& operator=(const OutputFolder&) = delete;

  /// Where files are until all are complete.
  static constexpr const char* unfinished_name = "unfinished";
  /// Whether a process writes to it now.
  [[nodiscard]] static bool is_claimed(const std::filesystem::path& folder);

  /// Begins a file; it stays valid as long as this folder.
  [[nodiscard]] OutputFile& open(const std::string& name);
  void write(const std::string& name, std::string_view text);
  /// Where somebody else writes a file of that name, who closes it before commit().
  [[nodiscard]] std::filesystem::path reserve(const std::string& name);
  /// Such files stay without commit(), too. What resumes another run keeps them in any case.
  void keep_reserved() { keeps_reserved_ = true; }
  /// Where a file can be that is no result; it goes with commit() at the latest.
  [[nodiscard]] std::filesystem::path scratch(const std::string& name) const {
    return unfinished() / name;
  }
  /// These results have no such file: one of an earlier run goes with commit().
  void leave_out(const std::string& name) { left_out_.push_back(name); }
  /// Closes all files and gives them their names. Without it the destructor removes what was written, and the folder if it
  /// is empty then and was made for this.
  enum class Worth { little, waiting_for_the_disk };
  void commit(Worth worth = Worth::little);

  [[nodiscard]] const std::filesystem::path& path() const { return folder_.path(); }
  /// The names given to open(), write() and reserve(), in their order.
  [[nodiscard]] std::vector<std::string> names() const;

 private:
  struct Entry {
    std::string name;
    std::filesystem::path path;
    std::unique_ptr<OutputFile> file = nullptr;  ///< nothing if somebody else writes it
  };
  OutputFile& begin(const std::string& name);
  [[nodiscard]] bool is_reserved(const std::filesystem::path& file) const;
  void rename(const Entry& entry) const;
  [[nodiscard]] std::filesystem::path unfinished() const { return path() / unfinished_name; }

  MadeFolder folder_;
  std::string main_file_;
  bool keeps_reserved_;
  int lock_ = -1;
  std::vector<Entry> entries_;
  std::vector<std::string> left_out_;
  bool committed_ = false;
};

}  // namespace visviva
