// Any text is a model file, or is told what is wrong with it: no crash, no hang, no leak, no exception of another kind.
#include <cstddef>
#include <cstdint>
#include <string>

#include "visviva/mechanics/error.hpp"
#include "visviva/model/build.hpp"
#include "visviva/modelfile/model_file.hpp"

namespace {

// A model that is large but sound takes its time, which is no mistake.
bool is_small(const visviva::model::Model& model) {
  std::size_t nodes = model.bodies.size();
  for (const auto& beam : model.beams) nodes += beam.line.nodes.size();
  return nodes < 200;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace visviva;
  try {
    const auto file = modelfile::read_model_text(
        std::string(reinterpret_cast<const char*>(data), size), "fuzz.yaml");
    if (is_small(file.model)) (void)model::build(file.model);
  } catch (const modelfile::ModelFileError& error) {
    if (error.diagnostics().all().empty()) __builtin_trap();
  } catch (const InvalidModel&) {
  }
  return 0;
}
