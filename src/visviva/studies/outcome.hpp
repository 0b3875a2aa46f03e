#pragma once

#include <filesystem>
#include <memory>
#include <optional>

#include "visviva/results/json.hpp"
#include "visviva/results/stored_results.hpp"
#include "visviva/studies/formula.hpp"

namespace visviva::studies {

/// Numbers of a JSON value.
///
/// In the path, a word that is no number selects the entry of a list that has it as one of its texts; if there is none, it is
/// the field of each entry. Throws FormulaError with the nearest name.
[[nodiscard]] Values numbers_in(const Json& json, const std::vector<std::string>& path);

/// What a command left in its folder: fields of its main file, and what a run stored over time.
class Outcome {
 public:
  /// Throws FileError.
  explicit Outcome(std::filesystem::path folder);

  /// What a formula refers to. The field `completed` is 1 for a run that reached its end, else 0. Throws FormulaError with
  /// the nearest name.
  [[nodiscard]] Values look(const Reference& reference) const;

 private:
  [[nodiscard]] Values series(const std::vector<std::string>& path) const;

  std::filesystem::path folder_;
  Json main_;
  mutable std::optional<StoredResults> results_;  ///< opened when they are needed
};

}  // namespace visviva::studies
