// The program: knows the verbs.
#include <fcntl.h>
#include <unistd.h>

#include <csignal>
#include <cstdio>

#include "visviva/cli/command_line.hpp"
#include "visviva/cli/exit_code.hpp"
#include "visviva/results/output_folder.hpp"

namespace visviva::cli {
namespace {

// In the order in which the help lists them.
std::vector<Verb> verbs() {
  return {run_verb(),       static_verb(),   resume_verb(),   info_verb(),     report_verb(),
          export_verb(),    check_verb(),    new_verb(),      explain_verb(),  schema_verb(),
          schemes_verb(),   joints_verb(),   elements_verb(), problems_verb(), compare_verb(),
          converge_verb(),  spectrum_verb(), modes_verb(),    buckling_verb(), linearize_verb(),
          reproduce_verb(), benchmark_verb()};
}

int run_program(int argc, char** argv) {
  std::signal(SIGXFSZ, SIG_IGN);  // who writes more than files may have is told so
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

#if defined(__AVX2__) && defined(__FMA__)
/// What the compiler counts on, by VISVIVA_PROCESSOR, may not be there where the program was carried to. This function counts on
/// nothing, and comes before all others.
[[gnu::constructor(101), gnu::target("arch=x86-64")]] void require_processor() {
  __builtin_cpu_init();
  if (__builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma")) return;
  constexpr char message[] =
      "visviva: this program was built for processors with AVX2 and FMA, which this one lacks; "
      "build it here with ./vv, or with VISVIVA_PROCESSOR=x86-64 ./vv build for any of its kind\n";
  (void)!write(STDERR_FILENO, message, sizeof message - 1);
  _exit(exit_environment);
}
#endif

}  // namespace
}  // namespace visviva::cli

int main(int argc, char** argv) {
  visviva::cli::hold_standard_streams();
  return visviva::cli::exit_code_of([&] { return visviva::cli::run_program(argc, argv); });
}
