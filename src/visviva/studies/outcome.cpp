#include "visviva/studies/outcome.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <fstream>
#include <limits>
#include <sstream>

#include "visviva/settings/parameters.hpp"

namespace visviva::studies {
namespace {

constexpr const char* main_files[] = {"summary.json", "converge.json", "spectrum.json",
                                      "compare.json", "modes.json",    "linearization.json"};

Json read_main_file(const std::filesystem::path& folder) {
  for (const char* name : main_files) {
    std::ifstream file(folder / name);
    if (!file) continue;
    std::ostringstream text;
    text << file.rdbuf();
    return Json::parse(text.str());
  }
  throw FileError(fmt::format("{}: there are no results", folder.string()));
}

const Json* find_entry(const Json::Object& object, const std::string& key) {
  const auto it = std::find_if(object.begin(), object.end(),
                               [&](const auto& entry) { return entry.first == key; });
  return it == object.end() ? nullptr : &it->second;
}

// Whether an entry of a list goes by this name.
bool has_text(const Json& entry, const std::string& text) {
  const auto* object = std::get_if<Json::Object>(&entry.value);
  return object != nullptr && std::any_of(object->begin(), object->end(), [&](const auto& field) {
           const auto* value = std::get_if<std::string>(&field.second.value);
           return value != nullptr && *value == text;
         });
}

std::vector<std::string> names_in(const Json& json) {
  std::vector<std::string> names;
  if (const auto* object = std::get_if<Json::Object>(&json.value))
    for (const auto& entry : *object) names.push_back(entry.first);
  if (const auto* list = std::get_if<Json::List>(&json.value))
    for (const auto& item : *list)
      if (const auto* object = std::get_if<Json::Object>(&item.value))
        for (const auto& entry : *object)
          if (const auto* text = std::get_if<std::string>(&entry.second.value))
            names.push_back(*text);
  return names;
}

using Path = std::span<const std::string>;

void gather_numbers(const Json& json, Path path, std::vector<double>& numbers);

void gather_entries(const Json::List& list, Path path, std::vector<double>& numbers) {
  const std::string& word = path.front();
  if (word.find_first_not_of("0123456789") == std::string::npos) {
    const auto i = static_cast<std::size_t>(std::stoul(word));
    if (i >= list.size())
      throw FormulaError(fmt::format("entry {} of a list that has {}", i, list.size()));
    gather_numbers(list[i], path.subspan(1), numbers);
    return;
  }
  const auto named =
      std::find_if(list.begin(), list.end(), [&](const Json& x) { return has_text(x, word); });
  if (named != list.end())
    gather_numbers(*named, path.subspan(1), numbers);
  else
    for (const auto& item : list) gather_numbers(item, path, numbers);
}

void gather_numbers(const Json& json, Path path, std::vector<double>& numbers) {
  if (const auto* list = std::get_if<Json::List>(&json.value)) {
    if (!path.empty())
      gather_entries(*list, path, numbers);
    else
      for (const auto& item : *list) gather_numbers(item, path, numbers);
    return;
  }
  if (path.empty()) {
    if (std::holds_alternative<double>(json.value) || std::holds_alternative<long>(json.value))
      numbers.push_back(json.number());
    else if (const bool* flag = std::get_if<bool>(&json.value))
      numbers.push_back(*flag ? 1.0 : 0.0);
    else if (std::holds_alternative<std::nullptr_t>(json.value))
      numbers.push_back(std::numeric_limits<double>::quiet_NaN());
    else
      throw FormulaError("this is no number");
    return;
  }
  const auto* object = std::get_if<Json::Object>(&json.value);
  const Json* entry = object == nullptr ? nullptr : find_entry(*object, path.front());
  if (entry == nullptr)
    throw FormulaError(
        fmt::format("no field '{}'{}", path.front(), did_you_mean(path.front(), names_in(json))));
  gather_numbers(*entry, path.subspan(1), numbers);
}

}  // namespace

Values numbers_in(const Json& json, const std::vector<std::string>& path) {
  std::vector<double> numbers;
  gather_numbers(json, path, numbers);
  return numbers;
}

Outcome::Outcome(std::filesystem::path folder)
    : folder_(std::move(folder)), main_(read_main_file(folder_)) {
  if (const auto* object = std::get_if<Json::Object>(&main_.value))
    if (const Json* status = find_entry(*object, "status"))
      main_["completed"] = Json(std::get<std::string>(status->value) == "completed");
}

Values Outcome::look(const Reference& reference) const {
  return reference.kind == Reference::Kind::field ? numbers_in(main_, reference.path)
                                                  : series(reference.path);
}

Values Outcome::series(const std::vector<std::string>& path) const {
  if (!results_) results_.emplace(folder_);
  const auto* table = results_->find(path.front());
  if (table == nullptr) {
    std::vector<std::string> names;
    for (const auto& known : results_->tables()) names.push_back(known.info.name);
    throw FormulaError(
        fmt::format("no series '{}'{}", path.front(), did_you_mean(path.front(), names)));
  }
  if (path.size() > table->shape.size())
    throw FormulaError(
        fmt::format("'{}' has {} dimensions besides time", path.front(), table->shape.size() - 1));
  const std::size_t rows = results_->rows();
  const std::vector<double> all = results_->read(*table, 0, rows);
  // Which of the numbers of a row are meant; the dimensions that nothing is said of stay whole.
  std::size_t first = 0;
  std::size_t count = table->width();
  for (std::size_t k = 1; k < path.size(); ++k) {
    const auto entries = results_->entries(table->info.dimensions[k]);
    const auto it = std::find(entries.begin(), entries.end(), path[k]);
    if (it == entries.end())
      throw FormulaError(fmt::format("'{}' has no {} '{}'{}", path.front(),
                                     table->info.dimensions[k], path[k],
                                     did_you_mean(path[k], entries)));
    count /= entries.size();
    first += static_cast<std::size_t>(it - entries.begin()) * count;
  }
  Values result({}, results_->read(results_->tables().front(), 0, rows), count);
  for (std::size_t i = 0; i < rows; ++i)
    for (std::size_t j = 0; j < count; ++j)
      result.numbers.push_back(all[i * table->width() + first + j]);
  return result;
}

}  // namespace visviva::studies
