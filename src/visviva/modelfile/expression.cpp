#include "visviva/modelfile/expression.hpp"

#include <fmt/format.h>

#include <array>
#include <cmath>
#include <utility>

#include "visviva/modelfile/expression_parser.hpp"
#include "visviva/modelfile/source_text.hpp"

namespace visviva::modelfile {
namespace {

constexpr std::size_t largest_stack = 1024;

/// The stack of operands: room for `largest_stack` of them, none of it initialized.
class Stack {
 public:
  void push(const Jet& x) { jets_[size_++] = x; }
  Jet pop() { return jets_[--size_]; }

 private:
  Jet jets_[largest_stack];
  std::size_t size_ = 0;
};

bool is_binary(Operation operation) {
  switch (operation) {
    case Operation::add:
    case Operation::subtract:
    case Operation::multiply:
    case Operation::divide:
    case Operation::power:
    case Operation::atan2:
    case Operation::min:
    case Operation::max:
      return true;
    default:
      return false;
  }
}

Jet apply(Operation operation, const Jet& a, const Jet& b) {
  switch (operation) {
    case Operation::add:
      return a + b;
    case Operation::subtract:
      return a - b;
    case Operation::multiply:
      return a * b;
    case Operation::divide:
      return a / b;
    case Operation::power:
      return pow(a, b);
    case Operation::atan2:
      return atan2(a, b);
    case Operation::min:
      return min(a, b);
    default:
      return max(a, b);
  }
}

Jet apply(Operation operation, const Jet& x) {
  switch (operation) {
    case Operation::negate:
      return -x;
    case Operation::sin:
      return sin(x);
    case Operation::cos:
      return cos(x);
    case Operation::tan:
      return tan(x);
    case Operation::asin:
      return asin(x);
    case Operation::acos:
      return acos(x);
    case Operation::atan:
      return atan(x);
    case Operation::exp:
      return exp(x);
    case Operation::log:
      return log(x);
    case Operation::sqrt:
      return sqrt(x);
    case Operation::abs:
      return abs(x);
    case Operation::floor:
      return floor(x);
    case Operation::sign:
      return sign(x);
    case Operation::step:
      return step(x);
    default:
      return smoothstep(x);
  }
}

/// An operand as far as it is known before the formula is evaluated.
struct Operand {
  Dimension dimension = {};
  bool bare = false;            // a number that was written without unit
  std::optional<double> value;  // unless it depends on time
  std::string written = {};
};

/// Follows the dimensions, and the values of what does not depend on time, through a formula.
class Checker {
 public:
  explicit Checker(const ParsedExpression& parsed) : parsed_(parsed) {}

  Operand check() {
    for (const auto& item : parsed_.items) {
      if (item.operation == Operation::constant)
        stack_.push_back({item.quantity.dimension, item.bare, item.quantity.value, item.written});
      else if (item.operation == Operation::time)
        stack_.push_back({time_dimension(item.scope), false, std::nullopt});
      else if (is_binary(item.operation))
        check_binary(item);
      else
        check_unary(item);
      if (stack_.size() > largest_stack) refuse(item, "E301", "the formula is nested too deep", "");
    }
    return stack_.back();
  }

 private:
  using Item = ParsedExpression::Item;

  [[noreturn]] static void refuse(const Item& item, const char* code, std::string what,
                                  std::string hint) {
    throw ExpressionError{code, item.offset, std::move(what), std::move(hint)};
  }
  [[nodiscard]] Dimension time_dimension(std::size_t scope) const {
    return parsed_.scope_has_units[scope] ? dimensions::time : dimensions::number;
  }

  void check_binary(const Item& item) {
    const Operand b = std::move(stack_.back());
    stack_.pop_back();
    const Operand a = std::move(stack_.back());
    Operand result;
    result.bare = a.bare && b.bare;
    if (a.value && b.value)
      result.value = apply(item.operation, resting(*a.value), resting(*b.value)).value;
    result.dimension = binary_dimension(item, a, b);
    check_finite(item, result);
    stack_.back() = std::move(result);
  }

  [[nodiscard]] Dimension binary_dimension(const Item& item, const Operand& a, const Operand& b) {
    switch (item.operation) {
      case Operation::multiply:
        return checked_size(item, a.dimension * b.dimension);
      case Operation::divide:
        return checked_size(item, a.dimension / b.dimension);
      case Operation::power:
        return power_dimension(item, a, b);
      default:
        break;
    }
    if (a.dimension != b.dimension) refuse_difference(item, a, b);
    return item.operation == Operation::atan2 ? dimensions::number : a.dimension;
  }

  [[nodiscard]] static Dimension checked_size(const Item& item, const Dimension& dimension) {
    if (const auto same = power(dimension, 1.0)) return *same;
    refuse(item, "E303", "the dimension of this product has absurdly large powers", "");
  }

  [[nodiscard]] static Dimension power_dimension(const Item& item, const Operand& base,
                                                 const Operand& exponent) {
    if (!exponent.dimension.is_number())
      refuse(item, "E303",
             fmt::format("an exponent must be a number, this is {}", to_text(exponent.dimension)),
             "divide it by a quantity of the same dimension");
    if (base.dimension.is_number()) return base.dimension;
    if (!exponent.value)
      refuse(
          item, "E303",
          fmt::format("{} cannot have an exponent that depends on time", to_text(base.dimension)),
          "divide the base by a quantity of the same dimension");
    if (const auto dimension = power(base.dimension, *exponent.value)) return *dimension;
    refuse(item, "E303",
           fmt::format("{} to the power of {} has no dimension with whole powers",
                       to_text(base.dimension), *exponent.value),
           "exponents of quantities with units are whole, or 0.5 of squares");
  }

  [[noreturn]] static void refuse_difference(const Item& item, const Operand& a, const Operand& b) {
    const Operand& bare = a.bare ? a : b;
    const Operand& other = a.bare ? b : a;
    const Function* function = find_function(item.operation);
    const std::string where = function != nullptr ? fmt::format("in {}", function->name)
                              : item.operation == Operation::add ? "in a sum"
                                                                 : "in a difference";
    if (bare.bare && !bare.written.empty())
      refuse(item, "E303",
             fmt::format("{} has no unit, but stands {} with {}", bare.written, where,
                         to_text(other.dimension)),
             bare.written.find_first_not_of("0123456789.e+-E") == std::string::npos
                 ? fmt::format("write its unit: '{} {}'", bare.written, si_unit(other.dimension))
                 : fmt::format("give {} a unit", bare.written));
    refuse(item, "E303",
           fmt::format("{} and {} stand together {}", to_text(a.dimension), to_text(b.dimension),
                       where),
           bare.bare ? "give the numbers without unit their unit"
                     : "both must have the same dimension: check the units");
  }

  void check_unary(const Item& item) {
    Operand& x = stack_.back();
    const Function* function = find_function(item.operation);
    if (function != nullptr && function->needs == Function::Needs::number &&
        !x.dimension.is_number())
      refuse(item, "E303",
             fmt::format("{} needs a number or an angle, this is {}", function->name,
                         to_text(x.dimension)),
             fmt::format("divide it by a quantity of the same dimension, such as '1 {}'",
                         si_unit(x.dimension)));
    if (item.operation == Operation::sqrt && !x.dimension.is_number())
      x.dimension = power_dimension(item, x, {{}, true, 0.5});
    if (function != nullptr && function->is_number) x.dimension = dimensions::number;
    x.bare = function == nullptr && x.bare;
    x.written = x.bare && !x.written.empty() ? "-" + x.written : "";
    if (x.value) x.value = apply(item.operation, resting(*x.value)).value;
    check_finite(item, x);
  }

  static void check_finite(const Item& item, const Operand& operand) {
    if (!operand.value || std::isfinite(*operand.value)) return;
    refuse(item, "E305",
           std::isnan(*operand.value)
               ? "this has no value: a root, logarithm or quotient of nothing"
               : "this is infinite",
           "check for a division by zero, and signs under roots and logarithms");
  }

  const ParsedExpression& parsed_;
  std::vector<Operand> stack_;
};

}  // namespace

Symbols::Symbols(const Symbols& outer, const Indices& indices) : outer_(&outer) {
  for (const auto& [name, value] : indices) set(name, {static_cast<double>(value), {}}, true);
}
void Symbols::set(const std::string& name, const Quantity& quantity, bool bare) {
  symbols_[name] = {quantity, bare};
}
void Symbols::set_broken(const std::string& name) { symbols_[name] = {.broken = true}; }
void Symbols::set_no_number(const std::string& name) { symbols_[name] = {.is_number = false}; }
const Symbols::Symbol* Symbols::find(std::string_view name) const {
  const auto symbol = symbols_.find(name);
  if (symbol != symbols_.end()) return &symbol->second;
  return outer_ != nullptr ? outer_->find(name) : nullptr;
}
std::vector<std::string> Symbols::names() const {
  std::vector<std::string> names = outer_ != nullptr ? outer_->names() : std::vector<std::string>{};
  for (const auto& [name, symbol] : symbols_) names.push_back(name);
  return names;
}

std::optional<Expression> Expression::compile(std::string_view text, const Symbols& symbols,
                                              bool may_use_time, ExpressionError& error) {
  try {
    const ParsedExpression parsed = parse_expression(text, symbols, may_use_time);
    const Operand result = Checker(parsed).check();
    Expression expression;
    expression.dimension_ = result.dimension;
    expression.bare_ = !parsed.scope_has_units[0];
    expression.uses_time_ = !result.value;
    if (result.value)
      expression.program_.push_back({Operation::constant, *result.value});
    else
      for (const auto& item : parsed.items)
        expression.program_.push_back({item.operation, item.quantity.value});
    return expression;
  } catch (ExpressionError& thrown) {
    error = std::move(thrown);
    return std::nullopt;
  }
}

Jet Expression::at(double t) const {
  Stack stack;
  for (const auto& [operation, constant] : program_) {
    if (operation == Operation::constant) {
      stack.push(resting(constant));
    } else if (operation == Operation::time) {
      stack.push({t, 1.0, 0.0, false, 0.0});
    } else if (is_binary(operation)) {
      const Jet b = stack.pop();
      const Jet a = stack.pop();
      stack.push(apply(operation, a, b));
    } else {
      stack.push(apply(operation, stack.pop()));
    }
  }
  return stack.pop();
}

std::optional<ExpressionError> Expression::misfit(const Dimension& expected) const {
  if (bare_ || dimension_ == expected) return std::nullopt;
  const std::string unit = si_unit(expected);
  return ExpressionError{
      "E303", 0,
      fmt::format("this is {}, but {} is needed", to_text(dimension_), to_text(expected)),
      unit.empty() ? "remove the unit, or divide by a quantity of the same dimension"
                   : fmt::format("give it a unit of the kind '{}'", unit)};
}

bool is_reserved_name(std::string_view name) {
  return name == "pi" || name == "t" || find_function(name) != nullptr;
}

std::vector<std::string> symbols_used(std::string_view text, const Symbols& symbols) {
  try {
    return parse_expression(text, symbols, false).symbols;
  } catch (const ExpressionError&) {
    return {};
  }
}

std::optional<Expression> compile_node(const Node& node, const Symbols& symbols, bool may_use_time,
                                       const Dimension& expected, Diagnostics& diagnostics) {
  if (!node.is_scalar()) {
    diagnostics.error(
        "E205", node.place(), node.path(),
        fmt::format("{} is needed, this is {}", to_text(expected), kind_name(node.kind())),
        "write a number with its unit, or a formula");
    return std::nullopt;
  }
  ExpressionError error;
  auto expression =
      Expression::compile(node.text(), Symbols(symbols, node.indices()), may_use_time, error);
  if (expression) {
    const auto misfit = expression->misfit(expected);
    if (!misfit) return expression;
    error = *misfit;
    if (may_use_time && expression->dimension() * dimensions::time == expected)
      error.hint = "this is a rate: multiply it by the time, as in '10 rpm * t'";
  }
  if (!error.follows)
    diagnostics.error(error.code, node.place_at(error.offset), node.path(), error.what, error.hint);
  return std::nullopt;
}

std::optional<double> read_value(const Node& node, const Symbols& symbols,
                                 const Dimension& expected, Diagnostics& diagnostics) {
  const auto expression = compile_node(node, symbols, false, expected, diagnostics);
  if (!expression) return std::nullopt;
  return expression->value().value;
}

}  // namespace visviva::modelfile
