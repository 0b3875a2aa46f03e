// visviva spectrum: what schemes do to a linear oscillator, from their own steps.
#include "visviva/analysis/spectrum.hpp"

#include <fmt/format.h>

#include "visviva/cli/interrupt.hpp"
#include "visviva/cli/progress.hpp"
#include "visviva/cli/report_options.hpp"
#include "visviva/cli/table.hpp"
#include "visviva/cli/verbs.hpp"
#include "visviva/cli/verdict.hpp"
#include "visviva/job/settings.hpp"
#include "visviva/results/spectrum_report.hpp"

namespace visviva::cli {
namespace {

struct SpectrumVerb {
  std::string schemes =
      "midpoint,generalized-alpha:rho_inf=0.8,generalized-alpha:rho_inf=0,hht:rho_inf=0.8,"
      "wbz:rho_inf=0.8,energy-decaying:rho_inf=0.8,energy-decaying:rho_inf=0,"
      "armero-romero:alpha_ar=0.03";
  std::string out = "runs/spectrum";
  int points = 161;
  bool no_report = false;
  bool quiet = false;
};

SpectrumRecord analyse(const SchemeChoice& choice, int points) {
  SpectrumRecord record{choice.label, spectrum(*choice.scheme, log_spaced(1e-2, 1e2, points)),
                        spectrum(*choice.scheme, {0.01, 0.1, 1.0, 10.0, 100.0})};
  if (record.curve.empty())
    throw UsageError(fmt::format(
        "scheme '{}' has no amplification matrix: its next step depends on more than the last",
        choice.label));
  return record;
}

void print(const std::vector<SpectrumRecord>& records) {
  Table table({"scheme", "h/T", "radius", "period error", "damping", "peaks by d0: d", "v",
               "by v0: d", "v"});
  for (const auto& record : records) {
    std::string label = record.label;
    for (const auto& p : record.table) {
      table.add({label, fmt::format("{}", p.step_per_period), fmt::format("{:.7f}", p.radius),
                 fmt::format("{:.3e}", p.period_error), fmt::format("{:.3e}", p.damping),
                 fmt::format("{:.3g}", p.overshoot.displacement_d0),
                 fmt::format("{:.3g}", p.overshoot.velocity_d0),
                 fmt::format("{:.3g}", p.overshoot.displacement_v0),
                 fmt::format("{:.3g}", p.overshoot.velocity_v0)});
      label.clear();
    }
  }
  fmt::print("{}", table.text());
}

int run(const SpectrumVerb& options) {
  if (options.points < 2) throw UsageError("--points must be at least 2");
  const auto schemes = gather_settings({}, {.schemes = split_list(options.schemes)}).schemes;
  OutputFolder folder(options.out, "spectrum.json");
  const auto& stop = interrupt_requested();
  Progress progress(progress_on_stderr({options.quiet}));
  std::vector<SpectrumRecord> records;
  for (const auto& choice : schemes) {
    const auto done = static_cast<double>(records.size()) / static_cast<double>(schemes.size());
    progress.stage("spectra", done);
    records.push_back(analyse(choice, options.points));
    if (stop) return exit_interrupted;
  }
  progress.finish();
  write_spectrum_csv(folder.open("spectrum.csv"), records);
  if (!options.no_report) folder.write("report.html", spectrum_page(records, command_line()));
  folder.write("spectrum.json", spectrum_json(records).text() + "\n");
  folder.commit();
  if (!options.quiet) {
    print(records);
    print_files(folder);
  }
  return exit_done;
}

}  // namespace

Verb spectrum_verb() {
  auto options = std::make_shared<SpectrumVerb>();
  return {
      "spectrum",
      "spectral radius, period error, damping and overshoots of schemes",
      {{"--schemes", "schemes with commas: NAME[:KEY=VALUE…],…", &options->schemes},
       {"--out", "folder of the results", &options->out},
       {"--points", "points from h/T = 0.01 to 100", &options->points},
       {"--no-report", "write no report.html", &options->no_report},
       {"--quiet", "print nothing but errors", &options->quiet}},
      "Example:\n  visviva spectrum --schemes midpoint,generalized-alpha:rho_inf=0.6 --out "
      "spectra\n"
      "Writes spectrum.csv, spectrum.json and report.html, which shows the curves in a browser.",
      [options] { return run(*options); }};
}

}  // namespace visviva::cli
