#pragma once

#include <map>
#include <optional>
#include <string>

#include "visviva/model/scene.hpp"
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
/// A program may also describe a model itself. One of `problem`, `file` and `model` is there.
struct ModelSource {
  std::string label;  ///< as the user wrote it
  std::string name;   ///< for folders of results
  const ProblemInfo* problem = nullptr;
  std::optional<modelfile::ModelFile> file = std::nullopt;
  std::optional<model::Model> model = std::nullopt;

  /// The scheme the model asks for.
  [[nodiscard]] std::string scheme() const;
  /// What the model file says of itself, or what the user called it.
  [[nodiscard]] std::string title() const;
  /// What is to be drawn of it; nothing of an analytic problem.
  [[nodiscard]] std::optional<model::Scene> scene() const;
};

/// Those of the overrides that name parameters of a model file are put into it. Throws UsageError with the nearest name, or
/// ModelFileError.
[[nodiscard]] ModelSource open_model(const std::string& model,
                                     const std::map<std::string, std::string>& overrides = {});

/// The same of a model file that is in memory; `label` is what the user called it.
[[nodiscard]] ModelSource open_model_text(const std::string& label, const std::string& text,
                                          const std::map<std::string, std::string>& overrides = {});

/// The model built and freed of redundant constraints; its start is as given. `parameters` are those of an analytic problem.
/// Throws InvalidModel; where the mistakes of a model file come up only here, ModelFileError.
[[nodiscard]] Problem make_problem(const ModelSource& source, const Parameters& parameters);

}  // namespace visviva
