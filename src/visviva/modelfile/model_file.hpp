#pragma once

#include <filesystem>
#include <map>
#include <set>

#include "visviva/mechanics/error.hpp"
#include "visviva/modelfile/entries.hpp"
#include "visviva/modelfile/expression.hpp"

namespace visviva::modelfile {

/// A model file that has been read and found free of mistakes that can be seen without assembling it.
struct ModelFile {
  std::string file;
  std::string text;  ///< as given
  std::string
      resolved;  ///< in one file: with what it includes, and its parameters as they were set
  std::string title;
  std::string reference;  ///< where its data come from
  std::string assumed;    ///< data that the reference does not give
  model::Model model;
  Simulation simulation;
  std::set<std::string> overridden;  ///< the overrides that are parameters of the model
  std::vector<std::pair<std::string, double>> parameters;  ///< with their values, in SI units
  Symbols symbols;  ///< the parameters, for formulas from outside the file
  std::map<std::string, Node, std::less<>> parts;  ///< by name; sensors as model::sensor_part
  Diagnostics diagnostics;                         ///< warnings

  /// The error for something that was found later, where the part that it is about is written.
  [[nodiscard]] ModelFileError error(const std::string& code, const InvalidModel& found) const;
};

/// What a reader is told besides the file.
struct ReadOptions {
  std::map<std::string, std::string> overrides =
      {};                                 ///< texts that replace values of the block `parameters`
  std::vector<std::string> schemes = {};  ///< names that `simulation/scheme` may have; empty: any
  std::vector<std::string> scheme_parameters = {};  ///< names of their parameters, for hints
};

/// Throws ModelFileError with all mistakes.
[[nodiscard]] ModelFile read_model_file(const std::filesystem::path& file,
                                        const ReadOptions& options = {});
/// The same for text in memory, called `name` in messages.
[[nodiscard]] ModelFile read_model_text(const std::string& text, const std::string& name,
                                        const ReadOptions& options = {});

}  // namespace visviva::modelfile
