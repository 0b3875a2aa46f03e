#pragma once

#include "visviva/results/hdf5.hpp"
#include "visviva/results/stored_checkpoint.hpp"

namespace visviva {

/// The version of what is in results.h5.
inline constexpr std::string_view results_format = "1";
/// Two places for checkpoints, so that one is valid while the other is written.
inline constexpr const char* checkpoint_names[] = {"checkpoint/a", "checkpoint/b"};

/// results.h5 of a run that is over, goes on, or was killed.
class StoredResults {
 public:
  using Table = Hdf5Reader::Table;

  /// `place` is the file, or the folder of the run. Throws FileError if there are no results, or none that can be read.
  explicit StoredResults(const std::filesystem::path& place);

  [[nodiscard]] const std::filesystem::path& path() const { return file_.path(); }
  /// Of the run.
  [[nodiscard]] std::filesystem::path folder() const {
    return is_unfinished() ? std::filesystem::absolute(path()).parent_path().parent_path()
                           : path().parent_path();
  }
  /// "completed", "failed" or "interrupted", "running", or "unfinished" where the program was killed or could not write.
  [[nodiscard]] std::string status() const;
  /// Whether the run goes on, or did not come to its end.
  [[nodiscard]] bool is_unfinished() const {
    return std::filesystem::absolute(path()).parent_path().filename() ==
           OutputFolder::unfinished_name;
  }
  [[nodiscard]] std::string attribute(const std::string& name) const {
    return file_.attribute(name);
  }
  [[nodiscard]] std::string text(const std::string& name) const {
    return file_.texts(name).front();
  }
  [[nodiscard]] std::vector<std::string> entries(const std::string& scale) const {
    return file_.texts(scale);
  }
  /// With a row for each time, in the order of the file. The first one are the times.
  [[nodiscard]] const std::vector<Table>& tables() const { return tables_; }
  /// nullptr if there is none of that name.
  [[nodiscard]] const Table* find(std::string_view name) const;
  /// Complete ones: where a run was killed, some data sets may have more.
  [[nodiscard]] std::size_t rows() const { return rows_; }
  [[nodiscard]] std::vector<double> read(const Table& table, std::size_t first,
                                         std::size_t count) const {
    return file_.rows(table, first, count);
  }
  /// The latest from which the run can be resumed; nothing if there is none yet.
  [[nodiscard]] std::optional<StoredCheckpoint> checkpoint() const;

 private:
  Hdf5Reader file_;
  std::vector<Table> tables_;
  std::size_t rows_ = 0;
};

}  // namespace visviva
