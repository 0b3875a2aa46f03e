// visviva export: results in other formats.
#include <fmt/format.h>

#include <algorithm>

#include "visviva/cli/messages.hpp"
#include "visviva/cli/progress.hpp"
#include "visviva/cli/verbs.hpp"
#include "visviva/job/settings.hpp"
#include "visviva/job/stored_job.hpp"
#include "visviva/results/csv_export.hpp"
#include "visviva/results/vtk_export.hpp"
#include "visviva/version.hpp"

namespace visviva::cli {
namespace {

struct ExportVerb {
  std::string results;
  std::string to;
  std::string out;
  int every = 1;
  std::string from;
  std::string until;
  bool quiet = false;
};

double read_time(const std::string& option, const std::string& text) {
  return read_number({}, quantity(option, 0.0, dimensions::time, "a stored time"),
                     {option, text, "--" + option});
}

ExportRange range_of(const ExportVerb& options) {
  if (options.every < 1) throw UsageError("--every must be at least 1");
  ExportRange range{static_cast<std::size_t>(options.every)};
  if (!options.from.empty()) range.from = read_time("from", options.from);
  if (!options.until.empty()) range.until = read_time("until", options.until);
  return range;
}

// Where shapes, sections and springs come from.
std::optional<model::Scene> find_scene(const StoredResults& results) {
  auto scene = stored_scene(results);
  if (!scene && results.attribute("visviva") != version)
    say("note: without shapes of bodies and beams: visviva {} wrote {}, and this is visviva {}\n",
        results.attribute("visviva"), results.path().string(), version);
  return scene;
}

int run_export(const ExportVerb& options) {
  const std::vector<std::string> formats = {"csv", "vtk"};
  if (std::find(formats.begin(), formats.end(), options.to) == formats.end())
    throw UsageError(
        fmt::format("there is no format '{}'{}", options.to, did_you_mean(options.to, formats)));
  const StoredResults results(options.results);
  const ExportRange range = range_of(options);
  const bool csv = options.to == "csv";
  const std::filesystem::path own = results.folder() / options.to;
  OutputFolder folder(options.out.empty() ? own : std::filesystem::path(options.out),
                      csv ? "steps.csv" : "results.pvd");
  Progress progress(progress_on_stderr({options.quiet}));
  progress.stage(fmt::format("writing {} times", results.rows()));
  if (csv)
    export_csv(results, range, folder);
  else
    export_vtk(results, find_scene(results), range, folder);
  folder.commit();
  progress.finish();
  if (!options.quiet)
    fmt::print("{} times in {} files: {}\n", range.rows(results).size(), folder.names().size(),
               (folder.path() / (csv ? "steps.csv" : "results.pvd")).string());
  return exit_done;
}

}  // namespace

Verb export_verb() {
  auto options = std::make_shared<ExportVerb>();
  return {"export",
          "write the results of a run in another format",
          {{"RESULTS", "the folder of a run, or its results.h5", &options->results, true},
           {"--to", "csv, or vtk for ParaView", &options->to, true},
           {"--out", "folder of the files; default: a folder csv or vtk in that of the run",
            &options->out},
           {"--every", "only every so many of the stored times", &options->every},
           {"--from", "only times from here on [s]", &options->from},
           {"--until", "only times until here [s]", &options->until},
           {"--quiet", "print nothing but errors", &options->quiet}},
          "Example:\n  visviva export runs/pendulum-visviva --to vtk --every 10",
          [options] { return run_export(*options); }};
}

}  // namespace visviva::cli
