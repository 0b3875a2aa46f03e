#pragma once

#include <cstdint>
#include <filesystem>
#include <string_view>
#include <vector>

namespace visviva {

inline constexpr std::uint64_t check_sum_of_nothing = 14695981039346656037U;

/// Of bytes that follow others, with the sum of those. Another value of one to eight bytes gives another sum; of more bytes
/// all but one in 2^64. It does not matter where bytes are divided, if it is at multiples of eight.
[[nodiscard]] std::uint64_t check_sum(std::string_view bytes,
                                      std::uint64_t before = check_sum_of_nothing);

/// Bytes of a file, next to each other.
struct FilePart {
  std::uint64_t place = 0;
  std::uint64_t size = 0;
};
[[nodiscard]] std::uint64_t check_sum_of(const std::filesystem::path& path,
                                         const std::vector<FilePart>& parts);

/// Puts a line with the check sum of all there is behind the content of a file, where readers of HDF5 do not look.
void seal_file(const std::filesystem::path& path);
/// Whether a file has such a line. Throws FileError if it is not that of the bytes before it.
[[nodiscard]] bool is_sealed(const std::filesystem::path& path);

/// Tells that a file was damaged, and what to do. Throws FileError.
[[noreturn]] void fail_as_damaged(const std::filesystem::path& path, std::string_view why);

}  // namespace visviva
