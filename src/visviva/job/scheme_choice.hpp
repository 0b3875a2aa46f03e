#pragma once

#include <memory>
#include <string>
#include <vector>

#include "visviva/modelfile/document.hpp"
#include "visviva/schemes/scheme.hpp"

namespace visviva {

/// A scheme of the catalogue with parameters of its own; `label` is what the user wrote.
struct SchemeChoice {
  std::string label;
  const SchemeInfo* info = nullptr;
  Parameters parameters = {};
  std::shared_ptr<const Scheme> scheme = nullptr;
};

/// NAME:KEY=VALUE:KEY=VALUE taken apart.
struct SchemeLabel {
  struct Value {
    std::string key;
    modelfile::Node node;  ///< what is written for it
  };
  std::string name;
  std::vector<Value> values;
};
/// `place` is where the label begins. Throws UsageError if a part of it is no assignment, or says again what one before it does.
[[nodiscard]] SchemeLabel read_scheme_label(const std::string& text, const modelfile::Place& place);

/// A list with commas; commas inside brackets belong to a value. Throws UsageError if an entry is empty.
[[nodiscard]] std::vector<std::string> split_list(const std::string& text);

}  // namespace visviva
