#include "visviva/modelfile/model_file.hpp"

#include <fmt/format.h>

#include "visviva/model/validate.hpp"
#include "visviva/modelfile/field_reader.hpp"
#include "visviva/modelfile/model_builder.hpp"
#include "visviva/modelfile/parameter_block.hpp"
#include "visviva/modelfile/repetition.hpp"
#include "visviva/modelfile/resolved_text.hpp"
#include "visviva/modelfile/source_text.hpp"

namespace visviva::modelfile {
namespace {

constexpr std::string_view this_version = "1";

// Goes on in any case: the rest of the file is most likely meant for this version.
void check_version(const Node& document, Diagnostics& diagnostics) {
  const auto version = document.find("visviva");
  if (!version)
    diagnostics.error("E201", document.place(), "visviva",
                      "the file does not say that it is a model of visviva",
                      "write 'visviva: 1' in its first line");
  else if (version->text() != this_version)
    diagnostics.error("E202", version->place(), version->path(),
                      fmt::format("version '{}' of model files is not known", version->text()),
                      "this program reads 'visviva: 1'");
}

std::vector<std::pair<std::string, double>> parameter_values(const Node& document,
                                                             const Symbols& symbols) {
  std::vector<std::pair<std::string, double>> values;
  if (const auto block = document.find("parameters"))
    for (const Entry& entry : block->entries())
      if (const auto* symbol = symbols.find(entry.key); symbol != nullptr && symbol->is_number)
        values.emplace_back(entry.key, symbol->quantity.value);
  return values;
}

ModelFile read(const std::optional<Node>& document, Diagnostics diagnostics,
               const std::string& name, const ReadOptions& options) {
  if (!document) throw ModelFileError(std::move(diagnostics));
  if (!document->is_map()) {
    diagnostics.error("E205", document->place(), "", "a model is a map of blocks",
                      "begin with 'visviva: 1'");
    throw ModelFileError(std::move(diagnostics));
  }
  check_version(*document, diagnostics);
  ModelFile file;
  file.file = name;
  file.text = diagnostics.source(name);
  file.resolved = resolved_text(*document, options.overrides);
  const ParameterBlock parameters = read_parameters(document->find("parameters").value_or(Node()),
                                                    options.overrides, diagnostics);
  file.parameters = parameter_values(*document, parameters.symbols);
  file.overridden = parameters.overridden;
  file.symbols = parameters.symbols;

  Entries entries;
  entries.simulation.schemes = options.schemes;
  entries.simulation.scheme_parameters = options.scheme_parameters;
  entries.simulation.moves_start = options.overrides.contains("largest_move");
  const auto written = write_out(*document, parameters, diagnostics);
  if (!written) throw ModelFileError(std::move(diagnostics));
  FieldReader reader(*written, parameters.symbols, diagnostics);
  for (const auto* key : {"visviva", "include", "parameters"}) reader.know(key);
  describe_model(reader, entries);
  reader.refuse_unknown_keys();

  const PartNames names(entries, diagnostics);
  file.parts = names.nodes();
  file.title = shortened(entries.title, 200);  // it goes to terminals
  file.reference = entries.reference;
  file.assumed = entries.assumed;
  file.simulation = entries.simulation;
  file.model = build_model(entries, names, diagnostics);
  file.model.name = name;
  file.diagnostics = diagnostics;
  if (diagnostics.has_errors()) throw ModelFileError(std::move(diagnostics));
  try {
    model::validate(file.model);
  } catch (const InvalidModel& error) {
    throw file.error("E512", error);
  }
  return file;
}

}  // namespace

ModelFileError ModelFile::error(const std::string& code, const InvalidModel& found) const {
  Diagnostics all = diagnostics;
  const auto part = parts.find(found.part());
  if (part == parts.end())
    all.error(code, Place{file}, "", found.message(), found.hint());
  else
    all.error(code, part->second.key_place(), part->second.path(), found.message(), found.hint());
  return ModelFileError(std::move(all));
}

ModelFile read_model_file(const std::filesystem::path& file, const ReadOptions& options) {
  Diagnostics diagnostics;
  const auto document = load_document(file, diagnostics);
  return read(document, std::move(diagnostics), file.string(), options);
}

ModelFile read_model_text(const std::string& text, const std::string& name,
                          const ReadOptions& options) {
  Diagnostics diagnostics;
  const auto document = parse_document(text, name, diagnostics);
  return read(document, std::move(diagnostics), name, options);
}

}  // namespace visviva::modelfile
