#include "visviva/studies/catalogue.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "visviva/settings/parameters.hpp"

namespace visviva::studies {
namespace {

const std::vector<Study>& known_studies() {
  static const std::vector<Study> list = [] {
    std::vector<Study> all;
    for (const auto& [id, text] : study_texts())
      all.push_back(
          read_study(std::string(id), fmt::format("studies/{}.yaml", id), std::string(text)));
    return all;
  }();
  return list;
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
         name == study.paper;
}

std::vector<std::string> known_names() {
  std::vector<std::string> names = {"all", "quick"};
  for (const auto& study : known_studies()) {
    names.push_back(study.id);
    if (std::find(names.begin(), names.end(), study.paper) == names.end())
      names.push_back(study.paper);
  }
  return names;
}

}  // namespace

std::vector<Study> find_studies(const std::vector<std::string>& names) {
  std::vector<Study> chosen;
  std::vector<bool> found(names.size(), false);
  for (const auto& study : known_studies()) {
    bool meant = false;
    for (std::size_t i = 0; i < names.size(); ++i)
      if (is_meant(study, names[i])) meant = found[i] = true;
    if (meant) chosen.push_back(study);
  }
  for (std::size_t i = 0; i < names.size(); ++i) {
    if (found[i]) continue;
    if (!std::filesystem::is_regular_file(names[i]))
      throw UsageError(fmt::format("unknown study '{}'{}; see visviva reproduce --list", names[i],
                                   did_you_mean(names[i], known_names())));
    chosen.push_back(study_of_file(names[i]));
  }
  return chosen;
}

}  // namespace visviva::studies
