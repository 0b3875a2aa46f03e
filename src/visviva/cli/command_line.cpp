// The only file that knows the library that parses the command line: it takes six seconds to compile.
#include "visviva/cli/command_line.hpp"

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <map>

#include "visviva/settings/parameters.hpp"
#include "visviva/version.hpp"

namespace visviva::cli {
namespace {

void declare(CLI::App& app, const Option& option) {
  const auto add = [&](auto* target) -> CLI::Option* {
    using Value = std::remove_pointer_t<decltype(target)>;
    if constexpr (std::is_same_v<Value, bool>) {
      return app.add_flag(option.name, *target, option.help);
    } else if constexpr (std::is_same_v<Value, std::vector<std::string>>) {
      return app.add_option(option.name, *target, option.help)
          ->allow_extra_args(!option.name.starts_with("--"));
    } else if constexpr (std::is_same_v<Value, std::string>) {
      auto* added = app.add_option(option.name, *target, option.help);
      // An empty word, as from a variable of the shell that is not set, is no value.
      added->check([](const std::string& text) -> std::string {
        return text.empty() ? "a value is missing" : "";
      });
      return target->empty() ? added : added->capture_default_str();
    } else {
      return app.add_option(option.name, *target, option.help)->capture_default_str();
    }
  };
  std::visit(add, option.target)->required(option.required);
}

std::vector<std::string> names_of(const std::vector<Verb>& verbs) {
  std::vector<std::string> names;
  names.reserve(verbs.size());
  for (const auto& verb : verbs) names.push_back(verb.name);
  return names;
}

// The long option names of a verb, with the dashes.
std::vector<std::string> option_names(const CLI::App& verb) {
  std::vector<std::string> names;
  for (const auto* option : verb.get_options())
    for (const auto& name : option->get_lnames()) names.push_back("--" + name);
  return names;
}

// `help VERB` is `VERB --help`.
std::vector<std::string> words_of(int argc, char** argv) {
  std::vector<std::string> words(argv + 1, argv + argc);
  if (words.empty() || words.front() != "help") return words;
  words.erase(words.begin());
  words.emplace_back("--help");
  return words;
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

}  // namespace

std::vector<Option> joined(const std::vector<std::vector<Option>>& lists) {
  std::vector<Option> all;
  for (const auto& list : lists) all.insert(all.end(), list.begin(), list.end());
  return all;
}

int run_command_line(const std::vector<Verb>& verbs, int argc, char** argv) {
  CLI::App app("visviva: flexible multibody dynamics that accounts for every joule", "visviva");
  app.set_version_flag("--version", std::string(version));
  app.footer("See visviva help VERB for the options of a verb and an example.");
  std::map<std::string, std::function<int()>> actions;
  for (const auto& verb : verbs) {
    CLI::App& own = *app.add_subcommand(verb.name, verb.summary);
    for (const auto& option : verb.options) declare(own, option);
    own.footer(verb.footer);
    actions[verb.name] = verb.action;
  }

  const std::vector<std::string> words = words_of(argc, argv);
  if (words.empty())
    throw UsageError(fmt::format("give a verb{}", did_you_mean("", names_of(verbs))));
  const std::string& first = words.front();
  if (!first.starts_with('-') && !actions.contains(first))
    throw UsageError(
        fmt::format("unknown verb '{}'{}", first, did_you_mean(first, names_of(verbs))));
  try {
    app.parse(std::vector<std::string>(words.rbegin(), words.rend()));  // as it wants them
  } catch (const CLI::Success& asked_for_text) {
    return app.exit(asked_for_text);
  } catch (const CLI::ParseError& error) {
    explain(error, app);
  }
  const auto chosen = app.get_subcommands();
  if (chosen.empty())
    throw UsageError(fmt::format("give a verb{}", did_you_mean("", names_of(verbs))));
  return actions.at(chosen.front()->get_name())();
}

}  // namespace visviva::cli
