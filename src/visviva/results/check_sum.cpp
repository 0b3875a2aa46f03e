#include "visviva/results/check_sum.hpp"

#include <fmt/format.h>

#include <bit>
#include <cerrno>
#include <cstring>
#include <system_error>

#include "visviva/results/output_folder.hpp"

namespace visviva {
namespace {

// Long enough that damage of 64 bytes which reaches from the content into the line leaves one of its ends.
constexpr std::string_view line_begin =
    "\nvisviva: the check sum of the bytes before this line is ";
constexpr std::string_view line_end = "; it was written when the run was over.\n";
constexpr std::size_t line_size = line_begin.size() + 16 + line_end.size();

// [Fowler, Noll, Vo] with words instead of bytes; the shift brings the upper bits of one into the lower ones of the next.
std::uint64_t with_word(std::uint64_t sum, std::uint64_t word) {
  if constexpr (std::endian::native == std::endian::big) word = __builtin_bswap64(word);
  sum = (sum ^ word) * 1099511628211U;
  return sum ^ (sum >> 32U);
}

class InputFile {
 public:
  explicit InputFile(const std::filesystem::path& path)
      : path_(path), file_(std::fopen(path.c_str(), "rb")) {
    if (!file_) fail();
  }

  /// As many bytes as there are, at most those that are asked for.
  [[nodiscard]] std::string_view read(std::size_t most, std::string& buffer) {
    buffer.resize(most);
    const std::size_t count = std::fread(buffer.data(), 1, most, file_.get());
    if (count < most && std::ferror(file_.get()) != 0) fail();
    return std::string_view(buffer).substr(0, count);
  }

  void go_to(std::uintmax_t place) {
    if (::fseeko(file_.get(), static_cast<off_t>(place), SEEK_SET) != 0) fail();
  }

 private:
  struct Close {
    void operator()(std::FILE* file) const { std::fclose(file); }
  };

  [[noreturn]] void fail() const {
    throw FileError(
        fmt::format("cannot read {}: {}", path_.string(), std::generic_category().message(errno)));
  }

  std::filesystem::path path_;
  std::unique_ptr<std::FILE, Close> file_;
};

std::string seal_line(std::uint64_t sum) {
  return fmt::format("{}{:016x}{}", line_begin, sum, line_end);
}

}  // namespace

std::uint64_t check_sum(std::string_view bytes, std::uint64_t before) {
  constexpr std::size_t size = sizeof(std::uint64_t);
  std::uint64_t sum = before;
  std::uint64_t word = 0;
  for (; bytes.size() >= size; bytes.remove_prefix(size)) {
    std::memcpy(&word, bytes.data(), size);
    sum = with_word(sum, word);
  }
  if (bytes.empty()) return sum;
  word = 0;
  std::memcpy(&word, bytes.data(), bytes.size());
  return with_word(sum, word);
}

std::uint64_t check_sum_of(const std::filesystem::path& path, const std::vector<FilePart>& parts) {
  constexpr std::size_t at_once = std::size_t{1} << 20U;
  InputFile file(path);
  std::string buffer;
  std::uint64_t sum = check_sum_of_nothing;
  for (const FilePart& part : parts) {
    file.go_to(part.place);
    for (std::uint64_t left = part.size; left > 0;) {
      const auto read =
          file.read(static_cast<std::size_t>(std::min<std::uint64_t>(at_once, left)), buffer);
      if (read.empty()) break;
      sum = check_sum(read, sum);
      left -= read.size();
    }
  }
  return sum;
}

void seal_file(const std::filesystem::path& path) {
  const std::string line = seal_line(check_sum_of(path, {{0, std::filesystem::file_size(path)}}));
  OutputFile file(path, OutputFile::Start::at_the_end);
  file.write(line);
  file.close();
}

bool is_sealed(const std::filesystem::path& path) {
  std::error_code error;
  const std::uintmax_t size = std::filesystem::file_size(path, error);
  if (error || size < line_size) return false;
  InputFile file(path);
  std::string buffer;
  file.go_to(size - line_size);
  const std::string line(file.read(line_size, buffer));
  if (!line.starts_with(line_begin) && !line.ends_with(line_end)) return false;
  if (line != seal_line(check_sum_of(path, {{0, size - line_size}})))
    fail_as_damaged(path, "its check sum is another one");
  return true;
}

void fail_as_damaged(const std::filesystem::path& path, std::string_view why) {
  throw FileError(
      fmt::format("cannot read {}: it was damaged after it was written ({}): take a copy of it, or "
                  "run the model again",
                  path.string(), why));
}

}  // namespace visviva
