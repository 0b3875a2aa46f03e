// visviva report: the page of a run, made again from its results.
#include "visviva/results/report.hpp"

#include <fmt/format.h>

#include <charconv>
#include <cmath>
#include <fstream>
#include <sstream>

#include "visviva/cli/verbs.hpp"
#include "visviva/job/stored_job.hpp"
#include "visviva/settings/parameters.hpp"

namespace visviva::cli {
namespace {

struct ReportVerb {
  std::string results;
  std::string out;
  std::string max_size = "5MB";
  bool quiet = false;
};

// A number, and after it B, kB, MB or GB.
std::size_t read_size(const std::string& text) {
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

Json read_summary(const std::filesystem::path& folder) {
  const std::filesystem::path path = folder / "summary.json";
  std::ifstream file(path);
  if (!file)
    throw FileError(
        fmt::format("cannot read {}: a report can be made of a run that has ended; "
                    "visviva resume ends one that was stopped",
                    path.string()));
  std::stringstream text;
  text << file.rdbuf();
  try {
    return Json::parse(text.str());
  } catch (const std::runtime_error& error) {
    throw FileError(fmt::format("cannot read {}: {}", path.string(), error.what()));
  }
}

// An earlier page stays until this one is whole.
void write_page(const std::filesystem::path& path, const std::string& page) {
  std::filesystem::path fresh = path;
  fresh += ".new";
  std::error_code error;
  try {
    OutputFile file(fresh);
    file.write(page);
    file.close();
    std::filesystem::rename(fresh, path, error);
    if (error) throw FileError(fmt::format("cannot write {}: {}", path.string(), error.message()));
  } catch (const FileError&) {
    std::filesystem::remove(fresh, error);
    throw;
  }
}

int report(const ReportVerb& options) {
  const std::size_t size = read_size(options.max_size);
  const StoredResults results(options.results);
  const auto model = stored_source(results);
  const Json summary = read_summary(results.folder());
  const std::string page =
      report_page({results, summary, model ? model->title() : results.attribute("model"),
                   model ? model->scene() : std::nullopt},
                  size);
  const std::filesystem::path path =
      options.out.empty() ? results.folder() / "report.html" : std::filesystem::path(options.out);
  write_page(path, page);
  if (!options.quiet)
    fmt::print("{}: {:.1f} MB\n", path.string(), 1e-6 * static_cast<double>(page.size()));
  return exit_done;
}

}  // namespace

Verb report_verb() {
  auto options = std::make_shared<ReportVerb>();
  return {"report",
          "write the page report.html of a run again",
          {{"RESULTS", "the folder of a run, or its results.h5", &options->results, true},
           {"-o,--out", "the file; default: report.html in the folder of the run", &options->out},
           {"--max-size", "how large it may be", &options->max_size},
           {"--quiet", "print nothing but errors", &options->quiet}},
          "Example:\n  visviva run models/pendulum\n  visviva report runs/pendulum-visviva "
          "--max-size 2MB\n"
          "One file that a browser opens without a network: motion, energies, sensors, reactions.",
          [options] { return report(*options); }};
}

}  // namespace visviva::cli
