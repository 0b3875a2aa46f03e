#include "visviva/results/results_file.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "visviva/results/check_sum.hpp"
#include "visviva/results/stored_results.hpp"
#include "visviva/version.hpp"

namespace visviva {
namespace {

constexpr std::size_t numbers_in_memory = std::size_t{1} << 19U;  // 4 MB
constexpr std::pair<std::string_view, std::string_view> series_groups[] = {
    {"sensors", "what the model's sensors read"}, {"own", "what the scheme has of its own"}};
constexpr std::chrono::seconds write_interval{1};

// Few long runs of numbers on the disk, but not much room for nothing in the files of short runs.
std::size_t rows_together(std::size_t width) {
  return std::clamp<std::size_t>(8192 / width, 1, 512);
}

}  // namespace

ResultsFile::ResultsFile(std::filesystem::path path, RunOrigin origin, RunSeries series)
    : path_(std::move(path)),
      origin_(std::move(origin)),
      series_(std::move(series)),
      gathered_(series_.series.size()),
      sums_(series_.series.size(), check_sum_of_nothing) {}

void ResultsFile::create() {
  tables_.clear();
  checkpoints_.clear();
  std::filesystem::path unnamed = path_;
  unnamed += ".new";
  file_.emplace(std::move(unnamed));
  tell_origin();
  declare();
}

void ResultsFile::begin() {
  create();
  file_->begin();
  file_->flush();
  file_->move_to(path_);
  has_begun_ = true;
}

void ResultsFile::tell_origin() {
  const RunIdentity& identity = origin_.identity;
  const std::pair<const char*, std::string> attributes[] = {
      {"visviva_results", std::string(results_format)},
      {"visviva", std::string(version)},
      {"compiler", std::string(compiler)},
      {"command_line", origin_.command_line},
      {"model", identity.model},
      {"model_parameters", to_json(identity.model_parameters).text()},
      {"scheme", identity.scheme},
      {"scheme_parameters", to_json(identity.scheme_parameters).text()},
      {"settings", to_json(identity.settings).text()},
      {"status", "running"}};
  for (const auto& [name, text] : attributes) file_->set_attribute("/", name, text);
  file_->add_group("model", "what was run");
  file_->add_text("model/given", "the model file as it is", origin_.model_text);
  file_->add_text("model/resolved", "the model in one file, with its parameters as they were set",
                  origin_.resolved_model);
}

void ResultsFile::declare() {
  for (const auto& scale : series_.scales)
    file_->add_scale(scale.name, scale.meaning, scale.entries);
  std::vector<std::string> groups;
  for (const auto& [name, meaning] : series_groups) {
    const auto inside = [&, &group = name](const StoredSeries& s) {
      return s.info.name.starts_with(std::string(group) + "/");
    };
    if (std::none_of(series_.series.begin(), series_.series.end(), inside)) continue;
    file_->add_group(std::string(name), meaning);
    groups.emplace_back(name);
  }
  for (const auto& series : series_.series)
    tables_.push_back(file_->add_table(series.info, rows_together(series.width)));
  file_->add_group("checkpoint", "states of the run from which it can be resumed");
  for (const char* name : checkpoint_names)
    checkpoints_.push_back(file_->add_bytes(name, "one of the last two, for visviva alone"));
  // For readers of one group; a sensor may have that name itself.
  for (const auto& group : groups) file_->link("time", group + "/time");
}

void ResultsFile::add(const StoredStep& step) {
  for (std::size_t i = 0; i < gathered_.size(); ++i) {
    const StoredSeries& series = series_.series[i];
    auto& rows = gathered_[i];
    rows.resize(rows.size() + series.width);
    series.fill(step, std::span(rows).last(series.width));
    count_in(i, std::span(rows).last(series.width));
    numbers_ += series.width;
  }
  ++rows_;
  if (is_due()) write_rows();
}

void ResultsFile::count_in(std::size_t series, std::span<const double> numbers) {
  std::uint64_t& sum = sums_[series];
  sum = check_sum({reinterpret_cast<const char*>(numbers.data()), numbers.size_bytes()}, sum);
}

void ResultsFile::copy(const StoredResults& before, const StoredCheckpoint& until,
                       std::size_t first_numbers,
                       const std::function<void(std::span<const double>)>& each) {
  const std::size_t rows = until.rows;
  constexpr std::size_t at_once = 256;
  for (std::size_t first = 0; first < rows; first += at_once) {
    const std::size_t count = std::min(at_once, rows - first);
    for (std::size_t i = 0; i < series_.series.size(); ++i) {
      const auto* table = before.find(series_.series[i].info.name);
      if (table == nullptr || table->width() != series_.series[i].width)
        throw FileError(
            fmt::format("{} does not fit its model: '{}' is missing, or has other entries",
                        before.path().string(), series_.series[i].info.name));
      gathered_[i] = before.read(*table, first, count);
      count_in(i, gathered_[i]);
    }
    std::vector<double> row(first_numbers);
    for (std::size_t k = 0; k < count; ++k) {
      for (std::size_t i = 0; i < first_numbers; ++i) row[i] = gathered_[i][k];
      each(row);
    }
    write_rows();
  }
  if (sums_ != until.sums) fail_as_damaged(before.path(), "its numbers have another check sum");
  rows_ = rows;
}

void ResultsFile::set_checkpoint(StoredCheckpoint checkpoint) {
  checkpoint_ = std::move(checkpoint);
  checkpoint_->sums = sums_;
  if (is_due()) write_rows();
}

bool ResultsFile::is_due() const {
  return numbers_ >= numbers_in_memory || Clock::now() - written_ >= write_interval;
}

// The times come last: where there is a time, there is all that belongs to it, whenever the process ends. Once a second the
// same holds if the machine does.
void ResultsFile::write_rows() {
  if (!has_begun_) begin();
  const bool to_disk = Clock::now() - on_disk_ >= write_interval;
  const auto flush = [&] { to_disk ? file_->flush_to_disk() : file_->flush(); };
  for (std::size_t i = gathered_.size(); i-- > 0;) {
    if (gathered_[i].empty()) continue;
    if (i == 0) flush();
    file_->append(tables_[i], gathered_[i]);
    gathered_[i].clear();
  }
  flush();
  rows_written_ = rows_;
  if (checkpoint_) {
    file_->replace(checkpoints_[next_place_], to_bytes(*checkpoint_));
    flush();
    checkpoint_.reset();
    next_place_ = 1 - next_place_;
  }
  numbers_ = 0;
  written_ = Clock::now();
  if (to_disk) on_disk_ = written_;
}

void ResultsFile::finish(RunStatus status) {
  if (has_begun_) {
    write_rows();
  } else {
    create();
    for (std::size_t i = 0; i < gathered_.size(); ++i)
      if (!gathered_[i].empty()) file_->append(tables_[i], gathered_[i]);
    if (checkpoint_) file_->replace(checkpoints_[next_place_], to_bytes(*checkpoint_));
  }
  file_->finish("status", to_string(status));
  if (!has_begun_) file_->move_to(path_);
}

}  // namespace visviva
