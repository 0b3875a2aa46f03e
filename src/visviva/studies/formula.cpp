#include "visviva/studies/formula.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <charconv>
#include <cmath>
#include <numbers>

#include "visviva/settings/parameters.hpp"

namespace visviva::studies {

// One of: a constant; a reference; a function or an operation, of other terms.
struct Formula::Term {
  std::size_t offset = 0;
  Values constant = {};
  const Reference* reference = nullptr;
  const FormulaFunction* function = nullptr;
  double (*operation)(double, double) = nullptr;
  std::vector<std::shared_ptr<const Term>> parts = {};
};

namespace {

using TermPointer = std::shared_ptr<const Formula::Term>;

constexpr int deepest_formula = 100;

double plus(double a, double b) { return a + b; }
double minus(double a, double b) { return a - b; }
double times(double a, double b) { return a * b; }
double over(double a, double b) { return a / b; }
double power(double a, double b) { return std::pow(a, b); }

// Reads a formula from left to right. References are kept as numbers of a list until that is complete.
class FormulaReader {
 public:
  explicit FormulaReader(std::string_view text) : text_(text) {}

  TermPointer read(std::vector<std::shared_ptr<Reference>>& references) {
    references_ = &references;
    TermPointer whole = sum();
    skip();
    if (at_ < text_.size())
      throw FormulaError(fmt::format("'{}' does not belong here", text_.substr(at_, 1)), at_);
    return whole;
  }

 private:
  void skip() {
    while (at_ < text_.size() && std::isspace(static_cast<unsigned char>(text_[at_])) != 0) ++at_;
  }
  bool take(char mark) {
    skip();
    if (at_ >= text_.size() || text_[at_] != mark) return false;
    ++at_;
    return true;
  }
  void expect(char mark) {
    if (!take(mark)) throw FormulaError(fmt::format("'{}' is missing", mark), at_);
  }
  static bool in_word(char c) {
    return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_';
  }
  std::string word() {
    const std::size_t first = at_;
    while (at_ < text_.size() && in_word(text_[at_])) ++at_;
    return std::string(text_.substr(first, at_ - first));
  }

  static TermPointer operation(double (*what)(double, double), TermPointer a, TermPointer b,
                               std::size_t offset) {
    auto term = std::make_shared<Formula::Term>();
    term->offset = offset;
    term->operation = what;
    term->parts = {std::move(a), std::move(b)};
    return term;
  }

  TermPointer sum() {
    if (++depth_ > deepest_formula) throw FormulaError("too many brackets in each other", at_);
    TermPointer left = product();
    for (;;) {
      const std::size_t offset = at_;
      if (take('+'))
        left = operation(plus, left, product(), offset);
      else if (take('-'))
        left = operation(minus, left, product(), offset);
      else
        break;
    }
    --depth_;
    return left;
  }

  TermPointer product() {
    TermPointer left = signed_term();
    for (;;) {
      const std::size_t offset = at_;
      if (take('*'))
        left = operation(times, left, signed_term(), offset);
      else if (take('/'))
        left = operation(over, left, signed_term(), offset);
      else
        return left;
    }
  }

  TermPointer signed_term() {
    bool negative = false;
    const std::size_t offset = at_;
    while (take('-')) negative = !negative;
    TermPointer base = primary();
    const std::size_t mark = at_;
    if (take('^')) base = operation(power, base, signed_term(), mark);
    return negative ? operation(times, constant(-1.0, offset), base, offset) : base;
  }

  static TermPointer constant(double number, std::size_t offset) {
    auto term = std::make_shared<Formula::Term>();
    term->offset = offset;
    term->constant = number;
    return term;
  }

  TermPointer primary() {
    skip();
    const std::size_t offset = at_;
    if (take('(')) {
      TermPointer inner = sum();
      expect(')');
      return inner;
    }
    if (at_ < text_.size() &&
        (std::isdigit(static_cast<unsigned char>(text_[at_])) != 0 || text_[at_] == '.')) {
      double number = 0.0;
      const auto [end, error] =
          std::from_chars(text_.data() + at_, text_.data() + text_.size(), number);
      if (error != std::errc()) throw FormulaError("this is no number", offset);
      at_ = static_cast<std::size_t>(end - text_.data());
      return constant(number, offset);
    }
    const std::string name = word();
    if (name.empty()) throw FormulaError("a number, a run or a function is missing", offset);
    if (take('(')) return function(name, offset);
    if (name == "pi") return constant(std::numbers::pi, offset);
    return reference(name, offset);
  }

  TermPointer function(const std::string& name, std::size_t offset) {
    auto term = std::make_shared<Formula::Term>();
    term->offset = offset;
    std::vector<std::string> names;
    for (const auto& known : formula_functions()) {
      if (known.name == name) term->function = &known;
      names.emplace_back(known.name);
    }
    if (term->function == nullptr)
      throw FormulaError(fmt::format("unknown function '{}'{}", name, did_you_mean(name, names)),
                         offset);
    do {
      term->parts.push_back(sum());
    } while (take(','));
    expect(')');
    const auto& f = *term->function;
    if (term->parts.size() < f.least_arguments || term->parts.size() > f.most_arguments)
      throw FormulaError(fmt::format("{} takes {} argument{}, not {}", name,
                                     f.least_arguments == f.most_arguments
                                         ? std::to_string(f.least_arguments)
                                         : fmt::format("at least {}", f.least_arguments),
                                     f.most_arguments == 1 ? "" : "s", term->parts.size()),
                         offset);
    return term;
  }

  TermPointer reference(const std::string& run, std::size_t offset) {
    auto reference = std::make_shared<Reference>();
    reference->run = run;
    if (take('[')) {
      reference->kind = Reference::Kind::series;
      const std::size_t end = closing_bracket();
      while (at_ < end) reference->path.push_back(entry(end));
      at_ = end + 1;
      if (reference->path.empty()) throw FormulaError("the name of a series is missing", offset);
    } else {
      while (at_ < text_.size() && text_[at_] == '.') {
        ++at_;
        reference->path.push_back(field());
      }
      if (reference->path.empty()) reference->kind = Reference::Kind::value;
    }
    auto term = std::make_shared<Formula::Term>();
    term->offset = offset;
    term->reference = reference.get();
    references_->push_back(std::move(reference));
    return term;
  }

  // Of the bracket that is open here; names may have pairs of brackets in them.
  [[nodiscard]] std::size_t closing_bracket() const {
    int open = 1;
    for (std::size_t i = at_; i < text_.size(); ++i) {
      if (text_[i] == '[') ++open;
      if (text_[i] == ']' && --open == 0) return i;
    }
    throw FormulaError("']' is missing", at_);
  }

  // Of a list with commas that ends at `end`; names may have any other mark in them.
  std::string entry(std::size_t end) {
    skip();
    const std::size_t comma = std::min(text_.find(',', at_), end);
    std::string name(text_.substr(at_, comma - at_));
    while (!name.empty() && name.back() == ' ') name.pop_back();
    at_ = comma < end ? comma + 1 : end;
    return name;
  }

  std::string field() {
    if (at_ < text_.size() && text_[at_] == '"') {
      const std::size_t end = text_.find('"', at_ + 1);
      if (end == std::string_view::npos) throw FormulaError("'\"' is missing", at_);
      std::string name(text_.substr(at_ + 1, end - at_ - 1));
      at_ = end + 1;
      return name;
    }
    std::string name = word();
    if (name.empty()) throw FormulaError("the name of a field is missing", at_);
    return name;
  }

  std::string_view text_;
  std::size_t at_ = 0;
  int depth_ = 0;
  std::vector<std::shared_ptr<Reference>>* references_ = nullptr;
};

Values evaluate(const Formula::Term& term, const Formula::Look& look) {
  if (term.reference != nullptr) return look(*term.reference);
  if (term.parts.empty()) return term.constant;
  std::vector<Values> parts;
  for (const auto& part : term.parts) parts.push_back(evaluate(*part, look));
  try {
    return term.function != nullptr ? term.function->apply(parts)
                                    : combined(parts[0], parts[1], term.operation);
  } catch (const FormulaError& error) {
    throw FormulaError(error.what(), term.offset);
  }
}

}  // namespace

Formula::Formula(std::string_view text) : text_(text) {
  root_ = FormulaReader(text_).read(references_);
}

Values Formula::value(const Look& look) const { return evaluate(*root_, look); }

double Formula::number(const Look& look) const {
  const Values all = value(look);
  if (!all.is_number())
    throw FormulaError(
        fmt::format("'{}' gives {} numbers where one is needed: take max, last or the like of it",
                    text_, all.numbers.size()));
  return all.numbers.front();
}

}  // namespace visviva::studies
