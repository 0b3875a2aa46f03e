#include "visviva/results/stored_checkpoint.hpp"

#include "visviva/results/check_sum.hpp"

namespace visviva {

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
