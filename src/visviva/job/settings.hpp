#pragma once

#include <map>
#include <string>
#include <vector>

#include "visviva/job/model_source.hpp"
#include "visviva/job/scheme_choice.hpp"

namespace visviva {

/// A value that is given from outside the model, by the name of what it is for. Text is read as in a model file: with units,
/// formulas and the model's parameters. Numbers are in SI units.
struct Given {
  std::string key;
  ParameterValue value;
  std::string from = "--set";  ///< the option, as messages call it
};

/// All that is given besides the model. The later of these wins: the model, assignments in their order, the labels of
/// schemes, options.
struct Request {
  std::vector<std::string> schemes = {};  ///< NAME or NAME:KEY=VALUE:…; none: the model's
  std::vector<Given> assignments = {};  ///< to parameters of the model or the schemes, or settings
  std::vector<Given> options = {};      ///< settings; no two of them the same
};

/// Who gave a setting its value, in the order of precedence.
enum class Origin { standard, model, assignment, option };

/// Everything that can be set, checked and with its value.
struct Settings {
  struct Source {
    Origin origin = Origin::standard;
    modelfile::Node node = {};  ///< where it is written
  };

  std::vector<SchemeChoice> schemes;
  Parameters model;  ///< of an analytic problem; of a model file its numbers, in SI units
  Parameters run;
  std::map<std::string, Source, std::less<>> sources = {};  ///< of what is set of the run
  modelfile::Symbols symbols = {};                          ///< the parameters of the model file
  modelfile::Diagnostics diagnostics = {};                  ///< warnings, and what is quoted

  [[nodiscard]] Source source(std::string_view name) const;
};

/// Throws ModelFileError with all mistakes, or UsageError.
[[nodiscard]] Settings gather_settings(const ModelSource& source, const Request& request);

/// Reads text for something that only the caller knows, such as one of several steps.
[[nodiscard]] double read_number(const Settings& settings, const ParameterInfo& info,
                                 const Given& given);

}  // namespace visviva
