#pragma once

#include <fmt/format.h>

#include <cstdio>
#include <utility>

namespace visviva::cli {

/// Writes to the standard error. Where that has no room or nobody listens the work goes on: nobody could be told why it ended.
inline void say(const std::string& text) {
  (void)std::fwrite(text.data(), 1, text.size(), stderr);
  (void)std::fflush(stderr);
}
template <typename... Values>
void say(fmt::format_string<Values...> format, Values&&... values) {
  say(fmt::format(format, std::forward<Values>(values)...));
}

}  // namespace visviva::cli
