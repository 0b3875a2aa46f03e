// The program: reads the verb, runs it, and turns every error into one line and an exit code.
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <cstdio>
#include <map>
#include <new>
#include <system_error>

#include "visviva/cli/verbs.hpp"
#include "visviva/mechanics/error.hpp"
#include "visviva/modelfile/diagnostics.hpp"
#include "visviva/results/output_folder.hpp"
#include "visviva/settings/parameters.hpp"
#include "visviva/version.hpp"

namespace visviva::cli {
namespace {

struct Verb {
  std::string name;
  std::string summary;
  Action (*add)(CLI::App&);
};

const std::vector<Verb>& verbs() {
  static const std::vector<Verb> list = {
      {"run", "simulate a model with one scheme", add_run},
      {"check", "look for mistakes in a model and count its freedom, without running it",
       add_check},
      {"new", "write a commented model file to start from", add_new},
      {"explain", "tell more about the code of a message", add_explain},
      {"schema", "the JSON Schema of model files, for editors", add_schema},
      {"schemes", "list the time integration schemes", add_schemes},
      {"problems", "list the built-in problems", add_problems},
      {"compare", "simulate a model with several schemes", add_compare},
      {"converge", "errors and observed orders of several schemes", add_converge},
      {"spectrum", "spectral radius, period error and damping of schemes", add_spectrum},
  };
  return list;
}

std::vector<std::string> verb_names() {
  std::vector<std::string> names;
  for (const auto& verb : verbs()) names.push_back(verb.name);
  return names;
}

// The longest option names of a verb, without the dashes.
std::vector<std::string> option_names(const CLI::App& verb) {
  std::vector<std::string> names;
  for (const auto* option : verb.get_options())
    for (const auto& name : option->get_lnames()) names.push_back("--" + name);
  return names;
}

[[noreturn]] void explain(const CLI::ParseError& error, const CLI::App& app) {
  const auto chosen = app.get_subcommands();
  const CLI::App& scope = chosen.empty() ? app : *chosen.front();
  const std::string help =
      chosen.empty() ? "visviva --help" : "visviva " + scope.get_name() + " --help";
  const auto extras = app.remaining(true);
  if (!extras.empty()) {
    const std::string& word = extras.front();
    throw UsageError(
        fmt::format("unexpected argument '{}'{}; see {}", word,
                    word.starts_with('-') ? did_you_mean(word, option_names(scope)) : "", help));
  }
  std::string message = error.what();
  std::replace(message.begin(), message.end(), '\n', ' ');
  throw UsageError(fmt::format("{}; see {}", message, help));
}

int run_program(int argc, char** argv) {
  CLI::App app("visviva: flexible multibody dynamics that accounts for every joule", "visviva");
  app.set_version_flag("--version", std::string(version));
  app.footer("See visviva VERB --help for the options of a verb and an example.");
  std::map<std::string, Action> actions;
  for (const auto& verb : verbs())
    actions[verb.name] = verb.add(*app.add_subcommand(verb.name, verb.summary));

  if (argc < 2) throw UsageError(fmt::format("give a verb{}", did_you_mean("", verb_names())));
  const std::string first = argv[1];
  if (!first.starts_with('-') && !actions.contains(first))
    throw UsageError(fmt::format("unknown verb '{}'{}", first, did_you_mean(first, verb_names())));
  try {
    app.parse(argc, argv);
  } catch (const CLI::Success& asked_for_text) {
    return app.exit(asked_for_text);
  } catch (const CLI::ParseError& error) {
    explain(error, app);
  }
  const auto chosen = app.get_subcommands();
  if (chosen.empty())
    throw UsageError(fmt::format("give a verb{}", did_you_mean("", verb_names())));
  const int code = actions.at(chosen.front()->get_name())();
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
