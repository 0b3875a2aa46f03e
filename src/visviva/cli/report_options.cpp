#include "visviva/cli/report_options.hpp"

#include <fmt/format.h>

#include <charconv>
#include <fstream>

namespace visviva::cli {

std::string command_line() {
  std::ifstream file("/proc/self/cmdline", std::ios::binary);
  std::string text;
  for (std::string word; std::getline(file, word, '\0');) {
    const bool plain = !word.empty() && word.find_first_of(" \t\n'\"") == std::string::npos;
    text += (text.empty() ? "" : " ") + (plain ? word : fmt::format("'{}'", word));
  }
  return text;
}

std::size_t read_report_size(const std::string& text) {
  double number = 0.0;
  const auto [rest, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  std::string unit(rest, text.data() + text.size());
  unit.erase(0, unit.find_first_not_of(' '));
  const double factor = unit == "GB"                  ? 1e9
                        : unit == "MB"                ? 1e6
                        : unit == "kB"                ? 1e3
                        : unit == "B" || unit.empty() ? 1.0
                                                      : 0.0;
  if (error != std::errc() || !(number > 0.0) || factor == 0.0 || !(number * factor < 1e12))
    throw UsageError(
        fmt::format("--max-size is '{}', which is no size: give it like 5MB or 800kB", text));
  return static_cast<std::size_t>(number * factor);
}

RunOrigin origin_of(const Prepared& ready, const RunIdentity& identity) {
  RunOrigin origin{identity, command_line()};
  if (!ready.source.file) return origin;
  origin.model_text = ready.source.file->text;
  origin.resolved_model = ready.source.file->resolved;
  return origin;
}

}  // namespace visviva::cli
