// visviva schema: the JSON Schema of model files.
#include <fmt/format.h>

#include "visviva/cli/verbs.hpp"
#include "visviva/modelfile/schema_writer.hpp"

namespace visviva::cli {

Verb schema_verb() {
  return {"schema",
          "the JSON Schema of model files, for editors",
          {},
          "Example:\n  visviva schema > visviva.schema.json\n"
          "and in the first line of a model file, for editors with the YAML language server:\n"
          "  # yaml-language-server: $schema=visviva.schema.json",
          [] {
            fmt::print("{}", modelfile::model_schema());
            return exit_done;
          }};
}

}  // namespace visviva::cli
