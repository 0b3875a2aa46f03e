// visviva new: a commented model file to start from.
#include <fmt/format.h>

#include <filesystem>
#include <fstream>

#include "visviva/cli/verbs.hpp"
#include "visviva/modelfile/texts.hpp"
#include "visviva/results/output_folder.hpp"
#include "visviva/settings/parameters.hpp"

namespace visviva::cli {
namespace {

struct NewVerb {
  std::string name;
  std::string model = "pendulum";
};

std::vector<std::string> template_names() {
  std::vector<std::string> names;
  for (const auto& model : modelfile::model_templates()) names.emplace_back(model.name);
  return names;
}

std::string_view find_template(const std::string& name) {
  for (const auto& model : modelfile::model_templates())
    if (model.name == name) return model.text;
  throw UsageError(
      fmt::format("there is no template '{}'{}", name, did_you_mean(name, template_names())));
}

int make(const NewVerb& options) {
  const std::string_view text = find_template(options.model);
  const std::filesystem::path file =
      options.name.ends_with(".yaml") ? options.name : options.name + ".yaml";
  std::error_code ignored;
  if (std::filesystem::exists(file, ignored))
    throw UsageError(fmt::format("{} exists already: choose another name", file.string()));
  std::ofstream stream(file);
  stream << text << std::flush;
  if (!stream) throw FileError(fmt::format("cannot write {}", file.string()));
  fmt::print("wrote {0}, a copy of the model '{1}'; now:\n  visviva check {0}\n  visviva run {0}\n",
             file.string(), options.model);
  return exit_done;
}

}  // namespace

Verb new_verb() {
  auto options = std::make_shared<NewVerb>();
  std::string names;
  for (const auto& name : template_names()) names += (names.empty() ? "" : ", ") + name;
  return {"new",
          "write a commented model file to start from",
          {{"NAME", "of the file to write, NAME.yaml", &options->name, true},
           {"--template", "one of " + names, &options->model}},
          "Example:\n  visviva new crane --template cantilever",
          [options] { return make(*options); }};
}

}  // namespace visviva::cli
