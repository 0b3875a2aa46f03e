// formula  = product {("+" | "-") product}
// product  = signed {("*" | "/") signed}
// signed   = ["-" | "+"] signed | power
// power    = primary ["^" signed]
// primary  = number [unit] | name | function "(" formula {"," formula} ")" | "(" formula ")"
// unit     = factor {["*" | "/"] factor},  factor = name ["^" whole number],  also "1/" factor
#include "visviva/modelfile/expression_parser.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <numbers>
#include <utility>

#include "visviva/modelfile/source_text.hpp"

namespace visviva::modelfile {
namespace {

constexpr double largest_unit_exponent = 9.0;

/// `number`·`unit`, such that `5 um` is the same number as 5e-6: a division by 1e6 is exact where the
/// product with the rounded 1e-6 is not.
double scaled(double number, double unit) {
  const double parts = std::round(1.0 / unit);
  const bool is_part = unit < 1.0 && std::abs(parts * unit - 1.0) < 1e-15;
  return is_part ? number / parts : number * unit;
}

class Parser {
 public:
  Parser(std::string_view text, const Symbols& symbols, bool may_use_time)
      : tokens_(read_tokens(text)), symbols_(symbols), may_use_time_(may_use_time) {
    result_.scope_has_units.push_back(false);
  }

  ParsedExpression parse() {
    if (now().kind == TokenKind::end)
      refuse("E301", "a number or a formula is missing", "write a value, such as '12 mm'");
    formula();
    if (now().kind != TokenKind::end) refuse_rest();
    return std::move(result_);
  }

 private:
  [[nodiscard]] const Token& now() const { return tokens_[at_]; }
  [[nodiscard]] const Token& ahead(std::size_t count) const {
    return tokens_[std::min(at_ + count, tokens_.size() - 1)];
  }
  [[nodiscard]] static bool is(const Token& token, char mark) {
    return token.kind == TokenKind::mark && token.mark == mark;
  }
  [[nodiscard]] bool take(char mark) {
    if (!is(now(), mark)) return false;
    ++at_;
    return true;
  }

  [[noreturn]] void refuse(const char* code, std::string what, std::string hint) const {
    throw ExpressionError{code, now().offset, std::move(what), std::move(hint)};
  }
  [[noreturn]] void refuse_rest() const {
    if (is(now(), ','))
      refuse("E301", "a comma is not part of a number", "the decimal sign is a point: 0.5");
    if (is(now(), ')')) refuse("E301", "this ')' closes nothing", "remove it, or open it before");
    if (now().kind == TokenKind::superscript || is(now(), '^'))
      refuse("E301", "a second exponent", "use parentheses");
    refuse("E301", "an operator is missing here", "write '*' to multiply");
  }

  void emit(Operation operation, std::size_t offset) {
    result_.items.push_back({operation, offset, scope_});
  }
  void emit_constant(const Quantity& quantity, std::size_t offset, bool bare, std::string written) {
    if (!bare) result_.scope_has_units[scope_] = true;
    result_.items.push_back(
        {Operation::constant, offset, scope_, quantity, bare, std::move(written)});
  }

  void formula() {
    product();
    while (is(now(), '+') || is(now(), '-')) {
      const Token sign = tokens_[at_++];
      product();
      emit(sign.mark == '+' ? Operation::add : Operation::subtract, sign.offset);
    }
  }
  void product() {
    signed_power();
    while (is(now(), '*') || is(now(), '/')) {
      const Token sign = tokens_[at_++];
      signed_power();
      emit(sign.mark == '*' ? Operation::multiply : Operation::divide, sign.offset);
    }
  }
  void signed_power() {
    const std::size_t offset = now().offset;
    if (take('-')) {
      enter();
      signed_power();
      --depth_;
      emit(Operation::negate, offset);
    } else if (take('+')) {
      enter();
      signed_power();
      --depth_;
    } else {
      power();
    }
  }
  void power() {
    primary();
    const Token sign = now();
    if (take('^')) {
      enter();
      signed_power();
      --depth_;
      emit(Operation::power, sign.offset);
    } else if (sign.kind == TokenKind::superscript) {
      ++at_;
      emit_constant({sign.number, {}}, sign.offset, true, fmt::format("{}", sign.number));
      emit(Operation::power, sign.offset);
    }
  }

  void enter() {
    if (++depth_ > Expression::deepest_nesting)
      refuse(
          "E301",
          fmt::format("the formula is nested deeper than {} levels", Expression::deepest_nesting),
          "split it into parameters");
  }

  void primary() {
    const Token token = now();
    if (token.kind == TokenKind::number) return number();
    if (token.kind == TokenKind::name) return is(ahead(1), '(') ? call() : name();
    if (!take('('))
      refuse("E301",
             token.kind == TokenKind::end ? "the formula ends where a value should be"
                                          : "a value is missing here",
             "write a number, a name or a formula in parentheses");
    enter();
    formula();
    close(token.offset);
  }
  void close(std::size_t opened) {
    --depth_;
    if (take(')')) return;
    if (now().kind == TokenKind::end)
      throw ExpressionError{"E301", opened, "this '(' is not closed", "add ')'"};
    refuse_rest();
  }

  void name() {
    const Token token = now();
    const Symbols::Symbol* symbol = symbols_.find(token.text);
    if (token.text == "pi") {
      emit_constant({std::numbers::pi, {}}, token.offset, true, token.text);
    } else if (token.text == "t" && may_use_time_) {
      emit(Operation::time, token.offset);
    } else if (symbol != nullptr) {
      result_.symbols.push_back(token.text);
      if (symbol->broken) throw ExpressionError{"E304", token.offset, "", "", true};
      if (!symbol->is_number)
        throw ExpressionError{"E304", token.offset, fmt::format("'{}' is no number", token.text),
                              fmt::format("write \"{{{}}}\" where it is needed", token.text)};
      emit_constant(symbol->quantity, token.offset, symbol->bare, token.text);
    } else {
      refuse_name(token.text);
    }
    ++at_;
  }

  [[noreturn]] void refuse_name(const std::string& name) const {
    if (name == "t")
      refuse("E304", "the time 't' cannot be used here",
             "this value is constant: only loads, drives and base motions depend on time");
    const bool after_unit = at_ >= 2 && (is(tokens_[at_ - 1], '/') || is(tokens_[at_ - 1], '*')) &&
                            find_unit(tokens_[at_ - 2].text);
    if (after_unit && is_power_of_unit(name)) refuse_unit(name);  // kg/m3
    if (find_function(name) != nullptr)
      refuse("E301", fmt::format("the function '{}' needs an argument", name),
             fmt::format("write {}(…)", name));
    if (find_unit(name))
      refuse("E304", fmt::format("nothing is called '{}' here", name),
             fmt::format("if the unit is meant: it stands directly after a number, '1 {}'", name));
    auto known = symbols_.names();
    known.emplace_back("pi");
    const auto close = nearest(shortened(name), known);
    refuse("E304", fmt::format("nothing is called '{}' here", shortened(name)),
           close ? fmt::format("did you mean '{}'?", *close)
                 : "define it under 'parameters', or write a number");
  }

  void call() {
    const Token token = now();
    const Function* function = find_function(token.text);
    if (function == nullptr) refuse_function(token.text);
    at_ += 2;
    enter();
    const std::size_t outer = scope_;
    if (function->is_number) {
      scope_ = result_.scope_has_units.size();
      result_.scope_has_units.push_back(false);
    }
    int count = 0;
    do {
      formula();
      // max(a, b, c) is max(max(a, b), c)
      if (++count >= 2 && is_variadic(*function)) emit(function->operation, token.offset);
    } while (take(','));
    close(token.offset + token.text.size());
    // An angle computed from lengths is not a bare number that may become a mass.
    if (gives_angle(*function) && result_.scope_has_units[scope_])
      result_.scope_has_units[outer] = true;
    scope_ = outer;
    check_count(*function, count, token.offset);
    if (!is_variadic(*function)) emit(function->operation, token.offset);
  }
  [[noreturn]] void refuse_function(const std::string& name) const {
    std::vector<std::string> names;
    for (const auto& function : functions()) names.emplace_back(function.name);
    if (symbols_.find(name) != nullptr || find_unit(name))
      refuse("E301", fmt::format("'{}' is not a function", name), "write '*' to multiply");
    refuse("E304", fmt::format("there is no function '{}'", shortened(name)),
           nearest_hint(name, names));
  }
  [[nodiscard]] static bool is_variadic(const Function& function) {
    return function.operation == Operation::min || function.operation == Operation::max;
  }
  [[nodiscard]] static bool gives_angle(const Function& function) {
    return function.operation >= Operation::asin && function.operation <= Operation::atan2;
  }
  static void check_count(const Function& function, int count, std::size_t offset) {
    if (count == function.arguments || (is_variadic(function) && count > 2)) return;
    throw ExpressionError{"E301", offset,
                          fmt::format("{} takes {}, not {}", function.name,
                                      is_variadic(function)     ? "two or more arguments"
                                      : function.arguments == 1 ? "one argument"
                                                                : "two arguments",
                                      count),
                          "arguments are separated by ','; the decimal sign is a point"};
  }

  void number() {
    const Token token = tokens_[at_++];
    const bool per_something =  // 3 1/s
        now().kind == TokenKind::number && now().text == "1" && is(ahead(1), '/') &&
        ahead(2).kind == TokenKind::name && find_unit(ahead(2).text);
    const bool has_unit = now().kind == TokenKind::name && !is(ahead(1), '(');
    if (!per_something && !has_unit)
      return emit_constant({token.number, {}}, token.offset, true, token.text);
    Quantity unit{1.0, {}};
    if (per_something)
      ++at_;
    else
      unit = first_factor(token);
    while (const char sign = unit_continues()) {
      if (sign != ' ') ++at_;
      const Quantity factor = unit_factor();
      unit = sign == '/' ? unit / factor : unit * factor;
    }
    emit_constant({scaled(token.number, unit.value), unit.dimension}, token.offset, false,
                  token.text);
  }

  Quantity first_factor(const Token& number) {
    const std::string& name = now().text;
    const bool time = name == "t" && may_use_time_;
    if (time || (symbols_.find(name) != nullptr && !find_unit(name)) || name == "pi")
      refuse(
          "E301", "an operator is missing here",
          fmt::format("write '{}*{}'{}", number.text, name, time ? "; for tonnes write kg" : ""));
    return unit_factor();
  }

  /// How the unit goes on: with '*', '/', a blank; '\0' if it ends here.
  [[nodiscard]] char unit_continues() const {
    if (now().kind == TokenKind::name) return is(ahead(1), '(') ? '\0' : ' ';
    if (!is(now(), '*') && !is(now(), '/')) return '\0';
    const Token& next = ahead(1);
    if (next.kind != TokenKind::name || !find_unit(next.text) || is(ahead(2), '(')) return '\0';
    if (next.text == "t" && may_use_time_) return '\0';
    const bool tight = !now().after_blank && !next.after_blank;
    return tight || symbols_.find(next.text) == nullptr ? now().mark : '\0';
  }

  Quantity unit_factor() {
    const std::string name = now().text;
    const auto unit = find_unit(name);
    if (!unit) refuse_unit(name);
    ++at_;
    if (now().kind == TokenKind::superscript) return *visviva::power(*unit, tokens_[at_++].number);
    if (!take('^')) return *unit;
    const double sign = take('-') ? -1.0 : 1.0;
    const Token exponent = now();
    if (exponent.kind != TokenKind::number || exponent.number != std::round(exponent.number) ||
        exponent.number > largest_unit_exponent)
      refuse("E302", "the exponent of a unit is a whole number up to 9",
             "put a number with its unit into parentheses to raise both: (2 mm)^0.5");
    ++at_;
    return *visviva::power(*unit, sign * exponent.number);
  }
  /// m2, mm3: a power without its sign.
  [[nodiscard]] static bool is_power_of_unit(const std::string& name) {
    const std::size_t digit = name.size() - 1;
    return digit > 0 && (name[digit] == '2' || name[digit] == '3') &&
           find_unit(name.substr(0, digit));
  }
  [[noreturn]] void refuse_unit(const std::string& name) const {
    if (is_power_of_unit(name))
      refuse("E302", fmt::format("unknown unit '{}'", name),
             fmt::format("write '{}^{}'", name.substr(0, name.size() - 1), name.back()));
    refuse("E302", fmt::format("unknown unit '{}'", shortened(name)),
           nearest_hint(name, unit_names()));
  }

  std::vector<Token> tokens_;
  const Symbols& symbols_;
  bool may_use_time_;
  std::size_t at_ = 0;
  int depth_ = 0;
  std::size_t scope_ = 0;
  ParsedExpression result_;
};

}  // namespace

const std::vector<Function>& functions() {
  using Needs = Function::Needs;
  static const std::vector<Function> all = {
      {"sin", Operation::sin, 1, Needs::number, true},
      {"cos", Operation::cos, 1, Needs::number, true},
      {"tan", Operation::tan, 1, Needs::number, true},
      {"asin", Operation::asin, 1, Needs::number, true},
      {"acos", Operation::acos, 1, Needs::number, true},
      {"atan", Operation::atan, 1, Needs::number, true},
      {"atan2", Operation::atan2, 2, Needs::same, true},
      {"exp", Operation::exp, 1, Needs::number, true},
      {"log", Operation::log, 1, Needs::number, true},
      {"sqrt", Operation::sqrt, 1, Needs::anything, false},
      {"abs", Operation::abs, 1, Needs::anything, false},
      {"floor", Operation::floor, 1, Needs::number, true},
      {"min", Operation::min, 2, Needs::same, false},
      {"max", Operation::max, 2, Needs::same, false},
      {"sign", Operation::sign, 1, Needs::anything, true},
      {"step", Operation::step, 1, Needs::anything, true},
      {"smoothstep", Operation::smoothstep, 1, Needs::number, true},
  };
  return all;
}

const Function* find_function(std::string_view name) {
  for (const auto& function : functions())
    if (function.name == name) return &function;
  return nullptr;
}
const Function* find_function(Operation operation) {
  for (const auto& function : functions())
    if (function.operation == operation) return &function;
  return nullptr;
}

ParsedExpression parse_expression(std::string_view text, const Symbols& symbols,
                                  bool may_use_time) {
  if (text.size() > Expression::longest_text)
    throw ExpressionError{
        "E301", 0,
        fmt::format("the formula is longer than {} characters", Expression::longest_text),
        "split it into parameters"};
  return Parser(text, symbols, may_use_time).parse();
}

}  // namespace visviva::modelfile
