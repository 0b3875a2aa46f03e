#pragma once

#include <chrono>
#include <optional>

#include "visviva/results/run_series.hpp"
#include "visviva/results/stored_results.hpp"
#include "visviva/results/summary.hpp"

namespace visviva {

/// Where the results of a run come from.
struct RunOrigin {
  RunIdentity identity = {};
  std::string command_line = {};
  std::string model_text = {};      ///< as given; empty for an analytic problem
  std::string resolved_model = {};  ///< in one file, with its parameters as they were set
};

/// results.h5: all of a run in one file, which others can read while it is being written. Rows are gathered and written every
/// second, so that storing a step costs next to nothing; a run that is over before that writes its file at once.
class ResultsFile {
 public:
  /// The file gets its name when it can be read.
  ResultsFile(std::filesystem::path path, RunOrigin origin, RunSeries series);

  void add(const StoredStep& step);
  [[nodiscard]] std::size_t rows() const { return rows_; }
  /// Rows that readers find, whatever becomes of this process.
  [[nodiscard]] std::size_t rows_written() const { return rows_written_; }
  /// Takes over the rows of earlier results until a checkpoint, `each` of which is passed on with its first numbers. Throws
  /// FileError if they are not those that were stored.
  void copy(const StoredResults& before, const StoredCheckpoint& until, std::size_t first_numbers,
            const std::function<void(std::span<const double>)>& each);
  /// From now on the run can be resumed from there. The check sums are those of what there is.
  void set_checkpoint(StoredCheckpoint checkpoint);
  /// After rows were written.
  void move_to(const std::filesystem::path& path) { file_->move_to(path); }
  /// All that was gathered is written now.
  void write_rows();
  /// The run is over, with this status.
  void finish(RunStatus status);

 private:
  using Clock = std::chrono::steady_clock;

  /// Makes the file, without rows.
  void create();
  void tell_origin();
  void declare();
  /// Lets others read it from now on.
  void begin();
  /// Adds the rows that a table gets to its check sum.
  void count_in(std::size_t series, std::span<const double> numbers);
  [[nodiscard]] bool is_due() const;

  std::filesystem::path path_;
  RunOrigin origin_;
  std::optional<Hdf5Writer> file_;
  bool has_begun_ = false;
  RunSeries series_;
  std::vector<std::size_t> tables_;            ///< of each series
  std::vector<std::vector<double>> gathered_;  ///< likewise, rows that are not written yet
  std::size_t numbers_ = 0;                    ///< in all of them
  std::vector<std::uint64_t> sums_;            ///< check sums of all their rows
  std::size_t rows_ = 0;
  std::size_t rows_written_ = 0;
  std::vector<std::size_t> checkpoints_;        ///< the places for them
  std::optional<StoredCheckpoint> checkpoint_;  ///< the latest, if it is not written yet
  std::size_t next_place_ = 0;
  Clock::time_point written_ = Clock::now();
  Clock::time_point on_disk_ =
      Clock::now();  ///< what was written before this is safe from all but the disk
};

}  // namespace visviva
