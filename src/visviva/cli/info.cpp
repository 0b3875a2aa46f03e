// visviva info: what is in the results of a run.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include "visviva/cli/table.hpp"
#include "visviva/cli/verbs.hpp"
#include "visviva/results/stored_results.hpp"

namespace visviva::cli {
namespace {

std::string shape_text(const StoredResults::Table& table, std::size_t rows) {
  std::vector<std::string> parts = {fmt::format("{} times", rows)};
  for (std::size_t k = 1; k < table.shape.size(); ++k)
    parts.push_back(fmt::format("{} {}", table.shape[k], table.info.dimensions[k]));
  return fmt::format("{}", fmt::join(parts, " × "));
}

std::string times_text(const StoredResults& results) {
  const auto& time = results.tables().front();
  if (results.rows() == 0) return "no times";
  return fmt::format("{} times from {:.6g} s to {:.6g} s", results.rows(),
                     results.read(time, 0, 1).front(),
                     results.read(time, results.rows() - 1, 1).front());
}

Json info_json(const StoredResults& results) {
  Json json;
  json["status"] = results.status();
  for (const char* name : {"model", "scheme", "visviva", "compiler", "command_line"})
    json[name] = results.attribute(name);
  json["file"] = results.path().string();
  json["times"] = static_cast<long>(results.rows());
  Json::List sets;
  for (const auto& set : results.tables()) {
    Json::List shape = {json["times"]};
    for (std::size_t k = 1; k < set.shape.size(); ++k)
      shape.emplace_back(static_cast<long>(set.shape[k]));
    sets.emplace_back(Json::Object{{"name", set.info.name},
                                   {"unit", set.info.unit},
                                   {"shape", std::move(shape)},
                                   {"dimensions", set.info.dimensions},
                                   {"meaning", set.info.meaning}});
  }
  json["data_sets"] = std::move(sets);
  return json;
}

struct InfoVerb {
  std::string results;
  bool json = false;
};

int info(const InfoVerb& options) {
  const StoredResults results(options.results);
  if (options.json) {
    fmt::print("{}\n", info_json(results).text());
    return exit_done;
  }
  fmt::print("{}: {} with {}, {}\n", results.status(), results.attribute("model"),
             results.attribute("scheme"), times_text(results));
  fmt::print("  file         {}, {:.1f} MB\n", results.path().string(),
             1e-6 * static_cast<double>(std::filesystem::file_size(results.path())));
  fmt::print("  written by   visviva {} ({})\n", results.attribute("visviva"),
             results.attribute("compiler"));
  fmt::print("  with         {}\n", results.attribute("command_line"));
  Table table({"data set", "unit", "numbers", "meaning"});
  for (const auto& set : results.tables())
    table.add({set.info.name, set.info.unit, shape_text(set, results.rows()), set.info.meaning});
  fmt::print("{}", table.text());
  return exit_done;
}

}  // namespace

Verb info_verb() {
  auto options = std::make_shared<InfoVerb>();
  return {"info",
          "tell what is in the results of a run",
          {{"RESULTS", "the folder of a run, or its results.h5", &options->results, true},
           {"--json", "print it as JSON", &options->json}},
          "Example:\n  visviva run models/pendulum\n  visviva info runs/pendulum-visviva",
          [options] { return info(*options); }};
}

}  // namespace visviva::cli
