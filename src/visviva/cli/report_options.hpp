#pragma once

#include <string>

#include "visviva/job/job.hpp"

namespace visviva::cli {

/// Bytes, of a number and behind it B, kB, MB or GB. Throws UsageError.
[[nodiscard]] std::size_t read_report_size(const std::string& text);

/// As it was typed, but for quotes: words with blanks get some.
[[nodiscard]] std::string command_line();

/// Where results come from, as their reports tell it.
[[nodiscard]] RunOrigin origin_of(const Prepared& ready, const RunIdentity& identity);

}  // namespace visviva::cli
