// visviva report: the page of a run, made again from its results.
#include "visviva/results/report.hpp"

#include <fmt/format.h>

#include <fstream>
#include <sstream>

#include "visviva/cli/report_options.hpp"
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
  if (std::filesystem::exists(path, error) && !std::filesystem::is_regular_file(path, error))
    throw FileError(
        fmt::format("cannot write {}: it is no file that a page could replace", path.string()));
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
  const std::size_t size = read_report_size(options.max_size);
  const StoredResults results(options.results);
  const auto model = stored_source(results);
  const Json summary = read_summary(results.folder());
  const std::string page = report_page(
      model ? model->title() : results.attribute("model"),
      {{results, results.attribute("scheme"), summary, model ? model->scene() : std::nullopt}},
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
