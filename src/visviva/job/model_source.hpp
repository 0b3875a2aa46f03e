#pragma once

#include <optional>
#include <string>
#include <vector>

#include "visviva/modelfile/model_file.hpp"
#include "visviva/textbook/problem.hpp"

namespace visviva {

/// KEY=VALUE as the user wrote it.
struct Assignment {
  std::string key;
  std::string value;
};
[[nodiscard]] Assignment read_assignment(const std::string& text);

/// A model as the user named it: a model file (or the folder of a model.yaml), or problem:NAME, which is an analytic
/// problem or a model file that is part of the program.
struct ModelSource {
  std::string label;  ///< as the user wrote it
  std::string name;   ///< for folders of results
  const ProblemInfo* problem = nullptr;
  std::optional<modelfile::ModelFile> file;

  /// The scheme the model asks for.
  [[nodiscard]] std::string scheme() const;
};

/// Assignments to parameters of a model file are put into it. Throws UsageError with the nearest name, or ModelFileError.
[[nodiscard]] ModelSource open_model(const std::string& model,
                                     const std::vector<std::string>& assignments);

/// Where the mistakes of a model file come up only when it is built, they are told like the others.
[[nodiscard]] Problem make_problem(const modelfile::ModelFile& file);

}  // namespace visviva
