#include "visviva/studies/catalogue.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "visviva/settings/parameters.hpp"

namespace visviva::studies {
namespace {

constexpr std::string_view benchmark_folder = "benchmarks/";

std::vector<Study> known_studies(Collection collection) {
  std::vector<Study> all;
  for (const auto& [id, text] : study_texts())
    if (id.starts_with(benchmark_folder) == (collection == Collection::benchmarks))
      all.push_back(
          read_study(std::string(id), fmt::format("studies/{}.yaml", id), std::string(text)));
  return all;
}

Study study_of_file(const std::string& path) {
  std::ifstream file(path);
  std::ostringstream text;
  text << file.rdbuf();
  if (!file) throw UsageError(fmt::format("{}: this study cannot be read", path));
  return read_study(std::filesystem::path(path).stem().string(), path, text.str());
}

bool is_meant(const Study& study, const std::string& name) {
  return name == "all" || (name == "quick" && study.is_quick) || name == study.id ||
         name == study.paper || std::string(benchmark_folder) + name == study.id;
}

std::vector<std::string> names_of(const std::vector<Study>& studies) {
  std::vector<std::string> names = {"all", "quick"};
  for (const auto& study : studies) {
    const bool is_benchmark = study.id.starts_with(benchmark_folder);
    names.push_back(study.id.substr(is_benchmark ? benchmark_folder.size() : 0));
    if (is_benchmark) continue;
    if (std::find(names.begin(), names.end(), study.paper) == names.end())
      names.push_back(study.paper);
  }
  return names;
}

}  // namespace

std::vector<Study> find_studies(Collection collection, const std::vector<std::string>& names) {
  const std::vector<Study> known = known_studies(collection);
  std::vector<Study> chosen;
  std::vector<bool> found(names.size(), false);
  for (const auto& study : known) {
    bool meant = false;
    for (std::size_t i = 0; i < names.size(); ++i)
      if (is_meant(study, names[i])) meant = found[i] = true;
    if (meant) chosen.push_back(study);
  }
  for (std::size_t i = 0; i < names.size(); ++i) {
    if (found[i]) continue;
    if (!std::filesystem::is_regular_file(names[i]))
      throw UsageError(
          fmt::format("unknown study '{}'{}; see visviva {} --list", names[i],
                      did_you_mean(names[i], names_of(known)),
                      collection == Collection::benchmarks ? "benchmark" : "reproduce"));
    chosen.push_back(study_of_file(names[i]));
  }
  return chosen;
}

}  // namespace visviva::studies
