#pragma once

#include <functional>
#include <string>
#include <variant>
#include <vector>

namespace visviva::cli {

/// What the program returns to the shell.
enum ExitCode : int {
  exit_done = 0,
  exit_run_failed = 1,
  exit_usage = 2,
  exit_environment = 3,
  exit_interrupted = 130
};

/// One option of a verb and the variable that takes what the user gives for it.
struct Option {
  using Target = std::variant<std::string*, std::vector<std::string>*, int*, bool*>;

  std::string name;  ///< "--out", or "MODEL" for what is known by its place
  std::string help;
  Target target;  ///< its value is the default; a list takes an option that may be repeated
  bool required = false;
};

/// Several lists of options as one.
[[nodiscard]] std::vector<Option> joined(const std::vector<std::vector<Option>>& lists);

/// One word the program understands. The variables of its options live as long as its action.
struct Verb {
  std::string name;
  std::string summary;
  std::vector<Option> options;
  std::string footer;           ///< an example, and what else there is to know
  std::function<int()> action;  ///< returns the exit code
};

// One function per verb, each in a file of its own.
[[nodiscard]] Verb run_verb();
[[nodiscard]] Verb static_verb();
[[nodiscard]] Verb resume_verb();
[[nodiscard]] Verb info_verb();
[[nodiscard]] Verb report_verb();
[[nodiscard]] Verb export_verb();
[[nodiscard]] Verb check_verb();
[[nodiscard]] Verb new_verb();
[[nodiscard]] Verb explain_verb();
[[nodiscard]] Verb schema_verb();
[[nodiscard]] Verb schemes_verb();
[[nodiscard]] Verb joints_verb();
[[nodiscard]] Verb elements_verb();
[[nodiscard]] Verb problems_verb();
[[nodiscard]] Verb compare_verb();
[[nodiscard]] Verb converge_verb();
[[nodiscard]] Verb spectrum_verb();
[[nodiscard]] Verb modes_verb();
[[nodiscard]] Verb buckling_verb();
[[nodiscard]] Verb linearize_verb();
[[nodiscard]] Verb reproduce_verb();
[[nodiscard]] Verb benchmark_verb();

}  // namespace visviva::cli
