#pragma once

#include <filesystem>
#include <map>
#include <set>

#include "visviva/modelfile/entries.hpp"

namespace visviva::modelfile {

/// A model file that has been read and found free of mistakes that can be seen without assembling it.
struct ModelFile {
  std::string file;
  std::string title;
  model::Model model;
  Simulation simulation;
  std::set<std::string> overridden;     ///< the overrides that are parameters of the model
  std::vector<std::string> parameters;  ///< their names
  std::map<std::string, Node, std::less<>> parts;
  Diagnostics diagnostics;  ///< warnings

  /// The error for something that was found later, at the first part whose name is quoted in `what`.
  [[nodiscard]] ModelFileError error(const std::string& code, const std::string& what,
                                     const std::string& hint = "") const;
};

/// Texts in `overrides` replace values of the block `parameters`. Throws ModelFileError with all mistakes.
[[nodiscard]] ModelFile read_model_file(const std::filesystem::path& file,
                                        const std::map<std::string, std::string>& overrides = {});
/// The same for text in memory, called `name` in messages.
[[nodiscard]] ModelFile read_model_text(const std::string& text, const std::string& name,
                                        const std::map<std::string, std::string>& overrides = {});

}  // namespace visviva::modelfile
