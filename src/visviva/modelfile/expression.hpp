#pragma once

#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "visviva/math/dimension.hpp"
#include "visviva/modelfile/document.hpp"
#include "visviva/modelfile/jet.hpp"

namespace visviva::modelfile {

/// What is wrong with an expression, `offset` bytes into its text.
struct ExpressionError {
  std::string code;
  std::size_t offset = 0;
  std::string what;
  std::string hint;
  bool follows = false;  ///< only follows from a mistake that was reported already
};

/// The names an expression may use.
class Symbols {
 public:
  Symbols() = default;
  /// The indices of repetitions besides the names of `outer`, which must live as long.
  Symbols(const Symbols& outer, const Indices& indices);

  /// A symbol is bare if neither its value nor what it was computed from has a unit.
  struct Symbol {
    Quantity quantity = {};
    bool bare = false;
    bool broken = false;  ///< its own value could not be read, which was reported
    bool is_number = true;
  };

  void set(const std::string& name, const Quantity& quantity, bool bare);
  void set_broken(const std::string& name);
  /// The name of a text or a list, which no formula can use.
  void set_no_number(const std::string& name);
  [[nodiscard]] const Symbol* find(std::string_view name) const;
  [[nodiscard]] std::vector<std::string> names() const;

 private:
  const Symbols* outer_ = nullptr;
  std::map<std::string, Symbol, std::less<>> symbols_;
};

enum class Operation : unsigned char;

/// A formula such as `2*length + 5 mm` or `0.1*sin(3*t)`, checked for dimensions when it is compiled.
///
/// A formula without any unit or dimensional name is bare: it gives a value in SI units of whatever
/// dimension is needed, and the time `t` counts as a number in it. The argument of a function that
/// gives a number (sin, exp, step, …) is a formula of its own in this respect.
class Expression {
 public:
  /// Nothing if there is a mistake, which `error` then tells.
  [[nodiscard]] static std::optional<Expression> compile(std::string_view text,
                                                         const Symbols& symbols, bool may_use_time,
                                                         ExpressionError& error);

  [[nodiscard]] bool uses_time() const { return uses_time_; }
  [[nodiscard]] bool bare() const { return bare_; }
  [[nodiscard]] const Dimension& dimension() const { return dimension_; }
  /// Whether the formula is bare or has the dimension `expected`; a mistake E303 if not.
  [[nodiscard]] std::optional<ExpressionError> misfit(const Dimension& expected) const;

  /// Value and derivatives in SI units at time `t`. Allocates nothing.
  [[nodiscard]] Jet at(double t) const;
  /// The value at t = 0.
  [[nodiscard]] Quantity value() const { return {at(0.0).value, dimension_}; }

  static constexpr std::size_t longest_text = 10'000;
  static constexpr int deepest_nesting = 200;

 private:
  struct Instruction {
    Operation operation;
    double constant;
  };

  std::vector<Instruction> program_;
  Dimension dimension_;
  bool bare_ = false;
  bool uses_time_ = false;
};

/// Whether `name` has a meaning of its own in expressions: a function, `pi` or `t`.
[[nodiscard]] bool is_reserved_name(std::string_view name);
/// The symbols that `text` uses; none if it cannot be read.
[[nodiscard]] std::vector<std::string> symbols_used(std::string_view text, const Symbols& symbols);

/// Compiles the text of a scalar that must have the dimension `expected`; mistakes go to `diagnostics`.
[[nodiscard]] std::optional<Expression> compile_node(const Node& node, const Symbols& symbols,
                                                     bool may_use_time, const Dimension& expected,
                                                     Diagnostics& diagnostics);
/// The same for a value that does not depend on time.
[[nodiscard]] std::optional<double> read_value(const Node& node, const Symbols& symbols,
                                               const Dimension& expected, Diagnostics& diagnostics);

}  // namespace visviva::modelfile
