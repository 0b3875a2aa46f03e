// The program: knows the verbs, and turns every error into one line and an exit code.
#include <fmt/format.h>

#include <cstdio>
#include <new>
#include <system_error>

#include "visviva/cli/command_line.hpp"
#include "visviva/mechanics/error.hpp"
#include "visviva/modelfile/diagnostics.hpp"
#include "visviva/results/output_folder.hpp"
#include "visviva/schemes/scheme.hpp"
#include "visviva/settings/parameters.hpp"

namespace visviva::cli {
namespace {

// In the order in which the help lists them.
std::vector<Verb> verbs() {
  return {run_verb(),      check_verb(),   new_verb(),      explain_verb(),
          schema_verb(),   schemes_verb(), joints_verb(),   elements_verb(),
          problems_verb(), compare_verb(), converge_verb(), spectrum_verb()};
}

int run_program(int argc, char** argv) {
  const int code = run_command_line(verbs(), argc, argv);
  if (std::fflush(stdout) != 0 || std::ferror(stdout) != 0)
    throw FileError("cannot write to the standard output");
  return code;
}

int report(std::string_view message, ExitCode code) {
  fmt::print(stderr, "visviva: {}\n", message);
  return code;
}

int guarded(int argc, char** argv) {
  try {
    return run_program(argc, argv);
  } catch (const modelfile::ModelFileError& error) {
    fmt::print(stderr, "{}", error.what());
    return exit_usage;
  } catch (const UsageError& error) {
    return report(error.what(), exit_usage);
  } catch (const InvalidModel& error) {
    return report(error.what(), exit_usage);
  } catch (const FileError& error) {
    return report(error.what(), exit_environment);
  } catch (const NotBuilt& error) {
    return report(error.what(), exit_environment);
  } catch (const std::system_error& error) {
    return report(error.what(), exit_environment);
  } catch (const std::bad_alloc&) {
    return report("out of memory", exit_environment);
  } catch (const std::exception& error) {
    return report(fmt::format("internal error: {}", error.what()), exit_run_failed);
  }
}

}  // namespace
}  // namespace visviva::cli

int main(int argc, char** argv) { return visviva::cli::guarded(argc, argv); }
