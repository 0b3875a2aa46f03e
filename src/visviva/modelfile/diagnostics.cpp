#include "visviva/modelfile/diagnostics.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <limits>
#include <tuple>
#include <utility>

#include "visviva/modelfile/source_text.hpp"

namespace visviva::modelfile {
namespace {

constexpr std::size_t longest_path = 200;
constexpr std::size_t longest_sentence = 600;

std::string header(const Diagnostic& d) {
  std::string text = shortened(d.place.file, longest_path);
  if (d.place.line > 0) text += fmt::format(":{}:{}", d.place.line, d.place.column);
  text += fmt::format(": {} {}: {}", d.severity == Severity::error ? "error" : "warning", d.code,
                      d.what);
  if (!d.path.empty()) text += fmt::format(" ({})", d.path);
  if (!d.hint.empty()) text += fmt::format(" — {}", d.hint);
  return text + "\n";
}

}  // namespace

void Diagnostics::error(std::string code, Place place, std::string path, std::string what,
                        std::string hint) {
  add({std::move(code), Severity::error, std::move(place), std::move(path), std::move(what),
       std::move(hint)});
}

void Diagnostics::warn(std::string code, Place place, std::string path, std::string what,
                       std::string hint) {
  add({std::move(code), Severity::warning, std::move(place), std::move(path), std::move(what),
       std::move(hint)});
}

void Diagnostics::add(Diagnostic diagnostic) {
  diagnostic.path = shortened(diagnostic.path, longest_path);
  diagnostic.what = shortened(diagnostic.what, longest_sentence);
  diagnostic.hint = shortened(diagnostic.hint, longest_sentence);
  const Place& at = diagnostic.place;
  if (!known_.emplace(at.file, at.line, at.column, diagnostic.code, diagnostic.what).second) return;
  ++counts_[{at.file, at.line, at.column}];
  all_.push_back(std::move(diagnostic));
}

void Diagnostics::remember_source(const std::string& file, std::string_view text) {
  const std::size_t order = sources_.contains(file) ? sources_.at(file).order : sources_.size();
  sources_[file] = {order, std::string(text), line_starts(text)};
}

std::string Diagnostics::source(const std::string& file) const {
  const auto found = sources_.find(file);
  return found == sources_.end() ? std::string() : found->second.text;
}

bool Diagnostics::has_errors() const {
  return std::any_of(all_.begin(), all_.end(),
                     [](const Diagnostic& d) { return d.severity == Severity::error; });
}

bool Diagnostics::has_room_at(const Place& place) const {
  const auto count = counts_.find({place.file, place.line, place.column});
  return count == counts_.end() || count->second < most_printed;
}

std::vector<const Diagnostic*> Diagnostics::sorted() const {
  std::vector<const Diagnostic*> order;
  for (const auto& diagnostic : all_) order.push_back(&diagnostic);
  const auto rank = [this](const Diagnostic* d) {
    const auto source = sources_.find(d->place.file);
    const std::size_t file =
        source == sources_.end() ? std::numeric_limits<std::size_t>::max() : source->second.order;
    return std::tuple(file, std::string_view(d->place.file), d->place.line, d->place.column);
  };
  std::stable_sort(order.begin(), order.end(),
                   [&](const Diagnostic* a, const Diagnostic* b) { return rank(a) < rank(b); });
  return order;
}

std::string Diagnostics::quoted_line(const Place& place) const {
  const auto source = sources_.find(place.file);
  if (source == sources_.end() || place.line < 1) return "";
  const auto& [order, text, starts] = source->second;
  const auto number = static_cast<std::size_t>(place.line);
  if (number > starts.size()) return "";
  const std::size_t begin = starts[number - 1];
  const std::size_t end = number < starts.size() ? starts[number] - 1 : text.size();
  std::string_view line = std::string_view(text).substr(begin, end - begin);
  if (line.ends_with('\r')) line.remove_suffix(1);
  const auto marked = mark_column(line, static_cast<std::size_t>(std::max(place.column, 1)));
  return fmt::format("{:>5} | {}\n{:>5} | {}\n", place.line, marked.line, "", marked.caret);
}

std::string Diagnostics::text() const {
  std::string text;
  const auto order = sorted();
  const std::size_t printed = std::min(order.size(), most_printed);
  for (std::size_t i = 0; i < printed; ++i)
    text += header(*order[i]) + quoted_line(order[i]->place);
  if (order.size() > printed) text += fmt::format("and {} more\n", order.size() - printed);
  return text;
}

std::string nearest_hint(std::string_view word, const std::vector<std::string>& candidates) {
  if (const auto name = nearest(shortened(word), candidates))
    return fmt::format("did you mean '{}'?", *name);
  if (candidates.empty()) return "";
  return fmt::format("there are: {}", fmt::join(candidates, ", "));
}

}  // namespace visviva::modelfile
