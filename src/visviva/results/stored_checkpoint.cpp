#include "visviva/results/stored_checkpoint.hpp"

namespace visviva {
namespace {

// [Fowler, Noll, Vo]: enough to see that a kill came between two halves of a state.
std::uint64_t check_sum(std::string_view bytes) {
  std::uint64_t sum = 14695981039346656037U;
  for (const char c : bytes) sum = (sum ^ static_cast<unsigned char>(c)) * 1099511628211U;
  return sum;
}

}  // namespace

std::string to_bytes(const StoredCheckpoint& checkpoint) {
  ArchiveWriter content;
  content(checkpoint);
  ArchiveWriter whole;
  whole(check_sum(content.bytes()), content.bytes());
  return whole.bytes();
}

std::optional<StoredCheckpoint> from_bytes(std::string_view bytes) {
  try {
    std::uint64_t sum = 0;
    std::string content;
    ArchiveReader whole(bytes);
    whole(sum, content);
    if (sum != check_sum(content)) return std::nullopt;
    StoredCheckpoint checkpoint;
    ArchiveReader reader(content);
    reader(checkpoint);
    return checkpoint;
  } catch (const ArchiveError&) {
    return std::nullopt;
  }
}

}  // namespace visviva
