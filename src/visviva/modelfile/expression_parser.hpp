#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "visviva/modelfile/expression.hpp"

namespace visviva::modelfile {

/// What one instruction of a compiled expression does to the stack of operands.
enum class Operation : unsigned char {
  constant,
  time,
  add,
  subtract,
  multiply,
  divide,
  power,
  negate,
  sin,
  cos,
  tan,
  asin,
  acos,
  atan,
  atan2,
  exp,
  log,
  sqrt,
  abs,
  floor,
  min,
  max,
  sign,
  step,
  smoothstep,
};

struct Function {
  enum class Needs { number, anything, same };

  std::string_view name;
  Operation operation;
  int arguments;   // min and max take more of them, too
  Needs needs;     // numbers; anything; anything, but all the same
  bool is_number;  // its value is a number whatever its arguments are
};
[[nodiscard]] const std::vector<Function>& functions();
[[nodiscard]] const Function* find_function(std::string_view name);
[[nodiscard]] const Function* find_function(Operation operation);

enum class TokenKind { number, name, mark, superscript, end };

struct Token {
  TokenKind kind = TokenKind::end;
  std::size_t offset = 0;
  std::string text;     // of a name
  double number = 0.0;  // of a number, or the exponent a superscript stands for
  char mark = '\0';     // + - * / ^ ( ) ,
  bool after_blank = false;
};

/// Throws ExpressionError.
[[nodiscard]] std::vector<Token> read_tokens(std::string_view text);

/// A formula in postfix order, before its dimensions are checked.
struct ParsedExpression {
  struct Item {
    Operation operation;
    std::size_t offset;
    std::size_t scope;
    Quantity quantity = {};    // of constants
    bool bare = false;         // a constant without unit
    std::string written = {};  // a constant as its author wrote it
  };

  std::vector<Item> items;
  /// Which scopes have a unit or a dimensional name in them. The whole formula is scope 0, the
  /// arguments of each function that gives a number are a scope of their own.
  std::vector<bool> scope_has_units;
  std::vector<std::string> symbols;
};

/// Throws ExpressionError.
[[nodiscard]] ParsedExpression parse_expression(std::string_view text, const Symbols& symbols,
                                                bool may_use_time);

}  // namespace visviva::modelfile
