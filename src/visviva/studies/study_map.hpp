#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "visviva/modelfile/document.hpp"
#include "visviva/studies/formula.hpp"

namespace visviva::studies {

/// Says what is wrong with a study and where that is written. Throws UsageError.
[[noreturn]] void reject(const modelfile::Place& place, const std::string& what);
[[noreturn]] void reject(const modelfile::Node& node, const std::string& what);

/// A map of a study's file, all of whose keys are known. Whatever is not as it has to be is rejected.
class StudyMap {
 public:
  StudyMap(const modelfile::Node& node, const std::vector<std::string>& keys);

  [[nodiscard]] std::optional<modelfile::Node> find(std::string_view key) const {
    return node_.find(key);
  }
  [[nodiscard]] bool has(std::string_view key) const { return find(key).has_value(); }
  [[nodiscard]] modelfile::Node need(std::string_view key) const;
  /// Empty if there is none.
  [[nodiscard]] std::string text(std::string_view key) const;
  [[nodiscard]] std::string needed_text(std::string_view key) const;
  /// One text, or a list of them; empty if there is none.
  [[nodiscard]] std::vector<std::string> texts(std::string_view key) const;
  [[nodiscard]] bool flag(std::string_view key) const;
  /// A number that is positive.
  [[nodiscard]] double size(std::string_view key, double usual) const;

 private:
  modelfile::Node node_;
};

/// What formulas of a study may refer to.
struct FormulaNames {
  std::vector<std::string> runs = {};
  std::vector<std::string> values = {};
};
/// A formula that refers to nothing else.
[[nodiscard]] Formula read_formula(const modelfile::Node& node, const FormulaNames& names);

/// Words of a command line; quotes keep blanks together.
[[nodiscard]] std::vector<std::string> read_words(const modelfile::Node& node);

[[nodiscard]] bool is_plain_number(const std::string& text);

}  // namespace visviva::studies
