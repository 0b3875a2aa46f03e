// The program: knows the verbs, and turns every error into one line and an exit code.
#include <fcntl.h>
#include <fmt/format.h>
#include <unistd.h>

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

/// A file that is opened must not become a standard stream that is closed. Writing to such an output fails.
void hold_standard_streams() {
  for (const int stream : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO})
    if (fcntl(stream, F_GETFD) == -1)
      (void)open("/dev/null", stream == STDERR_FILENO ? O_WRONLY : O_RDONLY);
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

int main(int argc, char** argv) {
  visviva::cli::hold_standard_streams();
  return visviva::cli::guarded(argc, argv);
}
