#pragma once

#include <string_view>
#include <vector>

/// Texts that are compiled into the program, see cmake/VisvivaTexts.cmake.
namespace visviva::modelfile {

struct NamedText {
  std::string_view name;
  std::string_view text;
};

/// docs/user/errors/CODE.md, by code.
[[nodiscard]] const std::vector<NamedText>& error_pages();

/// models/NAME/model.yaml, by name.
[[nodiscard]] const std::vector<NamedText>& model_templates();

}  // namespace visviva::modelfile
