#pragma once

#include <functional>
#include <memory>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "visviva/studies/values.hpp"

namespace visviva::studies {

/// What is wrong with a formula, or why it has no value. `offset` is how many bytes into its text that is.
class FormulaError : public std::runtime_error {
 public:
  explicit FormulaError(const std::string& what, std::size_t offset = 0)
      : std::runtime_error(what), offset_(offset) {}
  [[nodiscard]] std::size_t offset() const { return offset_; }

 private:
  std::size_t offset_;
};

/// Something a run has: a field of its summary, `run.ledger.drive_work`, or what it stored over time, `run[position, rod, x]`.
/// Or a value that a study has given a name.
struct Reference {
  enum class Kind { field, series, value };

  std::string run;  ///< or the name of the value
  Kind kind = Kind::field;
  std::vector<std::string>
      path;  ///< of the field; or the name of the series, and entries of its dimensions
};

/// A formula over what runs gave, such as `last(decaying[energy]) - decaying.initial_energy`.
class Formula {
 public:
  /// Gives what is referred to. Throws FormulaError.
  using Look = std::function<Values(const Reference&)>;

  /// Throws FormulaError.
  explicit Formula(std::string_view text);

  [[nodiscard]] const std::string& text() const { return text_; }
  [[nodiscard]] const std::vector<std::shared_ptr<Reference>>& references() const {
    return references_;
  }
  /// Throws FormulaError.
  [[nodiscard]] Values value(const Look& look) const;
  /// The same where it has to be one number.
  [[nodiscard]] double number(const Look& look) const;

  struct Term;

 private:
  std::string text_;
  std::vector<std::shared_ptr<Reference>> references_;  ///< the terms refer to them
  std::shared_ptr<const Term> root_;
};

/// A function that formulas know.
struct FormulaFunction {
  std::string_view name;
  std::size_t least_arguments;
  std::size_t most_arguments;
  std::string_view meaning;
  Values (*apply)(const std::vector<Values>&);
};
[[nodiscard]] const std::vector<FormulaFunction>& formula_functions();

/// Row by row where both have times: at those times that both have.
[[nodiscard]] Values combined(const Values& a, const Values& b,
                              double (*operation)(double, double));

}  // namespace visviva::studies
