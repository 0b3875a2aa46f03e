#include "visviva/results/stored_results.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "visviva/results/check_sum.hpp"

namespace visviva {
namespace {

namespace fs = std::filesystem;

// Of a folder where a run goes on, or was killed, what there is of that one.
fs::path find_results(const fs::path& place) {
  std::error_code ignored;
  if (!fs::exists(place, ignored))
    throw FileError(fmt::format("there is no file or folder {}", place.string()));
  if (!fs::is_directory(place, ignored)) return place;
  for (const fs::path& file :
       {place / OutputFolder::unfinished_name / "results.h5", place / "results.h5"})
    if (fs::exists(file, ignored)) return file;
  if (OutputFolder::is_claimed(place))
    throw FileError(
        fmt::format("a run is writing to {} and has no results yet: wait for it", place.string()));
  if (fs::exists(place / OutputFolder::unfinished_name, ignored))
    throw FileError(
        fmt::format("the run in {} was stopped before it had results, which come after a second: "
                    "start it again",
                    place.string()));
  throw FileError(fmt::format("there are no results in {}: it has no results.h5", place.string()));
}

}  // namespace

StoredResults::StoredResults(const fs::path& place) : file_(find_results(place)) {
  const std::string format = file_.attribute("visviva_results");
  if (format.empty())
    throw FileError(
        fmt::format("cannot read {}: it is no results file of visviva", file_.path().string()));
  if (format != results_format)
    throw FileError(fmt::format(
        "cannot read {}: visviva {} wrote it in format {}, this program reads format {}",
        file_.path().string(), file_.attribute("visviva"), format, results_format));
  if (attribute("status") != "running" && file_.has_another_end())
    fail_as_damaged(path(), "its check sum is missing");
  for (const char* group : {"/", "sensors", "own"})
    for (auto& table : file_.tables(group))
      if (!table.info.name.ends_with("/time")) tables_.push_back(std::move(table));
  if (tables_.empty())
    throw FileError(fmt::format("cannot read {}: it holds no times", file_.path().string()));
  const auto shortest = std::min_element(
      tables_.begin(), tables_.end(),
      [](const Table& a, const Table& b) { return a.shape.front() < b.shape.front(); });
  rows_ = shortest->shape.front();
}

// Who was killed could not say so.
std::string StoredResults::status() const {
  const std::string stored = attribute("status");
  return stored == "running" && !OutputFolder::is_claimed(folder()) ? "unfinished" : stored;
}

const StoredResults::Table* StoredResults::find(std::string_view name) const {
  const auto found = std::find_if(tables_.begin(), tables_.end(),
                                  [&](const Table& table) { return table.info.name == name; });
  return found == tables_.end() ? nullptr : &*found;
}

std::optional<StoredCheckpoint> StoredResults::checkpoint() const {
  std::optional<StoredCheckpoint> latest;
  for (const char* name : checkpoint_names) {
    auto found = from_bytes(file_.bytes(name));
    if (found && found->rows <= rows_ && (!latest || found->steps > latest->steps))
      latest = std::move(found);
  }
  return latest;
}

}  // namespace visviva
