#pragma once

#include <functional>

namespace CLI {
class App;
}

namespace visviva::cli {

/// What the program returns to the shell.
enum ExitCode : int {
  exit_done = 0,
  exit_run_failed = 1,
  exit_usage = 2,
  exit_environment = 3,
  exit_interrupted = 130
};

/// What a verb does once its options are read; returns the exit code.
using Action = std::function<int()>;

// One function per verb, each in a file of its own: adds the verb's options and help to `verb`.
[[nodiscard]] Action add_run(CLI::App& verb);
[[nodiscard]] Action add_check(CLI::App& verb);
[[nodiscard]] Action add_new(CLI::App& verb);
[[nodiscard]] Action add_explain(CLI::App& verb);
[[nodiscard]] Action add_schema(CLI::App& verb);
[[nodiscard]] Action add_schemes(CLI::App& verb);
[[nodiscard]] Action add_problems(CLI::App& verb);
[[nodiscard]] Action add_compare(CLI::App& verb);
[[nodiscard]] Action add_converge(CLI::App& verb);
[[nodiscard]] Action add_spectrum(CLI::App& verb);

}  // namespace visviva::cli
