#include "visviva/results/output_folder.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/file.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <iterator>
#include <system_error>

namespace visviva {
namespace {

namespace fs = std::filesystem;

std::string reason(int error) { return std::generic_category().message(error); }

void to_disk(const fs::path& path) {
  const int file = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
  const bool done = file >= 0 && ::fsync(file) == 0;
  const int error = errno;
  if (file >= 0) ::close(file);
  if (!done) throw FileError(fmt::format("cannot write {}: {}", path.string(), reason(error)));
}

}  // namespace

OutputFile::OutputFile(fs::path path, Start start) : path_(std::move(path)) {
  file_.reset(std::fopen(path_.c_str(), start == Start::anew ? "wb" : "ab"));
  if (!file_) throw FileError(fmt::format("cannot write {}: {}", path_.string(), reason(errno)));
  constexpr std::size_t bytes_at_once = 65536;
  std::setvbuf(file_.get(), nullptr, _IOFBF, bytes_at_once);
}

void OutputFile::write(std::string_view text) {
  if (std::fwrite(text.data(), 1, text.size(), file_.get()) != text.size())
    throw FileError(fmt::format("cannot write {}: {}", path_.string(), reason(errno)));
}

void OutputFile::close() {
  if (file_ && std::fclose(file_.release()) != 0)
    throw FileError(fmt::format("cannot write {}: {}", path_.string(), reason(errno)));
}

MadeFolder::MadeFolder(fs::path folder) : path_(std::move(folder)) {
  std::error_code error;
  for (fs::path above = path_; !above.empty() && !fs::exists(above, error);
       above = above.parent_path())
    made_.push_back(above);
  fs::create_directories(path_, error);
  if (!error && !fs::is_directory(path_)) error = std::make_error_code(std::errc::not_a_directory);
  if (error)
    throw FileError(fmt::format("cannot make the folder {}: {}", path_.string(), error.message()));
}

MadeFolder::~MadeFolder() {
  std::error_code not_empty;
  for (const auto& folder : made_) fs::remove(folder, not_empty);
}

OutputFolder::OutputFolder(fs::path folder, std::string main_file, bool resumes)
    : folder_(std::move(folder)), main_file_(std::move(main_file)), keeps_reserved_(resumes) {
  // The lock is the folder's own and ends with the process: no file that could be left behind.
  lock_ = ::open(path().c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (lock_ >= 0 && ::flock(lock_, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK) {
    ::close(lock_);
    throw FileError(fmt::format("another run is writing to {}: choose another folder with --out",
                                path().string()));
  }
  try {
    std::error_code error;
    if (!resumes) fs::remove_all(unfinished(), error);
    fs::create_directory(unfinished(), error);
    if (error)
      throw FileError(
          fmt::format("cannot make the folder {}: {}", unfinished().string(), error.message()));
    begin(main_file_);
  } catch (const FileError&) {
    if (lock_ >= 0) ::close(lock_);
    throw;
  }
}

bool OutputFolder::is_claimed(const fs::path& folder) {
  const int lock = ::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (lock < 0) return false;
  const bool claimed = ::flock(lock, LOCK_SH | LOCK_NB) != 0 && errno == EWOULDBLOCK;
  ::close(lock);
  return claimed;
}

OutputFolder::~OutputFolder() {
  if (!committed_) {
    std::error_code ignored;
    for (const auto& file : fs::directory_iterator(unfinished(), ignored))
      if (!keeps_reserved_ || !is_reserved(file.path())) fs::remove(file.path(), ignored);
    fs::remove(unfinished(), ignored);
  }
  if (lock_ >= 0) ::close(lock_);
}

OutputFile& OutputFolder::open(const std::string& name) {
  if (name == main_file_) return *entries_.front().file;
  return begin(name);
}

bool OutputFolder::is_reserved(const fs::path& file) const {
  return std::any_of(entries_.begin(), entries_.end(),
                     [&](const Entry& entry) { return !entry.file && entry.path == file; });
}

OutputFile& OutputFolder::begin(const std::string& name) {
  const fs::path file = reserve(name);
  entries_.back().file = std::make_unique<OutputFile>(file);
  return *entries_.back().file;
}

fs::path OutputFolder::reserve(const std::string& name) {
  entries_.push_back({name, unfinished() / name});
  return entries_.back().path;
}

void OutputFolder::write(const std::string& name, std::string_view text) { open(name).write(text); }

void OutputFolder::commit(Worth worth) {
  for (const auto& entry : entries_) {
    if (entry.file) entry.file->close();
    if (worth == Worth::waiting_for_the_disk) to_disk(entry.path);
  }
  std::error_code ignored;
  fs::remove(path() / main_file_, ignored);
  for (const std::string& name : left_out_) fs::remove(path() / name, ignored);
  std::for_each(std::next(entries_.begin()), entries_.end(), [this](const auto& e) { rename(e); });
  rename(entries_.front());
  if (worth == Worth::waiting_for_the_disk) to_disk(path());
  fs::remove_all(unfinished(), ignored);
  committed_ = true;
}

void OutputFolder::rename(const Entry& entry) const {
  std::error_code error;
  fs::rename(entry.path, path() / entry.name, error);
  if (error)
    throw FileError(
        fmt::format("cannot write {}: {}", (path() / entry.name).string(), error.message()));
}

std::vector<std::string> OutputFolder::names() const {
  std::vector<std::string> list;
  std::transform(entries_.begin(), entries_.end(), std::back_inserter(list),
                 [](const auto& entry) { return entry.name; });
  return list;
}

}  // namespace visviva
