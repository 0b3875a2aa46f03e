// visviva export: results in other formats.
#include <fmt/format.h>

#include <algorithm>

#include "visviva/cli/progress.hpp"
#include "visviva/cli/verbs.hpp"
#include "visviva/results/csv_export.hpp"
#include "visviva/results/vtk_export.hpp"
#include "visviva/settings/parameters.hpp"

namespace visviva::cli {
namespace {

struct ExportVerb {
  std::string results;
  std::string to;
  std::string out;
  bool quiet = false;
};

int run_export(const ExportVerb& options) {
  const std::vector<std::string> formats = {"csv", "vtk"};
  if (std::find(formats.begin(), formats.end(), options.to) == formats.end())
    throw UsageError(
        fmt::format("there is no format '{}'{}", options.to, did_you_mean(options.to, formats)));
  const StoredResults results(options.results);
  const bool csv = options.to == "csv";
  const std::filesystem::path own = results.folder() / options.to;
  OutputFolder folder(options.out.empty() ? own : std::filesystem::path(options.out),
                      csv ? "steps.csv" : "results.pvd");
  Progress progress(progress_on_stderr({options.quiet}));
  progress.stage(fmt::format("writing {} times", results.rows()));
  if (csv)
    export_csv(results, folder);
  else
    export_vtk(results, folder);
  folder.commit();
  progress.finish();
  if (!options.quiet)
    fmt::print("{} times in {} files: {}\n", results.rows(), folder.names().size(),
               (folder.path() / folder.names().front()).string());
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
           {"--quiet", "print nothing but errors", &options->quiet}},
          "Example:\n  visviva export runs/pendulum-visviva --to vtk",
          [options] { return run_export(*options); }};
}

}  // namespace visviva::cli
